import type { Transaction } from '../database/database.js';

/**
 * `catalogue`: what every instance has, and what the shop offers: for real people alone. `minimal`: what every instance
 * has and the shared demo hero and company, the same to the letter whenever it is made, for replays. `trial`: those and
 * what the shop offers. `demo`: all sample data too.
 */
export type SeedChoice = 'minimal' | 'catalogue' | 'trial' | 'demo';

/** For seeds that every instance has. */
export const EVERY_CHOICE: readonly SeedChoice[] = ['minimal', 'catalogue', 'trial', 'demo'];

/** For seeds of instances where callers without a session or key act as a shared demo hero or company. */
export const WITH_SHARED_ACTORS: readonly SeedChoice[] = ['minimal', 'trial', 'demo'];

/** For what the shop offers. */
export const WITH_CATALOGUE: readonly SeedChoice[] = ['catalogue', 'trial', 'demo'];

/** Seeds by name, in the order in which they run. Each runs once per database; a name, once released, never changes. */
export type Seeds = Record<string, Seed>;

interface Seed {
  for: readonly SeedChoice[];
  run: (transaction: Transaction, choice: SeedChoice) => Promise<void>;
}
