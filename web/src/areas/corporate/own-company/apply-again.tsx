import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import type { ApplyAgain as Corrected, MyCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { useState } from 'react';
import { askOnce } from '../../../kernel/api/ask-once';
import { useZodForm } from '../../../kernel/hydration/use-zod-form';
import { Button } from '../../../kit/button';
import { focusPageHeading } from '../../../kit/move-focus';
import { useFocusOnward } from '../../../kit/use-focus-onward';
import { FormDialog } from '../dialogs';
import { corporateApplyingTexts as text } from '../texts-applying.en';
import { useActedFor, useCompanyCommand } from '../use-company-command';
import { LicenceFields, showExpired } from './licence-fields';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/companies/schemas')).applyAgainSchema;

/** Why a company was declined, and its way on: its Admins correct its licence and send it to our desk again. */
export function ApplyAgain({ company }: { company: MyCompany }) {
  const { declinedReason, licence } = company;
  const [isOpen, setOpen] = useState(false);
  // The button goes once the company waits again.
  const announceGoing = useFocusOnward(focusPageHeading);
  return (
    <>
      {declinedReason && <p className="w-full [overflow-wrap:anywhere]">{text.reason(declinedReason)}</p>}
      {licence
        ? <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>{text.button}</Button>
        : <p className="w-full">{text.askAdmin}</p>}
      {isOpen && licence && (
        <ApplyDialog
          company={company}
          licence={licence}
          onDone={announceGoing}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface ApplyDialogProps {
  company: MyCompany;
  licence: NonNullable<MyCompany['licence']>;
  onDone: () => void;
  onClose: () => void;
}

function ApplyDialog({ company: { id, name, declinedReason }, licence, onDone, onClose }: ApplyDialogProps) {
  const acted = useActedFor();
  const form = useZodForm(loadSchema, { name, ...licence, licenceExpiresOn: licence.licenceExpiresOn ?? '' });
  const { register, handleSubmit, setError, formState: { errors, isSubmitting } } = form;
  const { mutate, isPending } = useCompanyCommand<Corrected, { name: string }>({
    send: (body) => askOnce(COMPANIES_ROUTES.applyAgain, { params: { id }, body }),
    done: (corrected) => ({ title: text.done, description: text.doneText(corrected.name) }),
    onDone: () => {
      onDone();
      acted();
      onClose();
    },
    onRefused: (error) => showExpired(error, setError),
  });
  return (
    <FormDialog
      title={text.title(name)}
      {...(declinedReason && { description: text.reason(declinedReason) })}
      submit={text.submit}
      busy={isPending || isSubmitting}
      onSubmit={handleSubmit((values) => !isPending && mutate(values))}
      onClose={onClose}
    >
      <LicenceFields register={register} errors={errors} />
    </FormDialog>
  );
}
