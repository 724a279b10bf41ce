import type { PricedType } from './schemas.js';

/** A kind of device in one line, as a person reads it. */
export interface PriceLine extends PricedType {
  /** The amount does not divide: what one costs is rounded to the fils. */
  isRounded: boolean;
}

/** The lines of a price with one for each kind: those a fils apart are one, whose amount stays exact. */
export function priceLines(types: readonly PricedType[]): PriceLine[] {
  const lines: PriceLine[] = [];
  for (const one of types) {
    const last = lines.at(-1);
    const isSame = last?.type === one.type && last.condition === one.condition;
    const quantity = one.quantity + (isSame ? last.quantity : 0);
    const amount = one.amount + (isSame ? last.amount : 0);
    lines.splice(isSame ? -1 : lines.length, 1, {
      ...one, quantity, amount, unitPrice: Math.round(amount / quantity), isRounded: amount % quantity > 0,
    });
  }
  return lines;
}
