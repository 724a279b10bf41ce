import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';

/**
 * What is left until a moment, in whole days and hours, or undefined once it has passed (spec document 2, section 2).
 */
export function remainingTime(expiresAt: string, now: number): { days: number; hours: number } | undefined {
  const left = Date.parse(expiresAt) - now;
  if (!(left > 0)) return undefined;
  const hours = Math.floor(left / HOUR_MS);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
