import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runningPostgresUrl } from '@planet-heroes/platform/embedded/embedded-postgres';
import { fillHeroes } from './heroes-in-bulk.ts';
import { endProcess, ROOT, spawnHere } from './process.ts';
import { reconciliationFaults } from './reconciliation.ts';
import { OPERATOR_TOKEN, SESSION_SECRET } from './secrets.ts';

/** The product as `npm start` runs it: one process and its Postgres. */
export interface EmbeddedProduct {
  child: ChildProcess;
  address: string;
}

/** Starts it on a data folder, on a free port unless the environment names one; resolves once it serves. */
export async function startEmbedded(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<EmbeddedProduct> {
  const child = spawnHere(process.execPath, [...startFlags(), join(ROOT, 'scripts/dist/start.js')], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: process.env.NODE_OPTIONS ?? '',
      DATA_DIR: dataDir,
      PORT: '0',
      SEED: 'trial',
      DEMO_CITY: 'off',
      LOG_LEVEL: 'warn',
      OPERATOR_TOKEN,
      SESSION_SECRET,
      WRITES_PER_MINUTE_SESSION: '0',
      WRITES_PER_MINUTE_ADDRESS: '0',
      READS_PER_MINUTE_ADDRESS: '0',
      REQUESTS_PER_MINUTE_COMPANY: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /Planet Heroes is at (\S+)/.exec(output);
      if (found) resolve(found[1]!);
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${output}`)));
  });
  return { child, address };
}

/** The same with `heroes` heroes `bulk-1`, `bulk-2`, … and their ledger; it loads them with a second start. */
export async function startEmbeddedWithHeroes(
  dataDir: string,
  heroes: number,
  environment: Record<string, string> = {},
): Promise<EmbeddedProduct> {
  const first = await startEmbedded(dataDir, environment);
  await fillHeroes(runningPostgresUrl(dataDir), heroes, { withLedger: true });
  await endProcess(first.child);
  const second = await startEmbedded(dataDir, environment);
  // The first may have reconciled while the tables were being filled, which pauses claims until the next check.
  await reconciliationFaults([second]);
  return second;
}

/** What `npm start` gives Node. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
