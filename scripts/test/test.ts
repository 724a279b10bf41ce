// `npm test`: unit, integration and browser tests; ends with one line of totals.
// `npm test -- pickups community`: only the files whose path holds one of these.
// `npm test -- --changed [commit]`: only what the uncommitted changes, or those since a commit, can reach.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCommandLine } from '@planet-heroes/platform/program';
import { hasRedisServer } from '../../tests/processes/redis-server.ts';
import { changedFiles, testsReachedBy } from './changed-tests.ts';

interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** How long one test took. */
interface Timed {
  ms: number;
  name: string;
}

/** What Jest writes of a run, as far as it is read here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

/** What Playwright writes of a run, likewise. */
interface BrowserReport {
  suites: BrowserSuite[];
  stats: { expected: number; unexpected: number; skipped: number };
}
interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { title: string; file: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
}

interface Chosen {
  jest: string[];
  browser: string[];
}

const root = join(import.meta.dirname, '../..');
const USAGE = `npm test
npm test -- <part of a path> …     only the files whose path holds one of these
npm test -- --changed [commit]     only what uncommitted changes, or those since a commit, can reach
Example: npm test -- pickups tests/e2e/home`;
const { values, positionals } = readCommandLine({
  usage: USAGE,
  options: { changed: { type: 'boolean' } },
  words: { least: 0, most: 1000, what: 'parts of paths' },
});
const chosen = values.changed ? chooseChanged(positionals[0]) : chooseFiles(positionals);
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** How many of the slowest are named at the end. */
const SLOWEST = 10;

const timed: Timed[] = [];
const totals: Totals[] = [];
// One after the other: each keeps two cores busy, and side by side both miss their bounds.
if (!chosen || chosen.jest.length > 0) totals.push(await runJest());
if (!chosen || chosen.browser.length > 0) totals.push(await runBrowser());
const sum = (pick: (totals: Totals) => number) => totals.reduce((total, each) => total + pick(each), 0);
const failed = sum((each) => each.failed);
process.stdout.write(`\n${slowest()}\n${skippedFoundations()}`);
process.stdout.write(
  `${sum((each) => each.passed)} passed, ${failed} failed, ${sum((each) => each.skipped)} skipped\n`,
);
process.exit(failed > 0 ? 1 : 0);

/**
 * The files that the parts of names choose; undefined, for all, where none is given. A part that chooses nothing ends
 * the run.
 */
function chooseFiles(parts: readonly string[]): Chosen | undefined {
  if (parts.length === 0) return undefined;
  const files = globSync('{contracts,domain,platform,backend,workers,web,tests}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  }).toSorted();
  const idle = parts.find((part) => !files.some((file) => file.includes(part)));
  if (idle !== undefined) {
    process.stderr.write(
      `No test file’s path holds "${idle}". Give parts of paths, as in: npm test -- pickups tests/e2e/home\n`,
    );
    process.exit(1);
  }
  return byRunner(files.filter((file) => parts.some((part) => file.includes(part))));
}

/** What the working tree's changes can reach; says what it leaves out. */
function chooseChanged(ref: string | undefined): Chosen {
  const changed = changedFiles(root, ref);
  const { chosen: wanted, leftOut } = testsReachedBy(root, changed);
  process.stdout.write(`Changed:\n${changed.map((file) => `  ${file}\n`).join('')}Left out:\n  ${leftOut.join(' ')}\n\n`);
  return byRunner(wanted);
}

function byRunner(files: readonly string[]): Chosen {
  process.stdout.write(`${files.join('\n')}\n`);
  return {
    jest: files.filter((file) => !file.endsWith('.spec.ts')),
    browser: files.filter((file) => file.endsWith('.spec.ts')),
  };
}

function run(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

async function runJest(): Promise<Totals> {
  const output = join(results, 'jest.json');
  const code = await run([
    `--import=${pathToFileURL(join(root, 'tests/support/runner/register.js'))}`,
    '--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js',
    '--json', `--outputFile=${output}`, '--maxWorkers=2', ...(chosen ? ['--runTestsByPath', ...chosen.jest] : []),
  ]);
  return readJest(output, code);
}

async function runBrowser(): Promise<Totals> {
  const code = await run([
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    ...(chosen?.browser ?? []),
  ]);
  return readPlaywright(join(results, 'e2e.json'), code);
}

/** A run that ended badly without a failed test (it could not start, say) counts as one failure. */
function atLeastOne(failures: number, code: number): number {
  return code === 0 ? failures : Math.max(1, failures);
}

function readJest(path: string, code: number): Totals {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(path, 'utf8')) as JestReport;
  for (const { name, assertionResults } of report.testResults) {
    timed.push(
      ...assertionResults.map(({ fullName, duration }) => ({
        ms: duration ?? 0,
        name: `${relative(root, name)}: ${fullName}`,
      })),
    );
  }
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(report.numFailedTests + report.numRuntimeErrorTestSuites, code),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function readPlaywright(path: string, code: number): Totals {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const { suites, stats } = JSON.parse(readFileSync(path, 'utf8')) as BrowserReport;
  suites.forEach(noteTimes);
  return { passed: stats.expected, failed: atLeastOne(stats.unexpected, code), skipped: stats.skipped };
}

function noteTimes({ suites = [], specs = [] }: BrowserSuite): void {
  for (const { title, file, tests } of specs) {
    for (const { projectName, results: tries } of tests) {
      timed.push({
        ms: tries.reduce((sum, { duration }) => sum + duration, 0),
        name: `tests/e2e/${file} (${projectName}): ${title}`,
      });
    }
  }
  suites.forEach(noteTimes);
}

/** Where the time goes: the slowest tests of both kinds. */
function slowest(): string {
  const shown = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return ['The slowest tests:', ...shown.map(({ ms, name }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`), '']
    .join('\n');
}

/** Says plainly what this machine could not test. */
function skippedFoundations(): string {
  return hasRedisServer()
    ? 'Tested on the embedded Postgres and on Postgres with Redis: each business area on one of them.\n'
    : 'Skipped: everything on Redis and in separate processes, for want of a redis-server on the PATH.\n';
}
