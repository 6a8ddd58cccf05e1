import {
  contractFile,
  contractIndexFile,
  controllerFile,
  coreIndexFile,
  httpTestFile,
  repositoryFile,
  useCaseFile,
} from './endpoint-files.mjs';
import {
  camel,
  kebab,
  pascal,
  Refusal,
  requireCamelCase,
  requireChinese,
  requireKebabCase,
  specifierOf,
} from './names.mjs';
import {
  addExport,
  addImport,
  addLine,
  addTo,
  addToExports,
  addToModule,
  declaredName,
} from './source-edits.mjs';

export const usage = 'pnpm gen endpoint <feature> <name> "POST /api/…" <summary in Chinese> [--stored]';

const ROUTE = /^(GET|POST) (\/api(?:\/[a-z][a-z0-9-]*){1,5})$/;
const CONTRACTS = 'packages/contract/src';
const READ_CALLS = /^export const READ_CALLS\b/m;
const OWN_ROUTES = 'docs/wire/own.txt';

/** Call names are operation ids of the API document and must be unique. */
function requireFreeName(draft, name) {
  const files = draft
    .list(CONTRACTS)
    .flatMap((feature) =>
      draft.list(`${CONTRACTS}/${feature}`).map((file) => `${CONTRACTS}/${feature}/${file}`),
    );
  const taken = files.find(
    (file) => file.endsWith('.contract.ts') && draft.read(file).includes(`export const ${name} = `),
  );
  if (taken) throw new Refusal(`${name} is a call already (${taken})`);
}

function readArguments(draft, [feature, name, route, summary], isStored) {
  requireKebabCase(feature, 'the feature');
  requireCamelCase(name, 'the call');
  requireChinese(summary, 'the summary');
  const [, method, path] = ROUTE.exec(route) ?? [];
  if (!method)
    throw new Refusal(
      `the route is GET or POST and an address below /api such as "POST /api/note/add", not "${route}"`,
    );
  if (
    draft
      .read(OWN_ROUTES)
      .split('\n')
      .some((line) => line.endsWith(` ${path}`))
  )
    throw new Refusal(`${path} is served already (${OWN_ROUTES})`);
  requireFreeName(draft, name);
  return { feature, name, method, path, summary, isStored };
}

function registerContract(draft, facts) {
  const { feature, name } = facts;
  const folder = `${CONTRACTS}/${feature}`;
  draft.create(`${folder}/${kebab(name)}.contract.ts`, contractFile(facts));
  const index = `${folder}/index.ts`;
  if (draft.exists(index)) {
    const list = declaredName(index, draft.read(index), 'Endpoints');
    const specifier = `./${kebab(name)}.contract.js`;
    draft.edit(index, addTo([list], name));
    draft.edit(index, addToExports(name, specifier));
    draft.edit(index, addImport(name, specifier));
  } else {
    const [list, all] = [`${camel(feature)}Endpoints`, `${CONTRACTS}/endpoints.ts`];
    draft.create(index, contractIndexFile(name, list));
    draft.edit(
      all,
      addTo(['endpointGroups'], camel(feature) === feature ? `${feature}: ${list}` : `'${feature}': ${list}`),
    );
    draft.edit(all, addImport(list, `./${feature}/index.js`));
  }
}

/**
 * The Nest module among the files of a feature: the one named after it, else the first; null for a new feature.
 * @returns {{ file: string, name: string } | null}
 */
function moduleIn(draft, folder, name) {
  const files = draft
    .list(folder)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);
  const own = files.find((file) => draft.read(file).includes(`export class ${name} `));
  if (own) return { file: own, name };
  const first = files.find((file) => draft.read(file).includes('@Module('));
  if (first) return { file: first, name: declaredName(first, draft.read(first), 'Module') };
  if (files.some((file) => /\/index\.ts$|\.controller\.ts$/.test(file)))
    throw new Refusal(`${folder} has no @Module to register in`);
  return null;
}

function registerUseCase(draft, facts) {
  const { feature, name, isStored } = facts;
  const folder = `packages/core/src/${feature}`;
  const index = `${folder}/index.ts`;
  const found = moduleIn(draft, folder, `${pascal(feature)}Module`);
  const module = found ?? { file: index, name: `${pascal(feature)}Module` };
  if (found) draft.edit(index, addExport(pascal(name), `./${kebab(name)}.js`));
  else draft.create(index, coreIndexFile(feature, name));
  draft.create(`${folder}/${kebab(name)}.ts`, useCaseFile(facts));
  if (isStored) {
    draft.create(`${folder}/${kebab(name)}.repository.ts`, repositoryFile(facts));
    draft.edit(module.file, addToModule(module.name, 'providers', `${pascal(name)}Repository`));
    draft.edit(module.file, addImport(`${pascal(name)}Repository`, `./${kebab(name)}.repository.js`));
  }
  for (const key of ['providers', 'exports'])
    draft.edit(module.file, addToModule(module.name, key, pascal(name)));
  draft.edit(module.file, addImport(pascal(name), `./${kebab(name)}.js`));
  return module.name;
}

function registerController(draft, facts, coreModule) {
  const { feature, name } = facts;
  const folder = `apps/api/src/${feature}`;
  const controller = `${folder}/${kebab(name)}.controller.ts`;
  const httpModule = `${pascal(feature)}HttpModule`;
  const found = moduleIn(draft, folder, httpModule);
  draft.create(controller, controllerFile(facts, found ? null : coreModule));
  draft.create(`${folder}/${kebab(name)}.http.test.ts`, httpTestFile(facts));
  if (found) {
    draft.edit(found.file, addToModule(found.name, 'imports', coreModule));
    draft.edit(found.file, addToModule(found.name, 'controllers', `${pascal(name)}Controller`));
    draft.edit(found.file, addImport(coreModule, `@qicheng/core/${feature}`));
    draft.edit(found.file, addImport(`${pascal(name)}Controller`, `./${kebab(name)}.controller.js`));
  } else {
    const app = draft.fileWith('apps/api/src', /^const features = \[/m);
    draft.edit(app, addTo(['features'], httpModule));
    draft.edit(app, addImport(httpModule, specifierOf(app, controller)));
  }
}

/** A call with its contract, use case, controller and test, all registered. */
export function generateEndpoint(draft, words, { stored = false }) {
  if (words.length !== 4) throw new Refusal(`usage: ${usage}`);
  const facts = readArguments(draft, words, stored);
  const { feature, name, method, path } = facts;
  registerContract(draft, facts);
  registerController(draft, facts, registerUseCase(draft, facts));
  draft.edit(OWN_ROUTES, addLine(`${method} ${path}`));
  draft.edit(draft.fileWith('apps/api/test', READ_CALLS), addTo(['READ_CALLS'], `'${path}'`));
  return [
    `1. Say what is asked and answered in packages/contract/src/${feature}/${kebab(name)}.contract.ts. A call that does more than read moves from apps/api/test/fuzz/read-calls.ts to its effect in effects.ts.`,
    `2. Write the rule in packages/core/src/${feature}/${kebab(name)}.ts, its failing test first.`,
    `3. pnpm test:http ${kebab(name)} && pnpm check`,
  ];
}
