import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How to launch a Chromium: one that is named or installed, Playwright's own, or the one that ships in a package. */
export async function chromiumLaunchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const installed = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium', chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (installed) return { executablePath: installed, args: ARGUMENTS };
  // The packaged browser brings the system libraries that a bare machine lacks, when it is told to.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args: ARGUMENTS };
}
