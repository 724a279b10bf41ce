import type { OperatorView } from '@planet-heroes/contracts/areas/operations/operators';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { FormDialog } from '../../../../kernel/desk/form';
import type { Actions } from '../../../../kernel/desk/use-actions';
import { OPERATORS_MESSAGES } from './messages';
import { rolesField } from './roles-field';

const TEXTS = OPERATORS_MESSAGES;
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/operations/operators')).changeOperatorSchema;

/** What is about to be changed of an operator. */
export interface Change {
  kind: 'roles' | 'deactivate' | 'activate';
  operator: OperatorView;
  isOwn: boolean;
}

interface ChangeDialogProps {
  change: Change;
  actions: Actions;
  onClose: () => void;
}

/** Asks before an operator is changed, and for the roles where those are. */
export function ChangeDialog({ change, actions, onClose }: ChangeDialogProps) {
  const { kind, operator: { id, name, roles } } = change;

  return (
    <FormDialog
      texts={textsOf(change)}
      fields={kind === 'roles' ? [rolesField(roles)] : []}
      schema={loadSchema}
      toBody={(given) => (kind === 'roles' ? given : { active: kind === 'activate' })}
      send={(body) =>
        actions.attempt({
          route: OPERATORS_ROUTES.changeOperator,
          values: { params: { id }, body },
          done: (changed) => kind === 'roles' ? TEXTS.change.done(name, changed.roles) : TEXTS[kind].done(name),
        })}
      onClose={onClose}
    />
  );
}

function textsOf({ kind, operator: { name, roles }, isOwn }: Change): { title: string; text: string; yes: string } {
  const { title, yes } = kind === 'roles' ? TEXTS.change : TEXTS[kind];
  const text = {
    roles: TEXTS.change.text,
    deactivate: isOwn ? `${TEXTS.deactivate.text} ${TEXTS.deactivate.you}` : TEXTS.deactivate.text,
    activate: TEXTS.activate.text(roles),
  }[kind];
  return { title: title(name), text, yes };
}
