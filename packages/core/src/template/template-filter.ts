import { type CatalogEntry, colourFamily, CATEGORY_NAMES, LOOK_NAMES } from '@qicheng/templates/catalog';
import { pinyin } from 'pinyin-pro';
import type { TemplateLanguage } from './template.js';

// One letter would be the initial of nearly everything.
const INITIALS = /^[a-z]{2,}$/;

interface SearchWords {
  text: string;
  initials: string;
}

const known = new Map<string, SearchWords>();

const initialsOf = (words: readonly string[]): string =>
  words.map((word) => pinyin(word, { pattern: 'first', toneType: 'none', type: 'array' }).join('')).join(' ');

function searchWordsOf({ code, name, description, category, look, occupations }: CatalogEntry): SearchWords {
  const made = known.get(code);
  if (made) return made;
  const words = [name, CATEGORY_NAMES[category], LOOK_NAMES[look], ...occupations];
  // A description has so many words that two letters would find each of them.
  const found = { text: [code, description, ...words].join('\n').toLowerCase(), initials: initialsOf(words) };
  known.set(code, found);
  return found;
}

/** Whether a template holds every word of the keyword, or its initials: `gwy` finds 公务员. */
function holdsKeyword(entry: CatalogEntry, keyword: string): boolean {
  const wanted = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const { text, initials } = searchWordsOf(entry);
  return wanted.every((word) => text.includes(word) || (INITIALS.test(word) && initials.includes(word)));
}

export interface TemplateFilter {
  keyword?: string | undefined;
  category?: string | undefined;
  look?: string | undefined;
  colour?: string | undefined;
  occupation?: string | undefined;
  language?: TemplateLanguage | undefined;
}

/** The families of the colours that a template is offered in. */
export const coloursOf = ({ accents }: CatalogEntry): string[] => [...new Set(accents.map(colourFamily))];

/** Whether a template passes every part of the filter. */
export function fits(entry: CatalogEntry, filter: TemplateFilter): boolean {
  const { keyword, category, look, colour, language, occupation } = filter;
  if (category !== undefined && entry.category !== category) return false;
  if (look !== undefined && entry.look !== look) return false;
  if (colour !== undefined && !coloursOf(entry).includes(colour)) return false;
  if (language !== undefined && !entry.languages.includes(language)) return false;
  if (occupation !== undefined && !entry.occupations.includes(occupation)) return false;
  return holdsKeyword(entry, keyword ?? '');
}
