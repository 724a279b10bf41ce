/** The rule under which verified trades earn points. */
export const TRADE_RULE = 'trade-verified';

/** What "explain my points" says of a trade. */
export function tradeReason(device: string, condition: string): string {
  return `${device}, ${condition}`;
}
