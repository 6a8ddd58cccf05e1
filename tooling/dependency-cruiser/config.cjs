// Import rules (docs/ARCHITECTURE.md). A package not listed for a folder cannot be imported there.
const MAY = {
  'apps/web': ['contract', 'templates', 'resume', 'analysis', 'ui'],
  'apps/api': ['contract', 'core', 'jobs', 'analysis', 'env'],
  'apps/worker': ['core', 'jobs', 'templates', 'docx', 'report', 'import', 'resume', 'ai', 'analysis', 'env'],
  'apps/ops': ['contract', 'core', 'db', 'env', 'jobs', 'resume'],
  'packages/contract': ['analysis'],
  'packages/resume': [],
  'packages/env': [],
  'packages/jobs': [],
  'packages/templates': ['resume'],
  'packages/ui': [],
  'packages/report': ['analysis', 'resume'],
  'packages/docx': ['resume', 'analysis', 'report'],
  'packages/import': ['resume'],
  'packages/analysis': ['resume'],
  'packages/ai': ['analysis', 'resume'],
  'packages/db': ['env'],
  'packages/core': ['db', 'jobs', 'resume', 'analysis', 'templates'],
  'packages/testing': ['db', 'env', 'resume', 'contract', 'core'],
};
const TEST = '\\.test\\.tsx?$|/test/';

const layers = Object.entries(MAY).map(([folder, allowed]) => ({
  name: `only-allowed-packages-in-${folder.replace('/', '-')}`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: TEST },
  to: {
    path: '^(apps|packages)/[^/]+/',
    pathNot: [`^${folder}/`, ...allowed.map((name) => `^packages/${name}/`)],
  },
}));

const only = (name, to, allowedFrom) => ({
  name,
  severity: 'error',
  from: { path: '^(apps|packages)/', pathNot: [...allowedFrom, TEST, '^packages/testing/'] },
  to: { path: to },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...layers,
    { name: 'nobody-imports-apps', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    {
      name: 'feature-through-its-index',
      comment: 'A feature of core is entered by its index.ts.',
      severity: 'error',
      from: { path: '^packages/core/src/([^/]+)/', pathNot: TEST },
      to: { path: '^packages/core/src/([^/]+)/', pathNot: ['^packages/core/src/$1/', '/index\\.ts$'] },
    },
    {
      name: 'web-feature-to-feature',
      comment: 'Features of the web meet in app/.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TEST },
      to: {
        path: '^apps/web/src/features/([^/]+)/',
        pathNot: ['^apps/web/src/features/$1/', '/index\\.tsx?$'],
      },
    },
    only('prisma-in-repositories', '^packages/db/src/generated|@prisma/client', ['^packages/db/']),
    only('database-in-repositories', '^packages/db/src/index', [
      '\\.repository\\.ts$',
      '^packages/db/',
      '^packages/core/src/platform/',
      '^packages/core/.*\\.module\\.ts$',
      '^apps/ops/',
    ]),
    only('bullmq-in-jobs', 'node_modules/bullmq', ['^packages/jobs/', '^apps/worker/src/kit/']),
    {
      name: 'contract-is-universal',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: TEST },
      to: { pathNot: ['^packages/(contract|analysis)/', 'node_modules/(\\.pnpm/)?(zod|eventsource-parser)'] },
    },
    {
      name: 'universal-packages-know-no-node',
      severity: 'error',
      from: {
        path: '^packages/(contract|resume|analysis)/src/|^packages/templates/src/',
        pathNot: TEST,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?(raw|url|inline)$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/generated/|\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    // No rule asks who imports a module, and no file changes during a run.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      cachedInputFileSystem: { cacheDuration: 1_800_000 },
      exportsFields: ['exports'],
      conditionNames: ['@qicheng/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
