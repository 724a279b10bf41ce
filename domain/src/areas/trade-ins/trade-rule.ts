/** The rule under which verified trades earn points. */
export const TRADE_RULE = 'trade-verified';

/** The rule under which points of a trade are taken back: what is left of them, and what was spent. */
export const REVERSAL_RULE = 'trade-reversed';

/** What "explain my points" says of a trade. */
export function tradeReason(device: string, condition: string): string {
  return `${device}, ${condition}`;
}
