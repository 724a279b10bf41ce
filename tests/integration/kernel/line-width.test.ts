import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { ROOT } from '../../processes/process.js';

const WIDTH = 120;
const FILES = ['contracts', 'domain', 'platform', 'backend', 'workers', 'web', 'tests', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|js|mjs|cjs)$/.test(path) && !/(^|\/)(dist|node_modules|test-results)\//.test(path))
    .map((path) => join(folder, path)),
);

/** The lines of a file that are wider than `WIDTH`, without texts, patterns and words on screen: those do not break. */
function wideLines(path: string): string[] {
  const source = readFileSync(join(ROOT, path), 'utf8');
  const lines = source.split('\n');
  if (lines.every((line) => line.length <= WIDTH)) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const widths = lines.map((line) => line.length);
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateExpression(node) || ts.isJsxText(node)) {
      const first = file.getLineAndCharacterOfPosition(node.getStart(file));
      const last = file.getLineAndCharacterOfPosition(node.end);
      for (let line = first.line; line <= last.line; line += 1) {
        const from = line === first.line ? first.character : 0;
        const to = line === last.line ? last.character : (lines[line]?.length ?? 0);
        widths[line] = (widths[line] ?? 0) - (to - from);
      }
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  return lines.flatMap((_, index) => ((widths[index] ?? 0) > WIDTH ? [`${path}:${index + 1}`] : []));
}

describe('the code', () => {
  it(`is at most ${WIDTH} characters wide`, () => {
    expect(FILES.flatMap(wideLines)).toEqual([]);
  });
});
