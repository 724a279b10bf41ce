import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { START_TOKEN } from '@planet-heroes/contracts/kernel/operators/start-token';
import { FilterForm } from '../../../../kernel/desk/list';
import { usePolled } from '../../../../kernel/desk/use-polled';
import { usePageQuery } from '../../../../kernel/routing/use-page-query';
import { SelectField } from '../../../../kit/form/select-field';
import { TextField } from '../../../../kit/form/text-field';
import { ACTIONS, AUDIT_MESSAGES } from './messages';

const TEXTS = AUDIT_MESSAGES.filter;
const POLL = { everyMs: 60_000 };
const SORTED_ACTIONS = Object.entries(ACTIONS).toSorted(([, one], [, other]) => one.localeCompare(other));

/** By whom, what, when, and a text. */
export function AuditFilter() {
  const [query] = usePageQuery();
  const { answer } = usePolled(OPERATORS_ROUTES.listOperators, {}, POLL);
  const operators = [...(answer?.operators ?? []), START_TOKEN].map(({ id, name }) => [id, name] as const);
  return (
    <FilterForm label={TEXTS.label}>
      <TextField label={TEXTS.search} name="search" type="search" />
      <Choice label={TEXTS.operator} name="operatorId" choices={operators} given={query.get('operatorId')} />
      <Choice label={TEXTS.call} name="call" choices={SORTED_ACTIONS} given={query.get('call')} />
      <TextField label={TEXTS.from} name="from" type="datetime-local" />
      <TextField label={TEXTS.to} name="to" type="datetime-local" />
    </FilterForm>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  choices: readonly (readonly [value: string, name: string])[];
  /** What the address asks for: it is among the choices also while they are being read. */
  given: string | null;
}

function Choice({ label, name, choices, given }: ChoiceProps) {
  const isKnown = given === null || choices.some(([value]) => value === given);
  const all = isKnown ? choices : [...choices, [given, given] as const];
  return (
    <SelectField
      label={label}
      name={name}
      placeholder={TEXTS.any}
      options={all.map(([value, text]) => ({ value, label: text }))}
    />
  );
}
