import { useRef, useState } from 'react';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import type { Actions } from '../../../../kernel/desk/api/use-actions';
import { OPERATORS_MESSAGES } from './messages';
import { TextField } from '../../../../kernel/desk/ui/field';
import { Panel } from '../../../../kernel/desk/ui/panel';
import { Problem, useForm } from '../../../../kernel/desk/ui/use-form';
import type { NewKey } from './key-panel';
import { newRequestKey } from '../../../../kernel/desk/api/request-key';
import { RolesField, rolesOf } from './roles-field';

const TEXTS = OPERATORS_MESSAGES.add;
const KINDS = ['person', 'machine'] as const;

interface AddPanelProps {
  actions: Actions;
  onKey: (key: NewKey) => void;
}

/** One more operator: a person by the address that signs in, or a machine, which is given a key. */
export function AddPanel({ actions, onKey }: AddPanelProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('person');
  const fields = useRef<HTMLFormElement>(null);
  const requestKey = useRef(newRequestKey());

  async function add(given: FormData): Promise<string | undefined> {
    const [name, email] = ['name', 'email'].map((field) => String(given.get(field) ?? '').trim()) as [string, string];
    const roles = rolesOf(given);
    if (name === '') return TEXTS.noName;
    if (kind === 'person' && email === '') return TEXTS.noEmail;
    if (roles.length === 0) return TEXTS.noRole;
    const body = { name, roles, ...(kind === 'person' && { email }) };
    return actions.attempt({
      route: OPERATORS_ROUTES.addOperator,
      values: { body, idempotencyKey: requestKey.current(body) },
      done: ({ key }) => {
        if (key === undefined) return TEXTS.donePerson(name, email);
        onKey({ name, key });
        return TEXTS.doneMachine(name);
      },
    });
  }

  const { form, problem, problemId, busy } = useForm(add, () => {
    requestKey.current = newRequestKey();
    fields.current!.reset();
  });
  return (
    <Panel title={TEXTS.title}>
      <form ref={fields} {...form}>
        <fieldset className="choices">
          <legend>{TEXTS.kind}</legend>
          {KINDS.map((each) => (
            <label key={each}>
              <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
              {TEXTS[each]}
            </label>
          ))}
        </fieldset>
        <TextField label={TEXTS.name} name="name" required maxLength={80} autoComplete="off" />
        {kind === 'person' && (
          <TextField label={TEXTS.email} name="email" type="email" required maxLength={254} autoComplete="off" />
        )}
        <RolesField />
        <Problem id={problemId}>{problem}</Problem>
        <button type="submit" className="button primary" aria-disabled={busy || undefined}>
          {busy ? TEXTS.busy : TEXTS.submit}
        </button>
      </form>
    </Panel>
  );
}
