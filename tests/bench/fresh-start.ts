import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess, ROOT } from '../processes/process.ts';
import type { BenchRow } from './report.ts';

/** P9: from a clean clone to serving, beside the bare install; then a warm restart. Seconds. */
export async function benchFreshStart(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-clone-'));
  try {
    const install = join(folder, 'install');
    const product = join(folder, 'product');
    for (const target of [install, product]) execFileSync('git', ['clone', '-q', ROOT, target]);
    const installSeconds = timed(() =>
      execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: install, stdio: 'ignore' })
    );
    const cleanSeconds = await startSeconds(product);
    const warmSeconds = await startSeconds(product);
    return [
      {
        id: 'P9',
        what: 'clean clone to serving, s',
        ours: cleanSeconds.toFixed(1),
        limit: `${installSeconds.toFixed(1)} (npm ci alone)`,
        ratio: (cleanSeconds / installSeconds).toFixed(2),
        goal: '≤ 75 s',
        holds: cleanSeconds <= 75,
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
