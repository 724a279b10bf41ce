import { defineConfig } from '@playwright/test';
import { hasRedisServer } from '../processes/redis-server.ts';
import { chromiumLaunchOptions } from './browser.ts';
import type { ProductFixtures } from './support/test.ts';

export default defineConfig<object, ProductFixtures>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  // A folder of its own: it is emptied at the start, and the other tests' results stand beside it.
  outputDir: '../../test-results/browser',
  // Bounds for what hangs, not for what is slow: a frame may take ten seconds to come where others want the processor.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Each worker has a product of its own; there, the tests of a file stand in their order and see only their own
  // changes. Two keep two cores busy.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    launchOptions: await chromiumLaunchOptions(),
    // A trace takes a quarter of the whole time; `--trace on` makes one of a test that is looked into.
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    timezoneId: 'Asia/Dubai',
    locale: 'en-AE',
    // A request that a service worker makes cannot be intercepted; what the worker does has tests of its own.
    serviceWorkers: 'block',
  },
  projects: [
    // Drawing what moves takes a fifth of the processor. Motion is tested on the other foundation, or asked for.
    { name: 'embedded', use: { foundation: 'embedded', contextOptions: { reducedMotion: 'reduce' } } },
    ...(hasRedisServer()
      ? [{ name: 'distributed', grep: /@both-foundations/, use: { foundation: 'distributed' as const } }]
      : []),
  ],
});
