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
  Photographs every screen of a running product, in its states, into test-results/screenshots.
  Without the token the operations page, and what the trade desk brings about, are left out.
  --out <folder>   puts them elsewhere
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
  const folder = resolve(out ?? join(root, 'test-results/screenshots'));
  const samples = await readSamples(baseURL, operatorToken);
  const desk = operations(operatorToken);
  const all = [
    ...screens(), ...fullPages(), ...dialogs(samples), ...menus(), ...records(samples), ...own(), ...failures(),
    // The board of operations takes half a minute until it has a past to show: it comes last.
    ...desk.slice(1), ...desk.slice(0, 1),
  ];
  const isWanted = ({ name }: { name: string }) => !only || name.includes(only);
  const views = all.filter(isWanted);
  if (views.length === 0) throw new UsageError(`No screen has "${only}" in its name.`);
  mkdirSync(folder, { recursive: true });
  // Pictures of screens that are gone; every other file stays.
  const old = only ? [] : readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  for (const name of old) rmSync(join(folder, name));

  const browser = new LastingBrowser();
  const missed: string[] = [];
  const taken: Picture[] = [];
  try {
    for (const [index, view] of views.entries()) {
      const result = await takeView(browser, view, { baseURL, folder });
      taken.push(...result.pictures);
      missed.push(...result.missed);
      const note = result.missed.length > 0 ? ', not all' : '';
      process.stdout.write(`${index + 1}/${views.length} ${view.name}: ${result.pictures.length} pictures${note}\n`);
    }
    if (!only) writeIndex(folder, taken);
  } finally {
    await browser.close();
  }
  process.stdout.write(`${taken.length} pictures in ${folder}\n`);
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
