/** The row that stands for all rows of a transaction. */
const WHOLE = '9223372036854775807';
const LOCALE = 'en-AE';
const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const rate = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const clock = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
const dayAndClock = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

export const formatWhole = (value: number): string => whole.format(value);
export const formatRate = (value: number): string => rate.format(value);

/** The time of day, with the date where it was another day. */
export function formatTime(time: string | number, now = new Date()): string {
  const at = new Date(time);
  return (at.toDateString() === now.toDateString() ? clock : dayAndClock).format(at);
}

/** A position of the log; a transaction that was read as a whole has no row to name. */
export function formatPosition(position: string): string {
  const [transaction, row] = position.split('-');
  return row === WHOLE ? transaction! : position;
}

/** Seconds as the two largest units that say enough: 0.4 s, 45 s, 3 min 20 s, 2 h 5 min, 4 d 3 h. */
export function formatDuration(seconds: number): string {
  if (seconds < 0.05) return '0 s';
  if (seconds < 9.95) return `${rate.format(seconds)} s`;
  const rounded = Math.round(seconds);
  if (rounded < 60) return `${rounded} s`;
  if (rounded < 3600) return two(rounded, 60, 'min', 1, 's');
  if (rounded < 86_400) return two(rounded, 3600, 'h', 60, 'min');
  return two(rounded, 86_400, 'd', 3600, 'h');
}

function two(seconds: number, large: number, largeUnit: string, small: number, smallUnit: string): string {
  const rest = Math.floor((seconds % large) / small);
  return `${whole.format(Math.floor(seconds / large))} ${largeUnit}${rest ? ` ${rest} ${smallUnit}` : ''}`;
}
