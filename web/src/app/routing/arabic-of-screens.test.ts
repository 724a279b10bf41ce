import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { arabicOf } from './arabic-of-screens';
import { SCREENS } from '../routes';

const TABLE = resolve(import.meta.dirname, '../routes.ts');
/** Shown after a failure, long after the first paint. */
const LATER = new Set(['failures']);
const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm;
const TEXTS = /\/texts[\w-]*\.en\.ts$/;

/** The files that a file imports at once. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path]) => fileOf(file, path!))
    .filter((found) => found !== undefined);
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
    for (const imported of importsOf(file)) {
      if (TEXTS.test(imported)) groups.set(groupIn(imported), file);
      else files.add(imported);
    }
  }
  return groups;
}

function groupIn(texts: string): string {
  return /translated\(\s*'(\w+)'/.exec(readFileSync(texts, 'utf8'))![1]!;
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
