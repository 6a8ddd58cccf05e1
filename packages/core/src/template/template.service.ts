import { Injectable } from '@nestjs/common';
import {
  type CatalogEntry,
  catalog,
  type TemplateCategory,
  CATEGORY_NAMES,
  COLOUR_NAMES,
  LANGUAGE_NAMES,
  LOOK_NAMES,
  colourFamily,
} from '@qicheng/templates/catalog';
import { pinyin } from 'pinyin-pro';
import { cut, type Paging } from '../platform/index.js';
import { TemplateUseService } from './template-use.service.js';
import { summarise, type TemplatePage, type TemplateLanguage } from './template.js';

// A single letter would match almost everything.
const INITIALS = /^[a-z]{2,}$/;

const MIN_TERM_LENGTH = 2;

interface SearchWords {
  text: string;
  /** Name, category, look, occupations and colour, one per line. */
  terms: string;
  initials: string;
}

const known = new Map<string, SearchWords>();

const initialsOf = (words: readonly string[]): string =>
  words.map((word) => pinyin(word, { pattern: 'first', toneType: 'none', type: 'array' }).join('')).join(' ');

/** The colour family that a template is shown in; nearly all are offered in nearly every other one, too. */
const colourOf = ({ defaults }: CatalogEntry) => colourFamily(defaults.accent);

function searchWordsOf(entry: CatalogEntry): SearchWords {
  const { code, name, description, category, look, occupations } = entry;
  const made = known.get(code);
  if (made) return made;
  const words = [name, CATEGORY_NAMES[category], LOOK_NAMES[look], ...occupations];
  // Descriptions are too long: two letters would match nearly every one.
  const terms = [...words, COLOUR_NAMES[colourOf(entry)]].join('\n').toLowerCase();
  const found = {
    text: `${code}\n${description}\n${terms}`.toLowerCase(),
    terms,
    initials: initialsOf(words),
  };
  known.set(code, found);
  return found;
}

/** Whether a word without spaces consists of terms of at least two characters: 蓝色双栏 is 蓝色 and 双栏. */
function isMadeOfTerms(word: string, terms: string): boolean {
  const isReached = [true];
  for (let end = MIN_TERM_LENGTH; end <= word.length; end += 1) {
    isReached[end] = isReached.some(
      (reached, start) => reached && end - start >= MIN_TERM_LENGTH && terms.includes(word.slice(start, end)),
    );
  }
  return isReached[word.length] ?? false;
}

/** Whether a template matches every word of the keyword, or its initials: `gwy` finds 公务员. */
function holdsKeyword(entry: CatalogEntry, keyword: string): boolean {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { text, terms, initials } = searchWordsOf(entry);
  const isFound = (word: string) =>
    text.includes(word) || (INITIALS.test(word) && initials.includes(word)) || isMadeOfTerms(word, terms);
  return words.every(isFound);
}

interface TemplateFilter {
  keyword?: string | undefined;
  category?: string | undefined;
  look?: string | undefined;
  colour?: string | undefined;
  occupation?: string | undefined;
  language?: TemplateLanguage | undefined;
}

/** Whether a template passes every part of the filter. */
function matches(entry: CatalogEntry, filter: TemplateFilter): boolean {
  const { keyword, category, look, colour, language, occupation } = filter;
  if (category !== undefined && entry.category !== category) return false;
  if (look !== undefined && entry.look !== look) return false;
  if (colour !== undefined && colourOf(entry) !== colour) return false;
  if (language !== undefined && !entry.languages.includes(language)) return false;
  if (occupation !== undefined && !entry.occupations.includes(occupation)) return false;
  return holdsKeyword(entry, keyword ?? '');
}

interface FacetValue {
  value: string;
  name: string;
  /** How many templates have it. */
  count: number;
}

/** One way of narrowing the list; `key` is the filter's name. */
interface TemplateFacet {
  key: 'category' | 'look' | 'colour' | 'language' | 'occupation';
  name: string;
  values: FacetValue[];
}

interface Facet extends Pick<TemplateFacet, 'key' | 'name'> {
  valuesOf: (entry: CatalogEntry) => readonly string[];
  /** Without names a value is its own name, and the most common is first. */
  names?: Readonly<Record<string, string>>;
}

