import { plainSerial } from '@planet-heroes/contracts/areas/orders/serial';

/** What somebody scanned or typed for a device: its number in the order, its serial number, or nothing of the kind. */
export type GivenDevice = { number: number } | { serial: string } | undefined;

const NUMBER = /^#\s*(\d{1,5})$|^(\d{1,4})$/;

/** A number has a `#`, or fewer digits than any serial number has letters. */
export function givenDevice(given: string): GivenDevice {
  const text = given.trim();
  const [, marked, short] = NUMBER.exec(text) ?? [];
  if (marked ?? short) return { number: Number(marked ?? short) };
  const serial = plainSerial(text);
  return serial === undefined ? undefined : { serial };
}

/** The address of one order at the desk. */
export const pathOfOrder = (id: string): string => `/ops/orders?id=${encodeURIComponent(id)}`;
