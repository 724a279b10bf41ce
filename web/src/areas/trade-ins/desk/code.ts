const PARTS = /^PH(\w{5})(\w{5})$/;

/** A code as the label shows it, however it was typed or scanned. */
export function labelCode(given: string): string {
  const letters = given.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return letters.replace(PARTS, 'PH-$1-$2');
}

/** The address of one trade-in at the desk. */
export const pathOfTradeIn = (id: string): string => `/ops/trade-ins?id=${encodeURIComponent(id)}`;
