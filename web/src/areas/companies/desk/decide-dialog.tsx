import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import type { ListedCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import { FormDialog } from '../../../kernel/desk/form';
import type { Actions } from '../../../kernel/desk/use-actions';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { COMPANIES_MESSAGES } from './messages';

const MAX_REASON = 300;

/** What is about to be decided about a company. */
export interface Decision {
  company: ListedCompany;
  decision: 'approve' | 'decline';
}

interface DecideDialogProps {
  decision: Decision;
  actions: Actions;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a company is approved or declined, and for the reason where it is declined. */
export function DecideDialog({ decision: { company, decision }, actions, onDone, onClose }: DecideDialogProps) {
  const TEXTS = COMPANIES_MESSAGES[decision];

  async function decide(form: FormData): Promise<string | undefined> {
    // A reason is one line; it may have been written in several.
    const reason = String(form.get('reason') ?? '').trim().replaceAll(/\s+/g, ' ');
    if (decision === 'decline' && reason === '') return COMPANIES_MESSAGES.decline.empty;
    return actions.attempt({
      route: COMPANIES_ROUTES.decideCompany,
      values: { params: { id: company.id }, body: decision === 'decline' ? { decision, reason } : { decision } },
      done: () => TEXTS.done(company.name),
    });
  }

  return (
    <FormDialog
      title={TEXTS.title(company.name)}
      text={TEXTS.text}
      submit={TEXTS.yes}
      onSubmit={decide}
      onDone={onDone}
      onClose={onClose}
    >
      {decision === 'decline' && (
        <TextAreaField
          label={COMPANIES_MESSAGES.decline.reason}
          hint={COMPANIES_MESSAGES.decline.hint}
          name="reason"
          required
          maxLength={MAX_REASON}
        />
      )}
    </FormDialog>
  );
}
