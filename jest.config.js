/** Unit tests stand beside the code; what needs several parts at once stands in tests/integration. */
export default {
  roots: ['contracts', 'domain', 'platform', 'backend', 'workers', 'web', 'tests'].map((name) => `<rootDir>/${name}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/tests/e2e/'],
  modulePathIgnorePatterns: ['/dist/package.json$'],
  testEnvironment: 'node',
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
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
  setupFiles: ['<rootDir>/tests/support/fixed-seed.js'],
  globalSetup: '<rootDir>/tests/support/start-services.js',
  globalTeardown: '<rootDir>/tests/support/stop-services.js',
  testTimeout: 90_000,
  // Native modules of a file stay with its worker: near the end of its heap one collects garbage instead of testing.
  workerIdleMemoryLimit: '1.5GB',
};
