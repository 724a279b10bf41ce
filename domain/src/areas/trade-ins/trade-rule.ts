/**
 * Under which rules points of a trade are taken back: what is left of them, what is set aside, what was spent,
 * what counts no more.
 */
export const REVERSAL_RULES = {
  left: 'trade-reversed', held: 'trade-reversed-held', spent: 'trade-reversed-spent',
  uncounted: 'trade-reversed-uncounted',
} as const;

/** What "explain my points" says of a trade. */
export function tradeReason(device: string, condition: string): string {
  return `${device}, ${condition}`;
}
