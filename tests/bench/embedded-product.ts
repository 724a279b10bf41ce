import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillHeroes } from './heroes-in-bulk.ts';
import { endProcess, ROOT } from './processes.ts';
import { type BenchProduct, OPERATOR_TOKEN, type ProductOptions, SESSION_SECRET } from './product.ts';
import type { Services } from './services.ts';

/** The product as `npm start` runs it, in one process on a Postgres of its own, in an empty folder. */
export async function startEmbeddedProduct(
  { folder }: Pick<Services, 'folder'>,
  { seed = 'catalogue', heroes }: Pick<ProductOptions, 'seed' | 'heroes'> = {},
): Promise<BenchProduct & { dataDir: string }> {
  const dataDir = mkdtempSync(join(folder, 'embedded-'));
  let running = await launch(dataDir, seed);
  if (heroes !== undefined) {
    // Projections take in what stands in the tables when they start.
    await fillHeroes(databaseUrl(dataDir), heroes, { withLedger: true });
    await endProcess(running.child);
    running = await launch(dataDir, seed);
  }
  const { child, address } = running;
  return { address, databaseUrl: databaseUrl(dataDir), backend: child, dataDir, stop: async () => void (await endProcess(child)) };
}

async function launch(dataDir: string, seed: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [...startFlags(), join(ROOT, 'scripts/start.ts')], {
    cwd: ROOT,
    env: {
      ...process.env, DATABASE_URL: '', REDIS_URL: '', DATA_DIR: dataDir, PORT: '0', SEED: seed, OPERATOR_TOKEN, SESSION_SECRET,
      WRITES_PER_MINUTE_SESSION: '0', WRITES_PER_MINUTE_ADDRESS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /Planet Heroes is at (\S+)/.exec(output);
      if (found) resolve(found[1]!);
    });
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}: ${output}`)));
  });
  return { child, address };
}

/** What `npm start` gives Node. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** The server writes its port into the fourth line. */
function databaseUrl(dataDir: string): string {
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]!;
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  return `postgres://planet:${password}@127.0.0.1:${port.trim()}/postgres`;
}
