import {
  callsOf,
  descriptorFile,
  kindFile,
  pictureFile,
  reportFile,
  routedPageFile,
  routeEntry,
  rulesFile,
  rulesTestFile,
  schemasFile,
  serviceEntry,
  webPageFile,
  webServiceFile,
} from './analysis-files.mjs';
import { kebab, pascal, Refusal, requireCamelCase, requireChinese } from './names.mjs';
import {
  addBeside,
  addExport,
  addImport,
  addLine,
  addTo,
  addToObjectWith,
  namesAt,
} from './source-edits.mjs';

export const usage = 'pnpm gen analysis <name> <title in Chinese>';

const SERVICES = 'packages/analysis/src/services.ts';
const PATHS = 'apps/web/src/config/paths.ts';
/** Redirects unknown addresses, and must come last. */
const CATCH_ALL = /path: '[^']*\*'/;
/** The inputs of a service that fuzzing and the ownership test use. */
const FUZZED = 'apps/api/test/fuzz/run-inputs.ts';
const HOSTILE = 'apps/web/src/features/ai/hostile-results.test.tsx';

function registerRules(draft, facts) {
  const { name } = facts;
  const rules = `packages/ai/src/analyses/${kebab(name)}`;
  draft.create(`packages/analysis/src/${kebab(name)}.ts`, schemasFile(name));
  draft.create(`packages/analysis/src/descriptors/${kebab(name)}.ts`, descriptorFile(facts));
  draft.create(`${rules}/analyse.ts`, rulesFile(name));
  draft.create(`${rules}/report.ts`, reportFile(facts));
  draft.create(`${rules}/kind.ts`, kindFile(name));
  draft.create(`${rules}/kind.test.ts`, rulesTestFile(facts));
  draft.edit(SERVICES, addTo(['analysisServices'], serviceEntry(facts)));
  draft.edit('packages/analysis/src/analyses.ts', addExport(name, `./descriptors/${kebab(name)}.js`));
  draft.edit(
    'packages/ai/src/registered-kinds.ts',
    addExport(`${name}Kind`, `./analyses/${kebab(name)}/kind.js`),
  );
  draft.edit(
    'packages/ai/test/determinism/questions.ts',
    addToObjectWith('resumeAnalysis', `${name}: { text: position, today: TODAY }`),
  );
}

function registerCalls(draft, name) {
  const { start, list, last } = callsOf(name);
  const effects = draft.fileWith('apps/api/test', /^export const CALLS_BY_EFFECT\b/m);
  for (const path of [start, list, last]) draft.edit('docs/wire/own.txt', addLine(`POST ${path}`));
  draft.edit(effects, addTo(['CALLS_BY_EFFECT', 'spend'], `'${start}'`));
  const reads = draft.fileWith('apps/api/test', /^export const READ_CALLS\b/m);
  for (const path of [list, last]) draft.edit(reads, addTo(['READ_CALLS'], `'${path}'`));
  draft.edit(
    FUZZED,
    addToObjectWith('resumeAnalysis', `${name}: ask(analysisCalls(${name}).start, { text: '会计' })`),
  );
  draft.edit(FUZZED, addImport('analysisCalls', '@qicheng/contract/analysis/index'));
  draft.edit(FUZZED, addImport(name, `@qicheng/analysis/descriptors/${kebab(name)}`));
}

function registerPage(draft, facts) {
  const { name } = facts;
  const [page, service] = [`${pascal(name)}Page`, `${name}Service`];
  const folder = `apps/web/src/features/ai/${kebab(name)}`;
  draft.create(`${folder}/${kebab(name)}-service.ts`, webServiceFile(facts));
  draft.create(`${folder}/${kebab(name)}-page.tsx`, webPageFile(facts));
  draft.create(`apps/web/src/app/pages/${kebab(name)}-page.tsx`, routedPageFile(facts));
  draft.create(`apps/web/public/ai-products/${name}.svg`, pictureFile());
  draft.edit(PATHS, addTo(['aiPaths'], `ai${pascal(name)}: aiPath('/ai/${name}')`));
  draft.edit('apps/web/src/app/ai-routes.ts', addTo(['aiPages'], routeEntry(facts), CATCH_ALL));
  draft.edit(
    'apps/web/src/config/mobile-pages.ts',
    addTo(['mobilePages'], `'/ai/${name}': page('/ai/${kebab(name)}')`),
  );
  draft.edit(HOSTILE, addBeside(/^\[\w+Service, \w+Page\]$/, `[${service}, ${page}]`));
  draft.edit(HOSTILE, addImport(page, `./${kebab(name)}/${kebab(name)}-page.js`));
  draft.edit(HOSTILE, addImport(service, `./${kebab(name)}/${kebab(name)}-service.js`));
}

/** A rule-based AI service with its calls, report, page and tests (docs/AI.md). */
export function generateAnalysis(draft, words) {
  if (words.length !== 2) throw new Refusal(`usage: ${usage}`);
  const [name, title] = words;
  requireCamelCase(name, 'the service');
  requireChinese(title, 'the title', 12);
  if (namesAt(SERVICES, draft.read(SERVICES), ['analysisServices']).includes(name))
    throw new Refusal(`${SERVICES} has a service ${name} already`);
  const facts = { name, title };
  registerRules(draft, facts);
  registerCalls(draft, name);
  registerPage(draft, facts);
  return [
    `1. Say what is asked and answered in packages/analysis/src/${kebab(name)}.ts; label, price and menu entry are in services.ts; name it in docs/features/ai.md.`,
    `2. Write the rules and the report in packages/ai/src/analyses/${kebab(name)}, form and result in apps/web/src/features/ai/${kebab(name)}; docs/AI.md says which other lines follow.`,
    `3. pnpm test:unit ${kebab(name)} src/determinism.test && pnpm test:web hostile-results && pnpm check`,
  ];
}
