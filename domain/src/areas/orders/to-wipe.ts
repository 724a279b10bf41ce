import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Queryable, Tables } from '../../kernel/database/database.js';
import type { OrderDevice } from './purchase-order.entity.js';

type DeviceTables = Tables<typeof OrderDevice> extends Kysely<infer DB> ? DB : never;

/** Whether a device may be wiped before its company has approved another price: it is worth what was offered. */
export function isWorthItsOffer({ or, eb, ref }: ExpressionBuilder<DeviceTables, 'order_device'>) {
  return or([eb('foundFils', 'is', null), eb('foundFils', '>=', ref('offeredFils'))]);
}

/** How many devices of an order that can be wiped now have no serial number for their certificate. */
export async function countWithoutSerial(
  database: Queryable,
  { id, difference }: Pick<OrderSummary, 'id' | 'difference'>,
): Promise<number> {
  const { devices } = await database.tables<typeof OrderDevice>().selectFrom('order_device')
    .select(({ fn }) => fn.countAll<number>().as('devices'))
    .where('orderId', '=', id).where('stage', '=', 'inspected').where('serial', 'is', null)
    .$if(difference?.state !== 'approved', (inspected) => inspected.where(isWorthItsOffer))
    .executeTakeFirstOrThrow();
  return devices;
}
