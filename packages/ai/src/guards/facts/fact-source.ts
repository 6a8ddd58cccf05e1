import { partialDate, type ResumeDocument } from '@qicheng/resume/document';
import { memoize } from '@qicheng/resume/memoize';
import { toPlainText } from '@qicheng/resume/plain-text';
import { resumeView } from '@qicheng/resume/view';
import { visibleText } from '../visible-text.js';
import { dateClaims, latinKeys } from './date-claims.js';
import { numberClaims } from './number-claims.js';
import { qualificationClaims } from './qualification-claims.js';
import { isCount, unitsSupportedBy } from './units.js';

/** The facts that texts may state: those of a résumé, of answers and of a job posting. */
export interface FactSource {
  keys: ReadonlySet<string>;
  /** All its text without spaces and punctuation, for name lookups. */
  words: string;
}

const bare = (text: string): string =>
  visibleText(text)
    .toLowerCase()
    .replace(/[\s（）()·《》“”"'「」]+/gu, '');

// Keys that only number, position or style something.
const NO_FACT_KEYS = new Set([
  'id',
  'meta',
  'fileId',
  'resumeId',
  'version',
  'link',
  'url',
  'evidenceIds',
  'kind',
  'pointer',
]);

/** The facts of a rule result: its texts are facts, its numbers are scores, shares and money only. */
export class ComputedFacts {
  constructor(readonly values: unknown) {}
}

const FIGURE_UNITS = ['分', '%', '元'] as const;
// A score of 88 does not support 88 %.
const POINTS = ['分'] as const;
const POINT_KEYS = new Set(['score', 'points', 'gain']);
// Lists support their count: two offers are 两份, three findings 三条.
const COUNTED = ['份', '条', '项'] as const;
const MAX_COUNTED = 10;

/** The texts in a value; a date is one text. */
function textsIn(value: unknown, texts: string[] = [], units: readonly string[] = ['']): string[] {
  if (value instanceof ComputedFacts) return textsIn(value.values, texts, FIGURE_UNITS);
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'number') texts.push(...units.map((unit) => `${value}${unit}`));
  else if (Array.isArray(value)) {
    if (units === FIGURE_UNITS && value.length <= MAX_COUNTED) {
      texts.push(...COUNTED.map((unit) => `${value.length}${unit}`));
    }
    // The runs of a statement are one text: 提升 + **35** + % is 35 %.
    if (value.every(isRun) && value.length > 0) texts.push(value.map(({ text }) => text).join(''));
    else for (const entry of value) textsIn(entry, texts, units);
  } else if (typeof value === 'object' && value !== null) {
    const date = partialDate.safeParse(value);
    if (date.success) texts.push([date.data.y, date.data.m, date.data.d].filter(Boolean).join('.'));
    else
      for (const [key, entry] of Object.entries(value))
        if (!NO_FACT_KEYS.has(key))
          textsIn(entry, texts, units === FIGURE_UNITS && POINT_KEYS.has(key) ? POINTS : units);
  }
  return texts;
}

const RUN_KEYS = new Set(['text', 'bold', 'italic', 'underline', 'link']);
const isRun = (value: unknown): value is { text: string } =>
  typeof (value as { text?: unknown } | null)?.text === 'string' &&
  Object.keys(value as object).every((key) => RUN_KEYS.has(key));

const isDocument = (value: unknown): value is ResumeDocument =>
  typeof value === 'object' && value !== null && 'basics' in value && 'meta' in value && 'education' in value;

// Codes such as degrees become words only in print.
const printed = (document: ResumeDocument): string[] =>
  (['zh', 'en'] as const).flatMap((lang) =>
    toPlainText(resumeView(document, lang, { maxSensitivity: 3 })).split('\n'),
  );

const factsOf = memoize((text) => ({ keys: keysOf(text), words: bare(text) }));

function keysOf(text: string): string[] {
  const seen = visibleText(text);
  const dates = dateClaims(seen);
  const undated = dates.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '　'.repeat(end - start) + rest.slice(end),
    seen,
  );
  return [
    ...dates.flatMap(({ keys }) => keys),
    ...numberClaims(undated).flatMap(({ keys }) => keys.flatMap(readings)),
    ...qualificationClaims(seen).flatMap(({ keys }) => keys),
    ...latinKeys(seen),
    ...(seen.match(/\d{7,}/g) ?? []).map((digits) => `t${digits}`),
  ];
}

// A number without a unit supports any counter; 5 个 is 5 场 and 5 家.
function readings(key: string): string[] {
  const [, value, unit] = /^n(.*)\|(.*)$/.exec(key) ?? [];
  if (value === undefined || unit === undefined) return [key];
  const supported = unitsSupportedBy(unit);
  return supported === 'any-count' ? [key, `n${value}|*`] : supported.map((each) => `n${value}|${each}`);
}

/** Reads facts from documents, answers and texts of any structure; all of them may then be stated. */
export function factSource(...sources: unknown[]): FactSource {
  const texts = sources.flatMap((value) => [
    ...textsIn(value),
    ...(isDocument(value) ? printed(value) : documentsIn(value).flatMap(printed)),
  ]);
  const facts = [...new Set(texts)].map(factsOf);
  return {
    keys: new Set(facts.flatMap(({ keys }) => keys)),
    words: facts.map(({ words }) => words).join('\n'),
  };
}

const documentsIn = (value: unknown): ResumeDocument[] =>
  typeof value === 'object' && value !== null ? Object.values(value).filter(isDocument) : [];

// A boundary before a name in the middle of a line.
const NAME_LEAD = /^[\p{P}\p{S}\d\sa-z在于与和及为是由向到从对入的]$/u;

/** Whether a name is in the source; a name without its first words must match a whole name. */
function isNamed({ words }: FactSource, text: string, shorter: readonly string[]): boolean {
  if (words.includes(bare(text))) return true;
  return shorter.some((name) => {
    const sought = bare(name);
    for (let at = words.indexOf(sought); at >= 0; at = words.indexOf(sought, at + 1)) {
      if (at === 0 || NAME_LEAD.test(words[at - 1] ?? '\n')) return true;
    }
    return false;
  });
}

/** Whether the source supports a claim: by the finest key for dates, by any key for names. */
export function supports(source: FactSource, kind: string, text: string, keys: readonly string[]): boolean {
  if (kind === 'organisation') return isNamed(source, text, keys);
  const key = keys.at(-1) ?? '';
  if (source.keys.has(key)) return true;
  if (kind === 'date') return false;
  const [, value, unit] = /^n(.*)\|(.*)$/.exec(key) ?? [];
  if (value !== undefined && unit !== undefined)
    return isCount(unit) && unit !== '' && source.keys.has(`n${value}|*`);
  if (key.startsWith('t')) return source.words.includes(bare(text));
  return kind === 'qualification' && /\p{Script=Han}/u.test(text) && source.words.includes(bare(text));
}
