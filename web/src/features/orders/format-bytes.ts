import { perLocale } from '../../shared/format/locale';

const KILOBYTE = 1000;
const bytes = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'byte', unitDisplay: 'long' }));
const kilobytes = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }));

/** The size of a file: 312 bytes, 4.2 kB. */
export function formatBytes(size: number): string {
  return size < KILOBYTE ? bytes().format(size) : kilobytes().format(size / KILOBYTE);
}
