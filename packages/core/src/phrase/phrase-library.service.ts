import { Injectable } from '@nestjs/common';
import { cut, type Paging } from '../platform/index.js';
import { OCCUPATIONS } from './occupations.js';
import { type Choice, type Phrase, PHRASE_SECTIONS, sectionName } from './phrase.js';
import { PHRASES } from './phrase-source.js';
import { TextIndex } from './text-index.js';

export interface PhraseFilter {
  section?: string | undefined;
  occupation?: string | undefined;
  keyword?: string | undefined;
}

type Page<Item> = { list: Item[]; total: number };

/** Phrases that a résumé may start from, by section and occupation. */
@Injectable()
export class PhraseLibraryService {
  private readonly index = new TextIndex(PHRASES, ({ occupation, sectionName, occupationName, content }) => ({
    names: `${sectionName}\n${occupationName}\n${aliases.get(occupation) ?? ''}`,
    text: content,
  }));

  /** Sections that have phrases, of one occupation or of all. */
  sections({ occupation, ...paging }: Paging & Pick<PhraseFilter, 'occupation'>): Page<Choice> {
    const all = PHRASE_SECTIONS.map((section) => ({
      code: section,
      name: sectionName(section),
      count: count({ section, occupation }),
    }));
    return cut(all.filter(hasAny), paging);
  }

  /** Occupations that have phrases, for one section or for all. */
  occupations({ section, ...paging }: Paging & Pick<PhraseFilter, 'section'>): Page<Choice> {
    const all = OCCUPATIONS.map(({ code, name }) => ({
      code,
      name,
      count: count({ section, occupation: code }),
    }));
    return cut(all.filter(hasAny), paging);
  }

  /** Phrases by section, occupation and words; words that name the occupation or the section come first. */
  search({ page, limit, keyword = '', ...filter }: PhraseFilter & Paging): Page<Phrase> {
    return cut(
      this.index.find(keyword, (phrase) => fits(phrase, filter)),
      { page, limit },
    );
  }
}

const aliases = new Map<string, string>(OCCUPATIONS.map(({ code, aliases }) => [code, aliases]));
const hasAny = ({ count }: Choice) => count > 0;
const count = (filter: PhraseFilter) => PHRASES.filter((phrase) => fits(phrase, filter)).length;

function fits(phrase: Phrase, { section, occupation }: PhraseFilter): boolean {
  if (section !== undefined && phrase.section !== section) return false;
  return occupation === undefined || phrase.occupation === occupation;
}
