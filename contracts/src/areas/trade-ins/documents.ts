import type { HandoverMethod } from './handover.js';
import type { TradeInState } from './journey.js';

/** What a hero can print, and the courier’s visit as a calendar file. */
export const TRADE_IN_DOCUMENTS = ['label', 'calendar', 'receipt', 'certificate'] as const;
export type TradeInDocument = (typeof TRADE_IN_DOCUMENTS)[number];
export type TradeInPaper = Exclude<TradeInDocument, 'calendar'>;

/** The documents that a trade-in has by now. What a partner’s desk checked on the spot has no code, and none. */
export function documentsOf(tradeIn: {
  state: TradeInState;
  code: string | null;
  handover: { method: HandoverMethod } | null;
  certificate: string | null;
  isDemo: boolean;
}): TradeInDocument[] {
  const { state, code, handover, certificate, isDemo } = tradeIn;
  if (code === null) return [];
  return [
    ...(state === 'booked' && handover?.method === 'post' ? (['label'] as const) : []),
    ...(state === 'booked' && handover?.method === 'pickup' ? (['calendar'] as const) : []),
    'receipt',
    // Of a demonstration there is no phone that was erased.
    ...(certificate === null || isDemo ? [] : (['certificate'] as const)),
  ];
}

/** How the file of a document is called. */
export function documentFileName(document: TradeInDocument, code: string): string {
  return document === 'calendar' ? `pickup-${code}.ics` : `${document}-${code}.pdf`;
}
