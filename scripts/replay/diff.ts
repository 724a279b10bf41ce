// `npm run replay -- diff BEFORE AFTER --out FILE.html`: two runs on a page.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareRuns } from './compare-runs.ts';
import { diffPage } from './diff-page.ts';
import { readRun } from './run-record.ts';

const USAGE = `npm run replay -- diff <before.json> <after.json> --out <page.html>
  Both files are what npm run replay -- <fixture> --json <file> wrote; with --checkpoints, the page has curves.`;

/** Writes the page and says what differs first. Returns the exit code: 0 for equal runs, 1 for others. */
export function diff(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  const [before, after, ...rest] = positionals;
  if (!before || !after || rest.length > 0 || !values.out) throw new Error(USAGE);
  const [was, is] = [{ file: before, ...readRun(before) }, { file: after, ...readRun(after) }];
  const comparison = compareRuns(was.run, is.run);
  writeFileSync(values.out, diffPage(was, is, comparison));
  const lines = comparison.equal ? ['The two runs are equal.'] : comparison.first.map(({ sentence }) => sentence);
  process.stdout.write(`${lines.join('\n')}\nwritten to ${values.out}\n`);
  return comparison.equal ? 0 : 1;
}
