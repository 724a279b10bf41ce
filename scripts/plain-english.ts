// Refuses wording that is hard to read for people whose first language is not English, in comments, test names,
// descriptions and Markdown. `npm run lint` runs it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Wording {
  found: RegExp;
  better: string;
}

const ROOT = join(import.meta.dirname, '..');

const WORDINGS: readonly Wording[] = [
  { found: /\bwho(?:m|so)?ever\b/gi, better: 'the caller, the client, anyone who' },
  { found: /\bof\s+before\b/gi, better: 'legacy, previous' },
  { found: /\bof\s+today\b/gi, better: "current, today's" },
  { found: /(?<!\bthere\s+)\b(?:is|are|was|were)\s+no\s+(?!longer\b|more\b|less\b|later\b)/gi, better: 'is not a, has no' },
  { found: /\b(?:tells|told)\b/gi, better: 'notifies, reports, says, distinguishes' },
  { found: /\btak(?:e|es|en|ing)\s+over\b/gi, better: 'hydrated; continues, replaces' },
  { found: /\banew\b/gi, better: 'again' },
  { found: /\bby\s+(?:it|him|her|them)sel(?:f|ves)\b/gi, better: 'alone, automatically' },
  { found: /\bso\s+many\b/gi, better: 'this many, a number of' },
  { found: /\bwhat(?:so)?ever\b/gi, better: 'any, regardless of' },
  { found: /\bin\s+the\s+place\s+of\b/gi, better: 'instead of' },
];
const CODE_WORDINGS: readonly Wording[] = [
  ...WORDINGS,
  { found: /\b(?:the|our)\s+books\b/gi, better: 'reconciliation, ledger' },
];
/** `MOST_COMMANDS_WAITING` is the name of a setting. */
const NAMES: readonly Wording[] = [
  { found: /\b(?:[A-Z]+_)*MOST_(?!COMMANDS_WAITING\b)[A-Z_]+\b/g, better: 'MAX_' },
];

const COMMENT = /(?<=^|[\s{(,;])(?:\/\*[\s\S]*?\*\/|\/\/(?=\s|$).*$)/;
/** Of a test, also behind the table of `each`, or of a schema's `describe`. */
const NAME = /(?<=(?:\b(?:it|test|describe)(?:\.\w+)*|\]\))\(\s*)(['"`])(?:\\.|(?!\1)[^\\])*\1/;
const COMMENT_OR_NAME = new RegExp(`${COMMENT.source}|${NAME.source}`, 'gm');

/** The comments and names of a source, at their places: code becomes NULs, marks and code in comments become blanks. */
function proseOf(source: string): string {
  const blank = (text: string): string => text.replace(/\S/g, ' ');
  let end = 0;
  let prose = '';
  for (const { 0: text, index } of source.matchAll(COMMENT_OR_NAME)) {
    const words = text.startsWith('/') ? text.replace(/^\s*(?:\/\/|\/?\*+\/?)|`[^`\n]*`/gm, blank) : text;
    prose += `${source.slice(end, index).replace(/\S/g, '\0')}${words}`;
    end = index + text.length;
  }
  return prose;
}

function complaintsAbout(path: string, text: string, wordings: readonly Wording[]): string[] {
  return wordings.flatMap(({ found, better }) =>
    [...text.matchAll(found)].map(({ 0: words, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line}: "${words.trim().replace(/\s+/g, ' ')}". Better: ${better}.`;
    }),
  );
}

function complaintsIn(path: string): string[] {
  const source = readFileSync(join(ROOT, path), 'utf8');
  if (path.endsWith('.md')) return complaintsAbout(path, source, WORDINGS);
  return [...complaintsAbout(path, proseOf(source), CODE_WORDINGS), ...complaintsAbout(path, source, NAMES)];
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(ROOT, path)));
const complaints = files.flatMap(complaintsIn);
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length > 0 ? 1 : 0);
