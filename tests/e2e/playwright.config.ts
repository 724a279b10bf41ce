import { defineConfig } from '@playwright/test';
import { hasRedisServer } from '../support/redis-server.ts';
import { chromiumLaunchOptions } from './browser.ts';

/** Chosen once, in the first process that reads this, and inherited by the others. */
const firstPort = Number((process.env.E2E_PORT ??= String(20_000 + 2 * Math.floor(Math.random() * 10_000))));

export const OPERATOR_TOKEN = 'operator-token-of-the-browser-tests';
const SESSION_SECRET = 'session-secret-of-the-browser-tests';

const foundations = [
  { name: 'embedded', port: firstPort, serve: 'serve-embedded.ts' },
  ...(hasRedisServer() ? [{ name: 'distributed', port: firstPort + 1, serve: 'serve-distributed.ts' }] : []),
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // A folder of its own: it is emptied at the start, and the other tests' results stand beside it.
  outputDir: '../../test-results/browser',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // The tests of one foundation share a leaderboard: one after the other, each sees only its own changes.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells an unlucky moment of a busy machine from a fault; the report names whatever needed it as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    launchOptions: await chromiumLaunchOptions(),
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    timezoneId: 'Asia/Dubai',
    locale: 'en-AE',
    // A request that a service worker makes cannot be intercepted; what the worker does has tests of its own.
    serviceWorkers: 'block',
  },
  projects: foundations.map(({ name, port }) => ({
    name,
    use: { baseURL: `http://127.0.0.1:${port}` },
    // What a screen shows does not depend on the foundation: those tests run on one of them.
    testIgnore: name === 'distributed' ? 'screens/**' : [],
  })),
  webServer: foundations.map(({ port, serve }) => ({
    command: `node ${serve}`,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}/health/ready`,
    env: { PORT: String(port), OPERATOR_TOKEN, SESSION_SECRET, SEED: 'demo', LOG_LEVEL: 'warn', WRITES_PER_MINUTE_SESSION: '0', WRITES_PER_MINUTE_ADDRESS: '0' },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    timeout: 60_000,
    stdout: 'ignore' as const,
  })),
});
