import type { AbilityState } from '@qicheng/analysis/job-analysis-result';
import type { Evidence } from '@qicheng/analysis/result';
import type { Ability } from '#src/data/occupations.js';
import { englishFor } from '#src/jd/gloss.js';
import { WordFinder } from '#src/text/words.js';

/**
 * Actions show a general ability without its words, everyday software has many names, and an ambiguous word may mean the
 * ability: only the person knows.
 */
export const absentState = (
  { key, kind }: Pick<Ability, 'key' | 'kind'>,
  isMentioned: boolean,
): AbilityState['state'] => (kind === '通用' || key === 'office' || isMentioned ? '待确认' : '未体现');

/** A word of an ability in the résumé. */
export interface Hit {
  word: string;
  share: number;
  rank: number;
  /** Whether it is in an action. */
  isDone: boolean;
  /** Whether it is in the name or a line of an entry, which may only tell what was learnt. */
  isInEntry: boolean;
  isSpecific: boolean;
  evidence: Evidence;
}

/** A word as the text has it: in its own letters, or the English one that a Chinese word was found by. */
export function wordIn(text: string, word: string): string {
  const at = new WordFinder(text).find(word);
  if (at < 0) return (englishFor(text, word) ?? '').trim();
  // 零差错 is the opposite of 差错.
  return text.slice(/[零无]/u.test(text[at - 1] ?? '') ? at - 1 : at, at + word.length);
}

export const unique = (all: readonly Evidence[]): Evidence[] =>
  all.filter((each, index) => all.findIndex(({ pointer }) => pointer === each.pointer) === index);
