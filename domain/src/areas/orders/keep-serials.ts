import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { SeenSerial } from '@planet-heroes/contracts/areas/orders/schemas';
import { plainSerial } from '@planet-heroes/contracts/areas/orders/serial';
import type { Transaction } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import type { OrderDevice } from './purchase-order.entity.js';

/**
 * Keeps the serial numbers that the desk read on devices of a locked order, of which none was listed, so that their
 * certificate names them. Throws `unknown_item` for a device that the order has not, `invalid_request` for what is
 * neither a serial number nor an IMEI, and `already_exists` for a device that has another one, or for a serial number
 * that another device has.
 */
export async function keepSerials(
  transaction: Transaction,
  orderId: string,
  seen: readonly SeenSerial[],
): Promise<void> {
  const devices = await transaction.tables<typeof OrderDevice>().selectFrom('order_device')
    .select(['number', 'serial']).where('orderId', '=', orderId).execute();
  const listed = new Map(devices.map(({ number, serial }) => [number, serial]));
  const holders = new Map<string | null, number>(devices.map(({ number, serial }) => [serial, number]));
  const kept = seen.map(({ device, serial: given }) => {
    const serial = plainSerial(given);
    if (serial === undefined) {
      throw new AppError('invalid_request', `serials: "${given}" is not a serial number or IMEI: 5 to 24 letters and digits.`);
    }
    const [own, holder] = [listed.get(device), holders.get(serial)];
    if (own === undefined) {
      throw new AppError('unknown_item', `Order ${orderId} has no device no. ${device}.`, { device });
    }
    if (own !== null && own !== serial) {
      throw new AppError('already_exists', `Device no. ${device} of order ${orderId} has the serial number ${own}.`, { device });
    }
    if (holder !== undefined && holder !== device) {
      const message = `Device no. ${holder} of order ${orderId} has the serial number ${serial} already.`;
      throw new AppError('already_exists', message, { device: holder });
    }
    listed.set(device, serial);
    holders.set(serial, device);
    return { number: device, serial };
  });
  await transaction.tables<typeof OrderDevice>().updateTable('order_device')
    .from(rowsOf('seen', kept, { number: 'integer', serial: 'text' } as const))
    .set(({ ref }) => ({ serial: ref('seen.serial') }))
    .where('orderId', '=', orderId)
    .whereRef('order_device.number', '=', 'seen.number')
    .execute();
}
