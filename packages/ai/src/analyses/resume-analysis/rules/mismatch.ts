import type { LexiconOccupation } from '#src/data/occupation-lexicon.js';
import { occupationByCode } from '#src/data/occupations.js';
import { wordsOfText } from '../items.js';
import { isRelatedPost, isOccupation, occupationOf } from './occupation-of.js';
import { GENERIC, keywordsOf, type Relevance } from './relevance.js';
import type { Subject } from './rule.js';

/** The target position, and the latest post, which belongs to another occupation. */
export interface Mismatch {
  readonly target: string;
  readonly own: string;
}

const MIN_STATEMENTS = 3;
/** An occupation with fewer distinctive words cannot be distinguished from others. */
const MIN_OWN_WORDS = 5;
/** One word of the target may be a coincidence, but not if one can change from the candidate’s own occupation to it. */
const MAX_HITS = { adjacent: 0, other: 1 } as const;
/** Occupations that share this part of their words are too similar: operations and back-end development. */
const NEAR = 0.3;
/** Occupations open to people from any other. */
const OPEN_TO_ALL = new Set(
  'sales medicalSales customerService administration civilService socialWorker restaurant retail driver warehouse frontOffice property'.split(
    ' ',
  ),
);

/** The keywords of the target that the other occupations do not share. */
const ownWords = (
  target: LexiconOccupation,
  others: readonly LexiconOccupation[],
  lang: 'zh' | 'en',
): (readonly string[])[] => {
  const shared = new Set(others.flatMap(({ keywords }) => keywords.flat()));
  return keywordsOf(target, lang).filter(
    (words) => !words.some((word) => shared.has(word)) && !words.every((word) => GENERIC.has(word)),
  );
};

const isNear = (target: LexiconOccupation, other: LexiconOccupation): boolean => {
  const words = new Set(other.keywords.flat());
  const shared = target.keywords.filter((each) => each.some((word) => words.has(word)));
  return shared.length / target.keywords.length >= NEAR;
};

const isAdjacent = (target: LexiconOccupation, other: LexiconOccupation): boolean =>
  occupationByCode(target.code)?.adjacent.includes(other.code) === true ||
  occupationByCode(other.code)?.adjacent.includes(target.code) === true;

/** Whether a major contains the name of the target: 药学 for 药师. */
const isStudied = ({ name, titles }: LexiconOccupation, majors: readonly string[]): boolean =>
  majors.some((major) => {
    const stem = major.replace(/学.*$/u, '');
    return stem !== '' && [name, ...titles].some((title) => title.includes(stem));
  });

/**
 * The mismatch of target and experience, only if certain: every post is a known occupation other than the target, and
 * the résumé has hardly any word that only the target uses. Null if uncertain or without work.
 */
export function mismatchOf(
  position: string,
  fit: Relevance,
  { document, statements, stage }: Pick<Subject, 'document' | 'statements' | 'stage'>,
): Mismatch | null {
  const { occupation: target, isAskable, hasBackground, matched } = fit;
  if (target === null || !isAskable || hasBackground || stage !== '社招') return null;
  const lang = document.meta.lang;
  const titlesOf = (entries: typeof document.work): string[] =>
    entries.map(({ title }) => wordsOfText(title, lang)).filter((title) => title !== '');
  const titles = titlesOf(document.work);
  const posts = titles.map(occupationOf);
  const others = posts.filter((post) => post !== null);
  const latest = others[0];
  if (latest === undefined || others.length < posts.length || document.work.length > titles.length)
    return null;
  const isRelated = [...titles, ...titlesOf(document.internships)].some(
    (title) => occupationOf(title)?.code === target.code || isRelatedPost(position, title),
  );
  const areOwn = titles.every((title, at) => others[at] !== undefined && isOccupation(title, others[at]));
  const described = statements.filter(({ module }) => module === 'experience').length;
  // A joined post names the other occupation as well: 行政 in 行政人事专员.
  const isNamed = others.some(({ name, titles: names }) =>
    [name, ...names].some((title) => title.length > 1 && position.includes(title)),
  );
  if (isRelated || isNamed || !areOwn || described < MIN_STATEMENTS) return null;
  const majors = document.education.map(({ major }) => wordsOfText(major, lang));
  if (OPEN_TO_ALL.has(target.code) || others.some((other) => isNear(target, other))) return null;
  if (isStudied(target, majors)) return null;
  const own = ownWords(target, others, lang);
  const hits = own.filter((words) => words.some((word) => matched.includes(word))).length;
  const limit = MAX_HITS[others.some((other) => isAdjacent(target, other)) ? 'adjacent' : 'other'];
  return own.length < MIN_OWN_WORDS || hits > limit
    ? null
    : { target: position, own: titles[0] ?? latest.name };
}
