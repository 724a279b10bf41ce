/**
 * The import rules of docs/architecture.md.
 * @type {(name: string, from: string, allowed: string[], comment: string) => object}
 */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/src`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(contracts|domain|platform|backend|workers|web|tests|scripts)/',
    pathNot: `^(${[from, ...allowed].join('|')})/`,
  },
});

/**
 * Which features of the pages use which others, each through the other's `index.ts`. A circle fails at once.
 * @type {Record<string, string[]>}
 */
const FEATURE_USES = {
  community: ['leaderboard', 'shares', 'social-challenges'],
  companies: ['orders', 'quotes'],
  exchange: ['trade-ins'],
  heroes: ['accounts', 'shares'],
  home: ['celebration', 'concierge', 'impact', 'leaderboard', 'trade-ins'],
  'impact-dashboard': ['celebration', 'impact', 'trade-ins'],
  leaderboard: ['heroes'],
  offline: ['image-monitor'],
  'planet-points': ['heroes', 'shares'],
  quotes: ['imports'],
  rewards: ['heroes'],
  shop: ['ar-preview'],
  'social-challenges': ['shares'],
  'water-system': ['ar-preview', 'shop'],
};

/** @type {(feature: string, above?: string[]) => void} */
function assertNoCircle(feature, above = []) {
  if (above.includes(feature)) throw new Error(`Features in a circle: ${[...above, feature].join(' → ')}`);
  for (const used of FEATURE_USES[feature] ?? []) assertNoCircle(used, [...above, feature]);
}
Object.keys(FEATURE_USES).forEach((feature) => assertNoCircle(feature));

const FEATURES = '^web/src/features/';
const featureRules = [
  ...Object.entries(FEATURE_USES).map(([feature, uses]) => ({
    name: `web-feature-${feature}`,
    severity: 'error',
    comment: 'A feature uses another through its index.ts, as FEATURE_USES lists it.',
    from: { path: `${FEATURES}${feature}/` },
    to: {
      path: FEATURES,
      pathNot: [`${FEATURES}${feature}/`, ...uses.map((used) => `${FEATURES}${used}/index\\.ts$`)],
    },
  })),
  {
    name: 'web-feature-alone', severity: 'error', comment: 'A feature that FEATURE_USES does not list uses no other.',
    from: { path: `${FEATURES}([^/]+)/`, pathNot: `${FEATURES}(${Object.keys(FEATURE_USES).join('|')})/` },
    to: { path: FEATURES, pathNot: `${FEATURES}$1/` },
  },
];

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Parts that need each other cannot be read one by one; types count as well.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared-packages',
      severity: 'error',
      comment: 'A workspace declares each package that it imports; those of tests are in tests/package.json.',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    ...featureRules,
    {
      name: 'kernel-knows-no-area',
      severity: 'error',
      comment: 'The engines are handed the areas at start (domain/src/areas.ts).',
      from: { path: '^((contracts|domain|backend|workers)/src/kernel|platform/src)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(contracts|domain|backend)/src/areas/|^domain/src/open-database' },
    },
    {
      name: 'areas-by-their-public-file',
      severity: 'error',
      comment: 'An area uses another only through what its <area>.area.ts hands out.',
      from: { path: '^domain/src/areas/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^domain/src/areas/([^/]+)/',
        pathNot: ['^domain/src/areas/$1/', '^domain/src/areas/([^/]+)/\\1\\.area\\.ts$'],
      },
    },
    only('contracts-stand-alone', 'contracts', [], 'Contracts run in the browser and know nobody.'),
    {
      name: 'contracts-use-zod-only',
      severity: 'error',
      comment: 'Contracts run in the browser.',
      from: { path: '^contracts/src', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    only('domain-knows-contracts', 'domain', ['contracts'], 'The domain has no HTTP, no queue and no socket.'),
    only('platform-knows-contracts', 'platform', ['contracts'], 'The platform serves every process alike.'),
    only(
      'backend-knows-no-workers',
      'backend',
      ['contracts', 'domain', 'platform'],
      'Backend and workers meet in queues only.',
    ),
    only(
      'workers-know-no-backend',
      'workers',
      ['contracts', 'domain', 'platform'],
      'Backend and workers meet in queues only.',
    ),
    only('web-knows-contracts', 'web', ['contracts'], 'The web talks to the server in contracts only.'),
    {
      name: 'domain-has-no-transport',
      severity: 'error',
      comment: 'The domain has no HTTP, no queue and no socket.',
      from: { path: '^domain/src', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(@nestjs|fastify|bullmq|ioredis|socket\\.io)' },
    },
    {
      name: 'operations-page-stands-alone',
      severity: 'error',
      comment: 'The operations page is an app of its own beside the shop.',
      from: { path: '^web/ops' },
      to: { path: '^(domain|platform|backend|workers|web/src)/', pathNot: '\\.css$' },
    },
    {
      name: 'shop-knows-no-operations-page',
      severity: 'error',
      comment: 'The operations page is an app of its own beside the shop.',
      from: { path: '^web/src' },
      to: { path: '^web/ops' },
    },
    {
      name: 'web-shared-knows-no-feature', severity: 'error', comment: 'app → features → shared.',
      from: { path: '^web/src/shared' }, to: { path: '^web/src/(features|app)' },
    },
    {
      name: 'web-features-know-no-app', severity: 'error', comment: 'app → features → shared.',
      from: { path: '^web/src/features' }, to: { path: '^web/src/app' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '/dist/[^/]+\\.map$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['planet-heroes-source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
};
