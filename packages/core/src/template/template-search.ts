import { type CatalogEntry, CATEGORY_NAMES, LOOK_NAMES } from '@qicheng/templates/catalog';
import { pinyin } from 'pinyin-pro';

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
export function holdsKeyword(entry: CatalogEntry, keyword: string): boolean {
  const wanted = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const { text, initials } = searchWordsOf(entry);
  return wanted.every((word) => text.includes(word) || (INITIALS.test(word) && initials.includes(word)));
}
