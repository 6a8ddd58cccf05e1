import { z } from 'zod';
import { displayDateRange } from './date-display.js';
import type { DateRange } from './dates.js';
import type { ResumeDocument } from './document.js';
import type { I18nText, Language } from './text.js';
import { typographicQuotes } from './typographic-quotes.js';

/** The fields that résumé parsers look for first. */
const parsedField = z.object({
  kind: z.enum(['name', 'phone', 'email', 'school', 'employer', 'period']),
  /** The school or employer of a period. */
  of: z.string().nullable(),
  expected: z.string(),
  read: z.string().nullable(),
  state: z.enum(['found', 'misread', 'lost']),
  /** Whether the file's text contains it, recognised or not. */
  isInText: z.boolean(),
});
export type ParsedField = z.infer<typeof parsedField>;

/** A parser's result for a file, compared with the résumé. */
export const parseReport = z.object({
  fields: z.array(parsedField),
  /** Lines as the import assembles them by position. */
  lines: z.array(z.string()),
  /** Lines in file order. */
  fileOrder: z.array(z.string()),
});
export type ParseReport = z.infer<typeof parseReport>;

/** What a parser extracted; null if nothing. */
export interface ParsedFile {
  document: ResumeDocument | null;
  lines: readonly string[];
  fileOrder: readonly string[];
}

interface Named {
  name: string;
  period: DateRange | undefined;
}

/** Compares what was extracted with the résumé as printed in one language. */
export function parseReportOf(printed: ResumeDocument, lang: Language, file: ParsedFile): ParseReport {
  const text = bare([...file.lines, ...file.fileOrder].join(''));
  const field = (part: Pick<ParsedField, 'kind' | 'expected' | 'read'> & { of?: string }): ParsedField => {
    const { kind, expected, read } = part;
    const state = read === null ? 'lost' : isSame(kind, expected, read) ? 'found' : 'misread';
    return { kind, of: part.of ?? null, expected, read, state, isInText: text.includes(bare(expected)) };
  };
  const entries = (kind: 'school' | 'employer', expected: Named[], found: Named[]): ParsedField[] =>
    expected.flatMap((entry) => {
      const { name } = entry;
      const match = takeNearest(entry, found);
      const date = periodText(entry.period);
      return [
        field({ kind, expected: name, read: match?.name ?? null }),
        ...(date === ''
          ? []
          : [field({ kind: 'period', of: name, expected: date, read: periodText(match?.period) || null })]),
      ];
    });
  const read = file.document;
  const single = (['phone', 'email'] as const).flatMap((kind) => {
    const expected = printed.basics[kind]?.trim();
    return expected ? [field({ kind, expected, read: read?.basics[kind]?.trim() || null })] : [];
  });
  const name = personName(printed, lang);
  const readNames = read === null ? [] : namesOf(read);
  const named = readNames.find((each) => isSame('name', name, each)) ?? readNames[0] ?? null;
  return {
    fields: [
      ...(name === '' ? [] : [field({ kind: 'name', expected: name, read: named })]),
      ...single,
      ...entries('school', schools(printed, lang), read ? schools(read, lang) : []),
      ...entries('employer', employers(printed, lang), read ? employers(read, lang) : []),
    ],
    lines: [...file.lines],
    fileOrder: [...file.fileOrder],
  };
}

const bare = (text: string): string => typographicQuotes(text).replace(/\s/gu, '').toLowerCase();
const sideOf = (text: I18nText | undefined, lang: Language): string =>
  (text?.[lang] ?? text?.zh ?? text?.en ?? '').trim();

function isSame(kind: ParsedField['kind'], expected: string, read: string): boolean {
  // A number may start with a country code.
  if (kind !== 'phone') return bare(expected) === bare(read);
  const [one, other] = [expected, read].map((text) => text.replace(/\D/g, '')) as [string, string];
  return one === other || (one.length >= 11 && other.slice(-11) === one.slice(-11));
}

const namesOf = ({ basics: { name } }: ResumeDocument): string[] =>
  [name?.zh, name?.en, name?.pinyin].flatMap((each) => (each?.trim() ? [each.trim()] : []));

function personName(document: ResumeDocument, lang: Language): string {
  const { zh, en, pinyin } = document.basics.name ?? {};
  return ((lang === 'zh' ? (zh ?? en) : (en ?? pinyin ?? zh)) ?? '').trim();
}

const schools = ({ education }: ResumeDocument, lang: Language): Named[] =>
  education
    .map(({ school, period }) => ({ name: sideOf(school?.name, lang), period }))
    .filter(({ name }) => name !== '');

const employers = ({ work, internships }: ResumeDocument, lang: Language): Named[] =>
  [...work, ...internships]
    .map(({ company, period }) => ({ name: sideOf(company, lang), period }))
    .filter(({ name }) => name !== '');

/**
 * The entry with this name and period, otherwise with this name, otherwise one whose name contains it or is
 * part of it. It is removed from the list: two studies at one school are two entries.
 */
function takeNearest({ name, period }: Named, found: Named[]): Named | undefined {
  const expectedName = bare(name);
  const isNamed = (each: Named) => bare(each.name) === expectedName;
  const match =
    found.find((each) => isNamed(each) && periodText(each.period) === periodText(period)) ??
    found.find(isNamed) ??
    found.find((each) => bare(each.name).includes(expectedName) || expectedName.includes(bare(each.name)));
  if (match) found.splice(found.indexOf(match), 1);
  return match;
}

const periodText = (period: DateRange | undefined): string =>
  displayDateRange(period, { form: 'dot', lang: 'zh' });
