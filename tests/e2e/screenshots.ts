// Pictures of every screen for the documentation, and of the states that screens may be in:
// `npm run screenshots -- http://127.0.0.1:3000 <operator token>`, on a running product with its sample data. Without
// the token the operations page and what the trade desk brings about are left out. `--out <folder>` puts all of them
// into one folder; `--only <part of a name>` takes those alone and leaves what is there.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './browser.ts';
import { dialogs } from './screenshots/dialogs.ts';
import { failures } from './screenshots/failures.ts';
import { fullPages, screens } from './screenshots/screens.ts';
import { menus } from './screenshots/menus.ts';
import { operations } from './screenshots/operations.ts';
import { own } from './screenshots/own.ts';
import { records } from './screenshots/records.ts';
import { readSamples } from './screenshots/samples.ts';
import { photograph } from './screenshots/photograph.ts';
import type { Picture, View } from './screenshots/view.ts';
import { writeIndex } from './screenshots/write-index.ts';

const { positionals: [baseURL, operatorToken], values: { out, only } } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, only: { type: 'string' } },
});
if (!baseURL) throw new Error('Give the address of a running product.');

const root = join(import.meta.dirname, '../..');
const folders = {
  screens: resolve(out ?? join(root, 'docs/screenshots')),
  states: resolve(out ?? join(root, 'test-results/screenshots')),
};
for (const folder of new Set(Object.values(folders))) {
  mkdirSync(folder, { recursive: true });
  // Pictures of what is no longer there; whatever else the folder holds stays.
  const old = only ? [] : readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  for (const name of old) rmSync(join(folder, name));
}

const samples = await readSamples(baseURL, operatorToken);
const sets: readonly (readonly [string, readonly View[]])[] = [
  // The board of operations takes half a minute until it has a past to show: it comes last.
  [folders.screens, [...screens(), ...operations(operatorToken).slice(0, 1)]],
  [folders.states, [
    ...fullPages(),
    ...dialogs(samples),
    ...menus(),
    ...records(samples),
    ...own(),
    ...failures(),
    ...operations(operatorToken).slice(1),
  ]],
];
const browser = await chromium.launch(await chromiumLaunchOptions());
const missed: string[] = [];
const taken: Picture[] = [];
for (const [folder, views] of sets) {
  const wanted = views.filter(({ name }) => !only || name.includes(only));
  taken.push(...await photograph(browser, wanted, { baseURL, folder, missed }));
  // The first folder is kept in the repository: its page leads to nothing that is not. The second shows all.
  if (!only) writeIndex(folder, taken);
}
await browser.close();
process.stdout.write(`${taken.length} pictures in ${[...new Set(Object.values(folders))].join(' and ')}\n`);
if (missed.length > 0) {
  console.error(`These could not be taken:\n${missed.join('\n')}`);
  process.exitCode = 1;
}
