import type { CatalogEntry } from '@qicheng/templates/catalog';
import { COLOUR_NAMES, colourFamily } from './colour-family.js';
import { CATEGORY_NAMES, LANGUAGE_NAMES, LOOK_NAMES } from './template-words.js';

export interface FacetValue {
  value: string;
  name: string;
  /** How many templates have it. */
  count: number;
}

/** One way of narrowing the list; `key` is the filter's name. */
export interface TemplateFacet {
  key: 'category' | 'look' | 'colour' | 'language' | 'occupation';
  name: string;
  values: FacetValue[];
}

/** Every way of narrowing a list of templates, without values that would leave nothing. */
export function facetsOf(entries: readonly CatalogEntry[]): TemplateFacet[] {
  const named = (
    key: TemplateFacet['key'],
    name: string,
    names: Readonly<Record<string, string>>,
    valuesOf: (entry: CatalogEntry) => readonly string[],
  ): TemplateFacet => {
    const counts = countValues(entries, valuesOf);
    const values = Object.entries(names).map(([value, label]) => ({
      value,
      name: label,
      count: counts.get(value) ?? 0,
    }));
    return { key, name, values: values.filter(({ count }) => count > 0) };
  };
  const occupations = [...countValues(entries, (entry) => entry.occupations)]
    .map(([value, count]) => ({ value, name: value, count }))
    .sort((one, other) => other.count - one.count);
  return [
    named('category', '用途', CATEGORY_NAMES, ({ category }) => [category]),
    named('look', '版式', LOOK_NAMES, ({ look }) => [look]),
    named('colour', '颜色', COLOUR_NAMES, ({ defaults }) => [colourFamily(defaults.accent)]),
    named('language', '语言', LANGUAGE_NAMES, ({ languages }) => languages),
    { key: 'occupation', name: '职业', values: occupations },
  ];
}

function countValues(
  entries: readonly CatalogEntry[],
  valuesOf: (entry: CatalogEntry) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of entries.flatMap((entry) => valuesOf(entry)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
