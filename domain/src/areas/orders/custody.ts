import type { Custodian, CustodyStep } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { OrderDevice } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Queryable, Row, Transaction } from '../../kernel/database/database.js';
import type { OrderCustody } from './purchase-order.entity.js';

/** Who took the devices, and when. */
export interface Handed {
  step: CustodyStep;
  by: Custodian;
  /** The operator’s. */
  name?: string | undefined;
  /** How the devices were erased. */
  method?: string | undefined;
  time: Date;
}

type Entry = Row<typeof OrderCustody>;

/** Keeps that devices, as ranges of their numbers, came into somebody’s hands. */
export async function keepCustody(
  transaction: Transaction,
  orderId: string,
  ranges: readonly (readonly [first: number, last: number])[],
  { step, by, name, method, time: at }: Handed,
): Promise<void> {
  if (ranges.length === 0) return;
  const entries = ranges.map(([first, last]) => ({
    orderId, step, first, last, at, by, name: name ?? null, method: method ?? null,
  }));
  await transaction.tables<typeof OrderCustody>().insertInto('order_custody').values(entries).execute();
}

/** The custody of an order’s devices whose numbers lie between two, the oldest first. */
export function readCustody(
  database: Queryable,
  orderId: string,
  [first, last]: readonly [number, number],
): Promise<Entry[]> {
  return database.tables<typeof OrderCustody>().selectFrom('order_custody').selectAll()
    .where('orderId', '=', orderId).where('first', '<=', last).where('last', '>=', first)
    .orderBy('at').orderBy('first').execute();
}

/** One device’s chain of custody. Names are shown to operators only. */
export function custodyOf(entries: readonly Entry[], number: number, namesShown: boolean): OrderDevice['custody'] {
  return entries.filter(({ first, last }) => first <= number && number <= last).map((entry) => ({
    step: entry.step, at: entry.at.toISOString(), by: entry.by, name: namesShown ? entry.name ?? null : null,
    ...(entry.step === 'wiped' && { method: entry.method ?? null }),
  }));
}
