import type { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import { FormButton } from '../../../kernel/desk/form';
import { oneLine } from '../../../kernel/desk/given-fields';
import type { Actions } from '../../../kernel/desk/use-actions';
import { PEOPLE_MESSAGES } from './messages';
import { NoteField, ReasonField } from './reason-fields';

interface ModerateButtonProps {
  id: string;
  route: (typeof SUPPORT_ROUTES)['hidePerson' | 'removeChallenge' | 'removeSponsorshipMessage'];
  texts: { button: string; title: string; text: string; yes: string; done: string };
  actions: Actions;
  onDone?: () => void;
}

/** Asks why, and hides a hero or takes away what one wrote. */
export function ModerateButton({ id, route, texts, actions, onDone = () => undefined }: ModerateButtonProps) {
  async function send(given: FormData): Promise<string | undefined> {
    const note = oneLine(given.get('note'));
    if (note === '') return PEOPLE_MESSAGES.actions.noNote;
    const values = { params: { id }, body: { reason: given.get('reason'), note } };
    return actions.attempt({ route, values, done: () => texts.done });
  }

  return (
    <FormButton
      label={texts.button}
      title={texts.title}
      text={texts.text}
      submit={texts.yes}
      onSubmit={send}
      onDone={onDone}
    >
      <ReasonField />
      <NoteField />
    </FormButton>
  );
}
