import { TRADE_RULE } from '@planet-heroes/contracts/areas/heroes/points';
import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { advanceTradeIn, type Step } from './advance-trade-in.js';
import { freeSlotOf } from './handover-slot.js';
import type { JourneyTables } from './journey.entities.js';
import { type LockedTradeIn, lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';
import { tradeInStates } from './trade-in.states.js';
import { tradeReason } from './trade-rule.js';

/** A phone that is rejected in these goes back. One that is wiped and not credited is one that was flagged. */
const AT_THE_DESK: ReadonlySet<TradeInState> = new Set(['received', 'inspected', 'wiped']);
/** Days within which a phone that we do not keep is back with its hero. */
const RETURN_DAYS = 7;

/** An operator rejects a trade-in, with reasons that its hero sees. */
export const rejectTradeInByOperator = transactionalHandler<'reject-trade-in'>(
  async (payload, transaction, { commandId, now }) => {
    const transactionId = await rejectTradeIn(transaction, { ...payload, cause: commandId, time: now });
    return { result: await readTradeIn(transaction, payload.tradeInId), transactionId };
  },
);

/** The hero cancels it while the phone is still with them. Throws `unknown_trade_in` or `illegal_transition`. */
export const cancelTradeIn = transactionalHandler<'cancel-trade-in'>(
  async ({ tradeInId, heroId }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId, heroId);
    const { state: from } = tradeIn;
    // It ends like this once its hero has left, and by nobody's wish.
    if (from === 'wiped')
      throw new AppError('illegal_transition', 'Your phone has been wiped: it can no longer be cancelled.', { from });
    const events = await closeTradeIn(transaction, tradeIn, { to: 'cancelled', by: 'hero', cause, time });
    const transactionId = await appendEvents(transaction, events);
    return { result: await readTradeIn(transaction, tradeInId, heroId), transactionId };
  },
);

/** The desk has sent a phone back that we do not keep. */
export const returnTradeIn = transactionalHandler<'return-trade-in'>(
  async ({ tradeInId, note }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId);
    const events = await closeTradeIn(transaction, tradeIn, { to: 'returned', by: 'desk', note, cause, time });
    const transactionId = await appendEvents(transaction, events);
    return { result: await readTradeIn(transaction, tradeInId), transactionId };
  },
);

/** Lets a price lapse whose phone was not handed over within its 30 days; any other trade-in stays as it is. */
export const expireTradeIn = transactionalHandler<'expire-trade-in'>(
  async ({ tradeInId }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId);
    const isOpen = tradeInStates.transitions[tradeIn.state].includes('expired');
    if (!isOpen || !await mayExpire(transaction, tradeIn, time))
      return { result: { expired: false }, transactionId: undefined };
    const { heroId } = tradeIn;
    await freeSlotOf(transaction, tradeInId);
    const moved = await endTradeIn(transaction, tradeIn, 'expired', [], time);
    const expired = { type: 'trade.expired' as const, subject: tradeInId, cause, time, data: { tradeInId, heroId } };
    return { result: { expired: true }, transactionId: await appendEvents(transaction, [expired, ...moved]) };
  },
);

/** Whether its price may run out: that of a parcel only once it is overdue, and that of a collected phone never. */
async function mayExpire(
  transaction: Transaction,
  { id, state, dueAt }: LockedTradeIn,
  now: Date,
): Promise<boolean> {
  if (state !== 'collected') return true;
  const posted = await transaction.tables<JourneyTables>().selectFrom('trade_in_step').select('id')
    .where('tradeInId', '=', id).where('state', '=', 'collected').where('by', '=', 'hero').executeTakeFirst();
  return posted !== undefined && Boolean(dueAt && dueAt <= now);
}

/**
 * Rejects a trade-in with the desk's reasons: one that has only a price ends, and a phone that is at the desk is
 * returned. Throws `unknown_trade_in` or `illegal_transition`.
 */
export async function rejectTradeIn(
  transaction: Transaction,
  { tradeInId, reasons, cause, time }: { tradeInId: string; reasons: string[]; cause: string; time: Date },
): Promise<string | undefined> {
  const tradeIn = await lockTradeIn(transaction, tradeInId);
  const { heroId } = tradeIn;
  const data = { tradeInId, heroId, reasons };
  const rejected = { type: 'trade.rejected' as const, subject: tradeInId, cause, time, data };
  // An offer that is open stays open: it is the hero’s to answer.
  if (AT_THE_DESK.has(tradeIn.state)) {
    tradeIn.reasons = reasons;
    return appendEvents(transaction, [rejected, ...await sendBack(transaction, tradeIn, { by: 'desk', cause, time })]);
  }
  const moved = await endTradeIn(transaction, tradeIn, 'rejected', reasons, time);
  return appendEvents(transaction, [rejected, ...moved]);
}

/** Sends a phone on its way back that we do not keep: its promised points are withdrawn. */
export async function sendBack(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  { time, ...step }: Pick<Step, 'by' | 'cause' | 'time'>,
): Promise<NewEvent[]> {
  const dueAt = new Date(time.getTime() + RETURN_DAYS * DAY_MS);
  const advanced = await advanceTradeIn(transaction, tradeIn, { to: 'returning', dueAt, time, ...step });
  return [advanced, ...await withdrawPoints(transaction, tradeIn, time)];
}

/** Ends a locked trade-in without a trade, with a step of its own. Returns the events to be written. */
export async function closeTradeIn(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  step: Step & { to: 'cancelled' | 'returned' },
): Promise<NewEvent[]> {
  tradeIn.decidedAt = step.time;
  const advanced = await advanceTradeIn(transaction, tradeIn, step);
  await freeSlotOf(transaction, tradeIn.id);
  return step.to === 'returned' ? [advanced] : [advanced, ...await withdrawPoints(transaction, tradeIn, step.time)];
}

/** Ends a locked trade-in without a trade: the promised points are withdrawn. Throws `illegal_transition`. */
async function endTradeIn(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  to: Extract<TradeInState, 'rejected' | 'expired'>,
  reasons: string[],
  time: Date,
): Promise<NewEvent[]> {
  tradeInStates.assert(tradeIn.id, tradeIn.state, to);
  Object.assign(tradeIn, { state: to, reasons, decidedAt: time, dueAt: null });
  await transaction.em.flush();
  return withdrawPoints(transaction, tradeIn, time);
}

function withdrawPoints(
  transaction: Transaction,
  { id, heroId, points: amount, device, condition }: LockedTradeIn,
  time: Date,
): Promise<NewEvent[]> {
  const reason = tradeReason(device, condition);
  return movePoints(transaction, [
    { kind: 'withdraw', heroId, amount, rule: TRADE_RULE, cause: `close:${id}`, reason, time },
  ]);
}
