import { COMPANIES_DESK_ROUTES } from '@planet-heroes/contracts/areas/companies/desk-routes';
import type { ListedCompany } from '@planet-heroes/contracts/areas/companies/schemas';
import type { FormField } from '../../../kernel/desk/fields';
import { FormDialog } from '../../../kernel/desk/form';
import type { Actions } from '../../../kernel/desk/use-actions';
import { Button } from '../../../kit/button';
import { COMPANIES_MESSAGES } from './messages';

const { reason: label, hint } = COMPANIES_MESSAGES.decline;
const REASON: readonly FormField[] = [{ name: 'reason', label, hint, as: 'long' }];
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/companies/schemas')).decideCompanySchema;

/** What is about to be decided about a company. */
export interface Decision {
  company: ListedCompany;
  decision: 'approve' | 'decline';
}

interface DecideButtonsProps {
  company: ListedCompany;
  onDecide: (decision: Decision) => void;
}

/** What a company that waits may be decided by. */
export function DecideButtons({ company, onDecide }: DecideButtonsProps) {
  const { approve, decline } = COMPANIES_MESSAGES;
  return (
    <div className="row-buttons">
      <Button
        size="small"
        aria-label={approve.of(company.name)}
        onClick={() => onDecide({ company, decision: 'approve' })}
      >
        {approve.button}
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={decline.of(company.name)}
        onClick={() => onDecide({ company, decision: 'decline' })}
      >
        {decline.button}
      </Button>
    </div>
  );
}

interface DecideDialogProps {
  decision: Decision;
  actions: Actions;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a company is approved or declined, and for the reason where it is declined. */
export function DecideDialog({ decision: { company, decision }, actions, ...closing }: DecideDialogProps) {
  const TEXTS = COMPANIES_MESSAGES[decision];
  const others = decision === 'approve' ? company.sameLicence : [];
  return (
    <FormDialog
      texts={{ ...TEXTS, title: TEXTS.title(company.name) }}
      fields={decision === 'decline' ? REASON : []}
      schema={loadSchema}
      toBody={(given) => ({ ...given, decision, ...(company.state === 'declined' && { afterDecline: true }) })}
      send={(body) =>
        actions.attempt({
          route: COMPANIES_DESK_ROUTES.decideCompany,
          values: { params: { id: company.id }, body },
          done: () => TEXTS.done(company.name),
          refused: { last_admin: COMPANIES_MESSAGES.nobodyLeft },
        })}
      isStale={actions.isStale}
      {...closing}
    >
      {others.length > 0
        ? <p className="note">{COMPANIES_MESSAGES.sharesLicence(others.map(({ name }) => name).join(', '))}</p>
        : undefined}
    </FormDialog>
  );
}
