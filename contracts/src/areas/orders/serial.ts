import { plainDigits } from '../../kernel/text/plain-digits.js';

/** What a serial number or IMEI may look like without blanks and dashes. */
const SERIAL = /^[0-9A-Z]{5,24}$/;

/** A serial number or IMEI as it is kept: capitals, without blanks and marks. Undefined for other text. */
export function plainSerial(given: string): string | undefined {
  const plain = plainDigits(given).toUpperCase().replaceAll(/[\s\-_./:]+/g, '');
  return SERIAL.test(plain) ? plain : undefined;
}
