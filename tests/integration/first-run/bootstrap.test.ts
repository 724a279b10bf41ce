import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../processes/process.js';
import { ProcessGroup, type ProductProcess } from '../../support/product-process.js';
import { until } from '../../support/until.js';

/** Stands for npm: notes how it was called, makes what an installation brings, and waits while a file says so. */
const NPM = `#!/usr/bin/env node
const fs = require('node:fs');
fs.appendFileSync('npm-calls', JSON.stringify({ args: process.argv.slice(2), NODE_ENV: process.env.NODE_ENV, omit: process.env.npm_config_omit }) + '\\n');
process.on('SIGINT', () => { fs.writeFileSync('npm-ended', ''); process.exit(130); });
const finish = () => {
  if (fs.existsSync('hold-npm')) return setTimeout(finish, 20);
  for (const name of ['.bin', 'vite', '@swc/core', 'jest']) fs.mkdirSync('node_modules/' + name, { recursive: true });
  fs.writeFileSync('node_modules/.bin/node', '');
};
finish();
`;

describe('what runs before npm start', () => {
  let folder: string;
  let processes: ProcessGroup;
  let server: Server | undefined;
  beforeEach(() => {
    processes = new ProcessGroup();
    folder = mkdtempSync(join(tmpdir(), 'planet-heroes-first-run-'));
    mkdirSync(join(folder, 'scripts'));
    for (const name of ['contracts/src', 'domain', 'platform', 'backend', 'workers', 'web'])
      mkdirSync(join(folder, name), { recursive: true });
    cpSync(join(ROOT, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npm'), NPM);
    chmodSync(join(folder, 'bin/npm'), 0o755);
  });
  afterEach(async () => {
    await processes.killAll();
    server?.close();
    server = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  function bootstrap(flags: string[], environment: Record<string, string> = {}): ProductProcess {
    return processes.start(['node', 'scripts/bootstrap.mjs', ...flags], {
      folder,
      environment: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, ...environment },
    });
  }
  const calls = (): { args: string[]; NODE_ENV?: string; omit?: string }[] =>
    readFileSync(join(folder, 'npm-calls'), 'utf8').trim().split('\n').map((line) => JSON.parse(line));

  it('refuses a port that is taken, and an address that is not this machine’s, before it installs anything', async () => {
    const taken = createServer();
    server = taken;
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const refused = bootstrap(['--for-start'], { PORT: String(port) });
    expect((await refused.ended).code).toBe(1);
    expect(refused.stderr()).toBe(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start\n`);
    const elsewhere = bootstrap(['--for-start'], { HOST: '192.0.2.1' });
    expect((await elsewhere.ended).code).toBe(1);
    expect(elsewhere.stderr()).toMatch(/^192\.0\.2\.1 is not an address of this machine\..*\n$/);
    expect(calls).toThrow();
  });

  it('installs what a build needs, even what the environment would leave out', async () => {
    const production = { NODE_ENV: 'production', npm_config_omit: 'dev' };
    expect(await bootstrap(['--install-only'], production).ended).toMatchObject({ code: 0 });
    const [call] = calls();
    expect(call).toEqual({ args: expect.arrayContaining(['ci', '--include=dev', '--workspace=web']) });
    expect(call!.args).not.toContain('--workspace=tests');
  });

  it('adds what tests need to what a start has installed, and does nothing a second time', async () => {
    for (const flags of [[], ['--with-tests'], ['--with-tests'], []])
      expect(await bootstrap(['--install-only', ...flags]).ended).toMatchObject({ code: 0 });
    expect(calls().map(({ args }) => args[0])).toEqual(['ci', 'install']);
  });

  it('installs again where what it stamped is gone', async () => {
    await bootstrap(['--install-only']).ended;
    rmSync(join(folder, 'node_modules/vite'), { recursive: true });
    await bootstrap(['--install-only']).ended;
    expect(calls()).toHaveLength(2);
  });

  it('waits for another start of the same checkout, and uses what that installed', async () => {
    writeFileSync(join(folder, 'hold-npm'), '');
    const first = bootstrap(['--install-only']);
    await until('npm to run', () => calls().length === 1);
    const second = bootstrap(['--install-only']);
    await second.written(/Another start \(process \d+\) is installing or building here: waiting for it\./);
    rmSync(join(folder, 'hold-npm'));
    expect([(await first.ended).code, (await second.ended).code]).toEqual([0, 0]);
    expect(calls()).toHaveLength(1);
  });

  it('ends on Ctrl-C once npm has, and leaves no lock behind', async () => {
    writeFileSync(join(folder, 'hold-npm'), '');
    const interrupted = bootstrap(['--install-only']);
    await until('npm to run', () => calls().length === 1);
    expect((await interrupted.stop('SIGINT')).code).toBe(130);
    expect(readFileSync(join(folder, 'npm-ended'), 'utf8')).toBe('');
    rmSync(join(folder, 'hold-npm'));
    expect((await bootstrap(['--install-only']).ended).code).toBe(0);
  });
});
