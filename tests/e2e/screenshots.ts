// Pictures of every screen for the documentation, and of the states that screens may be in, on a running product with
// its sample data.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import { runProgram, UsageError } from '@planet-heroes/platform/program';
import { LastingBrowser } from './browser.ts';
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

const USAGE = `npm run screenshots -- <address> [<operator token>] [options]
  Photographs every screen of a running product into docs/screenshots, and their states into test-results/screenshots.
  Without the token the operations page, and what the trade desk brings about, are left out.
  --out <folder>   puts all of them into one folder
  --only <part>    takes those with this part in their names alone, and leaves the other files
Example: npm run screenshots -- http://127.0.0.1:3000`;
const OPTIONS = { out: { type: 'string' }, only: { type: 'string' } } as const;
const WORDS = { least: 1, most: 2, what: 'the address of a running product' };
/** How often a screen is tried: one more where the browser died meanwhile. */
const MAX_TRIES = 3;

const LINE = { usage: USAGE, options: OPTIONS, words: WORDS };
await runProgram(LINE, async ({ out, only }, [baseURL = '', operatorToken]) => {
  if (!URL.canParse(baseURL)) throw new UsageError(`"${baseURL}" is not an address.`);
  await fetch(baseURL).catch((error: unknown) => {
    throw new ExpectedError(`${baseURL} cannot be reached. Is the product running there?`, { cause: error });
  });
  const root = join(import.meta.dirname, '../..');
  const folders = {
    screens: resolve(out ?? join(root, 'docs/screenshots')),
    states: resolve(out ?? join(root, 'test-results/screenshots')),
  };
  const samples = await readSamples(baseURL, operatorToken);
  const all: readonly (readonly [string, readonly View[]])[] = [
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
  const isWanted = ({ name }: { name: string }) => !only || name.includes(only);
  const sets = all.map(([folder, views]) => [folder, views.filter(isWanted)] as const);
  const total = sets.reduce((sum, [, views]) => sum + views.length, 0);
  if (total === 0) throw new UsageError(`No screen has "${only}" in its name.`);
  for (const folder of new Set(Object.values(folders))) {
    mkdirSync(folder, { recursive: true });
    // Pictures of screens that are gone; every other file stays.
    const old = only ? [] : readdirSync(folder).filter((name) => name.endsWith('.jpg'));
    for (const name of old) rmSync(join(folder, name));
  }

  const browser = new LastingBrowser();
  const missed: string[] = [];
  const taken: Picture[] = [];
  let done = 0;
  try {
    for (const [folder, views] of sets) {
      for (const view of views) {
        const result = await takeView(browser, view, { baseURL, folder });
        taken.push(...result.pictures);
        missed.push(...result.missed);
        done += 1;
        process.stdout.write(`${done}/${total} ${view.name}: ${result.pictures.length} pictures${result.missed.length > 0 ? ', not all' : ''}\n`);
      }
      // The first folder is kept in the repository: its page leads to nothing that is not. The second shows all.
      if (!only) writeIndex(folder, taken);
    }
  } finally {
    await browser.close();
  }
  process.stdout.write(`${taken.length} pictures in ${[...new Set(Object.values(folders))].join(' and ')}\n`);
  if (missed.length > 0) throw new ExpectedError(`These could not be taken:\n${missed.join('\n')}`);
});

/** All pictures of one view. Only where the browser died meanwhile is it tried again, with another one. */
async function takeView(
  browser: LastingBrowser,
  view: View,
  place: { baseURL: string; folder: string },
): Promise<{ pictures: Picture[]; missed: string[] }> {
  for (let attempt = 1; ; attempt++) {
    const missed: string[] = [];
    const running = await browser.running();
    // A call to a browser that dies may never be answered.
    const died = new Promise<never>((_, reject) => {
      running.once('disconnected', () => reject(new Error('The browser ended.')));
    });
    const taken = photograph(running, [view], { ...place, missed });
    const pictures = await Promise.race([taken, died]).catch((error: unknown) => {
      missed.push(`${view.name}: ${String(error).split('\n', 1)[0]}`);
      return [];
    });
    if (running.isConnected() || attempt === MAX_TRIES) return { pictures, missed };
    process.stderr.write(`The browser ended at ${view.name}; another one is started.\n`);
  }
}
