import type { HandoverMethod } from './handover.js';
import type { TradeInState } from './journey.js';

/** What a hero can print: a label for the parcel, a receipt, and the certificate of erasure. */
export const TRADE_IN_DOCUMENTS = ['label', 'receipt', 'certificate'] as const;
export type TradeInDocument = (typeof TRADE_IN_DOCUMENTS)[number];

/** The documents that a trade-in has by now. What a partner’s desk checked on the spot has no code, and none. */
export function documentsOf(tradeIn: {
  state: TradeInState;
  code: string | null;
  handover: { method: HandoverMethod } | null;
  certificate: string | null;
}): TradeInDocument[] {
  const { state, code, handover, certificate } = tradeIn;
  if (code === null) return [];
  return [
    ...(state === 'booked' && handover?.method === 'post' ? (['label'] as const) : []),
    'receipt',
    ...(certificate === null ? [] : (['certificate'] as const)),
  ];
}
