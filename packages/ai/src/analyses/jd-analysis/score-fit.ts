import {
  isShownByResume,
  jdDimensions,
  type JdDimensionKey,
  type RequirementMatch,
} from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { type Contribution, type Dimension, dimensionOf } from '@qicheng/analysis/result';
import { isFailure } from '#src/text/failure.js';
import { isOfOtherThing } from '../../jd/keyword-object.js';
import { isSurelyMissing } from '../../jd/keyword-words.js';
import { DONE, findWords, type ResumeReading, type WordHit } from '../../jd/read-resume.js';
import { equalWordsOf, relatedWordsOf } from '../../jd/related-words.js';
import { clipped } from '../../text/clipped.js';
import { ANY_TRADE } from '../../text/employer-suffixes.js';
import { isEmployerIntro } from '../resume-analysis/not-an-action.js';
import { evidenceOf, quoted } from '../resume-analysis/statements.js';

/** A keyword of the posting and its occurrence in the résumé. */
export interface KeywordHit {
  word: string;
  words: readonly string[];
  /** The words of the posting alone, without words of similar work. */
  own: readonly string[];
  weight: number;
  hit: WordHit | null;
  /** A missing common word that the résumé may express differently, so it is not listed as missing. */
  isOpen: boolean;
}

const fine = (points: number): number => Math.round(points * 1e4) / 1e4;

const shownBy = (words: readonly string[]): string[] => [
  ...new Set([...words, ...words.flatMap(relatedWordsOf)]),
];

/** Whether a résumé has a part of a compound name: GCP in ICH-GCP. */
const hasPiece = (word: string, { texts }: ResumeReading): boolean =>
  word.includes('-') &&
  findWords(
    texts,
    word.split('-').filter((piece) => piece.length > 2),
  ) !== null;

const COMPOUND_LENGTH = 4;
/** Whether an action has the last word of a compound: 接待咨询 for 法律咨询. */
const hasHead = (word: string, { texts }: ResumeReading): boolean =>
  word.length >= COMPOUND_LENGTH &&
  /^\p{Script=Han}+$/u.test(word) &&
  texts.some(({ strength, affirmed }) => strength === DONE && affirmed.includes(word.slice(-2)));

/** Whether a line of the file that has no field has a word. */
const isUnplaced = (words: readonly string[], { unplaced }: ResumeReading): boolean =>
  unplaced.some((line) => words.some((word) => line.toLowerCase().includes(word.toLowerCase())));

/** Names of entries that their own statements describe. */
const ENTRY = /^(\/(?:projects|research|campus)\/\d+)\/(?:name|organisation|role)\b/u;

/** The title and department of a job, and a trade in the name of the employer, are experience. */
const POST = /^\/(?:work|internships)\/\d+\/(?:title|department)\b/u;
const COMPANY = /^\/(?:work|internships)\/\d+\/company\b/u;
const TRADE = new RegExp(`^${ANY_TRADE}$`, 'u');

/** The post or employer that names a word; null if none does. */
const ownPost = (words: readonly string[], { texts }: ResumeReading): WordHit | null =>
  findWords(
    texts.filter(({ pointer }) => POST.test(pointer)),
    words,
  ) ??
  findWords(
    texts.filter(({ pointer }) => COMPANY.test(pointer)),
    words.filter((word) => TRADE.test(word)),
  );

/** Whether a word is in an action, a post, or the name of an entry with actions. */
export const isInAction = ({ strength, evidence }: WordHit, { statements }: ResumeReading): boolean => {
  const entry = ENTRY.exec(evidence.pointer)?.[1];
  return (
    strength === DONE ||
    POST.test(evidence.pointer) ||
    COMPANY.test(evidence.pointer) ||
    (entry !== undefined && statements.some(({ pointer }) => pointer.startsWith(`${entry}/`)))
  );
};

/** Programs of a suite, which are named by the name of the suite. */
const OF_SUITE = /^(?:Word|Excel|PPT|PowerPoint)$/iu;
const SUITES = ['Office', 'WPS', '办公软件'];

/** The best occurrence of a keyword: an action, then a post, then any text, then a preference. */
function bestHit(
  { words, sentence }: JobDescription['keywords'][number],
  reading: ResumeReading,
): WordHit | null {
  // What is of another thing is not the keyword: 感官评分 for 绩效评分.
  // Nor is what failed, as an examination.
  const texts = reading.texts.filter(
    ({ affirmed, text }) =>
      !isFailure(text) && !words.some((word) => isOfOtherThing(word, sentence, affirmed)),
  );
  const own = findWords(texts, words);
  if (own === null && findWords(reading.texts, words) !== null) return ownPost(words, reading);
  const equal = [...new Set([...words, ...words.flatMap(equalWordsOf)])];
  const found = own && isInAction(own, reading) ? own : findWords(texts, equal);
  if (found && isInAction(found, reading)) return found;
  const inSuite = words.some((word) => OF_SUITE.test(word)) ? findWords(texts, SUITES) : null;
  return ownPost(words, reading) ?? found ?? inSuite ?? findWords(reading.intentions, words);
}

/** The keywords of a posting in a résumé; one that has words of similar work only is open. */
export const keywordHits = ({ keywords }: JobDescription, reading: ResumeReading | null): KeywordHit[] =>
  keywords.map((keyword) => {
    const { word, words, weight } = keyword;
    const shown = shownBy(words);
    const hit = reading && bestHit(keyword, reading);
    const isOpen =
      reading !== null &&
      hit === null &&
      (!isSurelyMissing(word) ||
        hasPiece(word, reading) ||
        hasHead(word, reading) ||
        isUnplaced(words, reading) ||
        findWords(reading.texts, shown) !== null);
    return { word, words: shown, own: words, weight, hit, isOpen };
  });

