// Generates one of each kind in memory from the current project, writing nothing. `pnpm gen verify` compiles and runs
// them.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { Draft } from './draft.mjs';
import { generators } from './generators.mjs';
import { Refusal } from './names.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const asIs = (_file, text) => Promise.resolve(text);

/** The changes that a generator would write. */
function make(kind, words, options = {}) {
  const draft = new Draft(root);
  const next = generators[kind].generate(draft, words, options);
  return { draft, next, changes: draft.changes() };
}

const EXAMPLES = [
  {
    kind: 'endpoint',
    words: ['text-check', 'measureText', 'POST /api/text/measure', '文字的长度'],
    options: { stored: true },
    written: [
      'packages/contract/src/text-check/measure-text.contract.ts',
      'apps/api/src/text-check/measure-text.http.test.ts',
    ],
    registered: {
      'packages/contract/src/text-check/index.ts': 'textCheckEndpoints = { checkText, measureText }',
      'packages/core/src/text-check/index.ts': 'MeasureTextRepository',
      'apps/api/src/text-check/text-check.controller.ts': 'MeasureTextController',
      'docs/wire/own.txt': 'POST /api/text/measure',
      'apps/api/test/fuzz/read-calls.ts': "'/api/text/measure'",
    },
  },
  {
    kind: 'endpoint',
    words: ['example-note', 'findNote', 'GET /api/example-note/find', '找一条便签'],
    written: ['packages/core/src/example-note/index.ts', 'apps/api/src/example-note/find-note.controller.ts'],
    registered: {
      'packages/contract/src/endpoints.ts': "'example-note': exampleNoteEndpoints",
      'apps/api/src/app.module.ts':
        "import { ExampleNoteHttpModule } from './example-note/find-note.controller.js'",
    },
  },
  {
    kind: 'job',
    words: ['checkLinks'],
    written: [
      'packages/core/src/check-links/index.ts',
      'packages/core/src/check-links/check-links-run.db.test.ts',
      'apps/worker/src/check-links/check-links.processor.test.ts',
    ],
    registered: {
      'packages/jobs/src/definitions/index.ts': "const checkLinks = defineJob({\n  name: 'check-links.run'",
      'apps/worker/src/worker.module.ts':
        "import { CheckLinksWorkerModule } from './check-links/check-links.processor.js'",
      'apps/worker/src/create-worker.ts': "task: 'reconcile-check-links'",
      'packages/core/src/personal-data/tables-of-nobody.ts': "nobody('check_links'",
    },
  },
  {
    kind: 'page',
    words: ['salaryGuide', '/guide/salary', '薪酬指南'],
    written: [
      'apps/web/src/app/pages/salary-guide-page.tsx',
      'apps/web/src/app/pages/salary-guide-page.test.tsx',
    ],
    registered: {
      'apps/web/src/config/paths.ts': "salaryGuide: { path: '/guide/salary'",
      'apps/web/src/app/routes.tsx': "import('./pages/salary-guide-page.js')",
      'apps/web/src/config/listed-pages.ts': 'paths.salaryGuide',
    },
  },
  {
    kind: 'template',
    words: ['晨光试样'],
    written: ['entry.ts', 'template.tsx', 'word.ts'],
    registered: {
      'packages/templates/src/catalog.ts': '/entry.js',
      'packages/templates/src/registry.ts': '/template.js',
      'packages/templates/src/preview/load-design.ts': '/template.js',
      'packages/templates/src/word.ts': '/word.js',
    },
  },
  {
    kind: 'analysis',
    words: ['wordCount', '字数分析'],
    written: [
      'packages/analysis/src/descriptors/word-count.ts',
      'packages/ai/src/analyses/word-count/kind.test.ts',
      'apps/web/src/features/ai/word-count/word-count-page.tsx',
    ],
    registered: {
      'packages/analysis/src/services.ts': "label: '字数分析'",
      'packages/analysis/src/analyses.ts': 'wordCount',
      'packages/ai/src/registered-kinds.ts': 'wordCountKind',
      'apps/web/src/app/ai-routes.ts': "import('./pages/word-count-page.js')",
      'docs/wire/own.txt': 'POST /api/ai/word-count/start',
      'apps/api/test/fuzz/run-inputs.ts': 'wordCount: ask(analysisCalls(wordCount).start',
    },
  },
];

