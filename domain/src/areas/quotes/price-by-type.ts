import { bulkModelLabel } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import type { PricedType, Quote } from '@planet-heroes/contracts/areas/quotes/schemas';

/**
 * The desk's price by kind of device: an offer shows it, and its order and papers show the same. Each unit price is the
 * row's share of the price, bonus and all, in whole fils; devices in words share it evenly.
 */
export function priceByType(
  rows: readonly Pick<Quote['rows'][number], 'model' | 'condition' | 'quantity' | 'unitPrice'>[],
  { deviceCount, price }: { deviceCount: number; price: number },
): PricedType[] {
  if (rows.length === 0) {
    return [
      {
        type: deviceTypeLabel('as-described'),
        condition: null,
        quantity: deviceCount,
        unitPrice: Math.round(price / deviceCount),
      },
    ];
  }
  const subtotal = rows.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  return rows.map(({ model, condition, quantity, unitPrice }) => ({
    type: deviceTypeLabel(model), condition, quantity, unitPrice: Math.round((unitPrice / subtotal) * price),
  }));
}

/** What a device's model is called; a quote in words has devices that are just "as described". */
export function deviceTypeLabel(model: string): string {
  return model === 'as-described' ? 'As described' : bulkModelLabel(model);
}
