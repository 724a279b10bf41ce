import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../processes/embedded.ts';
import { startBackend, startWorkers, untilReady } from '../../processes/part.ts';
import { endProcess } from '../../processes/process.ts';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../../processes/secrets.ts';
import { startServices } from '../../processes/services.ts';

/** What a product runs on: all in one, as `npm start` has it, or processes of their own on Postgres and Redis. */
export type Foundation = 'embedded' | 'distributed';

/** A product with the sample data that browser tests have to themselves. */
export interface ServedProduct {
  address: string;
  stop(): Promise<void>;
}

export function serve(foundation: Foundation): Promise<ServedProduct> {
  return foundation === 'embedded' ? serveEmbedded() : serveDistributed();
}

async function serveEmbedded(): Promise<ServedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-e2e-'));
  const { child, address } = await startEmbedded(folder, { SEED: 'demo' });
  return {
    address,
    async stop() {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A backend and two workers, which share the queues that these tests need. */
async function serveDistributed(): Promise<ServedProduct> {
  const services = await startServices();
  const environment = {
    DATABASE_URL: services.postgres.url, REDIS_URL: services.redisUrl!, SEED: 'demo', OPERATOR_TOKEN, SESSION_SECRET,
    WRITES_PER_MINUTE_SESSION: '0', WRITES_PER_MINUTE_ADDRESS: '0', DRAIN_SECONDS: '0',
  };
  const backend = await startBackend({ environment });
  const parts = [backend, ...(await Promise.all(
    ['trade-calculations', 'trade-ins,event-ingest'].map((queues) => startWorkers({ environment: { ...environment, WORKER_QUEUES: queues } })),
  ))];
  await untilReady(parts);
  return {
    address: backend.address,
    async stop() {
      await Promise.all(parts.map((part) => part.end()));
      await services.stop();
    },
  };
}
