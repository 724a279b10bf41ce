import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import type { Actions } from '../../../kernel/desk/api/use-actions';
import { SPONSORSHIPS_MESSAGES } from './messages';
import { TextField } from '../../../kernel/desk/ui/field';
import { FormButton } from '../../../kernel/desk/ui/form-button';

const { approve, decline, reason: REASON, empty } = SPONSORSHIPS_MESSAGES;
const DECISIONS = { approve, decline };

interface DecideButtonProps {
  id: string;
  decision: keyof typeof DECISIONS;
  actions: Actions;
  onDone: () => void;
}

/** Asks why, and decides about a sponsorship. */
export function DecideButton({ id, decision, actions, onDone }: DecideButtonProps) {
  const { button, title, text, yes, done } = DECISIONS[decision];

  async function decide(given: FormData): Promise<string | undefined> {
    const reason = String(given.get('reason') ?? '').trim();
    if (reason === '') return empty;
    return actions.attempt({
      route: MISSIONS_ROUTES.decideSponsorship,
      values: { params: { id }, body: { decision, reason } },
      done: () => done,
    });
  }

  return (
    <FormButton label={button} title={title} text={text} submit={yes} onSubmit={decide} onDone={onDone}>
      <TextField label={REASON} name="reason" required maxLength={300} autoComplete="off" />
    </FormButton>
  );
}