const FACETS: readonly Facet[] = [
  { key: 'category', name: '用途', names: CATEGORY_NAMES, valuesOf: ({ category }) => [category] },
  { key: 'look', name: '版式', names: LOOK_NAMES, valuesOf: ({ look }) => [look] },
  { key: 'colour', name: '颜色', names: COLOUR_NAMES, valuesOf: (entry) => [colourOf(entry)] },
  { key: 'language', name: '语言', names: LANGUAGE_NAMES, valuesOf: ({ languages }) => languages },
  { key: 'occupation', name: '职业', valuesOf: ({ occupations }) => occupations },
];

/**
 * Every way of narrowing a list of templates. A count is what choosing the value instead of the filter's own
 * would leave; values without any template are omitted, those excluded by the filter stay with 0. A facet whose
 * values all have every template narrows nothing and is omitted.
 */
function facetsOf(entries: readonly CatalogEntry[], filter: TemplateFilter = {}): TemplateFacet[] {
  return FACETS.flatMap(({ key, name, names, valuesOf }) => {
    const all = countValues(entries, valuesOf);
    if ([...all.values()].every((count) => count === entries.length)) return [];
    const others = { ...filter, [key]: undefined };
    const left = countValues(
      entries.filter((entry) => matches(entry, others)),
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

/** The degree that a student is studying for. */
type Degree = 'college' | 'bachelor' | 'master' | 'doctor';

interface CampusPreference {
  degree?: Degree | undefined;
  occupation?: string | undefined;
}

/** How well a kind of template suits a degree; 0 excludes it. */
const FIT: Readonly<Record<Degree, Readonly<Record<TemplateCategory, number>>>> = {
  college: { general: 3, business: 3, technology: 2, publicService: 2, creative: 2, academic: 0 },
  bachelor: { general: 3, technology: 3, business: 3, publicService: 2, creative: 2, academic: 1 },
  master: { academic: 3, technology: 3, general: 2, business: 2, publicService: 2, creative: 1 },
  doctor: { academic: 4, technology: 2, general: 1, publicService: 1, business: 1, creative: 0 },
};
/** Higher than every degree's score: a design for the occupation comes first. */
const SAME_OCCUPATION = 10;

/**
 * How well a template suits a student; 0 is not at all. With an occupation, designs for others are excluded.
 */
function campusFit(entry: CatalogEntry, { degree = 'bachelor', occupation }: CampusPreference): number {
  const fit = FIT[degree][entry.category];
  const target = occupation?.trim() ?? '';
  if (fit === 0 || target === '') return fit;
  const isMeant = entry.occupations.some((name) => name.includes(target) || target.includes(name));
  if (isMeant) return fit + SAME_OCCUPATION;
  return entry.category === 'general' ? fit : 0;
}

export interface TemplateQuery extends TemplateFilter, Paging {
  /** `hot` sorts by use; otherwise the catalog's order. */
  sort?: 'default' | 'hot' | undefined;
}

/** The online templates. */
@Injectable()
export class TemplateService {
  private readonly entries: readonly CatalogEntry[] = Object.values(catalog);

  constructor(private readonly uses: TemplateUseService) {}

  async list({ page, limit, sort, ...filter }: TemplateQuery): Promise<TemplatePage> {
    const uses = await this.uses.counts();
    const found = this.entries
      .filter((entry) => matches(entry, filter))
      .map((entry) => summarise(entry, uses));
    // A stable sort: equally used ones stay in the catalog's order.
    if (sort === 'hot') found.sort((one, other) => other.uses - one.uses);
    return cut(found, { page, limit });
  }

  /** The filters of the lists, with how many templates each value leaves given the rest of the filter. */
  facets(filter: TemplateFilter = {}): TemplateFacet[] {
    return facetsOf(this.entries, filter);
  }

  /** Templates for a student: those that best suit the degree and occupation first, then the most used. */
  async listForCampus(query: CampusPreference & TemplateFilter & Paging): Promise<TemplatePage> {
    const { page, limit, degree, occupation, ...filter } = query;
    const student = { degree, occupation };
    const uses = await this.uses.counts();
    const suited = this.entries
      .filter((entry) => matches(entry, filter))
      .map((entry) => ({ fit: campusFit(entry, student), summary: summarise(entry, uses) }))
      .filter(({ fit }) => fit > 0)
      .sort((one, other) => other.fit - one.fit || other.summary.uses - one.summary.uses);
    return cut(
      suited.map(({ summary }) => summary),
      { page, limit },
    );
  }
}
