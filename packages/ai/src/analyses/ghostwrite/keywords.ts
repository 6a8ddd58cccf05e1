import type { GhostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { OCCUPATION_LEXICON } from '../../data/occupation-lexicon.js';
import { WordFinder } from '../../text/words.js';
import { occupationOf } from '../resume-analysis/rules/relevance.js';
import { readTexts } from '../resume-analysis/statements.js';
import type { GhostwriteSubject } from './subject.js';

const MOST = 40;

/** Words of the lexicon that a posting names, in its order. A posting is data: only words that we know are taken. */
function wordsOfPosting(jd: string): string[] {
  const finder = new WordFinder(jd);
  const places = new Map<string, number>();
  for (const word of OCCUPATION_LEXICON.flatMap(({ keywords }) => keywords.flat())) {
    const at = places.has(word) ? -1 : finder.find(word);
    if (at >= 0) places.set(word, at);
  }
  return [...places].toSorted(([, a], [, b]) => a - b).map(([word]) => word);
}

/** What the target asks for, the most wanted first, and where the words are from. */
export function wantedWords({ input, position }: Pick<GhostwriteSubject, 'input' | 'position'>): {
  source: GhostwriteResult['keywords']['source'];
  words: string[];
} {
  if (input.jd !== '') return { source: 'jd', words: wordsOfPosting(input.jd).slice(0, MOST) };
  const occupation = position === '' ? null : occupationOf(position);
  if (occupation === null) return { source: 'none', words: [] };
  return { source: 'occupation', words: occupation.keywords.map(([word = '']) => word).slice(0, MOST) };
}

/** Which of the wanted words the chosen statements support, and which the whole résumé does not name. */
export function keywordsOf(subject: GhostwriteSubject): GhostwriteResult['keywords'] {
  const { source, words } = wantedWords(subject);
  const finders = (texts: readonly { text: string }[]) => texts.map(({ text }) => new WordFinder(text));
  const chosen = finders(subject.statements);
  const whole = finders(readTexts(subject.document).texts);
  const isIn = (texts: readonly WordFinder[], word: string) => texts.some((text) => text.find(word) >= 0);
  return {
    source,
    matched: words.filter((word) => isIn(chosen, word)),
    missing: words.filter((word) => !isIn(whole, word)).slice(0, 12),
  };
}
