import { useState } from 'react';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { ActionForm } from '../../../../kernel/desk/form';
import { Panel } from '../../../../kernel/desk/page';
import type { Actions } from '../../../../kernel/desk/use-actions';
import { TextField } from '../../../../kit/form/text-field';
import type { NewKey } from './key-panel';
import { OPERATORS_MESSAGES } from './messages';
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

  async function add(given: FormData): Promise<string | undefined> {
    const [name, email] = ['name', 'email'].map((field) => String(given.get(field) ?? '').trim()) as [string, string];
    const roles = rolesOf(given);
    if (name === '') return TEXTS.noName;
    if (kind === 'person' && email === '') return TEXTS.noEmail;
    if (roles.length === 0) return TEXTS.noRole;
    const body = { name, roles, ...(kind === 'person' && { email }) };
    return actions.attempt({
      route: OPERATORS_ROUTES.addOperator,
      values: { body },
      isOnce: true,
      done: ({ key }) => {
        if (key === undefined) return TEXTS.donePerson(name, email);
        onKey({ name, key });
        return TEXTS.doneMachine(name);
      },
    });
  }

  return (
    <Panel title={TEXTS.title}>
      <ActionForm submit={TEXTS.submit} onSubmit={add} onDone={(form) => form.reset()}>
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
      </ActionForm>
    </Panel>
  );
}
