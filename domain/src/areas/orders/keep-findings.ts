import type { BulkCondition, BulkModel } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Finding } from '@planet-heroes/contracts/areas/orders/schemas';
import { plainSerial } from '@planet-heroes/contracts/areas/orders/serial';
import { foundPrice } from '@planet-heroes/contracts/areas/quotes/price-by-device';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Row, Transaction } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import { readQuoteRows } from '../quotes/quotes.area.js';
import type { LockedOrder } from './change-order.js';
import { differenceStates } from './order.states.js';
import type { OrderDevice } from './purchase-order.entity.js';

type Listed = Pick<Row<typeof OrderDevice>, 'number' | 'serial' | 'model' | 'condition' | 'offeredFils'>;
interface Seen {
  number: number;
  model: BulkModel;
  condition: BulkCondition;
  note: string | null;
  worth: number;
  offered: number;
}

/**
 * Keeps what devices of a locked order are, where that is not what was listed, with what they are worth by the quote's
 * own prices; the order counts those that are worth less. Throws `unknown_item` for a device that the order has not,
 * `illegal_transition` for one that is not inspected now, or `invalid_request` for a device twice, without anything
 * found, or of a quote in words, which has no prices by kind.
 */
export async function keepFindings(
  transaction: Transaction,
  locked: LockedOrder,
  { findings, inspected }: { findings: readonly Finding[]; inspected: ReadonlySet<number> },
): Promise<void> {
  const rows = await readQuoteRows(transaction, locked.quoteId);
  if (rows.length === 0) {
    throw new AppError(
      'invalid_request',
      'findings: the devices of this order were offered for in words, without a price for each kind.',
    );
  }
  const listed = await readListed(transaction, locked.id);
  const seen = findings.map((finding): Seen => {
    const device = deviceOf(finding, listed, locked.id);
    const { number, offeredFils: offered } = device;
    if (!inspected.has(number)) {
      const message = `Device no. ${number} of order ${locked.id} is not among those that are inspected now.`;
      throw new AppError('illegal_transition', message, { number });
    }
    if (!finding.model && !finding.condition) {
      throw new AppError('invalid_request', `findings: say which model or condition device no. ${number} is.`);
    }
    const row = rows.find(({ model, condition }) => model === device.model && condition === device.condition)!;
    const [model, condition] = [finding.model ?? row.model, finding.condition ?? row.condition];
    const worth = foundPrice(rows, locked.totalFils, {
      model, condition, listed: { unitPrice: row.unitPrice, offered },
    });
    return { number, model, condition, note: finding.note ?? null, worth, offered };
  });
  if (new Set(seen.map(({ number }) => number)).size < seen.length) {
    throw new AppError('invalid_request', 'findings: a device is named twice.');
  }
  await writeFindings(transaction, locked.id, seen);
  countDifference(locked, seen.filter(({ worth, offered }) => worth < offered));
}

function deviceOf({ device, serial }: Finding, listed: readonly Listed[], orderId: string): Listed {
  if ((device === undefined) === (serial === undefined)) {
    throw new AppError('invalid_request', 'findings: name each device by its number or by its serial number.');
  }
  const plain = serial === undefined ? undefined : plainSerial(serial) ?? '';
  const found = listed.find((each) => (plain === undefined ? each.number === device : each.serial === plain));
  if (found) return found;
  throw new AppError('unknown_item', `Order ${orderId} has no device ${serial ?? `no. ${device}`}.`, { device, serial });
}

function readListed(transaction: Transaction, orderId: string): Promise<Listed[]> {
  return transaction.tables<typeof OrderDevice>().selectFrom('order_device')
    .select(['number', 'serial', 'model', 'condition', 'offeredFils']).where('orderId', '=', orderId).execute();
}

async function writeFindings(transaction: Transaction, orderId: string, seen: readonly Seen[]): Promise<void> {
  const columns = { number: 'integer', model: 'text', condition: 'text', note: 'text', worth: 'bigint' } as const;
  await transaction.tables<typeof OrderDevice>().updateTable('order_device')
    .from(rowsOf('seen', seen, columns))
    .set(({ ref }) => ({
      foundModel: ref('seen.model'), foundCondition: ref('seen.condition'), foundNote: ref('seen.note'),
      foundFils: ref('seen.worth'),
    }))
    .where('orderId', '=', orderId)
    .whereRef('order_device.number', '=', 'seen.number')
    .execute();
}

function countDifference(locked: LockedOrder, less: readonly Seen[]): void {
  if (less.length === 0) return;
  if (locked.differenceState === 'none') {
    differenceStates.assert(locked.id, locked.differenceState, 'noted');
    locked.differenceState = 'noted';
  }
  locked.differing += less.length;
  for (const { offered, worth } of less) {
    locked.differenceOfferedFils += offered;
    locked.differenceFoundFils += worth;
  }
}
