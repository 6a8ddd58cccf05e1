import { catalog, type CatalogEntry } from '@qicheng/templates/catalog';

const SAME_CATEGORY = 3;
const SAME_LOOK = 2;

function likeness(one: CatalogEntry, other: CatalogEntry): number {
  const shared = one.occupations.filter((name) => other.occupations.includes(name)).length;
  const category = one.category === other.category ? SAME_CATEGORY : 0;
  return category + (one.look === other.look ? SAME_LOOK : 0) + shared;
}

/** The templates most like one, best first: by purpose, layout and the occupations that both suit. */
export function similarTemplates(template: CatalogEntry, most: number): CatalogEntry[] {
  return Object.values<CatalogEntry>(catalog)
    .filter(({ code }) => code !== template.code)
    .map((other) => ({ other, score: likeness(template, other) }))
    .sort((one, two) => two.score - one.score)
    .slice(0, most)
    .map(({ other }) => other);
}
