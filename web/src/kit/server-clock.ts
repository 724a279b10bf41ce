/** Half of what the seconds of a `Date` header leave open, in ms. */
const ROUNDING_MS = 500;

let offset = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** A clock of this device that nobody sets. Some stop while the device sleeps; the next answer makes up for that. */
const steady = (): number => performance.timeOrigin + performance.now();

/** The server's clock, in ms since 1970: remaining times do not depend on how this device's clock is set. */
export function serverNow(): number {
  return Number.isFinite(offset) ? steady() + offset : Date.now();
}

/** An answer says when it was made. The way takes time and a stored answer is old: what is latest is nearest. */
export function noteServerTime(date: string | null): void {
  const seen = Date.parse(date ?? '') + ROUNDING_MS - steady();
  if (!(seen > offset)) return;
  offset = seen;
  listeners.forEach((tell) => tell());
}

/** Calls the listener when the clock is set; answers with how to end that. */
export function onServerClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
