import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Scrollbars that take no room, as phones have them: `scrollbar-gutter` keeps room even for hidden ones. */
const NO_ROOM_FOR_SCROLLBARS = '--enable-features=OverlayScrollbar';
/** Scrollbars beside the content, as a mouse has them; Playwright hides them unasked. */
const SHOWN_SCROLLBARS = { args: ARGUMENTS, ignoreDefaultArgs: ['--hide-scrollbars'] };

/**
 * How to launch Chromium. The lockfile pins it: Playwright's own build where it is installed, otherwise the packaged
 * one. `PLAYWRIGHT_CHROMIUM` names another; what a system has installed is never used unasked.
 */
export async function chromiumLaunchOptions(
  { hasScrollbars = false } = {},
): Promise<{ executablePath: string; args: string[]; ignoreDefaultArgs?: string[] }> {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM: there is no ${named}.`);
  const own = chromium.executablePath();
  const executablePath = named || (existsSync(own) ? own : await unpackChromium());
  const bars = hasScrollbars ? SHOWN_SCROLLBARS : { args: [...ARGUMENTS, NO_ROOM_FOR_SCROLLBARS] };
  return { executablePath, ...bars };
}

/** One browser after another: the next one is started where the last has died. */
export class LastingBrowser {
  private browser: Browser | undefined;

  async running(): Promise<Browser> {
    if (!this.browser?.isConnected()) this.browser = await chromium.launch(await chromiumLaunchOptions());
    return this.browser;
  }

  async close(): Promise<void> {
    await this.browser?.close();
  }
}

/** Unpacks the packaged browser once per user and version, with the libraries and fonts that a bare machine lacks. */
async function unpackChromium(): Promise<string> {
  const packaged = await import('@sparticuz/chromium');
  const folder = join(tmpdir(), `planet-heroes-browser-${packagedVersion()}-${userInfo().uid}`);
  if (!existsSync(folder)) {
    const draft = mkdtempSync(`${folder}-`);
    await withEnvironment({ TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }, () =>
      packaged.default.executablePath());
    // The package expects its fonts in /tmp/fonts. Without any font the browser aborts at the first page in system-ui.
    const [fonts, cache] = [join(folder, 'fonts'), join(folder, 'fonts-cache')];
    writeFileSync(
      join(draft, 'fonts/fonts.conf'),
      `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`,
    );
    moveUnlessThere(draft, folder);
  }
  // The libraries and fonts are found through the environment, which workers inherit.
  await withEnvironment({ TMPDIR: folder }, () => packaged.setupLambdaEnvironment(join(folder, 'al2023', 'lib')));
  return join(folder, 'chromium');
}

function packagedVersion(): string {
  const file = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Another run may have unpacked the same meanwhile: a whole folder moves at once, and the first one stays. */
function moveUnlessThere(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
}

/** The package unpacks into the environment's temporary folder. */
async function withEnvironment(changes: Record<string, string>, act: () => unknown): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, changes);
  try {
    await act();
  } finally {
    for (const name of Object.keys(changes)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
