import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import type { Actions } from '../api/use-actions';
import { MESSAGES } from '../messages';
import { TextField } from '../ui/field';
import { FormButton } from '../ui/form-button';

const TEXTS = MESSAGES.rewards.expire;

interface GiveBackButtonProps {
  claimId: string;
  actions: Actions;
  onDone: () => void;
}

/** Asks why, and ends a claim whose reward is not handed over. */
export function GiveBackButton({ claimId, actions, onDone }: GiveBackButtonProps) {
  async function giveBack(given: FormData): Promise<string | undefined> {
    const reason = String(given.get('reason') ?? '').trim();
    if (reason === '') return TEXTS.empty;
    return actions.attempt({
      route: DUBAI_REWARDS_ROUTES.advanceClaim,
      values: { params: { id: claimId }, body: { to: 'expired', reason } },
      done: () => TEXTS.done,
    });
  }

  return (
    <FormButton
      label={TEXTS.button}
      title={TEXTS.title}
      text={TEXTS.text}
      submit={TEXTS.yes}
      onSubmit={giveBack}
      onDone={onDone}
    >
      <TextField label={TEXTS.reason} name="reason" required maxLength={200} autoComplete="off" />
    </FormButton>
  );
}
