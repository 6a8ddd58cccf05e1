import type { GhostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { OCCUPATION_LEXICON } from '../../data/occupation-lexicon.js';
import { parseJobDescription } from '../../jd/parse.js';
import { readResume } from '../../jd/read-resume.js';
import { clipped } from '../../text/clipped.js';
import { WordFinder } from '../../text/words.js';
import { type KeywordHit, keywordHits, listedHits } from '../jd-analysis/score-fit.js';
import { isAskableWord } from '../resume-analysis/askable.js';
import { occupationOf } from '../resume-analysis/rules/occupation-of.js';
import { hasAlternative, isToldOtherwise, postingClauses, wholeName } from './alternative-words.js';
import type { GhostwriteSubject } from './subject.js';

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
  const isMissing = (word: string): boolean => isAskableWord(word) && !hasAlternative(word, matched, clauses);
  return {
    source,
    matched: matched.slice(0, MAX_WORDS),
    missing: wordsOf(hits.filter(({ hit }) => hit === null))
      .filter(isMissing)
      .map((word) => wholeName(word, input.jd))
      .slice(0, MAX_MISSING),
  };
}
