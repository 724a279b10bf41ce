// `npm test`: unit and integration tests, then the browser tests; ends with one line of totals.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const jestResults = join(results, 'jest.json');
const jestCode = await run([
  '--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js',
  '--maxWorkers=2', '--json', `--outputFile=${jestResults}`,
]);
const browserCode = await run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts']);

const totals = [readJest(jestResults, jestCode), readPlaywright(join(results, 'e2e.json'), browserCode)];
const sum = (pick: (totals: Totals) => number) => totals.reduce((total, each) => total + pick(each), 0);
const failed = sum((each) => each.failed);
process.stdout.write(`\n${skippedFoundations()}`);
process.stdout.write(`${sum((each) => each.passed)} passed, ${failed} failed, ${sum((each) => each.skipped)} skipped\n`);
process.exit(failed > 0 ? 1 : 0);

function run(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** A run that ended badly without a failed test (it could not start, say) counts as one failure. */
function atLeastOne(failures: number, code: number): number {
  return code === 0 ? failures : Math.max(1, failures);
}

function readJest(path: string, code: number): Totals {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(report.numFailedTests + report.numRuntimeErrorTestSuites, code),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function readPlaywright(path: string, code: number): Totals {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: atLeastOne(stats.unexpected, code), skipped: stats.skipped };
}

/** Says plainly what this machine could not test. */
function skippedFoundations(): string {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return 'Tested on the embedded Postgres alone, and on Postgres with Redis.\n';
  } catch {
    return 'Skipped: everything on Redis and in separate processes, for want of a redis-server on the PATH.\n';
  }
}
