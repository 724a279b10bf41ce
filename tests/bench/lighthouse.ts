// P10 (`npm run lighthouse`): eight pages as a phone of the middle has them on a slow line: Lighthouse's mobile scores,
// when the largest thing shows, whether anything moves, how quickly a press is answered, and what a first visit loads.
// A run takes some minutes. Lighthouse itself is fetched by npx, so that nobody who does not measure has to install it.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { numberOf, runProgram } from '@planet-heroes/platform/program';
import { chromiumLaunchOptions } from '../e2e/browser.ts';
import { startEmbedded } from '../processes/embedded.ts';
import { endProcess, ROOT } from '../processes/process.ts';
import { writeResults } from '../processes/results.ts';
import { joinAtOnce, openBrowser, type PageVisit, visit } from './page-visit.ts';
import { type BenchRow, show, spreadOf, tableOf } from './report.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PATHS = [
  '/', '/leaderboard', '/products', '/exchange', '/dubai-rewards', '/community', '/impact-dashboard', '/bulk-tradein',
];
const USAGE = `npm run lighthouse [-- <rounds>]
  Measures eight pages as a phone on a slow line has them, each so many times (default 3); ends with 1 where one is
  beyond its budget. Lighthouse itself is fetched by npx.
Example: npm run lighthouse -- 5`;
const MAX_ROUNDS = 100;

/** The budget of every page. A median beyond it fails the run. */
const LEAST_SCORE: Record<string, number> = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Measured on fast 3G with a processor a quarter as fast. Lighthouse's own result is in its performance. */
const MAX_LARGEST_PAINT_MS = 1800;
const MAX_SHIFT = 0.02;
const MAX_INTERACTION_MS = 100;
/** From asking for a page until its first dialog shows, pressed at once. */
const MAX_DIALOG_MS = 3500;
const PATHS_OF_DIALOG = new Set(['/leaderboard', '/dubai-rewards', '/community']);
/** The budget of home's scripts, in kB as gzip makes them: until the screen answers, and of the whole first visit. */
const MAX_KB_TO_ANSWER = 95.5;
const MAX_KB = 140;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

const words = { least: 0, most: 1, what: '' };
await runProgram({ usage: USAGE, options: {}, words }, async (_, [given = '3']) => {
  const rounds = numberOf('The number of rounds', given, { least: 1, most: MAX_ROUNDS });
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-lighthouse-'));
  const { child: product, address } = await startEmbedded(join(folder, 'data'), { SEED: 'demo' });
  const browser = await openBrowser();
  const rows: BenchRow[] = [];
  try {
    for (const path of PATHS) {
      rows.push(...scoresOf(path, await inRounds(rounds, () => measure(address, path, folder))));
      const visits = await inRounds(rounds, () => visit(browser, address + path));
      rows.push(...answersOf(path, visits));
      if (PATHS_OF_DIALOG.has(path)) {
        const dialogs = await inRounds(rounds, () => joinAtOnce(browser, address + path));
        rows.push(atMost(`${path}, seen: first dialog, ms`, dialogs, MAX_DIALOG_MS));
      }
      if (path === '/') rows.push(...weightOf(visits[0]!));
    }
  } finally {
    await browser.close();
    await endProcess(product);
    rmSync(folder, { recursive: true, force: true });
  }
  writeResults('lighthouse', { at: new Date().toISOString(), rounds, rows });
  process.stdout.write(`${tableOf(rows)}\n`);
  process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
});

async function inRounds<T>(rounds: number, once: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await once());
  return results;
}

/** One run of Lighthouse in a browser of its own, with the phone and the line that Lighthouse simulates. */
async function measure(address: string, path: string, folder: string): Promise<Report> {
  const { executablePath, args } = await chromiumLaunchOptions();
  const output = join(folder, 'report.json');
  const child = spawn(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address + path,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${Object.keys(LEAST_SCORE).join()}`,
      `--chrome-flags=--headless ${args.join(' ')}`,
    ],
    { cwd: folder, env: { ...process.env, CHROME_PATH: executablePath }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new ExpectedError(`Lighthouse ended with ${code} at ${path}`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

function scoresOf(path: string, reports: Report[]): BenchRow[] {
  const scores = Object.entries(LEAST_SCORE).map(([category, least]) => {
    const spread = spreadOf(reports.map(({ categories }) => Math.round(categories[category]!.score * 100)));
    return row(`${path}, ${category}`, show(spread), `≥ ${least}`, spread.median >= least);
  });
  const value = (audit: string) => reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  return [
    ...scores,
    row(`${path}, worked out: largest paint, ms`, show(spreadOf(value('largest-contentful-paint'))), '', true),
    atMost(`${path}, layout shift`, value('cumulative-layout-shift'), MAX_SHIFT, 3),
  ];
}

/** What a visitor of the page meets, measured in a browser that really is so slow. */
function answersOf(path: string, visits: PageVisit[]): BenchRow[] {
  const of = (what: 'answersAfterMs' | 'largestPaintMs' | 'layoutShift' | 'interactionMs') =>
    visits.map((each) => each[what]);
  return [
    row(`${path}, client answers after, ms`, show(spreadOf(of('answersAfterMs'))), '', true),
    atMost(`${path}, seen: largest paint, ms`, of('largestPaintMs'), MAX_LARGEST_PAINT_MS),
    atMost(`${path}, seen: layout shift`, of('layoutShift'), MAX_SHIFT, 3),
    atMost(`${path}, seen: slowest press, ms`, of('interactionMs'), MAX_INTERACTION_MS),
  ];
}

function weightOf({ scriptsToAnswer, scripts }: PageVisit): BenchRow[] {
  return [
    atMost('/, scripts until it answers, kB', [kilobytesOf(scriptsToAnswer)], MAX_KB_TO_ANSWER, 1),
    atMost('/, scripts of the first visit, kB', [kilobytesOf(scripts)], MAX_KB, 1),
  ];
}

function kilobytesOf(scripts: readonly string[]): number {
  return scripts.reduce((sum, path) => sum + compressedSize(join(ROOT, 'web/dist', path)), 0) / 1000;
}

/** Small files have no compressed copy. */
function compressedSize(path: string): number {
  return (statSync(`${path}.gz`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}

function atMost(what: string, values: readonly number[], most: number, digits = 0): BenchRow {
  const spread = spreadOf(values);
  return row(what, show(spread, digits), `≤ ${most}`, spread.median <= most);
}

function row(what: string, ours: string, goal: string, holds: boolean): BenchRow {
  return { id: 'P10', what, ours, limit: '', ratio: '', goal, holds };
}
