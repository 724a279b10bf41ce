// `npm run bench [-- --rows P1,P3 --rounds 3]`: measures the rows of docs/performance.md beside their limits.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, freemem, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchFreshStart } from './fresh-start.ts';
import { benchGrowth, createDatabase, databaseUrl } from './growth.ts';
import { benchPolledReads } from './polled-reads.ts';
import { endProcess, ROOT, startProduct } from './processes.ts';
import { type BenchRow, tableOf } from './report.ts';
import { freePort, type Services, startServices } from './services.ts';
import { benchTradeCalculations } from './trade-calculations.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: 'P1,P2,P3,P9' }, rounds: { type: 'string', default: '5' } },
});
const wanted = new Set(values.rows.split(','));
const rounds = Number(values.rounds);

const machine = `${cpus().length} × ${cpus()[0]?.model}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB (${(freemem() / 2 ** 30).toFixed(0)} free), load ${loadavg()[0]!.toFixed(2)}, Node ${process.version}`;
process.stdout.write(`${machine}\n`);

const rows: BenchRow[] = [];
if (wanted.has('P9')) rows.push(...(await benchFreshStart()));
if (wanted.has('P1') || wanted.has('P2') || wanted.has('P3')) {
  const services = await startServices();
  try {
    if (services.redisUrl) rows.push(...(await withDistributedProduct(services)));
    else process.stdout.write('P1, P2 and P3 need a redis-server on the PATH; skipped.\n');
  } finally {
    await services.stop();
  }
}

mkdirSync(join(ROOT, 'bench-results'), { recursive: true });
const file = join(ROOT, 'bench-results', `${new Date().toISOString().replaceAll(':', '-')}.json`);
writeFileSync(file, JSON.stringify({ machine, rounds, rows }, undefined, 2));
process.stdout.write(`\n${tableOf(rows)}\n`);
process.exit(0);

async function withDistributedProduct(services: Services): Promise<BenchRow[]> {
  await createDatabase(services, 'bench');
  const [port, workerPort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  const environment = {
    DATABASE_URL: databaseUrl(services, 'bench'), REDIS_URL: services.redisUrl!, SEED: 'demo', OPERATOR_TOKEN: 'token-of-the-benchmark',
  };
  const backend = await startProduct('backend/dist/main.js', `${address}/health/ready`, { ...environment, PORT: String(port) });
  const worker = await startProduct('workers/dist/main.js', `http://127.0.0.1:${workerPort}/health/ready`, { ...environment, WORKER_PORT: String(workerPort) });
  const measured: BenchRow[] = [];
  if (wanted.has('P1')) measured.push(...(await benchPolledReads(address, services.folder, rounds)));
  if (wanted.has('P3')) measured.push(...(await benchTradeCalculations(address, services.redisUrl!, rounds)));
  await endProcess(worker);
  await endProcess(backend);
  if (wanted.has('P2')) measured.push(...(await benchGrowth(services, rounds)));
  return measured;
}
