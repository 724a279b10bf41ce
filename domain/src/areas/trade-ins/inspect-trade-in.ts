import { COUNTER_OFFER_DAYS } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { ConditionAnswers, ConditionQuestion } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import {
  conditionHeld, decideInspection, isCounterOffer,
} from '@planet-heroes/contracts/areas/trade-ins/decide-inspection';
import { DAY_MS, HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Row, Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { advanceTradeIn, type Step } from './advance-trade-in.js';
import { conditionNotTaken } from './describe-trade-in.js';
import type { JourneyTables, TradeInInspection } from './journey.entities.js';
import { type LockedTradeIn, lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';
import { valuePhone } from './value-phone.js';

/** Hours within which an inspected phone is wiped. */
const WIPING_HOURS = 24;

/** By whom it was inspected, and what was found; null where nobody looked in time. */
type InspectionStep = Pick<Step, 'by' | 'cause' | 'time'> & { note: string; found: ConditionAnswers | null };

/**
 * The desk has inspected the phone. Where it is worth less than was said, or another model, it offers another price;
 * else the locked one stands. Throws `unknown_trade_in`, `illegal_transition`, `unknown_device` or
 * `condition_not_taken`.
 */
export const inspectTradeIn = transactionalHandler<'inspect-trade-in'>(
  async ({ tradeInId, answers: seen, device, shown, note = '' }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId);
    const { answers, wrong } = decideInspection({ said: tradeIn.answers ?? null, found: seen, shown });
    const offer = offerFor(tradeIn, answers, device);
    const step = { by: 'desk' as const, note, cause, time, found: seen };
    const worth = { device: offer.device, valueFils: offer.valuation.tradeValue * 100 };
    const event = isCounterOffer(tradeIn, worth)
      ? await counter(transaction, tradeIn, { ...step, ...offer, wrong })
      : await settle(transaction, tradeIn, step);
    return {
      transactionId: await appendEvents(transaction, [event]),
      result: await readTradeIn(transaction, tradeInId),
    };
  },
);

/** Lets the locked price stand where the desk has not inspected in time; else nothing. */
export const settleInspection = transactionalHandler<'settle-inspection'>(
  async ({ tradeInId }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId);
    if (tradeIn.state !== 'received') return { result: { settled: false }, transactionId: undefined };
    const event = await settle(transaction, tradeIn, { by: 'deadline', note: '', cause, time, found: null });
    return { result: { settled: true }, transactionId: await appendEvents(transaction, [event]) };
  },
);

/** The locked price of a locked trade-in stands. */
export async function settle(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  { found: answers, ...step }: InspectionStep,
): Promise<NewEvent> {
  const { device, condition, valueFils, points } = tradeIn;
  const found = { device, condition, valueFils, points, answers, wrongAnswers: [], openUntil: null };
  const dueAt = new Date(step.time.getTime() + WIPING_HOURS * HOUR_MS);
  const advanced = await advanceTradeIn(transaction, tradeIn, { ...step, to: 'inspected', dueAt });
  await keepInspection(transaction, tradeIn.id, { ...found, by: step.by, note: step.note, inspectedAt: step.time });
  return advanced;
}

type Offer = ReturnType<typeof valuePhone>;

function offerFor(tradeIn: LockedTradeIn, answers: ConditionAnswers, found: string | undefined): Offer {
  const { programme, device } = tradeIn;
  const condition = conditionHeld(tradeIn, answers);
  if (condition === undefined) throw conditionNotTaken(programme);
  return valuePhone(programme, found ?? device, condition);
}

async function counter(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  { device, condition, valuation, wrong, found, ...step }: Offer & InspectionStep & { wrong: ConditionQuestion[] },
): Promise<NewEvent> {
  const { advanced, openUntil } = await openCounterOffer(transaction, tradeIn, step);
  await keepInspection(transaction, tradeIn.id, {
    device, condition, valueFils: valuation.tradeValue * 100, points: valuation.points, answers: found,
    wrongAnswers: wrong, note: step.note, inspectedAt: step.time, by: step.by, openUntil,
  });
  return advanced;
}

/** Lets a locked trade-in wait for its hero’s answer, for as long as an offer is open. */
export async function openCounterOffer(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  step: Omit<InspectionStep, 'found'>,
): Promise<{ advanced: NewEvent; openUntil: Date }> {
  const openUntil = new Date(step.time.getTime() + COUNTER_OFFER_DAYS * DAY_MS);
  const advanced = await advanceTradeIn(transaction, tradeIn, { ...step, to: 'countered', dueAt: openUntil });
  const { id: tradeInId } = tradeIn;
  await scheduleCommands(transaction, [
    { id: `lapse-counter-offer-${tradeInId}`, name: 'lapse-counter-offer', payload: { tradeInId }, dueAt: openUntil },
  ]);
  return { advanced, openUntil };
}

/**
 * Keeps the inspection behind an accepted counter-offer of another desk: that desk reports the offer only, and the
 * agreed values are in the trade-in.
 */
export async function keepAcceptedInspection(
  transaction: Transaction,
  { id: tradeInId, state, device, condition, valueFils, points }: LockedTradeIn,
): Promise<void> {
  if (state !== 'accepted') return;
  const inspected = await transaction.tables<JourneyTables>().selectFrom('trade_in_step')
    .select(['by', 'at as inspectedAt']).where('tradeInId', '=', tradeInId).where('state', '=', 'countered')
    .executeTakeFirstOrThrow();
  const agreed = { device, condition, valueFils, points, answers: null, wrongAnswers: [], note: '', openUntil: null };
  await keepInspection(transaction, tradeInId, { ...agreed, ...inspected });
}

/** What was kept before stays. */
async function keepInspection(
  transaction: Transaction,
  tradeInId: string,
  inspection: Omit<Row<typeof TradeInInspection>, 'tradeInId'>,
): Promise<void> {
  await transaction.tables<JourneyTables>().insertInto('trade_in_inspection').values({ tradeInId, ...inspection })
    .onConflict((conflict) => conflict.column('tradeInId').doNothing()).execute();
}
