import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess, ROOT } from '../processes/process.ts';
import type { BenchRow } from './report.ts';

/** What a start installs: everything but the workspace of the tests. */
const INSTALL = ['contracts', 'domain', 'platform', 'backend', 'workers', 'web'].map((name) => `--workspace=${name}`);
const MAX_BEYOND_S = 15;
const MAX_PACKAGES = 480;

/** P9: from a clean clone to serving, beside the bare install; then a warm restart. Seconds. */
export async function benchFreshStart(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-clone-'));
  try {
    const install = join(folder, 'install');
    const product = join(folder, 'product');
    for (const target of [install, product]) execFileSync('git', ['clone', '-q', ROOT, target]);
    const flags = ['--include-workspace-root', '--loglevel=error', ...INSTALL];
    const installSeconds = timed(() => execFileSync('npm', ['ci', ...flags], { cwd: install, stdio: 'ignore' }));
    const cleanSeconds = await startSeconds(product);
    const warmSeconds = await startSeconds(product);
    const lock = readFileSync(join(product, 'node_modules/.package-lock.json'), 'utf8');
    const packages = Object.values((JSON.parse(lock) as { packages: Record<string, { link?: boolean }> }).packages)
      .filter(({ link }) => !link).length;
    return [
      {
        id: 'P9',
        what: 'clean clone to serving, s',
        ours: cleanSeconds.toFixed(1),
        limit: `${installSeconds.toFixed(1)} (npm ci alone)`,
        ratio: (cleanSeconds / installSeconds).toFixed(2),
        goal: `≤ ${MAX_BEYOND_S} s beyond npm ci`,
        holds: cleanSeconds - installSeconds <= MAX_BEYOND_S,
      },
      {
        id: 'P9',
        what: 'packages that a start installs',
        ours: String(packages),
        limit: '',
        ratio: '',
        goal: `≤ ${MAX_PACKAGES}`,
        holds: packages <= MAX_PACKAGES,
      },
      {
        id: 'P9',
        what: 'warm restart to ready, s',
        ours: warmSeconds.toFixed(2),
        limit: '',
        ratio: '',
        goal: '≤ 3 s',
        holds: warmSeconds <= 3,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function timed(action: () => void): number {
  const started = performance.now();
  action();
  return (performance.now() - started) / 1000;
}

async function startSeconds(folder: string): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Planet Heroes is at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${output}`)));
  });
  const seconds = (performance.now() - started) / 1000;
  child.removeAllListeners('exit');
  await endProcess(child);
  return seconds;
}
