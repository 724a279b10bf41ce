import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import type { OperatorReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { FormButton } from '../../../kernel/desk/form';
import { count, formatWhole } from '../../../kernel/desk/format';
import { GivenFields } from '../../../kernel/desk/given-fields';
import type { Actions } from '../../../kernel/desk/use-actions';
import { TextField } from '../../../kit/form/text-field';
import { REWARDS_MESSAGES } from './messages';

const { stock: TEXTS } = REWARDS_MESSAGES.catalogue;
const MOST = 1_000_000;

/** Asks how many more can be claimed of a reward, and adds them. */
export function StockButton({ reward: { id, title }, actions }: { reward: OperatorReward; actions: Actions }) {
  return (
    <FormButton
      label={TEXTS.button}
      name={TEXTS.of(title)}
      title={TEXTS.title(title)}
      text={TEXTS.text}
      submit={TEXTS.yes}
      onSubmit={async (form) => {
        const given = new GivenFields(form, { quantity: TEXTS.quantity });
        const body = { quantity: given.whole('quantity', { min: 1, max: MOST }) };
        if (given.fault) return given.fault;
        return actions.attempt({
          route: DUBAI_DESK_ROUTES.stockReward,
          values: { params: { id }, body },
          isOnce: true,
          done: ({ left }) => TEXTS.done(count(body.quantity, 'more', 'more'), title, formatWhole(left ?? 0)),
        });
      }}
    >
      <TextField label={TEXTS.quantity} name="quantity" inputMode="numeric" required maxLength={7} autoComplete="off" />
    </FormButton>
  );
}
