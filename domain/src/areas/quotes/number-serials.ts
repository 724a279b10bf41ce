import type { BulkRow } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';

/** A device that was listed by its serial number. */
export interface ListedSerial extends Pick<BulkRow, 'model' | 'condition'> {
  serial: string;
}

/** Serial numbers with the numbers of their devices, which are counted row by row; a row’s listed ones come first. */
export function numberSerials(rows: readonly BulkRow[], listed: readonly ListedSerial[]) {
  const next = new Map<string, number>();
  let first = 1;
  for (const { model, condition, quantity } of rows) {
    next.set(`${model} ${condition}`, first);
    first += quantity;
  }
  return listed.map(({ model, condition, serial }) => {
    const kind = `${model} ${condition}`;
    const number = next.get(kind)!;
    next.set(kind, number + 1);
    return { number, serial };
  });
}
