import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const PACKAGE = /^@planet-heroes\/(contracts|domain|platform|backend|workers)\/(.*)$/;
const TEST = /\.(test\.tsx?|spec\.ts)$/;
/** Files that name every area: what is reached through them is everything. */
const LISTS = /^(contracts|domain|backend|workers)\/src\/[^/]+\.ts$|^web\/src\/app\//;
const TYPE_IMPORT = /\b(?:import|export) type [^;]*?;/g;
const AREA = /^(?:contracts|domain|backend)\/src\/areas\/([^/]+)\/|^web\/src\/features\/([^/]+)\//;
const KERNEL = /^(contracts|domain|platform|backend)\/src\/(?!areas\/)|^workers\/src\//;

/** The first writes every type of event, and so goes through every area's reactions and projections. */
const OF_ALL_AREAS = ['fold-and-load', 'locks'].map((name) => `tests/integration/kernel/${name}.test.ts`);

export interface ChosenTests {
  /** Tests that a change can reach, without those of areas that only a list of all areas leads to. */
  chosen: string[];
  leftOut: string[];
}

/** Files that differ from a commit in the working tree, new ones included; the last commit's, where none does. */
export function changedFiles(root: string, ref: string | undefined): string[] {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const since = (commit: string) => [
    ...git('diff', '--name-only', commit, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const uncommitted = since(ref ?? 'HEAD');
  return ref === undefined && uncommitted.length === 0 ? since('HEAD~1') : uncommitted;
}

/**
 * The tests that changed files can reach: those that import them, however many files lie between, and those of their
 * areas, which go through a whole product.
 */
export function testsReachedBy(root: string, changed: readonly string[]): ChosenTests {
  const files = globSync('{contracts,domain,platform,backend,workers,web,tests,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  });
  const importers = importersOf(root, files);
  const reached = new Set(changed);
  for (const file of reached) {
    if (LISTS.test(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  const folders = changed.flatMap((file) => foldersOf(file));
  const tests = files.filter((file) => TEST.test(file)).toSorted();
  const chosen = tests.filter((file) => reached.has(file) || folders.some((folder) => file.startsWith(folder)));
  return { chosen, leftOut: tests.filter((file) => !chosen.includes(file)) };
}

/** Where tests stand that go through a file without importing it. */
function foldersOf(file: string): string[] {
  const [, ofServer, ofWeb] = AREA.exec(file) ?? [];
  if (ofServer) {
    const own = ['contracts', 'domain', 'backend'].map((name) => `${name}/src/areas/${ofServer}/`);
    return [...own, `tests/integration/${ofServer}/`, ...OF_ALL_AREAS];
  }
  if (ofWeb) return [`tests/e2e/${ofWeb}/`];
  if (KERNEL.test(file)) return ['tests/integration/kernel/'];
  if (file.startsWith('web/')) return ['tests/e2e/shell/'];
  if (file.startsWith('scripts/')) return ['tests/integration/operations/', 'tests/integration/kernel/'];
  return [];
}

function importersOf(root: string, files: readonly string[]): Map<string, string[]> {
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(TYPE_IMPORT, '');
    for (const [, specifier] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      const target = resolve(file, specifier!, known);
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

function resolve(file: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const [, name, path] = PACKAGE.exec(specifier) ?? [];
  if (name) return `${name}/src/${path}.ts`;
  if (!specifier.startsWith('.')) return undefined;
  const target = normalize(join(dirname(file), specifier)).replace(/\.js$/, '');
  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => known.has(path));
}
