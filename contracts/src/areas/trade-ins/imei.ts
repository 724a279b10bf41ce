import { plainDigits } from '../../kernel/text/plain-digits.js';

/** How much a phone stores, in GB: what its hero may say of it. The price does not depend on it. */
export const STORAGES_GB = [64, 128, 256, 512, 1024, 2048] as const;
export type StorageGb = (typeof STORAGES_GB)[number];

/** A number of a phone without what people write between its digits. */
export function plainImei(text: string): string {
  return plainDigits(text).replaceAll(/[\s/.-]/g, '');
}

/** Whether it is a phone’s number by its form and its check digit (3GPP TS 23.003, annex B: the Luhn formula). */
export function isImei(text: string): boolean {
  const imei = plainImei(text);
  if (!/^\d{15}$/.test(imei) || /^(\d)\1+$/.test(imei)) return false;
  const sum = [...imei].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** What may be shown of a phone’s number: its end. */
export function maskedImei(imei: string): string {
  return `••••••••••• ${imei.slice(-4)}`;
}
