import { COMPANY_INDUSTRIES } from '@planet-heroes/contracts/areas/companies/catalogue';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { ConfirmedForm } from '../../../kernel/desk/form';
import { GivenFields } from '../../../kernel/desk/given-fields';
import { Panel } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import type { NewKey } from '../../operations/desk/operators/key-panel';
import { COMPANIES_MESSAGES } from './messages';

const { register: TEXTS, industries: INDUSTRIES } = COMPANIES_MESSAGES;
const { labels: LABELS, hints: HINTS } = TEXTS;

interface RegisterPanelProps {
  actions: Actions;
  /** Its first API key, which is nowhere else. */
  onKey: (key: NewKey) => void;
}

/** A company that did not register itself. */
export function RegisterPanel({ actions, onKey }: RegisterPanelProps) {
  return (
    <Panel title={TEXTS.title} wide>
      <ConfirmedForm
        label={TEXTS.title}
        submit={TEXTS.submit}
        read={readCompany}
        ask={({ name }) => ({ title: TEXTS.ask(name), text: TEXTS.follows, yes: TEXTS.yes })}
        send={(body) =>
          actions.attempt({
            route: COMPANIES_ROUTES.registerCompany,
            values: { body },
            isOnce: true,
            done: ({ name, apiKey }) => {
              onKey({ name, key: apiKey });
              return TEXTS.done(name);
            },
          })}
      >
        <p className="muted">{TEXTS.text}</p>
        <div className="questions">
          <TextField label={LABELS.name} name="name" required maxLength={120} autoComplete="off" />
          <TextField label={LABELS.email} name="email" type="email" required maxLength={254} autoComplete="off" />
          <TextField label={LABELS.code} hint={HINTS.code} name="code" maxLength={64} autoComplete="off" />
          <SelectField
            label={LABELS.industry}
            name="industry"
            defaultValue="other"
            options={COMPANY_INDUSTRIES.map((each) => ({ value: each, label: INDUSTRIES[each] }))}
          />
          <TextField label={LABELS.tradeNumber} name="tradeNumber" maxLength={40} autoComplete="off" />
          <TextField label={LABELS.vatNumber} name="vatNumber" maxLength={40} autoComplete="off" />
          <TextField label={LABELS.phone} name="phone" type="tel" maxLength={30} autoComplete="off" />
          <TextField label={LABELS.website} hint={HINTS.website} name="website" maxLength={200} autoComplete="off" />
          <TextField label={LABELS.address} name="address" maxLength={300} autoComplete="off" />
        </div>
      </ConfirmedForm>
    </Panel>
  );
}

function readCompany(form: FormData) {
  const given = new GivenFields(form, LABELS);
  const body = {
    name: given.text('name'),
    email: given.email('email'),
    id: given.optionalText('code') && given.code('code'),
    industry: given.text('industry'),
    tradeNumber: given.optionalText('tradeNumber'),
    vatNumber: given.optionalText('vatNumber'),
    phone: given.optionalText('phone'),
    website: given.optionalText('website'),
    address: given.optionalText('address'),
  };
  return { body, fault: given.fault };
}
