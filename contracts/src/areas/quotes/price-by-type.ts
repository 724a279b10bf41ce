import { bulkModelLabel } from './bulk-valuation.js';
import type { PricedType, Quote } from './schemas.js';
import { priceByDevice } from './price-by-device.js';

/**
 * The desk's price by kind of device: an offer shows it, and its order and papers show the same. Each line is of
 * devices with one price in whole fils, bonus and all; a row whose price does not divide has two. The lines add up to
 * the price.
 */
export function priceByType(
  rows: readonly Pick<Quote['rows'][number], 'model' | 'condition' | 'quantity' | 'unitPrice'>[],
  { deviceCount, price }: { deviceCount: number; price: number },
): PricedType[] {
  const prices = priceByDevice(rows, { deviceCount, price });
  const kinds = rows.length > 0 ? rows : [{ model: 'as-described', condition: null, quantity: deviceCount }];
  let first = 0;
  return kinds.flatMap(({ model, condition, quantity }) => {
    const counts = new Map<number, number>();
    for (const one of prices.slice(first, first += quantity)) counts.set(one, (counts.get(one) ?? 0) + 1);
    return [...counts].toSorted(([a], [b]) => a - b).map(([unitPrice, count]) => ({
      type: deviceTypeLabel(model), condition, quantity: count, unitPrice, amount: count * unitPrice,
    }));
  });
}

/** What a device's model is called; a quote in words has devices that are just "as described". */
export function deviceTypeLabel(model: string): string {
  return model === 'as-described' ? 'As described' : bulkModelLabel(model);
}