describe.each(EXAMPLES)('pnpm gen $kind $words', ({ kind, words, options, written, registered }) => {
  it('generates and registers its files under valid names', async () => {
    const { draft, next, changes } = make(kind, words, options);
    await draft.settle(asIs);
    const made = changes.filter(({ isNew }) => isNew).map(({ file }) => file);
    for (const file of written) expect(made.filter((each) => each.endsWith(file))).toHaveLength(1);
    for (const [file, line] of Object.entries(registered)) {
      const change = changes.find((each) => each.file === file);
      expect(`${file}: ${draft.added(change).join('\n')}`).toContain(line);
    }
    expect(next).toHaveLength(3);
  });

  it('keeps every edited file syntactically valid', () => {
    const { changes } = make(kind, words, options);
    const broken = changes.filter(({ file, text }) => {
      if (!/\.tsx?$/.test(file)) return false;
      return ts.transpileModule(text, { fileName: file, reportDiagnostics: true }).diagnostics.length > 0;
    });
    expect(broken.map(({ file }) => file)).toEqual([]);
  });

  it('is rejected the second time', () => {
    const { draft } = make(kind, words, options);
    expect(() => generators[kind].generate(draft, words, options ?? {})).toThrow(Refusal);
  });
});

it.each([
  ['endpoint', ['text-check', 'Measure', 'POST /api/text/measure', '长度'], 'a name in camelCase'],
  ['endpoint', ['text-check', 'measureText', 'POST /check/doChekc', '长度'], 'below /api'],
  ['endpoint', ['text-check', 'measureText', 'POST /api/help/get', '长度'], 'is served already'],
  ['endpoint', ['text-check', 'measureText', 'POST /api/text/measure', 'length'], 'the summary is Chinese'],
  ['endpoint', ['text-check', 'checkText', 'POST /api/text/measure', '长度'], 'checkText is a call already'],
  ['job', ['check-links'], 'a name in camelCase'],
  ['job', ['matchJobs'], 'packages/jobs/src/definitions/index.ts has a job matchJobs already'],
  ['job', ['jobMatch'], 'has a table job_match already'],
  ['page', ['salaryGuide', '/api/salary', '薪酬'], 'not free for new pages'],
  ['page', ['salaryGuide', '/jobs/list', '薪酬'], 'the address of another page'],
  ['page', ['jobs', '/guide/salary', '薪酬'], 'has a page jobs already'],
  ['template', ['素笺'], '素笺 is the name of tem0001 already'],
  ['template', ['Morning'], 'is Chinese'],
  ['analysis', ['offer', '薪酬'], 'has a service offer already'],
  ['analysis', ['wordCount'], 'usage: pnpm gen analysis'],
])('pnpm gen %s %j is rejected', (kind, words, message) => {
  expect(() => make(kind, words)).toThrow(message);
});

it.each([
  ['data-export/index.ts', 'DataExportDownloadService, FindNote]'],
  ['content/content.module.ts', 'FindNote'],
  ['contest/index.ts', 'exports: [FindNote, ...services]'],
])('a call is provided by the module of its feature (%s)', (file, registered) => {
  const words = [file.split('/')[0], 'findNote', 'GET /api/example-note/find', '便签'];
  const { changes } = make('endpoint', words);
  const index = changes.find((change) => change.file === `packages/core/src/${file}`);
  expect(index?.text).toContain(registered);
});

it('the page of an AI service comes before the catch-all route', () => {
  const { changes } = make('analysis', ['wordCount', '字数分析']);
  const routes = changes.find(({ file }) => file === 'apps/web/src/app/ai-routes.ts')?.text ?? '';
  expect(routes.indexOf('paths.aiWordCount')).toBeGreaterThan(0);
  expect(routes.indexOf('paths.aiWordCount')).toBeLessThan(routes.indexOf("'/ai/*'"));
});

it('an unknown queue or sample is rejected with the list of existing ones', () => {
  expect(() => make('job', ['checkLinks'], { queue: 'fast' })).toThrow(
    'exports, accounts, imports, analyses',
  );
  expect(() => make('template', ['晨光'], { sample: 'pilot' })).toThrow('computerScience, accounting');
});

it('a name that the repository’s checks would reject is rejected before anything is written', async () => {
  const { draft } = make('endpoint', ['text-check', 'countLetters', 'POST /api/text/letters', '字数']);
  await expect(draft.settle(asIs)).rejects.toThrow('CountLetters is a bare plural');
});
