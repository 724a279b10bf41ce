import { AsyncLocalStorage } from 'node:async_hooks';
import type { Who } from '@planet-heroes/contracts/kernel/commands/who';

const storage = new AsyncLocalStorage<Who>();

/** Runs something for somebody: every line of the log that is written meanwhile says for whom. */
export function asWho<T>(who: Who, run: () => T): T {
  return storage.run(who, run);
}

/** Adds what is now known of the caller; does nothing outside a call. */
export function noteWho(more: Who): void {
  const who = storage.getStore();
  if (who) Object.assign(who, more);
}

/** Whom this is for; undefined where it is for nobody. */
export function currentWho(): Who | undefined {
  const who = storage.getStore();
  return who && { ...who };
}
