// `npm run conformance`: other people's tools on a product of its own with sample data, by hand and at night
// (docs/conformance.md).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@planet-heroes/platform/program';
import { startEmbedded } from '../processes/embedded.ts';
import { endProcess } from '../processes/process.ts';
import { plainTable } from '../processes/table.ts';
import { CHECKS } from './checks.ts';
import { type Row, runChecks } from './run-checks.ts';

const USAGE = `npm run conformance
  Starts a product with sample data and runs other people's tools on its calls, messages, pages, papers and settings,
  each where it is installed (docs/conformance.md). Ends with a table, and with 1 where a tool found a fault.
Example: npm run conformance`;

await runProgram({ usage: USAGE, options: {} }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-conformance-'));
  const { child, address } = await startEmbedded(join(folder, 'data'), {
    SEED: 'demo', WEBHOOKS_TO_PRIVATE_NETWORKS: 'allowed',
  });
  let rows: Row[];
  try {
    rows = await runChecks(CHECKS, { address, folder });
  } finally {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  }
  for (const { tool, found } of rows) if (found) process.stdout.write(`${tool}:\n${found}\n\n`);
  process.stdout.write(`${plainTable<Row>([
    ['tool', ({ tool }) => tool], ['what', ({ what }) => what], ['result', ({ result }) => result],
  ], rows)}\n`);
  process.exit(rows.some(({ result }) => result === 'FAILED') ? 1 : 0);
});
