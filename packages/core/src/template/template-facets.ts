import {
  type CatalogEntry,
  CATEGORY_NAMES,
  COLOUR_NAMES,
  LANGUAGE_NAMES,
  LOOK_NAMES,
} from '@qicheng/templates/catalog';
import { coloursOf, fits, type TemplateFilter } from './template-filter.js';

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

interface Facet extends Pick<TemplateFacet, 'key' | 'name'> {
  valuesOf: (entry: CatalogEntry) => readonly string[];
  /** Without names a value is its own, and the commonest stands first. */
  names?: Readonly<Record<string, string>>;
}

const FACETS: readonly Facet[] = [
  { key: 'category', name: '用途', names: CATEGORY_NAMES, valuesOf: ({ category }) => [category] },
  { key: 'look', name: '版式', names: LOOK_NAMES, valuesOf: ({ look }) => [look] },
  { key: 'colour', name: '颜色', names: COLOUR_NAMES, valuesOf: coloursOf },
  { key: 'language', name: '语言', names: LANGUAGE_NAMES, valuesOf: ({ languages }) => languages },
  { key: 'occupation', name: '职业', valuesOf: ({ occupations }) => occupations },
];

/**
 * Every way of narrowing a list of templates. A count is what choosing the value instead of the filter's own would
 * leave; a value that no template has at all is left out, one that the filter excludes stays with 0.
 */
export function facetsOf(entries: readonly CatalogEntry[], filter: TemplateFilter = {}): TemplateFacet[] {
  return FACETS.map(({ key, name, names, valuesOf }) => {
    const all = countValues(entries, valuesOf);
    const others = { ...filter, [key]: undefined };
    const left = countValues(
      entries.filter((entry) => fits(entry, others)),
      valuesOf,
    );
    const values = names
      ? Object.keys(names).filter((value) => all.has(value))
      : [...all].sort((one, other) => other[1] - one[1]).map(([value]) => value);
    return {
      key,
      name,
      values: values.map((value) => ({ value, name: names?.[value] ?? value, count: left.get(value) ?? 0 })),
    };
  });
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
