import { escaped } from '@qicheng/resume/regex';
import { relatedWordsOf } from '../../jd/related-words.js';
import { WordFinder } from '../../text/words.js';

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
export const postingClauses = (jd: string): PostingClause[] =>
  jd.split(CLAUSE).map((text) => ({ text, finder: new WordFinder(text) }));

/** The text between two words of a clause; null if it does not have both. */
function between({ text, finder }: PostingClause, one: string, other: string): string | null {
  const [a, b] = [finder.find(one), finder.find(other)];
  if (a < 0 || b < 0) return null;
  return a < b ? text.slice(a + one.length, b) : text.slice(b + other.length, a);
}

/** Whether a posting asks for one of several things and the résumé has another one of them. */
export const hasAlternative = (
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
export function wholeName(word: string, jd: string): string {
  if (!/^[A-Za-z\d]+$/u.test(word)) return word;
  const names = [
    ...jd.matchAll(new RegExp(`(?<![A-Za-z\\d])${escaped(word)}(-[A-Za-z\\d]+)?(?![A-Za-z\\d])`, 'gu')),
  ];
  const [first] = names;
  return first !== undefined && names.every(([, rest]) => rest !== undefined) ? first[0] : word;
}

/** Whether a text has a word of the same meaning: 会算成本卡 is 成本核算. */
export const isToldOtherwise = (word: string, finder: WordFinder): boolean =>
  relatedWordsOf(word).some((each) => finder.find(each) >= 0);
