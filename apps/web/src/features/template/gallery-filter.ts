import { pageQuery } from '@qicheng/contract/browser/page-query';
import type { CatalogEntry } from '@qicheng/templates/catalog';

export const facetKeys = ['category', 'look', 'colour', 'language', 'occupation'] as const;
export type FacetKey = (typeof facetKeys)[number];

export const degreeNames = { college: '专科', bachelor: '本科', master: '硕士', doctor: '博士' } as const;
export type Degree = keyof typeof degreeNames;

/** `campus` orders by fit for students of the degree, best first. */
export const orderNames = { default: '综合', hot: '最常用', campus: '在校生' } as const;
export type GalleryOrder = keyof typeof orderNames;

/** State of the gallery; all of it is in the address, so that links and the back button work. */
export interface GalleryFilter {
  keyword: string;
  category?: string | undefined;
  look?: string | undefined;
  colour?: string | undefined;
  language?: 'zh' | 'en' | undefined;
  occupation?: string | undefined;
  order: GalleryOrder;
  degree?: Degree | undefined;
}

export const NO_FILTER: GalleryFilter = { keyword: '', order: 'default' };

/** The API's limit for a keyword. */
const MAX_KEYWORD_LENGTH = 50;

const word = (query: URLSearchParams, name: string): string | undefined =>
  query.get(name)?.trim().slice(0, MAX_KEYWORD_LENGTH) || undefined;

const oneOf = <Value extends string>(names: Readonly<Record<Value, string>>, value?: string) =>
  value !== undefined && Object.hasOwn(names, value) ? (value as Value) : undefined;

/** Parses the filter of an address; unknown values are ignored. */
export function readGalleryFilter(query: URLSearchParams): GalleryFilter {
  const order = oneOf(orderNames, word(query, pageQuery.sort)) ?? 'default';
  return {
    keyword: word(query, pageQuery.keyword) ?? '',
    category: word(query, pageQuery.category),
    look: word(query, pageQuery.look),
    colour: word(query, pageQuery.colour),
    language: oneOf({ zh: '', en: '' }, word(query, pageQuery.language)),
    occupation: word(query, pageQuery.occupation),
    order,
    degree: order === 'campus' ? oneOf(degreeNames, word(query, pageQuery.degree)) : undefined,
  };
}

/** The shortest address of a filter. */
export function galleryQuery(filter: GalleryFilter): URLSearchParams {
  const { keyword, category, look, colour, language, occupation, order, degree } = filter;
  const filled = Object.entries({
    [pageQuery.keyword]: keyword.trim(),
    [pageQuery.category]: category,
    [pageQuery.look]: look,
    [pageQuery.colour]: colour,
    [pageQuery.language]: language,
    [pageQuery.occupation]: occupation,
    [pageQuery.sort]: order === 'default' ? undefined : order,
    [pageQuery.degree]: order === 'campus' ? degree : undefined,
  }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(filled);
}

/** Whether the filter is the whole catalog in its own order. */
export const isUnfiltered = (filter: GalleryFilter): boolean => galleryQuery(filter).size === 0;

/** The active facets. */
export const chosenFacets = (filter: GalleryFilter): { key: FacetKey; value: string }[] =>
  facetKeys.flatMap((key) => (filter[key] === undefined ? [] : [{ key, value: filter[key] }]));

/** The filter without its facets and keyword; the order stays. */
export const withoutNarrowing = ({ order, degree }: GalleryFilter): GalleryFilter => ({
  ...NO_FILTER,
  order,
  degree,
});

/** The language in which a résumé starts on the template: the filtered one if the template has it. */
export function startLanguage({ languages }: CatalogEntry, wanted: 'zh' | 'en' | undefined): 'zh' | 'en' {
  if (wanted !== undefined && languages.includes(wanted)) return wanted;
  return languages.includes('zh') ? 'zh' : (languages[0] ?? 'zh');
}
