import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import { unprivilegedLaunch } from '@planet-heroes/platform/embedded/unprivileged-user';
import { queryOf } from '../processes/database.ts';
import { endProcess, spawnHere } from '../processes/process.ts';
import { until } from '../support/until.ts';

/** As PostgreSQL names them: `fast` ends all connections, `immediate` also leaves a crash to be recovered from. */
export type PostgresEnd = 'fast' | 'immediate' | 'killed';
const SIGNALS: Record<PostgresEnd, NodeJS.Signals> = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' };

/** A PostgreSQL that can be stopped in each of its ways, and started again on its port and data. */
export interface BreakablePostgres {
  url: string;
  /** As a superuser. */
  adminUrl: string;
  folder: string;
  start(): Promise<void>;
  end(how: PostgresEnd): Promise<void>;
  /** The server's process. */
  readonly pid: number;
}

export async function startBreakablePostgres(
  parent: string,
  settings: Record<string, string> = {},
): Promise<BreakablePostgres> {
  // Made by the product's own start, then run by its own command line, so that it keeps its port.
  const first = await startEmbeddedPostgres(parent, { ...settings, max_connections: '200' });
  const folder = join(parent, 'postgres');
  const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  await first.stop();
  const launch = unprivilegedLaunch([parent, dirname(command[0]!)]);
  const whole = [...launch.prefix, ...command];
  const query = queryOf(first.url);
  let server: ChildProcess | undefined;
  const postgres: BreakablePostgres = {
    url: first.url,
    adminUrl: first.adminUrl,
    folder,
    get pid() {
      return server!.pid!;
    },
    async start() {
      const log = openSync(join(parent, 'postgres.log'), 'a', 0o600);
      server = spawnHere(whole[0]!, whole.slice(1), { ...launch.user, stdio: ['ignore', log, log], detached: true });
      closeSync(log);
      await until('PostgreSQL to answer', async () => (await query('select 1')).length === 1);
    },
    async end(how) {
      if (server) await endProcess(server, SIGNALS[how]);
    },
  };
  await postgres.start();
  return postgres;
}
