import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { sectionsOf } from '@qicheng/resume/check/texts';
import { valueAt } from '@qicheng/resume/pointer';
import { quoted, readTexts, type Statement } from '../resume-analysis/statements.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { FIGURE } from '../resume-analysis/wording.js';

export type PlaceKind = 'statement' | 'entry' | 'award' | 'skill' | 'study';

/** A place of a résumé that can be asked about. */
export interface Place {
  kind: PlaceKind;
  evidence: Evidence;
  text: string;
  /** The entry that it stands in, and what that one is called. */
  entryPointer: string;
  entryName: string;
  /** A number of the statement, with its unit. */
  figure: string | null;
}

const QUOTE_LENGTH = 240;
const ASKED_SECTIONS = new Set(['internships', 'work', 'projects', 'research', 'campus', 'practice']);
const NAME_FIELDS = ['company', 'name', 'organisation', 'title', 'role'] as const;
const UNIT =
  /^(?:[%％‰]|个百分点|[万亿千百]?(?:余|多)?(?:元|人|次|篇|份|条|场|家|名|项|个|倍|天|周|月|小时|分钟|秒|台|套|本|门|单|件|组))/u;
const LEAST_STATEMENT = 6;

/** The name of an entry in the words of its owner. */
export function entryNameOf(document: ResumeDocument, pointer: string): string {
  const item = valueAt(document, pointer) as Record<string, unknown> | undefined;
  const lang = document.meta.lang;
  const named = NAME_FIELDS.map((field) => wordsOfText(item?.[field], lang)).find((name) => name !== '');
  return named ?? '';
}

const ALL_FIGURES = new RegExp(FIGURE.source, 'giu');

/** The number that says most: a share if there is one, else the last, which is where results stand. */
function figureOf(text: string): string | null {
  const figures = [...text.matchAll(ALL_FIGURES)].map(({ 0: found, index }) => withUnit(text, found, index));
  return figures.find((figure) => /[%％‰]|百分/u.test(figure)) ?? figures.at(-1) ?? null;
}

function withUnit(text: string, found: string, index: number): string {
  const [start] = /^\d+(?:[,.]\d+)*/u.exec(found) ?? [];
  if (start === undefined) return found;
  return `${start}${UNIT.exec(text.slice(index + start.length).trimStart())?.[0] ?? ''}`;
}

const withoutRole = (pointer: string): string => pointer.replace(/\/roles\/\d+$/, '');

function statementPlace(document: ResumeDocument, statement: Statement): Place {
  const { pointer, atomId, text, itemPointer } = statement;
  const entryPointer = withoutRole(itemPointer);
  return {
    kind: 'statement',
    evidence: { pointer, targetId: atomId, quote: quoted(text, QUOTE_LENGTH) },
    ...{ text, entryPointer, entryName: entryNameOf(document, entryPointer) },
    figure: figureOf(text),
  };
}

const LISTED: Readonly<Record<string, PlaceKind>> = {
  internships: 'entry',
  work: 'entry',
  projects: 'entry',
  research: 'entry',
  campus: 'entry',
  practice: 'entry',
  awards: 'award',
  certificates: 'skill',
  skills: 'skill',
  education: 'study',
};

function nameOfListed(document: ResumeDocument, section: string, item: Record<string, unknown>): string {
  if (section === 'education') {
    const school = item['school'] as { name?: unknown } | undefined;
    return wordsOfText(school?.name, document.meta.lang);
  }
  const fields =
    section === 'internships' || section === 'work' ? NAME_FIELDS : (['name', 'organisation'] as const);
  return (
    fields.map((field) => wordsOfText(item[field], document.meta.lang)).find((name) => name !== '') ?? ''
  );
}

/** Entries as a whole: asked about where they have no statements, or for what they are. */
function listedPlaces(document: ResumeDocument): Place[] {
  return sectionsOf(document).flatMap(({ key, items }) => {
    const kind = LISTED[key];
    if (kind === undefined) return [];
    return items.flatMap(({ item, pointer }): Place[] => {
      const name = nameOfListed(document, key, item);
      if (name === '') return [];
      const evidence = { pointer, ...(item.id && { targetId: item.id }), quote: quoted(name, QUOTE_LENGTH) };
      return [{ kind, evidence, text: name, entryPointer: pointer, entryName: name, figure: null }];
    });
  });
}

/** Everything of a résumé that can be asked about: what was done first, then what is listed. */
export function placesOf(document: ResumeDocument): Place[] {
  const { statements } = readTexts(document);
  const done = statements
    .filter(({ section, text }) => ASKED_SECTIONS.has(section) && [...text].length >= LEAST_STATEMENT)
    .map((statement) => statementPlace(document, statement));
  return [...done, ...listedPlaces(document)];
}
