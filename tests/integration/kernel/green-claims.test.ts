import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { ROOT } from '../../processes/process.js';

/** Files whose string literals visitors read: the pages' texts, catalogues, seeds, messages and the concierge. */
const READ_BY_VISITORS =
  /(\/texts[\w-]*(\.(en|ar))?|catalogue|hub|-texts|-offers|\/sample-[\w-]+|\/(load-)?[\w-]*seeds)\.ts$|^web\/index\.html$/;

/** Claims that say nothing that can be checked, and are refused towards consumers (EU directive 2024/825). */
const CLAIM = new RegExp(
  [
    /\beco(?:[\s‑-]\w+|logical\w*)/, /\bgreen(?:er|est)?\b/, /\bsustainab\w*/, /\bnet[\s‑-]zero\b/,
    /\b(?:climate|carbon|co2)[\s‑-](?:neutral|positive|negative|friendly|free)\w*/,
    /\b(?:environmentally|planet|earth|nature)[\s‑-](?:friendly|sound|safe)/, /\bzero[\s‑-](?:waste|emissions?|carbon)\b/,
    /صديق\S*\s+(?:ل?لبيئة|للكوكب)/, /مستدام/, /استدام/, /محايد\S*/, /خضراء|أخضر/, /صفر\S*\s+(?:الكربون|الانبعاثات|كربون)/,
  ].map(({ source }) => source).join('|'),
  'giu',
);

/** The specification's own words (documents 1 and 2), names, and the kind of report that companies write. */
const GIVEN = [
  'The Sustainability Game of Dubai', 'لعبة الاستدامة في دبي', 'sustainability path', 'طريقك نحو الاستدامة',
  'eco leaderboard', 'eco-challenges', 'eco-challenge', 'eco challenge', 'eco-action', 'eco-recycling', 'Green Dune Compost',
  'sustainability report', 'لتقرير الاستدامة',
];

/** The claims among a source's texts; of HTML, in all of it. */
function claimsIn(source: string, isHtml = false): string[] {
  return (isHtml ? [source] : literalsOf(source)).flatMap((text) => {
    const ours = GIVEN.reduce((rest, given) => rest.replace(new RegExp(given, 'gi'), ''), text);
    return ours.match(CLAIM) ?? [];
  });
}

function literalsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true));
  return texts;
}

describe('our own texts', () => {
  it('make no generic environmental claim, in either language', () => {
    const files = execFileSync('git', ['ls-files', 'web', 'contracts/src', 'domain/src'], { cwd: ROOT, encoding: 'utf8' })
      .split('\n').filter((file) => READ_BY_VISITORS.test(file) && !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(90);
    const claims = files.flatMap((file) =>
      claimsIn(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('.html')).map((claim) => `${file}: ${claim}`));
    expect(claims).toEqual([]);
  });

  it.each([
    `['An eco-friendly phone']`, '["Climate-neutral delivery"]', '[`A greener ${city}`]', `['carbon neutral']`,
    `['a sustainable choice']`, `['هاتف صديق للبيئة']`, `['خيار مستدام']`, `['توصيل محايد كربونياً']`,
  ])('would be refused with %s', (source) => {
    expect(claimsIn(source)).toHaveLength(1);
  });

  it('may use the words of the specification', () => {
    expect(claimsIn(`['The Sustainability Game of Dubai', 'Your eco-challenge', 'an economy']; // green`)).toEqual([]);
  });
});
