import { hasCheckDigit } from '../../kernel/text/luhn.js';
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
  return /^\d{15}$/.test(imei) && hasCheckDigit(imei);
}

/** What may be shown of a phone’s number: its end. */
export function maskedImei(imei: string): string {
  return `••••••••••• ${imei.slice(-4)}`;
}
