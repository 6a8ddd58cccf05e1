import { type CatalogEntry, colourFamily } from '@qicheng/templates/catalog';
import type { TemplateLanguage } from './template.js';
import { holdsKeyword } from './template-search.js';

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
