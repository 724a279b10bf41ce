// Makes a checkout ready to run: installs what the lockfile says and builds what has changed since. Runs before `npm
// start` and every other command, on any Node from 20 on, before anything is installed: it uses Node alone.
// `--with-tests` also installs what only tests and checks need; `--install-only` builds nothing.
// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const serverPackages = ['contracts', 'domain', 'platform', 'backend', 'workers'];
/** What the product is made of; the workspace `tests` is left out of a start. */
const packages = [...serverPackages, 'web'];
const stampFolder = join(root, 'node_modules', '.planet-heroes');
const PROGRESS_MS = 10_000;

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
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<void>}
 */
function run(what, usually, command, args, { cwd = root, env = {} } = {}) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${what} (usually ${usually}) …\n`);
  const progress = setInterval(() => process.stdout.write(`  ${what}: ${seconds()} s so far\n`), PROGRESS_MS);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...ownEnvironment(), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
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

const withTests = process.argv.includes('--with-tests');
const installHash = hashFiles(['package-lock.json']) + process.arch + process.platform;
const NEEDED = ['node_modules/.bin/node', 'node_modules/vite', 'node_modules/@swc/core'];
const isInstalled = isFresh('install', installHash, NEEDED);
const areTestsInstalled = isInstalled && isFresh('install-tests', installHash, ['node_modules/jest']);
const FLAGS = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
if (withTests && isInstalled && !areTestsInstalled) {
  await run('Installing what tests need', '15 s', 'npm', ['install', '--no-save', '--prefer-offline', ...FLAGS]);
  remember('install', installHash);
  remember('install-tests', installHash);
} else if (!isInstalled) {
  const only = withTests ? [] : ['--include-workspace-root', ...packages.map((name) => `--workspace=${name}`)];
  await run('Installing packages', '20 to 40 s', 'npm', ['ci', ...FLAGS, ...only]);
  remember('install', installHash);
  if (withTests) remember('install-tests', installHash);
}

const node = join(root, 'node_modules', '.bin', 'node');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const serverHash = hashFiles(['.swcrc', 'scripts/build-server.ts', ...serverPackages.flatMap(filesBelow)]);
const webHash = hashFiles(['package-lock.json', ...filesBelow('contracts/src'), ...filesBelow('web')]);
if (!process.argv.includes('--install-only')) {
  if (!isFresh('server', serverHash, serverPackages.map((name) => `${name}/dist`))) {
    await run('Building the server', '1 s', node, ['scripts/build-server.ts']);
    remember('server', serverHash);
  }
  if (!isFresh('web', webHash, ['web/dist/index.html'])) {
    await run('Building the web', '10 s', node, [vite, 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'web'),
      env: { BROTLI_QUALITY: '5' },
    });
    remember('web', webHash);
  }
}
