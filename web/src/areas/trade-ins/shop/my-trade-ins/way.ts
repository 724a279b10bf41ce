import type { PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import { type TradeInState, UNTAKEN_TRADE_IN_STATES } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';

/** The parts of a trade-in's page that its top box and its card in the list lead to, by their ids. */
export const PARTS = {
  standing: 'standing',
  about: 'about-phone',
  handover: 'handing-over',
  address: 'return-address',
} as const;

export type WayStep = 'locked' | 'handedOver' | 'inspected' | 'wiped' | 'paid' | 'credited';

/** A step of a trade-in's way, or how it ended before the last one. */
export interface WayPoint {
  step: WayStep | TradeInState;
  /** When it was reached; undefined while it lies ahead. */
  at: string | undefined;
  isCurrent: boolean;
  /** It ended here without being paid. */
  isEnd: boolean;
}

/** Those in which nothing is paid. */
const UNPAID: ReadonlySet<TradeInState> = new Set([...UNTAKEN_TRADE_IN_STATES, 'reversed']);

export function isUnpaid(state: TradeInState): boolean {
  return UNPAID.has(state);
}

/** Whether it ended, or is about to, without being paid, and its hero may begin again. */
export function canPriceAgain(state: TradeInState): boolean {
  return isUnpaid(state) && state !== 'reversed';
}

/** Whether the locked price does not stand: nothing is paid, or another price is offered. */
export function isPriceOff(state: TradeInState): boolean {
  return isUnpaid(state) || state === 'countered';
}

/** Which of a trade-in's own steps a step of the way is reached by, the first that there is. */
const REACHED_BY: Readonly<Record<'handedOver' | 'inspected' | 'wiped', readonly TradeInState[]>> = {
  handedOver: ['collected', 'received'],
  inspected: ['inspected', 'countered', 'accepted'],
  wiped: ['wiped'],
};

const PAID: ReadonlySet<PayoutState> = new Set(['paid', 'credited']);

/** Whether its money is with the hero, of those that we pay for. */
export function isPaid(state: TradeInState, payout: PayoutState | undefined): boolean {
  return state === 'verified' && (payout === undefined || PAID.has(payout));
}

/** Whether a partner's desk checked it, and pays for it: no price was locked with us, and its money is not ours. */
export function isPartners({ code }: Pick<TradeIn, 'code'>): boolean {
  return code === null;
}

/**
 * The way of a trade-in: from the locked price to the money, or to where it ended. `payout` is how far its money is: a
 * transfer that has not been made is not paid. Undefined where the trade-in has none. Of a phone that a partner's desk
 * checked we know no more than that.
 */
export function wayOf(
  { code, state, quotedAt, decidedAt, steps }: Pick<TradeIn, 'code' | 'state' | 'quotedAt' | 'decidedAt' | 'steps'>,
  payout: PayoutState | undefined,
): WayPoint[] {
  const timeOf = (states: readonly TradeInState[]): string | undefined =>
    steps.find((step) => states.includes(step.state))?.at;
  if (isPartners({ code }) && state === 'verified') {
    return (['handedOver', 'inspected', 'credited'] as const)
      .map((step) => ({ step, at: decidedAt ?? undefined, isCurrent: step === 'credited', isEnd: false }));
  }
  const isDone = isPaid(state, payout);
  const reached: [WayStep, string | undefined][] = [
    ['locked', quotedAt ?? undefined],
    ['handedOver', timeOf(REACHED_BY.handedOver)],
    ['inspected', timeOf(REACHED_BY.inspected)],
    ['wiped', timeOf(REACHED_BY.wiped)],
    ['paid', isDone ? decidedAt ?? undefined : undefined],
  ];
  if (isUnpaid(state)) {
    const end = { step: state, at: decidedAt ?? timeOf([state]), isCurrent: true, isEnd: true };
    return [
      ...reached.filter(([, at]) => at !== undefined)
        .map(([step, at]) => ({ step, at, isCurrent: false, isEnd: false })),
      end,
    ];
  }
  // Our desk can check and wipe at once: what lies before a step that was reached was reached as well.
  const last = state === 'verified'
    ? reached.length - (isDone ? 1 : 2)
    : reached.findLastIndex(([, at]) => at !== undefined);
  const fallback = decidedAt ?? undefined;
  return reached.map(([step, at], index) => ({
    step,
    at: at ?? (index <= last ? reached.slice(index).find(([, later]) => later)?.[1] ?? fallback : undefined),
    // Of an offer that waits for its answer, nothing that lies ahead is under way.
    isCurrent: index === Math.min(state === 'countered' ? last : last + 1, reached.length - 1),
    isEnd: false,
  }));
}
