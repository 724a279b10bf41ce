/** Where the trade-ins of this browser's hero are listed. */
export const MY_TRADE_INS_PATH = '/my-trade-ins';

/** Where one of them shows. */
export function pathOfTradeIn(id: string): string {
  return `${MY_TRADE_INS_PATH}/${id}`;
}
