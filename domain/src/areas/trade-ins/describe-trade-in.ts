import { conditionOf } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import type { ConditionAnswers } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import type { TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';
import { repriceTradeIn } from './reprice-trade-in.js';
import { tradeInStates } from './trade-in.states.js';

/**
 * What the hero says of the phone: its condition, and so its price, follow. As long as the phone is with the hero.
 * Throws `condition_not_taken`, `programme_takes_phone`, `unknown_device` (the exchange does not list it),
 * `unknown_trade_in` or `illegal_transition`.
 */
export const describeTradeIn = transactionalHandler<'describe-trade-in'>(
  async ({ tradeInId, heroId, answers, programme }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId, heroId);
    // The phone may be described for as long as the handover may be arranged.
    tradeInStates.assert(tradeInId, tradeIn.state, 'booked');
    tradeIn.answers = answers;
    const condition = conditionFound(programme ?? tradeIn.programme, answers);
    const to = { device: tradeIn.device, condition, programme, cause, time };
    const events = await repriceTradeIn(transaction, tradeIn, to);
    return {
      transactionId: await appendEvents(transaction, events),
      result: await readTradeIn(transaction, tradeInId, heroId),
    };
  },
);

/** The condition that answers lead to. Throws `condition_not_taken`. */
export function conditionFound(programme: TradeInProgramme, answers: ConditionAnswers): string {
  const condition = conditionOf(programme, answers);
  if (condition === undefined) throw conditionNotTaken(programme);
  return condition;
}

export function conditionNotTaken(programme: TradeInProgramme): AppError {
  return new AppError(
    'condition_not_taken',
    'This programme takes no phone in this condition.',
    { programme },
  );
}
