import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { ROOT } from '../processes/process.ts';

/** What both ways of building call the image. */
export const IMAGE = 'planet-heroes';
const BASE = 'docker.io/library/node:24-slim';
/** Kept from one run to the next: the base takes two minutes. */
const STORE = join(tmpdir(), 'planet-heroes-image');
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

export function hasDocker(): boolean {
  return succeeds('docker', ['info']);
}

/** Builds the Dockerfile without Docker, and returns the folder that holds the image’s files. Needs root. */
export function buildWithoutDocker(): string {
  if (process.getuid?.() !== 0 || !succeeds('buildah', ['--version']) || !succeeds('debootstrap', ['--version']))
    throw new ExpectedError('Without Docker this needs root, buildah and debootstrap (Debian’s packages of that name).');
  mkdirSync(STORE, { recursive: true });
  if (!succeeds('buildah', [...storage, 'inspect', '--type', 'image', BASE])) makeBase();
  const npmSettings = join(STORE, 'npmrc');
  writeFileSync(npmSettings, `registry=${npm('config', 'get', 'registry')}\ncafile=${CERTIFICATES}\n`);
  const shared = [`${npmSettings}:/usr/local/etc/npmrc:ro`, `${CERTIFICATES}:${CERTIFICATES}:ro`];
  buildah(
    'bud', '--quiet', '--isolation', 'chroot', '--network', 'host', '--layers=false', '--pull-never',
    ...shared.flatMap((mount) => ['-v', mount]), '-t', IMAGE, ROOT,
  );
  for (const old of buildah('containers', '-q').split('\n').filter(Boolean)) buildah('rm', old);
  return buildah('mount', buildah('from', '--pull-never', IMAGE));
}

/** Debian with the Node that the lockfile pins, instead of the official image. */
function makeBase(): void {
  const folder = mkdtempSync(join(STORE, 'base-'));
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder]);
  const local = (path: string) => join(folder, 'usr/local', path);
  cpSync(process.execPath, local('bin/node'));
  cpSync(dirname(dirname(npmCli())), local('lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', local('bin/npm'));
  run('chroot', [folder, 'useradd', '--uid', '1000', '--create-home', 'node']);
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, folder, '/');
  buildah('commit', '--quiet', container, BASE);
  buildah('rm', container);
  rmSync(folder, { recursive: true });
}

const storage = ['--root', join(STORE, 'store'), '--runroot', join(STORE, 'run'), '--storage-driver', 'vfs'];
const buildah = (...args: string[]) => run('buildah', [...storage, ...args]);
const npm = (...args: string[]) => run(process.execPath, [npmCli(), ...args]);

/** The npm that runs this. */
function npmCli(): string {
  const path = process.env.npm_execpath;
  if (!path || !existsSync(path)) throw new ExpectedError('Run this as npm run image.');
  return path;
}

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e9 }).trim();
}

function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
