// Makes a checkout ready to run: installs what the lockfile says and builds what has changed since. Runs before `npm
// start` and `npm test`, on any Node from 20 on, before anything is installed: it uses Node alone.
// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const serverPackages = ['contracts', 'domain', 'platform', 'backend', 'workers'];
const stampFolder = join(root, 'node_modules', '.planet-heroes');

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
 * @param {string} what
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
function run(what, command, args, cwd = root) {
  const started = Date.now();
  process.stdout.write(`${what} …\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error(`${what} failed (${command} ${args.join(' ')}).`));
      process.stdout.write(`${what} took ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
      resolve();
    });
  });
}

const installHash = hashFiles(['package-lock.json', 'package.json']) + process.arch + process.platform;
if (!isFresh('install', installHash, ['node_modules/.bin/tsc'])) {
  await run('Installing dependencies', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  remember('install', installHash);
}

const node = join(root, 'node_modules', '.bin', 'node');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

const serverHash = hashFiles(['tsconfig.json', 'tsconfig.base.json', ...serverPackages.flatMap(filesBelow)]);
const webHash = hashFiles(['package-lock.json', ...filesBelow('contracts/src'), ...filesBelow('web')]);
const serverStale = !isFresh('server', serverHash, serverPackages.map((name) => `${name}/dist`));
const webStale = !isFresh('web', webHash, ['web/dist/index.html']);

if (serverStale || webStale) await run('Building the contracts', node, [tsc, '-b', 'contracts']);
await Promise.all([
  serverStale && run('Building the server', node, [tsc, '-b', '.']).then(() => remember('server', serverHash)),
  webStale
  && run('Building the web', node, [vite, 'build', '--logLevel', 'warn'], join(root, 'web')).then(() =>
    remember('web', webHash)
  ),
]);
