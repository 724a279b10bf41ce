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
 * Which areas of the pages use which others: what stands in the other's own folder, never in its `shop/` or `desk/`.
 * A circle fails at once.
 * @type {Record<string, string[]>}
 */
const AREA_USES = {
  accounts: ['corporate', 'heroes', 'pickups', 'shares'],
  'ar-preview': ['shares'],
  celebration: ['heroes', 'shares'],
  community: ['accounts', 'heroes', 'impact', 'leaderboard', 'shares', 'social-challenges', 'trade-ins'],
  companies: ['corporate', 'orders', 'quotes'],
  concierge: ['heroes'],
  corporate: ['heroes'],
  'dubai-rewards': ['heroes', 'shares', 'translations'],
  environmental: ['impact'],
  exchange: ['trade-ins'],
  heroes: ['translations'],
  home: [
    'celebration', 'concierge', 'heroes', 'impact', 'leaderboard', 'missions', 'shares', 'shop', 'trade-ins', 'translations',
  ],
  'impact-dashboard': ['celebration', 'heroes', 'impact', 'trade-ins'],
  imports: ['corporate'],
  leaderboard: ['accounts', 'heroes', 'notifications'],
  missions: ['heroes', 'translations'],
  notifications: ['heroes', 'translations'],
  offline: ['image-monitor'],
  orders: ['corporate'],
  'planet-points': ['heroes', 'shares'],
  quotes: ['corporate', 'imports'],
  rewards: ['accounts', 'dubai-rewards', 'heroes', 'translations'],
  shares: ['heroes', 'translations'],
  shop: ['ar-preview', 'heroes'],
  'social-challenges': ['heroes', 'shares'],
  'trade-ins': ['heroes', 'pickups', 'shop'],
  'water-system': ['ar-preview', 'heroes', 'shares', 'shop'],
};
/** The same for the operators' pages, which use each other's `desk/`. @type {Record<string, string[]>} */
const DESK_USES = {
  companies: ['operations', 'support'],
  'dubai-rewards': ['operations', 'pickups', 'support'],
  missions: ['support'],
  payouts: ['orders'],
  programme: ['dubai-rewards', 'pickups', 'translations'],
  support: ['notifications', 'operations'],
  'trade-ins': ['payouts', 'support'],
};

/** @type {(uses: Record<string, string[]>, area: string, above?: string[]) => void} */
function assertNoCircle(uses, area, above = []) {
  if (above.includes(area)) throw new Error(`Areas in a circle: ${[...above, area].join(' → ')}`);
  for (const used of uses[area] ?? []) assertNoCircle(uses, used, [...above, area]);
}
for (const uses of [AREA_USES, DESK_USES]) for (const area of Object.keys(uses)) assertNoCircle(uses, area);

const AREAS = '^web/src/areas/';
const DESK = '^web/src/(app/(layout/)?desk|areas/[^/]+/desk|kernel/desk)';
/** @type {(name: string, uses: Record<string, string[]>, fromOf: (area: string) => object, open: string) => object[]} */
const usesOf = (name, uses, fromOf, open) => [
  ...Object.entries(uses).map(([area, used]) => ({
    name: `${name}-${area}`,
    severity: 'error',
    comment: 'An area uses another as AREA_USES and DESK_USES list it.',
    from: fromOf(area),
    to: { path: AREAS, pathNot: [`${AREAS}${area}/`, ...used.map((each) => `${AREAS}${each}/${open}`)] },
  })),
  {
    name: `${name}-alone`, severity: 'error', comment: 'An area that is not listed uses no other.',
    from: { ...fromOf('([^/]+)'), pathNot: [fromOf(`(${Object.keys(uses).join('|')})`).path, '\\.test\\.tsx?$'] },
    to: { path: AREAS, pathNot: `${AREAS}$1/` },
  },
];
const areaRules = [
  ...usesOf('web-area', AREA_USES, (area) => ({ path: `${AREAS}${area}/(?!desk/)` }), '(?!shop/|desk/)'),
  ...usesOf('web-desk', DESK_USES, (area) => ({ path: `${AREAS}${area}/desk/` }), 'desk/'),
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
    ...areaRules,
    {
      name: 'kernel-knows-no-area',
      severity: 'error',
      comment: 'The engines are handed the areas at start (domain/src/areas.ts, web/src/app/).',
      from: {
        path: '^((contracts|domain|backend|workers|web)/src/kernel|platform/src)/', pathNot: '\\.test\\.ts$|/testing/',
      },
      to: { path: '^(contracts|domain|backend|web)/src/(areas|app)/|^domain/src/open-database' },
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
      comment: 'The operators’ pages are an app of their own beside the shop: they share the kernel and the kit.',
      from: { path: DESK },
      to: { path: '^web/src/(areas|app)/', pathNot: DESK + '|\\.css$' },
    },
    {
      name: 'shop-knows-no-operations-page',
      severity: 'error',
      comment: 'The operators’ pages are an app of their own beside the shop.',
      from: { path: '^web/src/', pathNot: DESK },
      to: { path: DESK },
    },
    {
      name: 'web-kit-knows-no-kernel', severity: 'error', comment: 'app → areas → kernel → kit.',
      from: { path: '^web/src/kit/' }, to: { path: '^web/src/', pathNot: '^web/src/(kit|kernel/i18n)/' },
    },
    {
      name: 'web-areas-know-no-app', severity: 'error', comment: 'app → areas → kernel → kit.',
      from: { path: '^web/src/areas/' }, to: { path: '^web/src/app/' },
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
