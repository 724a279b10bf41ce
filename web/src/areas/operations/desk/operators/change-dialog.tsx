import type { OperatorView } from '@planet-heroes/contracts/areas/operations/operators';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { FormDialog } from '../../../../kernel/desk/form';
import type { Actions } from '../../../../kernel/desk/use-actions';
import { OPERATORS_MESSAGES } from './messages';
import { RolesField, rolesOf } from './roles-field';

const TEXTS = OPERATORS_MESSAGES;

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

  async function send(form: FormData): Promise<string | undefined> {
    const chosen = rolesOf(form);
    if (kind === 'roles' && chosen.length === 0) return TEXTS.add.noRole;
    return actions.attempt({
      route: OPERATORS_ROUTES.changeOperator,
      values: { params: { id }, body: kind === 'roles' ? { roles: chosen } : { active: kind === 'activate' } },
      done: (changed) => kind === 'roles' ? TEXTS.change.done(name, changed.roles) : TEXTS[kind].done(name),
    });
  }

  return (
    <FormDialog {...textsOf(change)} onSubmit={send} onClose={onClose}>
      {kind === 'roles' && <RolesField chosen={roles} />}
    </FormDialog>
  );
}

function textsOf({ kind, operator: { name, roles }, isOwn }: Change): { title: string; text: string; submit: string } {
  const { title, submit } = kind === 'roles' ? TEXTS.change : TEXTS[kind];
  const text = {
    roles: TEXTS.change.text,
    deactivate: isOwn ? `${TEXTS.deactivate.text} ${TEXTS.deactivate.you}` : TEXTS.deactivate.text,
    activate: TEXTS.activate.text(roles),
  }[kind];
  return { title: title(name), text, submit };
}
