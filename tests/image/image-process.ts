import { type ChildProcess, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { spawnHere } from '../processes/process.ts';

export interface ImageProcess {
  /** The files of the image. */
  image: string;
  command: readonly string[];
  environment: Record<string, string>;
  /** Folders of this machine, by where they stand in the image. */
  volumes?: Record<string, string>;
  /** What Compose lets it take: `1G`, and processors. */
  limits?: { cpus: string; memory: string } | undefined;
  /** The file for what it prints. */
  log: string;
}

const CGROUPS = '/sys/fs/cgroup';
const CPU_PERIOD_US = 100_000;

/**
 * Runs a command as Compose and Kubernetes run it: by the files of the image alone, which it cannot write, as its user,
 * without rights and within its bounds. It stands on this machine’s network.
 */
export function startFromImage(process_: ImageProcess): ChildProcess {
  const { image, command, environment, volumes = {}, limits, log } = process_;
  const mounts = Object.entries(volumes).flatMap(([target, folder]) => [folder, join(image, target)]);
  for (const target of Object.keys(volumes)) mkdirSync(join(image, target), { recursive: true });
  const groups = limits ? boundedGroups(basename(log), limits) : [];
  const output = openSync(log, 'a');
  return spawnHere(
    'unshare',
    ['--mount', '--propagation', 'private', 'sh', '-ec', IN_IMAGE, 'sh', image, groups.join(' '), mounts.join(' '), ...command],
    { env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', ...environment }, stdio: ['ignore', output, output] },
  );
}

/** Ends by `exec`, so that a signal reaches the command itself. */
const IN_IMAGE = `
image=$1 groups=$2 mounts=$3; shift 3
mount --bind "$image" "$image"
mount -t proc proc "$image/proc"
mount --rbind /sys "$image/sys"
mount --rbind /dev "$image/dev"
mount -t tmpfs tmpfs "$image/tmp"
set_mounts() { while [ $# -gt 0 ]; do mount --bind "$1" "$2"; shift 2; done; }
set_mounts $mounts
mount --bind /etc/resolv.conf "$image/etc/resolv.conf"
mount -o remount,bind,ro "$image"
for group in $groups; do echo $$ > "$group/cgroup.procs"; done
exec chroot "$image" setpriv --reuid=1000 --regid=1000 --clear-groups --no-new-privs --bounding-set=-all \\
  sh -c 'cd /app && exec "$@"' sh "$@"`;

/** Control groups, of either version, that bound memory and processor. */
function boundedGroups(name: string, { cpus, memory }: { cpus: string; memory: string }): string[] {
  const bytes = String(Number(memory.slice(0, -1)) * 2 ** { K: 10, M: 20, G: 30 }[memory.at(-1) as 'K' | 'M' | 'G']);
  const quota = String(Number(cpus) * CPU_PERIOD_US);
  const settings: Record<string, Record<string, string>> = existsSync(join(CGROUPS, 'cgroup.controllers'))
    ? { '.': { 'memory.max': bytes, 'cpu.max': `${quota} ${CPU_PERIOD_US}` } }
    : { memory: { 'memory.limit_in_bytes': bytes }, cpu: { 'cpu.cfs_quota_us': quota } };
  return Object.entries(settings).map(([controller, values]) => {
    const group = join(CGROUPS, controller, `planet-heroes-${name}`);
    mkdirSync(group, { recursive: true });
    for (const [file, value] of Object.entries(values)) writeFileSync(join(group, file), value);
    return group;
  });
}

/** Gives a folder to the image’s user, as a volume takes its owner from the image. */
export function makeVolume(folder: string): string {
  mkdirSync(folder, { recursive: true });
  execFileSync('chown', ['1000:1000', folder]);
  return folder;
}
