import { AppError } from '@planet-heroes/contracts/errors/app-error';

export const TRADE_IN_STATES = ['quoted', 'verified', 'rejected', 'expired'] as const;
export type TradeInState = (typeof TRADE_IN_STATES)[number];

/** Where a trade-in may go from each state. A decided one stays as it is. */
export const TRADE_IN_TRANSITIONS: Readonly<Record<TradeInState, readonly TradeInState[]>> = {
  quoted: ['verified', 'rejected', 'expired'],
  verified: [],
  rejected: [],
  expired: [],
};

/** Throws `illegal_transition`, naming the legal moves, unless a trade-in may go from one state to the other. */
export function assertTradeInTransition(id: string, from: TradeInState, to: TradeInState): void {
  const legal = TRADE_IN_TRANSITIONS[from];
  if (legal.includes(to)) return;
  throw new AppError('illegal_transition', `Trade-in ${id} is ${from} and cannot become ${to}.`, { from, to, legal });
}
