// Makes a checkout ready to run: installs what the lockfile says and builds what has changed since. Runs before `npm
// start` and every other command, on any Node from 20 on, before anything is installed: it uses Node alone.
// `--with-tests` also installs what only tests and checks need; `--install-only` builds nothing; `--for-start` first
// looks whether the product could listen at all.
// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const serverPackages = ['contracts', 'domain', 'platform', 'backend', 'workers'];
/** What the product is made of; the workspace `tests` is left out of a start. */
const packages = [...serverPackages, 'web'];
const stampFolder = join(root, 'node_modules', '.planet-heroes');
const PROGRESS_MS = 10_000;
const LOCK_MS = 500;
const OLDEST_NODE = 20;

/** @param {readonly string[]} paths */
function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    hash.update(path).update(existsSync(join(root, path)) ? readFileSync(join(root, path)) : '');
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules' && !name.endsWith('.tsbuildinfo'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/**
 * @param {string} name
 * @param {string} hash
 * @param {readonly string[]} outputs
 */
function isFresh(name, hash, outputs) {
  const stamp = join(stampFolder, name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
    && outputs.every((path) => existsSync(join(root, path)));
}

/**
 * @param {string} name
 * @param {string} hash
 */
function remember(name, hash) {
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(join(stampFolder, name), hash);
}

/**
 * Runs a program and says what it is doing, how long such a thing takes, and every ten seconds that it goes on.
 * @param {string} what
 * @param {string} usually
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
function run(what, usually, command, args, cwd = root) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${what} (usually ${usually}) …\n`);
  const progress = setInterval(() => process.stdout.write(`  ${what}: ${seconds()} s so far\n`), PROGRESS_MS);
  return new Promise((/** @type {(value?: undefined) => void} */ resolve, reject) => {
    child = spawn(command, args, {
      cwd,
      env: ownEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      child = undefined;
      if (isInterrupted) process.exit(130);
      if (code !== 0) return reject(new Error(`${what} failed (${command} ${args.join(' ')}).`));
      process.stdout.write(`${what} took ${seconds()} s\n`);
      resolve();
    });
  }).finally(() => clearInterval(progress));
}

/** The environment without what would leave out packages that a build needs. */
function ownEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|npm_config_(omit|only|production|include))$/i.test(name)),
  );
}

/**
 * Ends with a sentence where the product could not listen on its port, before anything is installed for it.
 * @returns {Promise<void>}
 */
function assertPortFree() {
  const { PORT: port = '3000', HOST: host = '127.0.0.1' } = process.env;
  // The product's own check of its settings refuses a port that is not a number.
  if (!/^[1-9]\d*$/.test(port) || Number(port) > 65_535) return Promise.resolve();
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) =>
      end(portSentence(code, port, host) ?? message));
    server.listen({ port: Number(port), host, exclusive: true }, () => server.close(() => resolve()));
  });
}

/**
 * @param {string | undefined} code
 * @param {string} port
 * @param {string} host
 */
function portSentence(code, port, host) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another: PORT=${Number(port) + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} is for the administrator alone. Choose one above 1023: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine. Leave HOST out, or set it to 0.0.0.0 for all of them.`;
  return undefined;
}

/**
 * @param {string} sentence
 * @param {number} [code]
 * @returns {never}
 */
function end(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

/** Waits until no other run of this program works on the checkout, then holds the others off until its own end. */
async function takeTurn() {
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      process.once('exit', () => rmSync(lockFile, { force: true }));
      return;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const holder = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
    if (holder === process.pid) return;
    if (holder > 0 && !isRunning(holder)) rmSync(lockFile, { force: true });
    if (!told) process.stdout.write(`Another start (process ${holder}) is installing or building here: waiting for it.\n`);
    await new Promise((resolve) => setTimeout(resolve, LOCK_MS));
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
let isInterrupted = false;
const lockFile = join(root, '.install.lock');
// Ctrl-C reaches npm and the builds as well: this program ends when they have.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    isInterrupted = true;
    if (!child) process.exit(130);
    child.kill(signal);
  });
}

const USAGE = `npm run build
  Installs what the lockfile says and builds what has changed since.
Example: npm run build`;
if (process.argv.includes('--help')) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const FLAGS = ['--with-tests', '--install-only', '--for-start'];
const unknown = process.argv.slice(2).find((word) => !FLAGS.includes(word));
if (unknown) end(`Unknown option '${unknown}'.\n\n${USAGE}`, 2);
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
  end(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer. Planet Heroes brings the one that it runs on.`);
if (process.argv.includes('--for-start')) await assertPortFree();

const withTests = process.argv.includes('--with-tests');
const withBuilds = !process.argv.includes('--install-only');
const installHash = hashFiles(['package-lock.json']) + process.arch + process.platform;
const NEEDED = ['node_modules/.bin/node', 'node_modules/vite', 'node_modules/@swc/core'];
const isInstalled = () => isFresh('install', installHash, NEEDED);
const areTestsInstalled = () => isInstalled() && isFresh('install-tests', installHash, ['node_modules/jest']);
const serverHash = hashFiles(['.swcrc', 'scripts/build-server.ts', 'scripts/start.ts', ...serverPackages.flatMap(filesBelow)]);
const isServerBuilt = () => isFresh('server', serverHash, [...serverPackages, 'scripts'].map((name) => `${name}/dist`));
const webHash = hashFiles(['package-lock.json', ...filesBelow('contracts/src'), ...filesBelow('web')]);
const isWebBuilt = () => isFresh('web', webHash, ['web/dist/index.html']);
const isReady = () =>
  (withTests ? areTestsInstalled() : isInstalled()) && (!withBuilds || (isServerBuilt() && isWebBuilt()));

try {
  if (!isReady()) {
    await takeTurn();
    await install();
    if (withBuilds) await build();
  }
} catch (error) {
  end(/** @type {Error} */ (error).message);
}

async function install() {
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!isInstalled()) {
    const only = withTests ? [] : ['--include-workspace-root', ...packages.map((name) => `--workspace=${name}`)];
    await run('Installing packages', '20 to 40 s', 'npm', ['ci', ...flags, ...only]);
    remember('install', installHash);
  } else if (withTests && !areTestsInstalled()) {
    await run('Installing what tests need', '15 s', 'npm', ['install', '--no-save', '--prefer-offline', ...flags]);
    remember('install', installHash);
  }
  if (withTests) remember('install-tests', installHash);
}

async function build() {
  const node = join(root, 'node_modules', '.bin', 'node');
  if (!isServerBuilt()) {
    await run('Building the server', '1 s', node, ['scripts/build-server.ts']);
    remember('server', serverHash);
  }
  if (!isWebBuilt()) {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    await run('Building the web', '10 s', node, [vite, 'build', '--logLevel', 'warn'], join(root, 'web'));
    remember('web', webHash);
  }
}
