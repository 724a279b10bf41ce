import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './browser.ts';

/** Chosen once, in the first process that reads this, and inherited by the others. */
const firstPort = Number((process.env.E2E_PORT ??= String(20_000 + 2 * Math.floor(Math.random() * 10_000))));

export const OPERATOR_TOKEN = 'operator-token-of-the-browser-tests';

const foundations = [
  { name: 'embedded', port: firstPort, serve: 'serve-embedded.ts' },
  ...(hasRedisServer() ? [{ name: 'distributed', port: firstPort + 1, serve: 'serve-distributed.ts' }] : []),
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // A folder of its own: it is emptied at the start, and the other tests' results stand beside it.
  outputDir: '../../test-results/browser',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // The tests of one foundation share a leaderboard: one after the other, each sees only its own changes.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    launchOptions: await chromiumLaunchOptions(),
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    timezoneId: 'Asia/Dubai',
    locale: 'en-AE',
  },
  projects: foundations.map(({ name, port }) => ({ name, use: { baseURL: `http://127.0.0.1:${port}` } })),
  webServer: foundations.map(({ port, serve }) => ({
    command: `node ${serve}`,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}/health/ready`,
    env: { PORT: String(port), OPERATOR_TOKEN, SEED: 'demo', LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    timeout: 60_000,
    stdout: 'ignore' as const,
  })),
});

function hasRedisServer(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
