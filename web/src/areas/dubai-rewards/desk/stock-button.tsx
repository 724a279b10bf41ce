import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import type { OperatorReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { FormButton } from '../../../kernel/desk/form';
import { count, formatWhole } from '../../../kernel/desk/format';
import type { Actions } from '../../../kernel/desk/use-actions';
import { REWARDS_MESSAGES } from './messages';

const { stock: TEXTS } = REWARDS_MESSAGES.catalogue;
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/dubai-rewards/events')).stockRewardSchema;

/** Asks how many more can be claimed of a reward, and adds them. */
export function StockButton({ reward: { id, title }, actions }: { reward: OperatorReward; actions: Actions }) {
  return (
    <FormButton
      name={TEXTS.of(title)}
      texts={{ ...TEXTS, title: TEXTS.title(title) }}
      fields={[{ name: 'quantity', label: TEXTS.quantity, as: 'whole' }]}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: DUBAI_DESK_ROUTES.stockReward,
          values: { params: { id }, body },
          isOnce: true,
          done: ({ left }) => TEXTS.done(count(body.quantity, 'more', 'more'), title, formatWhole(left ?? 0)),
        })}
    />
  );
}
