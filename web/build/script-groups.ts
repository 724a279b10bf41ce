import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What one more script costs a page, in bytes of minified code: its request, its headers, its share of compression. */
const SCRIPT_COST = 13_700;
/**
 * How often an entry is loaded, a page counting 1: most visits begin at home, every page loads what comes after its
 * first paint, some open a certain dialog, and few a certain tab.
 */
const HOME_WEIGHT = 28;
const SOON_WEIGHT = 24;
/** Notifications come with the rest, and need less of it. */
const TOASTER_WEIGHT = 6;
const DIALOG_WEIGHT = 0.6;
const PART_WEIGHT = 0.05;

/**
 * What every page loads after its first paint without a press. Notifications load the same way but apart: they say it
 * when the rest could not be loaded.
 */
const SOON = anyOf(
  /\/src\/app\/rooms\.ts$/,
  /\/src\/app\/layout\/(overlays|later-overlays|help-buttons|header\/visitor-controls)\.tsx$/,
);
const TOASTER = /\/src\/kit\/toast\/toaster\.tsx$/;

/** What forms are checked by: imported form by form, and several forms show at once on the screens of companies. */
const CHECKS = anyOf(
  /\/@hookform\/resolvers\//,
  /\/contracts\/dist\/.*(\/post-forms|(companies|orders|quotes)\/schemas)\.js$/,
);

/** Scripts that browser tests hold back, by a module that each has. */
const NAMED = {
  checks: '/node_modules/zod/',
  soon: '/app/layout/overlays.tsx',
  joining: '/areas/accounts/shop/joining/joining-dialog.tsx',
  'home-below': '/areas/home/shop/home-below.tsx',
  'leaderboard-page': '/areas/leaderboard/shop/leaderboard-page.tsx',
  sharing: '/areas/shares/shop/referral/share-invitation.ts',
};

/** Scripts that are needed by the same entries, or nearly the same. */
interface Group {
  modules: string[];
  size: number;
  /** With their weights. */
  entries: Map<string, number>;
  imports: Set<Group>;
}

/**
 * Which modules come together in one script, so that no screen needs more than a handful. Left alone, the bundler makes
 * a script of every set of modules that some entries share. Such scripts are joined as long as the requests that are
 * saved outweigh the code that an entry loads without needing it.
 */
export async function scriptGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const groups = joined(groupsOf(await defaultChunks()));
  const names = new Map(groups.flatMap(({ modules }) => modules.map((id) => [id, nameOf(modules)] as const)));
  return [
    { name: 'client', tags: ['$initial'], priority: 2 },
    // Each is imported separately, but a screen shows many at once.
    {
      name: 'arabic',
      test: anyOf(
        /web\/src\/(app\/(arabic|routing\/arabic-of-screens)\.ts|areas\/offline\/texts\.ar)/,
        /web\/src\/kernel\/i18n\/(counted|left-to-right|texts(-live|-shell|-toasts)?\.ar)\./,
      ),
      priority: 1,
    },
    {
      name: 'arabic-heroes',
      test: /web\/src\/areas\/(accounts\/texts-joining|(heroes|impact|leaderboard|trade-ins)\/texts)\.ar\./,
      priority: 1,
    },
    {
      name: 'arabic-companies',
      test: /web\/src\/areas\/(companies|corporate|orders|quotes)\/texts[\w-]*\.ar\./,
      priority: 1,
    },
    { name: (id) => names.get(id) ?? null, debugName: 'shared' },
  ];
}

/** The scripts that the bundler makes without groups, which hold only what is used of each module. */
async function defaultChunks(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), { name: 'no-styles', enforce: 'pre', load: (id) => (id.endsWith('.css') ? '' : null) }],
    build: { write: false, modulePreload: false, rolldownOptions: { checks: { bundlerTimings: false } } },
  });
  return (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}

function groupsOf(chunks: readonly Rolldown.OutputChunk[]): Group[] {
  const groups = new Map(chunks.map((chunk): [string, Group] => [
    chunk.fileName,
    { modules: [...chunk.moduleIds], size: chunk.code.length, entries: new Map(), imports: new Set() },
  ]));
  for (const { fileName, imports } of chunks)
    for (const imported of imports) groups.get(fileName)!.imports.add(groups.get(imported)!);
  for (const { fileName, isEntry, isDynamicEntry, facadeModuleId } of chunks) {
    if (!isEntry && !isDynamicEntry) continue;
    const entries = isEntry ? ['initial'] : entriesOf(facadeModuleId!);
    const needed = new Set([groups.get(fileName)!]);
    for (const group of needed) {
      for (const entry of entries) group.entries.set(entry, weightOf(entry));
      for (const imported of group.imports) needed.add(imported);
    }
  }
  return [...groups.values()].filter(({ entries }) => !entries.has('initial'));
}

