import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import type { MyCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { useId } from 'react';
import { ask } from '../../../kernel/api/ask';
import { AskFirst } from '../../../kit/ask-first';
import { Button } from '../../../kit/button';
import { focusPageHeading } from '../../../kit/move-focus';
import { useFocusOnward } from '../../../kit/use-focus-onward';
import { corporateLeavingTexts as text } from '../texts-leaving.en';
import { useActedFor, useCompanyCommand } from '../use-company-command';

interface LeaveCompanyProps {
  company: MyCompany;
  /** What was said of it: the toast passes. */
  onLeft: (said: string) => void;
}

/** Leaving a company, which one is asked about first. */
export function LeaveCompany({ company: { id, name, state, declinedReason, isOnlyAdmin }, onLeft }: LeaveCompanyProps) {
  const reason = useId();
  const acted = useActedFor();
  // Only an approved company invites: one that waits for the first time is withdrawn with its single member.
  const isWaiting = state === 'pending';
  const words = text[isWaiting && !declinedReason ? 'applicant' : 'member'];
  // The buttons go with the company, once the list has been read again.
  const announceGoing = useFocusOnward(focusPageHeading);
  const { mutateAsync } = useCompanyCommand<void, { id: string }>({
    send: () => ask(COMPANIES_ROUTES.leaveCompany, { params: { id } }),
    done: () => ({ title: words.done(name) }),
    onDone: () => {
      announceGoing();
      onLeft(`${words.done(name)}. `);
      acted();
    },
  });
  if (isOnlyAdmin) {
    return (
      <span className="flex flex-wrap items-center gap-x-2">
        <span id={reason} className="text-sm text-ink-muted">{text.onlyAdmin}</span>
        <Button
          variant="quiet"
          size="small"
          aria-disabled
          aria-describedby={reason}
          className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted"
        >
          {words.leave}
        </Button>
      </span>
    );
  }
  return (
    <AskFirst
      variant="quiet"
      size="small"
      isDanger
      start={words.leave}
      question={words.question(name)}
      detail={isWaiting && declinedReason ? text.again : words.detail}
      keep={text.stay}
      confirm={words.confirm(name)}
      busy={text.leaving}
      onConfirm={() => mutateAsync().then(() => true, () => false)}
    />
  );
}
