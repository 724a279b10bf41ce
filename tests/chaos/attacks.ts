import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
  'command-results',
  'large-bodies',
  'read-limits',
  'integration/heroes',
  'trade-ins/live-trade',
  'trade-ins/few-pickups',
  'integration/operations',
  'integration/support',
  'domain/src/areas/heroes',
  'domain/src/areas/social-challenges',
  'domain/src/areas/dubai-rewards/held-points',
  'domain/src/areas/payouts/taken-back',
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
      'other heroes, wrong tokens, other companies, foreign pages, oversize bodies, markup, forged cookies, minted points',
      'refused with the right code; nothing leaks',
    ),
    await secretsInLogs(chaos),
  ];
}

/** R17: the suite's removals of heroes, with queues, answers and backups searched. */
export async function removed(chaos: Chaos): Promise<ChaosRow[]> {
  const tests = ['integration/heroes/leaving', 'integration/support', 'integration/operations/backup'];
  const mustHold = 'no name, address or text of theirs in tables, log, jobs, stored answers, files or log lines';
  return [await suite(chaos, 'R17', tests, {}, 'a hero leaves, or is erased by support', mustHold)];
}

/** R19: the suite's attacks on signing in, and every call by every role. */
export async function signedIn(chaos: Chaos): Promise<ChaosRow[]> {
  const tests = [
    'integration/accounts', 'domain/src/areas/accounts', 'backend/src/areas/accounts', 'operations/operators',
    'operations/sealed-reads', 'operations/operator-attempts', 'companies/members',
  ];
  const fault = 'codes and passkeys guessed, replayed, phished, fixed, revoked; a device lost; role by call';
  const mustHold = 'no entry; revoked within 5 s; an audit line each; owners notified';
  return [await suite(chaos, 'R19', tests, {}, fault, mustHold)];
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
    `--import=${pathToFileURL(join(ROOT, 'tests/support/runner/register.js'))}`,
    '--experimental-vm-modules', '--disable-warning=ExperimentalWarning', join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--maxWorkers=1', '--testTimeout=900000', '--json', `--outputFile=${output}`, ...tests,
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
