import { Foundation } from './20261121000000-foundation.js';

/** Every migration, oldest first. They only go forward. */
export const MIGRATIONS = [{ name: '20261121000000-foundation', class: Foundation }];
