import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What `--cpu-prof` writes, as far as it is read here. */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  /** µs since the sample before. */
  timeDeltas: number[];
}

/** Where the processor's time of one program went. */
export interface ProfileShares {
  program: string;
  /** Of all time, %. */
  idle: number;
  /** Of the time that was not idle, %, the greatest first. A system call counts for its caller. */
  parts: { part: string; share: number }[];
}

const SPECIAL = new Map([['(garbage collector)', 'garbage collection'], [
  '(program)',
  'the engine, and the system below it',
]]);
const SHOWN = 14;

/** Makes every program started from now on write a profile to a folder when it exits on its own. */
export function profileWhatStarts(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --cpu-prof --cpu-prof-dir=${folder}`.trim();
}

/** Reads the profiles of a folder, those with the most samples of each program. */
export function readProfiles(folder: string): ProfileShares[] {
  const largest = new Map<string, { shares: ProfileShares; samples: number }>();
  for (const file of readdirSync(folder)) {
    const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile;
    const shares = sharesOf(profile);
    if ((largest.get(shares.program)?.samples ?? 0) < profile.samples.length)
      largest.set(shares.program, {
        shares,
        samples: profile.samples.length,
      });
  }
  return [...largest.values()].map(({ shares }) => shares);
}

/** One line for each program. */
export function profileTable(profiles: readonly ProfileShares[]): string {
  return profiles
    .map(({ program, idle, parts }) =>
      `${program}: ${idle.toFixed(0)} % idle; of the rest ${
        parts.map(({ part, share }) => `${part} ${share.toFixed(1)} %`).join(', ')
      }`
    )
    .join('\n');
}

export function sharesOf({ nodes, samples, timeDeltas }: CpuProfile): ProfileShares {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const partOf = (id: number): string => {
    const special = SPECIAL.get(byId.get(id)!.callFrame.functionName);
    if (special) return special;
    let loads = false;
    let part: string | undefined;
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const { url } = byId.get(at)!.callFrame;
      part ??= ownerOf(url);
      loads ||= url.startsWith('node:internal/modules/');
    }
    return loads ? 'loading modules' : (part ?? 'Node itself');
  };
  const parts = new Map<string, number>();
  let [idle, all] = [0, 0];
  const known = new Map<number, string>();
  for (const [at, id] of samples.entries()) {
    const time = timeDeltas[at]!;
    all += time;
    if (byId.get(id)!.callFrame.functionName === '(idle)') {
      idle += time;
      continue;
    }
    if (!known.has(id)) known.set(id, partOf(id));
    parts.set(known.get(id)!, (parts.get(known.get(id)!) ?? 0) + time);
  }
  const shares = [...parts].map(([part, time]) => ({ part, share: (100 * time) / (all - idle) })).toSorted((a, b) =>
    b.share - a.share
  );
  return { program: programOf(nodes), idle: (100 * idle) / all, parts: shares.slice(0, SHOWN) };
}

/** A package, or one of our own folders; undefined for what Node brings along. */
function ownerOf(url: string): string | undefined {
  const [, packaged] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
  if (packaged) return packaged;
  const [, ours] = /\/(backend|workers|domain|platform|contracts|tests)\/(?:dist\/)?(?:.*\/)?[^/]+\.[jt]s$/.exec(url)
    ?? [];
  return ours && `our ${ours}`;
}

/** What was started: the first of our own files that Node ran. */
function programOf(nodes: CpuProfile['nodes']): string {
  const main = nodes.find(({ callFrame: { url, functionName } }) =>
    functionName === '' && url.startsWith('file:') && !url.includes('/node_modules/')
    && /main\.js$|\/tests\/(bench|processes)\//.test(url)
  );
  if (!main) return 'a program';
  const { url } = main.callFrame;
  return url.endsWith('main.js') ? url.split('/').at(-3)! : basename(url);
}
