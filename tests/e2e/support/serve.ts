import { rmSync } from 'node:fs';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import { runningPostgresUrl } from '@planet-heroes/platform/embedded/embedded-postgres';
import { startEmbedded } from '../../processes/embedded.ts';
import { startBackend, startWorkers, untilReady } from '../../processes/part.ts';
import { endProcess } from '../../processes/process.ts';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../../processes/secrets.ts';
import { startServices } from '../../processes/services.ts';
import { copyTemplate } from './templates.ts';

/** What a product runs on: all in one, as `npm start` has it, or processes of their own on Postgres and Redis. */
export type Foundation = 'embedded' | 'distributed';

/** What a product begins with: the sample data of demonstrations, or the catalogue alone, as real instances do. */
export type Seed = 'demo' | 'catalogue';

/**
 * How trade-ins go on: by the desk only, or automatically, with the seconds of a step; else as the foundation has it.
 */
export type Desk = 'off' | `${number}` | undefined;
type Environment = Readonly<Record<string, string>>;

const CALCULATIONS = 'trade-calculations';

/** A product that browser tests have to themselves. */
export interface ServedProduct {
  address: string;
  /** The address of its database. */
  databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts one; `environment` is added to what all of them get. */
export function serve(foundation: Foundation, seed: Seed, environment: Environment = {}): Promise<ServedProduct> {
  return foundation === 'embedded' ? serveEmbedded(seed, environment) : serveDistributed(seed, environment);
}

async function serveEmbedded(seed: Seed, more: Environment): Promise<ServedProduct> {
  const folder = await copyTemplate(seed);
  const { child, address } = await startEmbedded(folder, { SEED: seed, SIGN_INS_PER_MINUTE: '0', ...more });
  return {
    address,
    databaseUrl: runningPostgresUrl(folder),
    async stop() {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A backend and two workers, which share the queues. */
async function serveDistributed(seed: Seed, more: Environment): Promise<ServedProduct> {
  const services = await startServices({ folder: await copyTemplate(seed), postgres: { fsync: 'off' } });
  const environment = {
    DATABASE_URL: services.postgres.url, REDIS_URL: services.redisUrl!, SEED: seed, DEMO_CITY: 'off',
    OPERATOR_TOKEN, SESSION_SECRET,
    WRITES_PER_MINUTE_SESSION: '0', WRITES_PER_MINUTE_ADDRESS: '0',
    READS_PER_MINUTE_ADDRESS: '0', REQUESTS_PER_MINUTE_COMPANY: '0', SIGN_INS_PER_MINUTE: '0',
    DRAIN_SECONDS: '0',
    ...more,
  };
  const backend = await startBackend({ environment });
  const parts = [
    backend,
    ...(await Promise.all(
      [CALCULATIONS, COMMAND_QUEUES.filter((queue) => queue !== CALCULATIONS).join()].map((queues) =>
        startWorkers({ environment: { ...environment, WORKER_QUEUES: queues } })
      ),
    )),
  ];
  await untilReady(parts);
  return {
    address: backend.address,
    databaseUrl: services.postgres.url,
    async stop() {
      await Promise.all(parts.map((part) => part.end()));
      await services.stop();
    },
  };
}
