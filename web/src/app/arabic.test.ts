import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ARABIC } from './arabic';
import * as english from './english';
import { countedDays, countedPoints } from '../kernel/i18n/counted';
import { SCREENS } from './routes';
import { arabicOf } from './routing/arabic-of-screens';

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The keys of a group that another has not, with all that lead to them. Names are for Arabic alone. */
function missing(from: unknown, of: unknown, path: string): string[] {
  if (!isGroup(of) || path.endsWith('.names')) return typeof from === typeof of ? [] : [path];
  if (!isGroup(from)) return [path];
  return Object.keys(of).flatMap((key) => missing(from[key], of[key], `${path}.${key}`));
}

describe('the Arabic texts', () => {
  it.each(Object.entries(english))('have all of the group %s', async (name, group) => {
    expect(missing(await ARABIC[name as keyof typeof ARABIC](), group, name)).toEqual([]);
  });

  it('count as Arabic does', () => {
    expect([0, 1, 2, 5, 11, 100, 103].map(countedPoints)).toEqual([
      '0 نقطة',
      'نقطة واحدة',
      'نقطتان',
      '5 نقاط',
      '11 نقطة',
      '100 نقطة',
      '103 نقاط',
    ]);
    expect(['3', '14', '1,200', '1.2 مليون'].map(countedDays)).toEqual(['3 أيام', '14 يوماً', '1,200 يوم', '1.2 مليون يوم']);
  });
});

const TABLE = resolve(import.meta.dirname, 'routes.ts');
/** Shown after a failure, long after the first paint. */
const LATER = new Set(['failures']);
const IMPORT = /^(?:import|export) (?!type\b)([^;]*?)from '(\.[^']+)'/gm;
const TEXTS = /\/texts[\w-]*\.en\.ts$/;

/** The files that a file imports at once, and what of them. */
function importsOf(file: string): { imported: string; names: string }[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, names, path]) => {
    const imported = fileOf(file, path!);
    return imported ? [{ imported, names: names! }] : [];
  });
}

function fileOf(from: string, path: string): string | undefined {
  const base = resolve(dirname(from), path);
  return ['.tsx', '.ts', '/index.ts'].map((end) => base + end).find((file) => existsSync(file));
}

/** The groups of texts that come with a file’s own code, each with a file that takes it. */
function groupsOf(page: string): Map<string, string> {
  const groups = new Map<string, string>();
  const files = new Set([page]);
  for (const file of files) {
    for (const { imported, names } of importsOf(file)) {
      if (!TEXTS.test(imported)) files.add(imported);
      else for (const [name] of names.matchAll(/(?<!type )\b\w+Texts\b/g)) groups.set(groupIn(imported, name), file);
    }
  }
  return groups;
}

function groupIn(texts: string, name: string): string {
  return new RegExp(`${name} = translated\\(\\s*'(\\w+)'`).exec(readFileSync(texts, 'utf8'))![1]!;
}

/** The file of a screen’s page, as the route table imports it. */
function pageOf(path: string): string {
  const table = readFileSync(TABLE, 'utf8');
  const load = table.split(`screen('${path}',`)[1] ?? table.split(`screen(\n    '${path}',`)[1];
  const name = /^\s*(\w+)\),/.exec(load!)?.[1];
  return fileOf(TABLE, /import\('([^']+)'\)/.exec(name ? table.split(`const ${name} =`)[1]! : load!)![1]!)!;
}

describe('the Arabic that a screen starts with', () => {
  it.each(SCREENS.map(({ path, text }) => [path, text] as const))('has what %s shows at once', (path, text) => {
    const there = new Set<string>(arabicOf(text));
    const groups = [...groupsOf(pageOf(path))];
    expect(groups).not.toEqual([]);
    expect(groups.filter(([group]) => !there.has(group) && !LATER.has(group))).toEqual([]);
  });
});
