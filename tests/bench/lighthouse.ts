// P10 (`npm run lighthouse`): Lighthouse's mobile scores of the built web, and the weight of its first load. A run takes
// some minutes. Lighthouse itself is fetched by npx, so that nobody who does not measure has to install it.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '../e2e/browser.ts';
import { startEmbedded } from '../processes/embedded.ts';
import { endProcess, ROOT } from '../processes/process.ts';
import { writeResults } from '../processes/results.ts';
import { type BenchRow, show, spreadOf, tableOf } from './report.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PATHS = ['/', '/leaderboard', '/dubai-rewards', '/products'];
const ROUNDS = Number(process.argv[2] ?? 3);
const LEAST: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 };
const MOST_SHIFT = 0.02;
const MOST_SCRIPT_KB = 120;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: { resourceType: string; url: string }[] } }>;
}

const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-lighthouse-'));
const { child: product, address } = await startEmbedded(join(folder, 'data'), { SEED: 'demo' });
const rows: BenchRow[] = [];
try {
  for (const path of PATHS) {
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; round += 1) reports.push(await measure(path));
    rows.push(...rowsOf(path, reports));
    if (path === '/') rows.push(weightOf(reports[0]!));
  }
} finally {
  await endProcess(product);
  rmSync(folder, { recursive: true, force: true });
}
writeResults('lighthouse', { at: new Date().toISOString(), rounds: ROUNDS, rows });
process.stdout.write(`${tableOf(rows)}\n`);
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);

/** One run of Lighthouse in a browser of its own: a mid-range phone on a slow mobile network, as Lighthouse simulates it. */
async function measure(path: string): Promise<Report> {
  const { executablePath, args } = await chromiumLaunchOptions();
  const output = join(folder, 'report.json');
  const child = spawn(
    'npx',
    ['--yes', LIGHTHOUSE, address + path, '--quiet', '--output=json', `--output-path=${output}`, `--only-categories=${Object.keys(LEAST).join()}`, `--chrome-flags=--headless ${args.join(' ')}`],
    { cwd: folder, env: { ...process.env, CHROME_PATH: executablePath }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${path}`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

function rowsOf(path: string, reports: Report[]): BenchRow[] {
  const scores = Object.entries(LEAST).map(([category, least]) => {
    const spread = spreadOf(reports.map(({ categories }) => Math.round(categories[category]!.score * 100)));
    return { id: 'P10', what: `${path}, ${category}`, ours: show(spread), limit: '', ratio: '', goal: `≥ ${least}`, holds: spread.median >= least };
  });
  const shift = spreadOf(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN));
  return [
    ...scores,
    { id: 'P10', what: `${path}, layout shift`, ours: show(shift, 3), limit: '', ratio: '', goal: `≤ ${MOST_SHIFT}`, holds: shift.median <= MOST_SHIFT },
  ];
}

/** All scripts that the first load of a page fetched, also those after its first paint, as gzip makes them. */
function weightOf({ audits }: Report): BenchRow {
  const scripts = (audits['network-requests']?.details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  const bytes = scripts.map(({ url }) => compressedSize(join(ROOT, 'web/dist', new URL(url).pathname)));
  const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  return { id: 'P10', what: '/, scripts of the first load, kB', ours: kilobytes.toFixed(1), limit: '', ratio: '', goal: `≤ ${MOST_SCRIPT_KB}`, holds: scripts.length > 0 && kilobytes <= MOST_SCRIPT_KB };
}

/** Small files have no compressed copy. */
function compressedSize(path: string): number {
  return (statSync(`${path}.gz`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}