/** The keywords that can be listed as present or missing. */
export const listedHits = (hits: readonly KeywordHit[]): KeywordHit[] => hits.filter(({ isOpen }) => !isOpen);

/** What was found about a row; the state of a met one says nothing more. */
const told = ({ state, reason }: RequirementMatch): string =>
  state === '直接' ? reason : `${state}（${reason}）`;

/** The rows that a résumé cannot show, which are not counted. */
function uncountedRows(rows: readonly RequirementMatch[], level: RequirementMatch['level']): Contribution[] {
  const names = rows.filter((row) => !isShownByResume(row)).map(({ text }) => `“${quoted(text, 30)}”`);
  return names.length === 0
    ? []
    : [
        {
          ...{ ruleId: `jd.${level}.own`, points: 0, evidence: [] },
          reason: clipped(`${names.join('、')}：这类条件不计分，由您自己确认`, 300),
        },
      ];
}

/** Every requirement of which the résumé shows whether it is met has the same weight. */
function byRequirement(
  matrix: readonly RequirementMatch[],
  level: RequirementMatch['level'],
): Contribution[] | null {
  const rows = matrix.filter((row) => row.level === level);
  const counted = rows.filter(({ value }) => value !== null);
  if (counted.length === 0) return null;
  return [
    ...counted.map((row) => ({
      ruleId: `jd.${level}`,
      points: fine(((row.value ?? 0) * 100) / counted.length),
      reason: clipped(`${quoted(row.text, 60)}：${told(row)}`, 300),
      evidence: row.atoms.slice(0, 4),
    })),
    ...uncountedRows(rows, level),
  ];
}

const COUNTED_KEYWORDS = 16;
/** The weight of a missing word that may be expressed differently, relative to one that is certainly missing. */
const OPEN_SHARE = 0.5;
/** With fewer keywords their share is less significant and has less weight. */
const ENOUGH_KEYWORDS = 6;

/** The most important keywords by weight: full points in an action, fewer in a list. */
function byKeywords(hits: readonly KeywordHit[], reading: ResumeReading): Contribution[] | null {
  const counted = hits.slice(0, COUNTED_KEYWORDS);
  const whole = counted.reduce((sum, { weight, isOpen }) => sum + weight * (isOpen ? OPEN_SHARE : 1), 0);
  if (whole === 0) return null;
  return counted.flatMap(({ weight, hit }) =>
    hit === null
      ? []
      : [
          {
            ruleId: isInAction(hit, reading) ? 'jd.keyword.deed' : 'jd.keyword.listed',
            points: fine((weight / whole) * hit.strength * 100),
            reason: isInAction(hit, reading) ? `经历中写到“${hit.word}”` : `写到“${hit.word}”`,
            evidence: [hit.evidence],
          },
        ],
  );
}

const ENOUGH_PROOFS = 3;
const WORDS_ONLY = 0.4;
/** Rows with a lower value only have a similar tool or a part of their words. */
const RELATED_VALUE = 0.45;

/** Relevant statements with a result: three with figures suffice. */
function byProof(
  hits: readonly KeywordHit[],
  { statements, texts }: ResumeReading,
  matrix: readonly RequirementMatch[],
): Contribution[] {
  const met = new Set(
    matrix
      .filter(({ level, value }) => level !== 'plus' && (value ?? 0) >= RELATED_VALUE)
      .flatMap(({ atoms }) => atoms.map(({ pointer }) => pointer)),
  );
  const related = statements.filter(({ pointer, module, text: words }) => {
    // The self-evaluation is no experience.
    if (module === 'selfEvaluation' || isEmployerIntro(words)) return false;
    if (met.has(pointer)) return true;
    const text = texts.find((each) => each.pointer === pointer && each.strength === DONE);
    return text && hits.some(({ own }) => own.some((word) => text.finder.find(word) >= 0));
  });
  const graded = related
    .filter(({ text }) => !isFailure(text))
    .map((statement) => ({
      statement,
      share: statement.traits.isQuantified
        ? 1
        : statement.traits.hasResult || statement.traits.hasFigure
          ? WORDS_ONLY
          : 0,
    }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, ENOUGH_PROOFS);
  return graded.map(({ statement, share }) => ({
    ruleId: share === 1 ? 'jd.proof.figures' : 'jd.proof.words',
    points: fine((share * 100) / ENOUGH_PROOFS),
    reason: '与岗位相关的经历写出了数量或结果',
    evidence: [evidenceOf(statement)],
  }));
}

/**
 * How well a résumé fits a posting by the given rows; statements of every row of `matrix` count as relevant. The weight of
 * parts without rows is distributed to the others.
 */
export function scoreFit(
  rows: readonly RequirementMatch[],
  hits: readonly KeywordHit[],
  reading: ResumeReading,
  matrix: readonly RequirementMatch[],
): Dimension[] {
  const keywords = byKeywords(hits, reading);
  const parts: Record<JdDimensionKey, Contribution[] | null> = {
    must: byRequirement(rows, 'must'),
    duties: byRequirement(rows, 'duty'),
    keywords,
    proof: keywords && byProof(hits, reading, matrix),
    plus: byRequirement(rows, 'plus'),
  };
  const present = (Object.keys(parts) as JdDimensionKey[]).flatMap((key) => {
    const contributions = parts[key];
    const { label, weight } = jdDimensions[key];
    const part = key === 'keywords' ? Math.min(1, hits.length / ENOUGH_KEYWORDS) : 1;
    return contributions ? [{ key, contributions, label, weight: weight * part }] : [];
  });
  const whole = present.reduce((sum, { weight }) => sum + weight, 0);
  return present.map(({ key, label, weight, contributions }) =>
    dimensionOf({ key, label, weight: fine((weight * 100) / whole) }, contributions),
  );
}
