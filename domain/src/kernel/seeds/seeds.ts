import type { Transaction } from '../database/database.js';

/**
 * `minimal`: what every instance has, the same to the letter whenever it is made, for replays. `catalogue`: what the shop
 * offers as well. `demo`: all sample data too.
 */
export type SeedChoice = 'minimal' | 'catalogue' | 'demo';

/** For seeds that every instance has. */
export const EVERY_CHOICE: readonly SeedChoice[] = ['minimal', 'catalogue', 'demo'];

/** Seeds by name, in the order in which they run. Each runs once per database; a name, once released, never changes. */
export type Seeds = Record<string, { for: readonly SeedChoice[]; run: (transaction: Transaction) => Promise<void> }>;
