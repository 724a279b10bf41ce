// `npm run replay -- diff BEFORE AFTER --out FILE.html`: two runs on a page.
import { readCommandLine, UsageError, writeOutput } from '@planet-heroes/platform/program';
import { compareRuns } from './compare-runs.ts';
import { diffPage } from './diff-page.ts';
import { readRun } from './run-record.ts';

const USAGE = `npm run replay -- diff <before.json> <after.json> --out <page.html>
  Both files are what npm run replay -- <fixture> --json <file> wrote; with --checkpoints, the page has curves.
Example: npm run replay -- diff before.json after.json --out difference.html`;
const WORDS = { least: 2, most: 2, what: 'the two runs, before and after' };

/** How `diff` is called. */
export { USAGE as DIFF_USAGE };

/** Writes the page and says what differs first. Returns the exit code: 0 for equal runs, 1 for others. */
export function diff(args: readonly string[]): number {
  const line = { usage: USAGE, options: { out: { type: 'string' } }, words: WORDS } as const;
  const { values, positionals: [before = '', after = ''] } = readCommandLine(line, args);
  if (!values.out) throw new UsageError('Missing: --out with the page to write.');
  const [was, is] = [{ file: before, ...readRun(before) }, { file: after, ...readRun(after) }];
  const comparison = compareRuns(was.run, is.run);
  writeOutput(values.out, diffPage(was, is, comparison));
  const lines = comparison.equal ? ['The two runs are equal.'] : comparison.first.map(({ sentence }) => sentence);
  process.stdout.write(`${lines.join('\n')}\nwritten to ${values.out}\n`);
  return comparison.equal ? 0 : 1;
}
