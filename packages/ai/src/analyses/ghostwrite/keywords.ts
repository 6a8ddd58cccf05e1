import type { GhostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { escaped } from '@qicheng/resume/regex';
import { OCCUPATION_LEXICON } from '../../data/occupation-lexicon.js';
import { parseJobDescription } from '../../jd/parse.js';
import { readResume } from '../../jd/read-resume.js';
import { relatedWordsOf } from '../../jd/related-words.js';
import { clipped } from '../../text/clipped.js';
import { WordFinder } from '../../text/words.js';
import { type KeywordHit, keywordHits, listedHits } from '../jd-analysis/score-fit.js';
import { isAskableWord } from '../resume-analysis/askable.js';
import { occupationOf } from '../resume-analysis/rules/occupation-of.js';
import type { GhostwriteSubject } from './subject.js';

const CLAUSE = /[，,。；;！!\n]/u;
/** A list of which one suffices: 优先, 之一, or examples of a kind. */
const ONE_SUFFICES =
  /优先|加分|更佳|之一|任一|其一|均可|亦可|等(?!级)(?:相关|主流|常用)?\p{Script=Han}{2,4}/u;
/** Words between two alternatives: CPSM、CPPM, Python或Java. */
const isJoined = (between: string, clause: string): boolean =>
  /或|\/|任意/u.test(between) || (/^[^，。]*、[^，。]*$/u.test(between) && ONE_SUFFICES.test(clause));

/** A clause of a posting, prepared for word searches. */
interface PostingClause {
  readonly text: string;
  readonly finder: WordFinder;
}

/** The clauses of a posting. */
const postingClauses = (jd: string): PostingClause[] =>
  jd.split(CLAUSE).map((text) => ({ text, finder: new WordFinder(text) }));

/** The text between two words of a clause; null if it does not have both. */
function between({ text, finder }: PostingClause, one: string, other: string): string | null {
  const [a, b] = [finder.find(one), finder.find(other)];
  if (a < 0 || b < 0) return null;
  return a < b ? text.slice(a + one.length, b) : text.slice(b + other.length, a);
}

/** Whether a posting asks for one of several things and the résumé has another one of them. */
const hasAlternative = (
  word: string,
  matched: readonly string[],
  clauses: readonly PostingClause[],
): boolean =>
  clauses.some((clause) =>
    matched.some((other) => {
      const words = other === word ? null : between(clause, word, other);
      return words !== null && isJoined(words, clause.text);
    }),
  );

/** The whole name of a tool that was read up to its hyphen: GPS-X. */
function wholeName(word: string, jd: string): string {
  if (!/^[A-Za-z\d]+$/u.test(word)) return word;
  const names = [
    ...jd.matchAll(new RegExp(`(?<![A-Za-z\\d])${escaped(word)}(-[A-Za-z\\d]+)?(?![A-Za-z\\d])`, 'gu')),
  ];
  const [first] = names;
  return first !== undefined && names.every(([, rest]) => rest !== undefined) ? first[0] : word;
}

/** Whether a text has a word of the same meaning: 会算成本卡 is 成本核算. */
const isToldOtherwise = (word: string, finder: WordFinder): boolean =>
  relatedWordsOf(word).some((each) => finder.find(each) >= 0);

const MAX_WORDS = 40;
const MAX_MISSING = 12;

/** Words of the lexicon in a posting, in its order. The posting is data: only known words are taken. */
function wordsOfPosting(jd: string): string[] {
  const finder = new WordFinder(jd);
  const places = new Map<string, number>();
  for (const word of OCCUPATION_LEXICON.flatMap(({ keywords }) => keywords.flat())) {
    const at = places.has(word) ? -1 : finder.find(word);
    if (at >= 0) places.set(word, at);
  }
  return [...places].toSorted(([, a], [, b]) => a - b).map(([word]) => word);
}

const POST =
  'manager|director|officer|engineer|specialist|assistant|supervisor|executive|planner|analyst|consultant|coordinator|administrator';
/** A post in Latin letters with the words before it, and departments named after offices. */
const POST_NAME = new RegExp(
  `(?:[A-Za-z][\\w&-]*\\s+){0,3}(?:${POST})s?\\b|\\b(?:front|back|head|home)[ -]office\\b`,
  'giu',
);
const ENDS_AS_POST = new RegExp(`(?:${POST})s?$|(?:经理|主管|总监|专员|工程师|负责人)$`, 'iu');

/**
 * Whether a word is a post, or occurs in the posting only as part of one: Office in Front Office Manager is not a tool.
 */
export function isOfPostName(word: string, jd: string): boolean {
  if (ENDS_AS_POST.test(word)) return true;
  if (!/^[A-Za-z]+$/u.test(word)) return false;
  return new WordFinder(jd).find(word) >= 0 && new WordFinder(jd.replace(POST_NAME, ' ')).find(word) < 0;
}

/** The words that the target requires, the most important first, and their source. */
export function targetWords({ input, position }: Pick<GhostwriteSubject, 'input' | 'position'>): {
  source: GhostwriteResult['keywords']['source'];
  words: string[];
} {
  if (input.jd !== '') return { source: 'jd', words: wordsOfPosting(input.jd).slice(0, MAX_WORDS) };
  const occupation = position === '' ? null : occupationOf(position);
  if (occupation === null) return { source: 'none', words: [] };
  return { source: 'occupation', words: occupation.keywords.map(([word = '']) => word).slice(0, MAX_WORDS) };
}

/** The programs of an office, and their name together. */
const OF_OFFICE = /^(?:Word|Excel|PPT|PowerPoint)$/iu;
const OFFICE = /Office|WPS|办公软件/iu;

/**
 * The wanted words that the résumé has, and the tools and activities that it lacks; consistent with the résumé
 * analysis.
 */
export function keywordsOf(subject: GhostwriteSubject): GhostwriteResult['keywords'] {
  const { input, document, analysed } = subject;
  const { source } = targetWords(subject);
  if (source === 'none') return { source, matched: [], missing: [] };
  if (source === 'occupation') {
    const texts = readResume(document).texts.map(({ text }) => text);
    const written = new WordFinder(texts.join('\n'));
    const { matched } = analysed.result.target;
    const missing = analysed.result.target.missing.filter((word) => !isToldOtherwise(word, written));
    return { source, matched: matched.slice(0, MAX_WORDS), missing: missing.slice(0, MAX_MISSING) };
  }
  const hits = listedHits(keywordHits(parseJobDescription(input.jd), readResume(document))).filter(
    ({ word }) => !isOfPostName(word, input.jd),
  );
  const wordsOf = (some: readonly KeywordHit[]) => [...new Set(some.map(({ word }) => clipped(word, 40)))];
  const matched = wordsOf(hits.filter(({ hit }) => hit !== null));
  const clauses = postingClauses(input.jd);
  const unplaced = new WordFinder((input.resume.unplaced ?? []).join('\n'));
  const hasOffice = readResume(document).texts.some(({ text }) => OFFICE.test(text));
  const isMissing = (word: string): boolean =>
    isAskableWord(word) &&
    !(hasOffice && OF_OFFICE.test(word)) &&
    !hasAlternative(word, matched, clauses) &&
    unplaced.find(word) < 0;
  return {
    source,
    matched: matched.slice(0, MAX_WORDS),
    missing: wordsOf(hits.filter(({ hit }) => hit === null))
      .filter(isMissing)
      .map((word) => wholeName(word, input.jd))
      .slice(0, MAX_MISSING),
  };
}