/** Modules that are imported one by one but load together count as one entry. */
function entriesOf(module: string): string[] {
  if (SOON.test(module)) return ['soon'];
  if (TOASTER.test(module)) return ['soon', 'toaster'];
  return [CHECKS.test(module) ? 'checks' : module];
}

/** Joins the two groups that gain most by it, again and again, until no two gain. */
function joined(groups: Group[]): Group[] {
  const isShared = ({ entries, modules }: Group) =>
    (entries.size > 1 || entries.has('soon') || entries.has('checks'))
    // Home and what loads soon weigh so much that other screens would load all of it at once; and no screen loads the
    // dialog of joining.
    && !modules.some((id) => /\/(home-page|joining-dialog)\.tsx$/.test(id) || TOASTER.test(id));
  const left = new Set(groups.filter(isShared));
  for (;;) {
    let best: { gain: number; first: Group; second: Group } | undefined;
    const list = [...left];
    for (const [index, first] of list.entries()) {
      for (const second of list.slice(index + 1)) {
        const gain = gainOf(first, second);
        if (gain > (best?.gain ?? 0) && !liesBetween(first, second) && !liesBetween(second, first))
          best = { gain, first, second };
      }
    }
    if (!best) return list;
    join(best.first, best.second, groups);
    left.delete(best.second);
  }
}

/** Bytes that the pages save together, by their weights; below 0, what they lose. */
function gainOf(first: Group, second: Group): number {
  let gain = 0;
  for (const [entry, weight] of first.entries)
    gain += weight * (second.entries.has(entry) ? SCRIPT_COST : -second.size);
  for (const [entry, weight] of second.entries) if (!first.entries.has(entry)) gain -= weight * first.size;
  return gain;
}

function weightOf(entry: string): number {
  if (/\/home-(page|journey)\.tsx$/.test(entry)) return HOME_WEIGHT;
  if (entry === 'soon') return SOON_WEIGHT;
  if (entry === 'toaster') return TOASTER_WEIGHT;
  // Few open the introduction.
  if (entry.endsWith('-dialog.tsx') && !entry.endsWith('/onboarding-dialog.tsx')) return DIALOG_WEIGHT;
  return entry === 'checks' || entry.endsWith('-page.tsx') ? 1 : PART_WEIGHT;
}

/** Whether one imports the other by way of a third: joined, the two and the third would import each other. */
function liesBetween(first: Group, second: Group): boolean {
  const found = new Set([...first.imports].filter((each) => each !== second));
  for (const group of found) {
    for (const imported of group.imports) {
      if (imported === second) return true;
      found.add(imported);
    }
  }
  return false;
}

function join(first: Group, second: Group, groups: readonly Group[]): void {
  first.modules.push(...second.modules);
  first.size += second.size;
  for (const [entry, weight] of second.entries) first.entries.set(entry, weight);
  for (const imported of second.imports) first.imports.add(imported);
  first.imports.delete(second);
  for (const { imports } of groups) if (imports.delete(second)) imports.add(first);
  first.imports.delete(first);
}

/**
 * A name that browser tests know, or a digest of the first module’s path: no other group has it, and a script keeps its
 * name when another one changes.
 */
function nameOf(modules: readonly string[]): string {
  const known = Object.entries(NAMED).find(([, path]) => modules.some((id) => id.includes(path)));
  if (known) return known[0];
  const [first] = modules.map((id) => relative(ROOT, id)).sort();
  return `shared-${createHash('sha256').update(first!).digest('hex').slice(0, 6)}`;
}

/** Refuses a build whose scripts import each other in a circle: a class may be extended before it is there. */
export function refuseCircles(): Plugin {
  return {
    name: 'planet-heroes:refuse-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (file: string, path: readonly string[]): void => {
        if (path.includes(file)) throw new Error(`Scripts import each other: ${[...path, file].join(' → ')}.`);
        const script = bundle[file];
        if (done.has(file) || script?.type !== 'chunk') return;
        for (const imported of script.imports) visit(imported, [...path, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}

/** One pattern for what fits any of several. */
function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}
