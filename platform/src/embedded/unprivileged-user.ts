import { chownSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

/** How to start a program: what to put before its command line, and as whom. */
export interface Launch {
  prefix: readonly string[];
  user: { uid: number; gid: number } | undefined;
}

const AS_OURSELVES: Launch = { prefix: [], user: undefined };

/**
 * Postgres refuses to run as root, so root hands it to `postgres` or `nobody`. Where that user cannot reach a folder
 * (below a private home, say), it keeps the one capability that it needs to get there.
 */
export function unprivilegedLaunch(folders: readonly string[]): Launch {
  if (process.getuid?.() !== 0) return AS_OURSELVES;
  const user = serverUser();
  const reaches = folders.every((folder) => spawnSync('ls', [folder], { ...user, stdio: 'ignore' }).status === 0);
  if (reaches) return { prefix: [], user };
  return {
    prefix: [
      'setpriv',
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      '--securebits=+no_setuid_fixup',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
    ],
    user: undefined,
  };
}

/** Gives a file or folder to the user that Postgres will run as. */
export function giveTo(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = serverUser();
  chownSync(path, uid, gid);
}

function serverUser(): { uid: number; gid: number } {
  return findUser('postgres') ?? findUser('nobody') ?? { uid: 65_534, gid: 65_534 };
}

function findUser(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8').split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
