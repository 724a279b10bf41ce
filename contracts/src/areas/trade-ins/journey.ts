import type { HandoverMethod } from './handover.js';

/**
 * Where a trade-in stands. `quoted`: its price is locked. `booked`: handing over is arranged. `countered`: the desk
 * found another condition and offers another price. `verified`: checked, wiped and credited. `cancelled`: given up by
 * its hero, who called it off or left. `reversed`: credited, and taken back.
 */
export const TRADE_IN_STATES = [
  'quoted', 'booked', 'collected', 'received', 'inspected', 'countered', 'accepted', 'wiped', 'verified',
  'returning', 'returned', 'rejected', 'expired', 'cancelled', 'reversed',
] as const;
export type TradeInState = (typeof TRADE_IN_STATES)[number];

/** States that are steps on the way, or end it without a trade and without a decision of the desk. */
export const TRADE_IN_STEPS = [
  'booked', 'collected', 'received', 'inspected', 'countered', 'accepted', 'wiped', 'returning', 'returned',
  'cancelled',
] as const satisfies readonly TradeInState[];

/** States in which our desk has not got the phone yet, and can receive it. */
export const RECEIVABLE_TRADE_IN_STATES = ['quoted', 'booked', 'collected'] as const satisfies readonly TradeInState[];
/** States in which a price stands and points are promised. */
export const PRICED_TRADE_IN_STATES = [
  ...RECEIVABLE_TRADE_IN_STATES, 'received', 'inspected', 'countered', 'accepted', 'wiped',
] as const satisfies readonly TradeInState[];
/** States in which somebody has something left to do with the phone. */
export const OPEN_TRADE_IN_STATES = [...PRICED_TRADE_IN_STATES, 'returning'] as const satisfies readonly TradeInState[];

/** States that ended before anybody handed the phone over, or, cancelled, when the hero of a wiped one had left. */
export const LAPSED_TRADE_IN_STATES = ['expired', 'cancelled', 'rejected'] as const satisfies readonly TradeInState[];
/** States that ended, or are about to, without anything credited. */
export const UNTAKEN_TRADE_IN_STATES = [
  ...LAPSED_TRADE_IN_STATES, 'returning', 'returned',
] as const satisfies readonly TradeInState[];
/** Days from their end for which lapsed ones are kept. */
export const LAPSED_TRADE_INS_KEPT_DAYS = 400;

/** Who did a step. `demo`: this instance, automatically. `deadline`: nobody acted in time. */
export const STEP_ACTORS = ['hero', 'courier', 'desk', 'demo', 'deadline', 'partner'] as const;
export type StepActor = (typeof STEP_ACTORS)[number];

/** Whether it is in the post: the same state as with a courier, and nobody has fetched it. */
export function isInPost(state: TradeInState, method: HandoverMethod | undefined): boolean {
  return state === 'collected' && method === 'post';
}

/** The next actor; undefined where nobody has to act. */
export function nextActorOf(
  state: TradeInState,
  method: HandoverMethod | undefined,
): 'hero' | 'courier' | 'post' | 'desk' | undefined {
  switch (state) {
    case 'quoted':
    case 'countered':
      return 'hero';
    case 'booked':
      return method === 'pickup' ? 'courier' : 'hero';
    case 'collected':
      return isInPost(state, method) ? 'post' : 'courier';
    case 'received':
    case 'inspected':
    case 'accepted':
    case 'wiped':
    case 'returning':
      return 'desk';
    default:
      return undefined;
  }
}

/** Hours from arrival within which the desk inspects; after them the locked price stands. */
export const INSPECTION_HOURS = 24;
/** Days for which a counter-offer is open; after them the phone is returned, free of charge. */
export const COUNTER_OFFER_DAYS = 7;

/** Steps that notify the hero. The hero's own steps are not news, and an accepted or wiped phone is credited next. */
export const TOLD_TRADE_IN_STEPS = [
  'collected', 'received', 'inspected', 'countered', 'returning', 'returned', 'verified', 'rejected', 'expired',
  'reversed',
] as const satisfies readonly TradeInState[];
