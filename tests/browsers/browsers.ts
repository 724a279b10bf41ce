// `npm run browsers`: every address, dialog and journey in WebKit and Firefox, by hand and at night
// (docs/conformance.md).
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runningPostgresUrl } from '@planet-heroes/platform/embedded/embedded-postgres';
import { runProgram } from '@planet-heroes/platform/program';
import { NotInstalled } from '../conformance/tools.ts';
import { startEmbedded } from '../processes/embedded.ts';
import { endProcess, ROOT } from '../processes/process.ts';
import { plainTable } from '../processes/table.ts';
import { addressFaults, dialogFaults, type Fault } from './addresses.ts';
import { type Engine, Page } from './engine.ts';
import { FIREFOX } from './firefox.ts';
import { JOURNEYS, type Site } from './journeys.ts';
import { startProxy } from './proxy.ts';
import { speak } from './texts.ts';
import { WEBKIT } from './webkit.ts';

const USAGE = `npm run browsers
  Starts a product with sample data, and opens every address and dialog and goes every journey in WebKitGTK and in
  Firefox ESR, each where it is installed (docs/conformance.md). Ends with a table, and with 1 where something failed.
Example: npm run browsers`;

const DESK_PX = 1280;
const PICTURES = join(ROOT, 'test-results/browsers');
const MAX_MS = 25 * 60_000;

/** What an engine was tried on, and what is wrong with it. */
interface Row {
  engine: string;
  what: string;
  result: 'passed' | 'not installed' | 'FAILED';
  faults: Fault[];
}

await runProgram({ usage: USAGE, options: {} }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-browsers-'));
  const data = join(folder, 'data');
  const { child, address } = await startEmbedded(data, {
    SEED: 'demo', SIGN_INS_PER_MINUTE: '0', TRADE_AUTO_VERIFY: 'off',
  });
  const proxy = await startProxy(address);
  const rows: Row[] = [];
  try {
    const site = { address, databaseUrl: runningPostgresUrl(data), proxy };
    // A hung engine must not hold up a night's other programs, and browsers have process groups of their own.
    const left = await Promise.race([
      tryAll(site, rows), delay(MAX_MS, `not done in ${MAX_MS / 60_000} minutes`),
      once(process, 'SIGINT').then(() => 'interrupted'), once(process, 'SIGTERM').then(() => 'interrupted'),
    ]);
    if (left) rows.push({ engine: 'all', what: 'the rest', result: 'FAILED', faults: [left] });
  } finally {
    proxy.close();
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(`\n${plainTable<Row>([
    ['engine', ({ engine }) => engine], ['what', ({ what }) => what],
    ['result', ({ result, faults }) => result + (faults.length > 0 ? ` (${faults.length}): ${brief(faults[0]!)}` : '')],
  ], rows)}\n`);
  process.exit(rows.some(({ result }) => result === 'FAILED') ? 1 : 0);
});

async function tryAll(site: Site, rows: Row[]): Promise<void> {
  for (const engine of [WEBKIT, FIREFOX]) await tryEngine(engine, site, rows);
}

async function tryEngine(engine: Engine, site: Site, rows: Row[]): Promise<void> {
  const widths = [engine.phone, DESK_PX];
  const add = (what: string, faults: Fault[]): void => {
    for (const fault of faults) process.stdout.write(`${engine.name}, ${what}: ${fault}\n`);
    process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${engine.name}, ${what}\n`);
    rows.push({ engine: engine.name, what, result: faults.length > 0 ? 'FAILED' : 'passed', faults });
  };
  try {
    for (const locale of ['en', 'ar'] as const) {
      await onNewPage(engine, site, async (page) => {
        const at = `${locale}, ${widths.join(' and ')} px`;
        add(`addresses, ${at}`, await addressFaults(page, locale, locale === 'en' ? widths : widths.toReversed()));
        add(`dialogs, ${at}`, await dialogFaults(page, locale, widths));
      });
    }
    for (const locale of ['en', 'ar'] as const) {
      await speak(locale);
      for (const width of widths) {
        await onNewPage(engine, site, async (page) => {
          await page.size(width);
          page.locale = locale;
          for (const [what, go] of JOURNEYS) {
            const where = `${what}, ${locale}, ${width} px`;
            add(where, await journeyFaults(page, where, () => go(page, site)));
          }
        });
      }
    }
  } catch (error) {
    if (error instanceof NotInstalled)
      rows.push({ engine: engine.name, what: 'all', result: 'not installed', faults: [] });
    else add('the rest', [(error as Error).message]);
  }

  async function journeyFaults(page: Page, what: string, go: () => Promise<void>): Promise<Fault[]> {
    try {
      await go();
      return await page.complaints();
    } catch (error) {
      mkdirSync(PICTURES, { recursive: true });
      const picture = join(PICTURES, `${engine.name} ${what}.png`.replaceAll(/[^\w.]+/g, '-'));
      await page.screenshot().then((bytes) => writeFileSync(picture, bytes), () => undefined);
      return [(error as Error).message, ...await page.complaints().catch(() => [])];
    }
  }
}

/** A visitor of their own, in a browser of its own. */
async function onNewPage(engine: Engine, site: Site, work: (page: Page) => Promise<void>): Promise<void> {
  const driver = await engine.start();
  try {
    await work(new Page(driver, site.proxy.address));
  } finally {
    await driver.close();
  }
}

function brief(fault: Fault): string {
  return fault.length > 100 ? `${fault.slice(0, 99)}…` : fault;
}
