import pg from 'pg';
import { connectionFault } from './connection-fault.js';
import { connectionSettings } from './connection-settings.js';

/** One connection of a program's own. Throws an ExpectedError where none can be made. */
export async function connectedClient(url: string, applicationName: string): Promise<pg.Client> {
  const settings = connectionSettings(url, applicationName);
  const client = new pg.Client(settings);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw connectionFault(error, settings);
  }
}
