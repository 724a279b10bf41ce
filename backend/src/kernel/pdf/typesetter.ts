// oxlint-disable-next-line typescript/triple-slash-reference -- for programs that take this file and not the folder
/// <reference path="./untyped-modules.d.ts" />
import { createRequire } from 'node:module';
import { charactersOf } from '@planet-heroes/contracts/kernel/text/characters';
import createBidi from 'bidi-js';
import { create, type Font } from 'fontkit';
import { unpackedFont } from './unpacked-font.js';

const require = createRequire(import.meta.url);
const bidi = createBidi();

export type Weight = 'regular' | 'bold';
export type Direction = 'ltr' | 'rtl';
type Script = 'latin' | 'latin-ext' | 'arabic';
const SCRIPTS: readonly Script[] = ['latin', 'latin-ext', 'arabic'];
const FONT_WEIGHTS = { regular: 400, bold: 700 } as const;
/** Its letters, marks and signs; some of these belong to several scripts. */
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u200c-\u200d\ufb50-\ufdff\ufe70-\ufeff]/;
/** The letters’ height above their common base line, as a share of the size. */
const ASCENT = 0.92;
/** They say how what stands beside them is read, and are not seen: no font has a picture of them. */
const DIRECTION_MARK = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Signs of short vowels and doubled letters. They stand apart from letters, and would be copied apart from them. */
const VOWEL_SIGN = /[\u064b-\u065f\u0670]/;
const LAM = 0x644;
const fonts = new Map<string, Font>();
const BEYOND_LATIN_1 = /[\u0100-\u024f\u1e00-\u1eff]/;

/** A part of a line with one font and one direction, in the order in which it stands on paper. */
interface Run {
  text: string;
  script: Script;
  width: number;
  /** Where it begins in the text. */
  offset: number;
}

/**
 * Sets lines in which Arabic and Latin may stand side by side: PDFKit shapes letters, but knows no order of scripts.
 * Widths in points.
 */
export class Typesetter {
  constructor(private readonly document: PDFKit.PDFDocument, private readonly direction: Direction) {
    for (const weight of ['regular', 'bold'] as const) {
      for (const script of SCRIPTS)
        document.registerFont(fontName(script, weight), openedFont(script, weight) as never);
    }
  }

  widthOf(text: string, size: number, weight: Weight = 'regular'): number {
    return this.runsOf(text, size, weight).reduce((sum, { width }) => sum + width, 0);
  }

  /** A text in lines of at most such a width. A word that is wider is cut. */
  linesOf(text: string, width: number, size: number, weight: Weight = 'regular'): string[] {
    const lines: string[] = [];
    let line = '';
    for (const part of text.split(/[^\S\u00a0\u202f]+/).filter(Boolean)) {
      const word = part.replace(/\s/g, ' ');
      const longer = line ? `${line} ${word}` : word;
      if (this.widthOf(longer, size, weight) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      let letters = charactersOf(word);
      const fit = (count: number) => this.widthOf(letters.slice(0, count).join(''), size, weight) <= width;
      for (let fitting: number; (fitting = mostThat(letters.length, fit)) < letters.length; ) {
        lines.push(letters.slice(0, fitting).join(''));
        letters = letters.slice(fitting);
      }
      line = letters.join('');
    }
    return line ? [...lines, line] : lines;
  }

  /** Writes one line whose left edge is at `x`, its runs in the order in which they are read. */
  write(text: string, x: number, y: number, size: number, weight: Weight = 'regular'): void {
    let end = x;
    const placed = this.runsOf(text, size, weight).map((run) => ({ ...run, at: (end += run.width) - run.width }));
    for (const { at, ...run } of placed.toSorted((a, b) => a.offset - b.offset)) {
      this.document.font(fontName(run.script, weight)).fontSize(size).text(run.text, at, y + ASCENT * size, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: featuresOf(run.script),
      });
    }
  }

  private runsOf(text: string, size: number, weight: Weight): Run[] {
    return visualRuns(text, this.direction).map(({ text, script, offset }) => ({
      text,
      script,
      offset,
      width: this.document.font(fontName(script, weight)).fontSize(size).widthOfString(text, {
        features: featuresOf(script),
      }),
    }));
  }
}

