import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { FormButton } from '../../../kernel/desk/form';
import type { Actions } from '../../../kernel/desk/use-actions';
import { REWARDS_MESSAGES } from './messages';

const TEXTS = REWARDS_MESSAGES.expire;
/** The schema of a claim's next step. */
export const loadAdvance = async () =>
  (await import('@planet-heroes/contracts/areas/dubai-rewards/schemas')).advanceClaimRequestSchema;

interface GiveBackButtonProps {
  claimId: string;
  actions: Actions;
  onDone: () => void;
}

/** Asks why, and ends a claim whose reward is not handed over. */
export function GiveBackButton({ claimId, actions, onDone }: GiveBackButtonProps) {
  return (
    <FormButton
      texts={TEXTS}
      fields={[{ name: 'reason', label: TEXTS.reason }]}
      schema={loadAdvance}
      toBody={(given) => ({ ...given, to: 'expired' })}
      send={(body) =>
        actions.attempt({
          route: DUBAI_DESK_ROUTES.advanceClaim,
          values: { params: { id: claimId }, body },
          done: () => TEXTS.done,
        })}
      onDone={onDone}
    />
  );
}
