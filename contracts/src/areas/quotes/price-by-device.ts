import { unitPriceOf } from './bulk-valuation.js';
import type { BulkCondition, BulkModel } from '../companies/catalogue.js';
import type { Quote } from './schemas.js';

type Line = Pick<Quote['rows'][number], 'quantity' | 'unitPrice'>;

/**
 * The desk's price by single device, in the order of their numbers: each one's share of the price, bonus and all. They
 * add up to the price to the fils, so that two devices of one kind may be a fils apart; devices in words share evenly.
 */
export function priceByDevice(
  rows: readonly Line[],
  { deviceCount, price }: { deviceCount: number; price: number },
): number[] {
  const units = rows.length > 0
    ? rows.flatMap(({ quantity, unitPrice }) => Array.from({ length: quantity }, () => unitPrice))
    : Array.from({ length: deviceCount }, () => 1);
  const whole = units.reduce((sum, unit) => sum + unit, 0);
  let [passed, given] = [0, 0];
  return units.map((unit) => {
    const upTo = shareOf((passed += unit), whole, price);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

/** A device as the desk found it, and as it was listed and offered for. */
interface FoundDevice {
  model: BulkModel;
  condition: BulkCondition;
  listed: { unitPrice: number; offered: number };
}

/**
 * What a device is worth as it was found, by the same share of the desk's price as the quote's rows have; never more
 * than was offered for it.
 */
export function foundPrice(
  rows: readonly Line[],
  price: number,
  { model, condition, listed: { unitPrice, offered } }: FoundDevice,
): number {
  const unit = unitPriceOf(model, condition);
  if (unit >= unitPrice) return offered;
  const whole = rows.reduce((sum, row) => sum + row.unitPrice * row.quantity, 0);
  return Math.min(offered, shareOf(unit, whole, price));
}

/** Part of a price in whole fils, rounded down. The product may be larger than what a number holds exactly. */
function shareOf(part: number, whole: number, price: number): number {
  return Number((BigInt(part) * BigInt(price)) / BigInt(whole));
}
