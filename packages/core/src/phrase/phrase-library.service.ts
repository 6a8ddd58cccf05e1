import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { cut, type Paging } from '../platform/index.js';
import {
  administrationPhrases,
  hrPhrases,
  marketingPhrases,
  operationsPhrases,
  salesPhrases,
} from './content/occupations/business-list.js';
import {
  civilPhrases,
  electricalPhrases,
  mechanicalPhrases,
} from './content/occupations/engineering-list.js';
import { bankPhrases, financePhrases, legalPhrases } from './content/occupations/finance-and-law-list.js';
import {
  civilServicePhrases,
  generalPhrases,
  nursePhrases,
  postgraduatePhrases,
  teacherPhrases,
} from './content/occupations/public-service-list.js';
import {
  backendPhrases,
  dataPhrases,
  designPhrases,
  frontendPhrases,
  productPhrases,
} from './content/occupations/technology-list.js';
import { OCCUPATIONS, type OccupationCode } from './occupations.js';
import { type Choice, type Phrase, PHRASE_SECTIONS, sectionName, type OccupationPhrases } from './phrase.js';
import { TextIndex } from './text-index.js';

const byOccupation: Readonly<Record<OccupationCode, OccupationPhrases>> = {
  general: generalPhrases,
  backend: backendPhrases,
  frontend: frontendPhrases,
  product: productPhrases,
  operations: operationsPhrases,
  marketing: marketingPhrases,
  sales: salesPhrases,
  finance: financePhrases,
  hr: hrPhrases,
  administration: administrationPhrases,
  teacher: teacherPhrases,
  nurse: nursePhrases,
  mechanical: mechanicalPhrases,
  electrical: electricalPhrases,
  civil: civilPhrases,
  data: dataPhrases,
  design: designPhrases,
  legal: legalPhrases,
  bank: bankPhrases,
  civilService: civilServicePhrases,
  postgraduate: postgraduatePhrases,
};

/**
 * Every phrase, by occupation and section. The library ships as code: no table to seed, no file to find at
 * run time, and no query per request.
 */
export const PHRASES: readonly Phrase[] = OCCUPATIONS.flatMap(({ code, name }) =>
  PHRASE_SECTIONS.flatMap((section) =>
    byOccupation[code][section].map((content) => ({
      id: idOf(content),
      section,
      sectionName: sectionName(section),
      occupation: code,
      occupationName: name,
      content,
    })),
  ),
);

/** A phrase keeps its id wherever it moves in the library. */
function idOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

export interface PhraseFilter {
  section?: string | undefined;
  occupation?: string | undefined;
  keyword?: string | undefined;
}

type Page<Item> = { list: Item[]; total: number };

/** Phrases to start a résumé from, by section and occupation. */
@Injectable()
export class PhraseLibraryService {
  private readonly index = new TextIndex(PHRASES, ({ occupation, sectionName, occupationName, content }) => ({
    names: `${sectionName}\n${occupationName}\n${aliases.get(occupation) ?? ''}`,
    text: content,
  }));

  /** Sections with phrases, of one occupation or of all. */
  sections({ occupation, ...paging }: Paging & Pick<PhraseFilter, 'occupation'>): Page<Choice> {
    const all = PHRASE_SECTIONS.map((section) => ({
      code: section,
      name: sectionName(section),
      count: count({ section, occupation }),
    }));
    return cut(all.filter(hasAny), paging);
  }

  /** Occupations with phrases, for one section or for all. */
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
      this.index.find(keyword, (phrase) => matches(phrase, filter)),
      { page, limit },
    );
  }
}

const aliases = new Map<string, string>(OCCUPATIONS.map(({ code, aliases }) => [code, aliases]));
const hasAny = ({ count }: Choice) => count > 0;
const count = (filter: PhraseFilter) => PHRASES.filter((phrase) => matches(phrase, filter)).length;

function matches(phrase: Phrase, { section, occupation }: PhraseFilter): boolean {
  if (section !== undefined && phrase.section !== section) return false;
  return occupation === undefined || phrase.occupation === occupation;
}
