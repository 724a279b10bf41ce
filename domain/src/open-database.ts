import { AREAS } from './areas.js';
import { Database, type DatabaseOptions } from './kernel/database/database.js';

/** Opens the product's database, with every area. */
export function openDatabase(options: Omit<DatabaseOptions, 'areas'>): Promise<Database> {
  return Database.open({ ...options, areas: AREAS });
}
