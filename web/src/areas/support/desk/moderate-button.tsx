import type { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import { FormButton } from '../../../kernel/desk/form';
import type { Actions } from '../../../kernel/desk/use-actions';
import { NOTE, REASON } from './reason-fields';

const FIELDS = [REASON, NOTE];
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/support/schemas')).moderateRequestSchema;

interface ModerateButtonProps {
  id: string;
  route: (typeof SUPPORT_ROUTES)['hidePerson' | 'removeChallenge' | 'removeSponsorshipMessage'];
  texts: { button: string; title: string; text: string; yes: string; done: string };
  actions: Actions;
  onDone?: () => void;
}

/** Asks why, and hides a hero or takes away what one wrote. */
export function ModerateButton({ id, route, texts, actions, onDone }: ModerateButtonProps) {
  return (
    <FormButton
      texts={texts}
      fields={FIELDS}
      schema={loadSchema}
      send={(body) => actions.attempt({ route, values: { params: { id }, body }, done: () => texts.done })}
      onDone={onDone}
    />
  );
}
