import { v7 as uuidv7 } from 'uuid';
import type { StepActor, TRADE_IN_STEPS, TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { EventOf } from '../../kernel/areas/area.js';
import type { Transaction } from '../../kernel/database/database.js';
import type { JourneyTables } from './journey.entities.js';
import type { LockedTradeIn } from './lock-trade-in.js';
import { tradeInStates } from './trade-in.states.js';

/** A step: by whom, with which remark, and until when the next actor has time. */
export interface Step {
  to: (typeof TRADE_IN_STEPS)[number];
  by: StepActor;
  note?: string | undefined;
  dueAt?: Date | null | undefined;
  cause: string;
  time: Date;
}

/** Takes a locked trade-in one step on, and returns the event that says so. Throws `illegal_transition`. */
export async function advanceTradeIn(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  { to, by, note = '', dueAt = null, cause, time }: Step,
): Promise<EventOf<'trade.advanced'>> {
  const { id: tradeInId, heroId, state: from } = tradeIn;
  tradeInStates.assert(tradeInId, from, to);
  tradeIn.state = to;
  tradeIn.dueAt = dueAt;
  await transaction.em.flush();
  await noteStep(transaction, { tradeInId, state: to, by, note, at: time });
  return { type: 'trade.advanced', subject: tradeInId, cause, time, data: { tradeInId, heroId, from, to, by } };
}

/** Writes a step into the history that its hero sees. */
export async function noteStep(
  transaction: Transaction,
  step: { tradeInId: string; state: TradeInState; by: StepActor; note: string; at: Date },
): Promise<void> {
  await transaction.tables<JourneyTables>().insertInto('trade_in_step').values({ id: uuidv7(), ...step }).execute();
}
