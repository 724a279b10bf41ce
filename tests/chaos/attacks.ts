import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../processes/process.ts';
import { type Chaos, line, scaled } from './chaos-run.ts';
import type { ChaosRow } from './report.ts';
import { secretsInLogs } from './secrets-in-logs.ts';

/** R10: the suite's own fuzzing of every described call, with this seed and a multiple of its values. */
export async function fuzzed(chaos: Chaos): Promise<ChaosRow[]> {
  const times = scaled(chaos, 10, 1);
  return [
    await suite(
      chaos,
      'R10',
      ['tests/integration/kernel/fuzz.test.ts'],
      { FUZZ_SEED: String(chaos.seed), FUZZ_TIMES: String(times) },
      `every call and event fuzzed from its schema, ${times} × the usual runs`,
      'no 5xx, no hang, a code and a text in every refusal',
    ),
  ];
}

/** Where the suite attacks. */
const ATTACKS = [
  'access',
  'hostile-input',
  'company-hostile-input',
  'socket-limits',
  'integration/heroes',
  'trade-ins/live-trade',
  'integration/operations',
  'scrub',
  'kernel/text',
];

/** R11: the suite's own attacks. */
export async function attacked(chaos: Chaos): Promise<ChaosRow[]> {
  return [
    await suite(
      chaos,
      'R11',
      ATTACKS,
      {},
      'other heroes, wrong tokens, other companies, foreign pages, oversize bodies, markup, forged cookies',
      'refused with the right code; nothing leaks',
    ),
    await secretsInLogs(chaos),
  ];
}

async function suite(
  chaos: Chaos,
  id: string,
  tests: string[],
  environment: Record<string, string>,
  fault: string,
  mustHold: string,
): Promise<ChaosRow> {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-chaos-'));
  const output = join(folder, 'jest.json');
  const jest = spawn(process.execPath, [
    '--experimental-vm-modules', '--disable-warning=ExperimentalWarning', join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--runInBand', '--testTimeout=900000', '--json', `--outputFile=${output}`, ...tests,
  ], { cwd: ROOT, env: { ...process.env, FULL_FUZZ: '1', ...environment }, stdio: 'ignore' });
  await new Promise((resolve) => jest.once('exit', resolve));
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
      readFileSync(output, 'utf8'),
    );
    const failures = testResults.flatMap((file: any) => file.assertionResults).filter(({ status }: any) =>
      status === 'failed'
    );
    const faults = failures.map(({ fullName, failureMessages }: any) =>
      `${fullName}: ${String(failureMessages[0]).slice(0, 300)}`
    );
    if (faults.length === 0 && numFailedTestSuites > 0) faults.push('a test file could not be run');
    return line(chaos, id, fault, mustHold, `${numPassedTests} tests passed, ${numFailedTests} failed`, faults);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
