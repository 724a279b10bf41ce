import { COMPANIES_DESK_ROUTES } from '@planet-heroes/contracts/areas/companies/desk-routes';
import type { RequestOf } from '@planet-heroes/contracts/call-by-route';
import { ConfirmedPanel } from '../../../kernel/desk/confirmed-panel';
import type { FormField } from '../../../kernel/desk/fields';
import { optionsOf } from '../../../kernel/desk/list';
import type { Actions } from '../../../kernel/desk/use-actions';
import type { NewKey } from '../../operations/desk/operators/key-panel';
import { COMPANIES_MESSAGES } from './messages';

const { register: TEXTS, industries: INDUSTRIES } = COMPANIES_MESSAGES;
const { labels: LABELS, hints: HINTS } = TEXTS;
const ROUTE = COMPANIES_DESK_ROUTES.registerCompany;

const FIELDS: readonly FormField<keyof RequestOf<typeof ROUTE>['body']>[] = [
  { name: 'name', label: LABELS.name },
  { name: 'email', label: LABELS.email, as: 'email' },
  { name: 'id', label: LABELS.code, hint: HINTS.code, optional: true },
  { name: 'industry', label: LABELS.industry, options: optionsOf(INDUSTRIES), defaultValue: 'other' },
  { name: 'tradeNumber', label: LABELS.tradeNumber, optional: true },
  { name: 'vatNumber', label: LABELS.vatNumber, optional: true },
  { name: 'phone', label: LABELS.phone, as: 'tel', optional: true },
  { name: 'website', label: LABELS.website, hint: HINTS.website, as: 'url', optional: true },
  { name: 'address', label: LABELS.address, optional: true },
];
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/companies/schemas')).registerCompanySchema;

interface RegisterPanelProps {
  actions: Actions;
  /** Its first API key, which is nowhere else. */
  onKey: (key: NewKey) => void;
}

/** A company that did not register itself. */
export function RegisterPanel({ actions, onKey }: RegisterPanelProps) {
  return (
    <ConfirmedPanel
      texts={TEXTS}
      fields={FIELDS}
      schema={loadSchema}
      ask={({ name }) => ({ title: TEXTS.ask(name), text: TEXTS.follows })}
      route={ROUTE}
      done={({ name, apiKey }) => {
        onKey({ name, key: apiKey });
        return TEXTS.done(name);
      }}
      actions={actions}
    />
  );
}
