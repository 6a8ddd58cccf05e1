import { kebab, pascal, Refusal, requireCamelCase, requireChinese } from './names.mjs';
import { pageFile, pageTestFile, queriesFile, routeEntry, styleFile, viewFile } from './page-files.mjs';
import { addBeside, addTo, namesAt } from './source-edits.mjs';

export const usage = 'pnpm gen page <name> </path> <title in Chinese>';

const PATHS = 'apps/web/src/config/paths.ts';
const ADDRESS = /^(\/[a-z][A-Za-z0-9-]*){1,3}$/;
/** Server paths, and prefixes under which the specification names every page. */
const TAKEN = /^\/(api|ops|docs|dev|assets|healthz|readyz|ai|index)(\/|$)/;

function requireFreeAddress(draft, address) {
  if (!ADDRESS.test(address))
    throw new Refusal(`the address is one to three words such as /guide/list, not "${address}"`);
  if (TAKEN.test(address))
    throw new Refusal(`${address} lies below an address that is not free for new pages`);
  if (draft.read(PATHS).includes(`'${address}'`))
    throw new Refusal(`${address} is the address of another page (${PATHS})`);
}

/** A public page with its path, route, states and test. */
export function generatePage(draft, words) {
  if (words.length !== 3) throw new Refusal(`usage: ${usage}`);
  const [name, address, title] = words;
  requireCamelCase(name, 'the page');
  requireChinese(title, 'the title', 20);
  requireFreeAddress(draft, address);
  if (namesAt(PATHS, draft.read(PATHS), ['paths']).includes(name))
    throw new Refusal(`${PATHS} has a page ${name} already`);
  const facts = { name, path: address, title };
  const feature = `apps/web/src/features/${kebab(name)}`;
  if (draft.list(feature).length > 0) throw new Refusal(`${feature} exists already`);
  draft.create(`apps/web/src/app/pages/${kebab(name)}-page.tsx`, pageFile(facts));
  draft.create(`apps/web/src/app/pages/${kebab(name)}-page.test.tsx`, pageTestFile(facts));
  draft.create(`${feature}/${kebab(name)}-queries.ts`, queriesFile(facts));
  draft.create(`${feature}/${kebab(name)}-view.tsx`, viewFile(facts));
  draft.create(`${feature}/${kebab(name)}.module.css`, styleFile());
  draft.edit(PATHS, addTo(['paths'], `${name}: { path: '${address}', href: () => '${address}' }`));
  draft.edit('apps/web/src/app/routes.tsx', addTo(['sitePages'], routeEntry(facts)));
  draft.edit('apps/web/src/config/listed-pages.ts', addBeside(/^paths\.home$/, `paths.${name}`));
  return [
    `1. Ask for the page's own data in ${feature}/${kebab(name)}-queries.ts; write its description in apps/web/src/app/routes.tsx.`,
    `2. Show it in ${pascal(name)}View and link to paths.${name}.href() from where people come.`,
    `3. pnpm test:web ${kebab(name)}-page && pnpm check`,
  ];
}
