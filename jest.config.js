/** Unit tests stand beside the code; what needs several parts at once stands in tests/integration. */
const roots = ['contracts', 'domain', 'platform', 'backend', 'workers', 'web', 'tests'].map((name) => `<rootDir>/${name}`);
const shared = {
  roots,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['/dist/'],
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/tests/support/fixed-seed.js'],
};
const elsewhere = ['/node_modules/', '/dist/', '/tests/e2e/'];
/** Tests with a clock of their own: they wait for timers that Node's own promises hang on. */
const WITH_FAKE_CLOCK = [
  'web/src/kernel/(api|live)/.*',
  'web/src/areas/(corporate/live|heroes/(last-move|use-hero-room)|shop/order-button)',
  'web/src/areas/impact-dashboard/shop/slots/slot-engine', 'web/src/areas/celebration/celebration-store',
  'backend/src/kernel/rooms/coalesced',
].map((path) => `${path}\\.test\\.tsx?$`);

export default {
  projects: [
    {
      // In plain Node, against what was built; modules are evaluated once per worker.
      ...shared,
      displayName: 'node',
      runner: 'jest-light-runner/child-process',
      transform: {},
      testPathIgnorePatterns: [...elsewhere, ...WITH_FAKE_CLOCK],
      globalSetup: '<rootDir>/tests/support/start-services.js',
      globalTeardown: '<rootDir>/tests/support/stop-services.js',
    },
    {
      ...shared,
      displayName: 'fake clock',
      testRegex: WITH_FAKE_CLOCK,
      testMatch: undefined,
      testPathIgnorePatterns: elsewhere,
      transform: {
        '^.+\\.tsx?$': [
          '@swc/jest',
          {
            swcrc: false,
            jsc: {
              target: 'es2024',
              parser: { syntax: 'typescript', tsx: true, decorators: true },
              transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
            },
            module: { type: 'es6' },
          },
        ],
      },
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      moduleNameMapper: {
        '^@planet-heroes/(contracts|domain|platform|backend|workers)/(.*)$': '<rootDir>/$1/src/$2.ts',
        '^(\\.{1,2}/.*)\\.js$': '$1',
      },
    },
  ],
  testTimeout: 90_000,
};
