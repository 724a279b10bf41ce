// The product as `npm start` runs it, on a data folder of its own that goes when it stops.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-e2e-'));
const launcher = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/start.ts')], {
  env: { ...process.env, DATA_DIR: folder },
  stdio: 'inherit',
});
process.on('SIGTERM', () => launcher.kill('SIGTERM'));
launcher.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
