/** How often each time was seen, by whole ms: millions of them cost nothing to keep or to send. */
export type Times = Record<number, number>;

export function note(times: Times, ms: number): void {
  const whole = Math.max(0, Math.ceil(ms));
  times[whole] = (times[whole] ?? 0) + 1;
}

export function together(all: readonly Times[]): Times {
  const sum: Times = {};
  for (const [ms, count] of all.flatMap((times) => Object.entries(times)))
    sum[Number(ms)] = (sum[Number(ms)] ?? 0) + count;
  return sum;
}

export function countOf(times: Times): number {
  return Object.values(times).reduce((sum, count) => sum + count, 0);
}

/** The time, in ms, that a share of them did not exceed; 1 is the longest. */
export function within(times: Times, share: number): number {
  let left = Math.ceil(countOf(times) * share);
  // Keys that are whole numbers come in their order.
  for (const [ms, count] of Object.entries(times)) if ((left -= count) <= 0) return Number(ms);
  return Number.NaN;
}
