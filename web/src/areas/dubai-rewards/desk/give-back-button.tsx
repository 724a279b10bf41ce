import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { ReasonButton } from '../../../kernel/desk/form';
import type { Actions } from '../../../kernel/desk/use-actions';
import { REWARDS_MESSAGES } from './messages';

const TEXTS = REWARDS_MESSAGES.expire;

interface GiveBackButtonProps {
  claimId: string;
  actions: Actions;
  onDone: () => void;
}

/** Asks why, and ends a claim whose reward is not handed over. */
export function GiveBackButton({ claimId, actions, onDone }: GiveBackButtonProps) {
  return (
    <ReasonButton
      texts={TEXTS}
      maxLength={200}
      onDone={onDone}
      submit={(reason) =>
        actions.attempt({
          route: DUBAI_REWARDS_ROUTES.advanceClaim,
          values: { params: { id: claimId }, body: { to: 'expired', reason } },
          done: () => TEXTS.done,
        })}
    />
  );
}
