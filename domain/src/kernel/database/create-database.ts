import pg from 'pg';
import { connectedClient } from './connected-client.js';
import { connectionSettings } from './connection-settings.js';

/** The database that every server has: statements that create another need one to run in. */
const MAINTENANCE = '/postgres';
const ALREADY_THERE = '42P04';

/** Creates the database of a URL; false where it is there. Throws an ExpectedError for a server out of reach. */
export async function createDatabase(url: string): Promise<boolean> {
  const { database } = connectionSettings(url, 'planet-heroes-migrate');
  const maintenance = new URL(url);
  maintenance.pathname = MAINTENANCE;
  const client = await connectedClient(maintenance.href, 'planet-heroes-migrate');
  try {
    await client.query(`create database ${pg.escapeIdentifier(database)} encoding 'UTF8' template template0`);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === ALREADY_THERE) return false;
    throw error;
  } finally {
    await client.end();
  }
}