/** The most that fit, up to a limit, and one at least: found without trying many more than that. */
function mostThat(limit: number, fit: (count: number) => boolean): number {
  let [most, tooMany] = [1, 2];
  while (tooMany <= limit && fit(tooMany)) [most, tooMany] = [tooMany, 2 * tooMany];
  tooMany = Math.min(tooMany, limit + 1);
  while (tooMany - most > 1) {
    const between = (most + tooMany) >> 1;
    if (fit(between)) most = between;
    else tooMany = between;
  }
  return most;
}

/** The runs of a line from left to right, each in its own reading order (Unicode Standard Annex 9). */
export function visualRuns(text: string, direction: Direction): Omit<Run, 'width'>[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: (Omit<Run, 'width'> & { level: number })[] = [];
  let offset = 0;
  for (const letter of text) {
    const level = levels[offset]!;
    offset += letter.length;
    if (DIRECTION_MARK.test(letter) || VOWEL_SIGN.test(letter)) continue;
    const isReversed = level % 2 === 1;
    const script = scriptOf(letter, runs.at(-1)?.script);
    const shown = isReversed && script !== 'arabic' ? bidi.getMirroredCharacter(letter) ?? letter : letter;
    const last = runs.at(-1);
    if (!last || last.level !== level || last.script !== script) runs.push({ text: shown, script, level, offset });
    // Shaping reverses Arabic; all other text in between is reversed here.
    else last.text = isReversed && script !== 'arabic' ? shown + last.text : last.text + shown;
  }
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) reverseFrom(runs, level);
  return runs.map(({ text, script, offset }) => ({
    text: isTurnedHere(text, script) ? reversed(text) : text, script, offset,
  }));
}

/** Signs alone have no script whose shaping would turn them. */
function isTurnedHere(text: string, script: Script): boolean {
  return script === 'arabic' && !/\p{Script=Arabic}/u.test(text);
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

/** Turns the order of each stretch of runs of such a level or a higher one. */
function reverseFrom(runs: { level: number }[], level: number): void {
  for (let start = 0; start < runs.length; start++) {
    let end = start;
    while (end < runs.length && runs[end]!.level >= level) end++;
    if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
    start = end;
  }
}

function scriptOf(letter: string, before: Script | undefined): Script {
  if (ARABIC.test(letter)) return 'arabic';
  if (BEYOND_LATIN_1.test(letter)) return 'latin-ext';
  return letter === ' ' && before === 'arabic' ? 'arabic' : 'latin';
}

/**
 * A font that is opened once. Programs that read a PDF turn the letters of an Arabic line round one by one, also those
 * of the one ligature here, lam with alef: it stands for its letters in the order of the others.
 */
function openedFont(script: Script, weight: Weight): Font {
  const name = fontName(script, weight);
  const opened = fonts.get(name);
  if (opened) return opened;
  const font = create(unpackedFont(fontFile(script, weight)));
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    // First drawn as a part of another letter, it was kept as one that stands for nothing.
    if (glyph.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
  const layout = font.layout.bind(font);
  font.layout = (...given) => {
    const run = layout(...given);
    for (const { codePoints } of run.glyphs) if (codePoints.length > 1 && codePoints[0] === LAM) codePoints.reverse();
    return run;
  };
  fonts.set(name, font);
  return font;
}

/** Any feature has a run shaped as a whole, in the direction of its script. */
function featuresOf(script: Script): PDFKit.Mixins.OpenTypeFeatures[] {
  return script === 'arabic' ? ['rtla'] : ['kern'];
}

function fontName(script: Script, weight: Weight): string {
  return `${script}-${weight}`;
}

function fontFile(script: Script, weight: Weight): string {
  // Each of its glyphs is a whole letter. Fonts that draw dots apart from shapes map one shape to several letters, and
  // what is copied or read aloud is wrong.
  const family = script === 'arabic' ? 'vazirmatn' : 'figtree';
  const name = `@fontsource/${family}/files/${family}-${script}-${FONT_WEIGHTS[weight]}-normal.woff`;
  return require.resolve(name);
}
