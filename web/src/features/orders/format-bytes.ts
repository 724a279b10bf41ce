import { LOCALE } from '../../shared/format/locale';

const KILOBYTE = 1000;
const bytes = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'byte', unitDisplay: 'long' });
const kilobytes = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });

/** The size of a file: 312 bytes, 4.2 kB. */
export function formatBytes(size: number): string {
  return size < KILOBYTE ? bytes.format(size) : kilobytes.format(size / KILOBYTE);
}
