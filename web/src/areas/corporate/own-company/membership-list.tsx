import type { MyCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { ask } from '../../../kernel/api/ask';
import { corporateTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { Button } from '../../../kit/button';
import { useCompanyCommand } from '../use-company-command';
import { useActedFor } from './use-acted-for';

const text = corporateTexts.own;
const DEEDS = {
  accept: COMPANIES_ROUTES.acceptInvitation,
  choose: COMPANIES_ROUTES.chooseCompany,
  leave: COMPANIES_ROUTES.leaveCompany,
} as const;

/** The visitor's companies and invitations, and what can be done with each. */
export function MembershipList({ companies }: { companies: readonly MyCompany[] }) {
  return (
    <ul role="list" aria-label={text.label} className="grid gap-2">
      {companies.map((company) => <Membership key={company.id} company={company} />)}
    </ul>
  );
}

function Membership({ company }: { company: MyCompany }) {
  const { id, name, role, state, membership, isCurrent } = company;
  const acted = useActedFor();
  const { mutate, isPending } = useCompanyCommand<keyof typeof DEEDS, { id: string }>({
    send: (deed) => ask(DEEDS[deed], { params: { id } }),
    done: (_, deed) => ({ title: text.done[deed](name) }),
    onDone: acted,
  });
  const isInvitation = membership === 'pending';
  const press = (deed: keyof typeof DEEDS) => ({
    size: 'small' as const,
    'aria-disabled': isPending || undefined,
    onClick: () => !isPending && mutate(deed),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <strong className="min-w-0 [overflow-wrap:anywhere]" translate="no">{name}</strong>
      <span className="text-ink-muted">{corporateTexts.roles[role]}</span>
      {isCurrent && <Badge tone="accent">{text.current}</Badge>}
      {isInvitation && <Badge>{text.invited}</Badge>}
      {state !== 'approved' && <Badge>{text.states[state]}</Badge>}
      <span className="ms-auto flex flex-wrap gap-2">
        {isInvitation && <Button {...press('accept')}>{text.accept}</Button>}
        {!isInvitation && !isCurrent && <Button variant="secondary" {...press('choose')}>{text.choose}</Button>}
        <Button variant="secondary" {...press('leave')}>{isInvitation ? text.decline : text.leave}</Button>
      </span>
    </li>
  );
}
