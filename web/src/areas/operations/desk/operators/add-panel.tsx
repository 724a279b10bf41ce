import { useState } from 'react';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { FormFields } from '../../../../kernel/desk/fields';
import { ActionForm } from '../../../../kernel/desk/form';
import { Panel } from '../../../../kernel/desk/page';
import type { Actions } from '../../../../kernel/desk/use-actions';
import type { NewKey } from './key-panel';
import { OPERATORS_MESSAGES } from './messages';
import { rolesField } from './roles-field';

const TEXTS = OPERATORS_MESSAGES.add;
const KINDS = ['person', 'machine'] as const;
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/operations/operators')).addOperatorSchema;

interface AddPanelProps {
  actions: Actions;
  onKey: (key: NewKey) => void;
}

/** One more operator: a person by the address that signs in, or a machine, which is given a key. */
export function AddPanel({ actions, onKey }: AddPanelProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('person');
  const fields = [
    { name: 'name', label: TEXTS.name },
    ...(kind === 'person' ? [{ name: 'email', label: TEXTS.email, as: 'email' as const }] : []),
    rolesField(),
  ];
  return (
    <Panel title={TEXTS.title}>
      <ActionForm
        submit={TEXTS.submit}
        fields={fields}
        schema={loadSchema}
        send={(body) =>
          actions.attempt({
            route: OPERATORS_ROUTES.addOperator,
            values: { body },
            isOnce: true,
            done: ({ name, email, key }) => {
              if (key === undefined) return TEXTS.donePerson(name, email!);
              onKey({ name, key });
              return TEXTS.doneMachine(name);
            },
          })}
        onDone={(form) => form.reset()}
      >
        <fieldset className="choices">
          <legend>{TEXTS.kind}</legend>
          {KINDS.map((each) => (
            <label key={each}>
              <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
              {TEXTS[each]}
            </label>
          ))}
        </fieldset>
        <FormFields of={fields} />
      </ActionForm>
    </Panel>
  );
}
