/** The import rules of docs/architecture.md. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/src`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(contracts|domain|platform|backend|workers|web|tests|scripts)/', pathNot: `^(${[from, ...allowed].join('|')})/` },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', comment: 'Parts that need each other cannot be read one by one.', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'no-circular-domain', severity: 'error', comment: 'In the domain, types that need each other count as well.', from: { path: '^domain/src' }, to: { circular: true } },
    {
      name: 'kernel-knows-no-area', severity: 'error', comment: 'The engines are handed the areas at start (domain/src/areas.ts).',
      from: { path: '^domain/src/kernel', pathNot: '\\.test\\.ts$' }, to: { path: '^domain/src/(areas|open-database)' },
    },
    {
      name: 'areas-by-their-public-file', severity: 'error', comment: 'An area uses another only through what its <area>.area.ts hands out.',
      from: { path: '^domain/src/areas/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^domain/src/areas/([^/]+)/', pathNot: ['^domain/src/areas/$1/', '^domain/src/areas/([^/]+)/\\1\\.area\\.ts$'] },
    },
    only('contracts-stand-alone', 'contracts', [], 'Contracts run in the browser and know nobody.'),
    {
      name: 'contracts-use-zod-only', severity: 'error', comment: 'Contracts run in the browser.',
      from: { path: '^contracts/src', pathNot: '\\.test\\.ts$' }, to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    only('domain-knows-contracts', 'domain', ['contracts'], 'The domain has no HTTP, no queue and no socket.'),
    only('platform-knows-contracts', 'platform', ['contracts'], 'The platform serves every process alike.'),
    only('backend-knows-no-workers', 'backend', ['contracts', 'domain', 'platform'], 'Backend and workers meet in queues only.'),
    only('workers-know-no-backend', 'workers', ['contracts', 'domain', 'platform'], 'Backend and workers meet in queues only.'),
    only('web-knows-contracts', 'web', ['contracts'], 'The web talks to the server in contracts only.'),
    {
      name: 'domain-has-no-transport', severity: 'error', comment: 'The domain has no HTTP, no queue and no socket.',
      from: { path: '^domain/src', pathNot: '\\.test\\.ts$' }, to: { path: 'node_modules/(@nestjs|fastify|bullmq|ioredis|socket\\.io)' },
    },
    {
      name: 'operations-page-stands-alone', severity: 'error', comment: 'The operations page is an app of its own beside the shop.',
      from: { path: '^web/ops' }, to: { path: '^(domain|platform|backend|workers|web/src)/', pathNot: '\\.css$' },
    },
    {
      name: 'shop-knows-no-operations-page', severity: 'error', comment: 'The operations page is an app of its own beside the shop.',
      from: { path: '^web/src' }, to: { path: '^web/ops' },
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
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'], extensions: ['.ts', '.tsx', '.js', '.d.ts'] },
  },
};
