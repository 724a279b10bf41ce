import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isRunning } from '@planet-heroes/platform/embedded/data-dir-lock';
import { ROOT } from '../../processes/process.js';
import { makeSwiftFolder } from '../../processes/swift-folder.js';
import { tradeVerified } from '../../support/events.js';
import { ProcessGroup, type ProcessOptions } from '../../support/product-process.js';
import { until } from '../../support/until.js';

const NOBODY = { uid: 65_534, gid: 65_534 };
const AS_ROOT = process.getuid?.() === 0;
const NOBODY_CAN_READ_US = AS_ROOT
  && spawnSync(process.execPath, ['-e', '0'], { ...NOBODY, cwd: join(ROOT, 'scripts') }).status === 0;
const STOP_BOUND_MS = 5_000;

/** Started and stopped many times over: seconds of a busy machine, not of this product. */
const BOUND_MS = 90_000;

describe('npm start, embedded', () => {
  let processes: ProcessGroup;
  let parent: string;
  let dataDir: string;
  beforeEach(() => {
    processes = new ProcessGroup();
    parent = makeSwiftFolder('planet-heroes-start-');
    chmodSync(parent, 0o755);
    dataDir = join(parent, 'data');
  });
  afterEach(async () => {
    await processes.killAll();
    const left = postgresPid();
    if (left && isRunning(left)) process.kill(left, 'SIGKILL');
    rmSync(parent, { recursive: true, force: true });
  });

  /** The embedded server's process, by the file that it keeps while it runs. */
  function postgresPid(): number | undefined {
    try {
      return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    } catch {
      return undefined;
    }
  }

  function launch(options: ProcessOptions = {}) {
    const environment = { DATA_DIR: dataDir, PORT: '0', SEED: 'trial', ...options.environment };
    return processes.start(['node', 'scripts/dist/start.js'], { ...options, environment });
  }

  async function start(options: ProcessOptions = {}) {
    const launcher = launch(options);
    const [, address] = await launcher.written(/Planet Heroes is at (\S+)/);
    await launcher.written(/operator token is in/);
    return { ...launcher, address: address! };
  }

  function operatorToken(): string {
    return readFileSync(join(dataDir, 'operator-token'), 'utf8');
  }

  async function ingest(address: string, event: unknown): Promise<number> {
    const { status } = await fetch(`${address}/api/ops/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${operatorToken()}` },
      body: JSON.stringify(event),
    });
    return status;
  }

  it('says where it is and where the operator token is, which its owner alone can read', async () => {
    const { address, stdout } = await start();
    expect(stdout()).toContain(`The operator token is in ${join(dataDir, 'operator-token')}`);
    expect(statSync(join(dataDir, 'operator-token')).mode & 0o777).toBe(0o600);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect(await ingest(address, tradeVerified())).toBe(200);
  }, BOUND_MS);

  it('says an address that can be opened where it listens on all, and that others can reach it', async () => {
    const { address, stdout } = await start({ environment: { HOST: '0.0.0.0' } });
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(stdout()).toContain('Everybody in your network can reach it');
    // Links lead to the port that was opened, though PORT=0 asked for any.
    const call = (path: string, init?: RequestInit) => fetch(`${address}${path}`, init);
    const email = 'huda@example.com';
    const asked = await call('/api/sign-in/code', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }),
    });
    expect(asked.status).toBeLessThan(300);
    const mails = join(dataDir, 'mail');
    const mail = await until('the mail', () => readdirSync(mails).map((file) => readFileSync(join(mails, file), 'utf8'))[0]);
    expect(mail).toContain(address);
  }, BOUND_MS);

  it('does not print an operator token that the environment gave', async () => {
    const launcher = launch({ environment: { OPERATOR_TOKEN: 'chosen-by-the-operator' } });
    await launcher.written(/Planet Heroes is at/);
    await launcher.stop();
    expect(launcher.stdout() + launcher.stderr()).not.toMatch(/operator/);
  }, BOUND_MS);

  it('refuses a second start on the same folder, while the first goes on', async () => {
    const first = await start();
    const second = launch();
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.stderr()).toBe(
      `Planet Heroes is already running on ${dataDir} (process ${first.pid}). ` +
        'Stop it first, or choose another folder with DATA_DIR.\n',
    );
    expect((await fetch(`${first.address}/health/ready`)).status).toBe(200);
  }, BOUND_MS);

  it('says so, and leaves no Postgres behind, when the port is taken', async () => {
    const first = await start();
    const other = join(parent, 'other');
    const second = launch({ environment: { DATA_DIR: other, PORT: new URL(first.address).port } });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.stderr()).toMatch(/^The port is taken\. Choose another by PORT or METRICS_PORT .*\n$/);
    expect(() => statSync(join(other, 'postgres', 'postmaster.pid'))).toThrow(/ENOENT/);
  }, BOUND_MS);

  // SIGHUP is what a closed terminal sends.
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops everything within 5 s on %s, its Postgres last', async (signal) => {
    const launcher = await start();
    const postgres = postgresPid()!;
    expect(isRunning(postgres)).toBe(true);
    const asked = Date.now();
    expect(await launcher.stop(signal)).toEqual({ code: 0, signal: null });
    expect(Date.now() - asked).toBeLessThan(STOP_BOUND_MS);
    expect(isRunning(postgres)).toBe(false);
    expect(postgresPid()).toBeUndefined();
  }, BOUND_MS);

  it('stops once and in order when one ctrl-C arrives twice, as it does under npm', async () => {
    const launcher = await start();
    const postgres = postgresPid()!;
    process.kill(launcher.pid, 'SIGINT');
    expect(await launcher.stop('SIGINT')).toEqual({ code: 0, signal: null });
    expect(isRunning(postgres)).toBe(false);
  }, BOUND_MS);

  it('stops in order where nobody reads its output any more', async () => {
    const command = `"${process.execPath}" scripts/dist/start.js | true; wait`;
    const shell = processes.start(['sh', '-c', command], {
      environment: { DATA_DIR: dataDir, PORT: '0', SEED: 'trial' },
    });
    const postgres = await until('Postgres to have been started', () => postgresPid());
    await shell.ended;
    await until('Postgres to be gone', () => !isRunning(postgres));
    expect(postgresPid()).toBeUndefined();
    expect(existsSync(join(dataDir, 'start.lock'))).toBe(false);
    expect(shell.stderr()).toBe('');
  }, BOUND_MS);

  it('leaves no Postgres behind when it is stopped while that starts', async () => {
    const launcher = launch();
    const postgres = await until('Postgres to have been started', () => postgresPid());
    expect(launcher.stdout()).toBe('');
    expect(await launcher.stop()).toEqual({ code: 0, signal: null });
    expect(launcher.stderr()).toBe('');
    expect(isRunning(postgres)).toBe(false);
  }, BOUND_MS);

  it.each([
    ['its launcher alone, which leaves Postgres running', false],
    ['both its launcher and Postgres', true],
  ])('starts again after SIGKILL of %s under load, with all it had acknowledged', async (_, killPostgresToo) => {
    const before = await start();
    const leftover = postgresPid()!;
    const events = Array.from({ length: 80 }, () => tradeVerified());
    const acknowledged: unknown[] = [];
    for (const event of events) {
      void ingest(before.address, event).then((status) => status === 200 && acknowledged.push(event), () => undefined);
    }
    await until('some to be acknowledged', () => acknowledged.length >= 20);
    if (killPostgresToo) process.kill(leftover, 'SIGKILL');
    await before.stop('SIGKILL');
    if (killPostgresToo) await until('the killed Postgres to be gone', () => !isRunning(leftover));
    else expect(isRunning(leftover)).toBe(true);

    const after = await start();
    expect(isRunning(leftover)).toBe(false);
    expect(postgresPid()).not.toBe(leftover);
    expect(readdirSync(join(dataDir, 'postgres')).filter((name) => /^\.s\.PGSQL\.\d+$/.test(name))).toHaveLength(1);
    for (const event of acknowledged) expect(await ingest(after.address, event)).toBe(409);
    for (const event of events) expect([200, 409]).toContain(await ingest(after.address, event));
    const { bottlesPrevented } = await read(after.address, '/api/impact-stats');
    expect(bottlesPrevented).toBe(2_400_000 + 80 * 1240);
    const books = await fetch(`${after.address}/api/ops/books/check`, {
      method: 'POST',
      headers: { authorization: `Bearer ${operatorToken()}` },
    });
    expect(await books.json()).toMatchObject({ holds: true });
  }, BOUND_MS);

  (NOBODY_CAN_READ_US ? it : it.skip)(
    `runs as an ordinary user${
      NOBODY_CAN_READ_US ? '' : ' (needs to be root, in a checkout that all can read, to become one)'
    }`,
    async () => {
      chownSync(parent, NOBODY.uid, NOBODY.gid);
      const launcher = await start({ user: NOBODY });
      expect(statSync(join(dataDir, 'postgres')).uid).toBe(NOBODY.uid);
      expect(await ingest(launcher.address, tradeVerified())).toBe(200);
      expect(await launcher.stop()).toEqual({ code: 0, signal: null });
    },
    BOUND_MS,
  );

  (AS_ROOT ? it : it.skip)(
    `runs as root on a folder that only root can reach${AS_ROOT ? '' : ' (needs to be root)'}`,
    async () => {
      dataDir = join(parent, 'private', 'data');
      mkdirSync(join(parent, 'private'), { mode: 0o700 });
      const launcher = await start();
      expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
      expect(await ingest(launcher.address, tradeVerified())).toBe(200);
      expect(await launcher.stop()).toEqual({ code: 0, signal: null });
      // Once more, on the folder that is there by now.
      expect(await (await start()).stop()).toEqual({ code: 0, signal: null });
    },
    BOUND_MS,
  );

  async function read(address: string, path: string): Promise<Record<string, number>> {
    return (await (await fetch(address + path)).json()) as Record<string, number>;
  }
});
