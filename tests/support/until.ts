import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits until a condition holds and returns what it gave; fails, saying what was waited for, when it takes too long.
 */
export async function until<T>(
  what: string,
  condition: () => Promise<T | undefined | false> | T | undefined | false,
  boundMs = 60_000,
  pauseMs = 20,
): Promise<T> {
  const deadline = Date.now() + boundMs;
  let last: unknown;
  for (;;) {
    try {
      const value = await condition();
      if (value) return value;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) throw new Error(`Waited ${boundMs} ms for: ${what}`, { cause: last });
    await delay(pauseMs);
  }
}
