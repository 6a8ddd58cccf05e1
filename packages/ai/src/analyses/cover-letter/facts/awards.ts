import { contentWords } from './content-words.js';
import type { ResumeFacts } from './resume-facts.js';

const LEVELS: readonly (readonly [pattern: RegExp, rank: number])[] = [
  [/国际|世界|全球/u, 5],
  [/全国|国家级?(?=[特一二三金银铜]|级|奖)|国赛/u, 4],
  [/省级?|赛区|自治区/u, 3],
  [/市级?|市赛/u, 2],
  [/校级?|院级?|系级?|学院/u, 1],
];
const GRADES: readonly (readonly [pattern: RegExp, rank: number])[] = [
  [/特等/u, 4],
  [/一等|金奖|金牌|冠军/u, 3],
  [/二等|银奖|银牌|亚军/u, 2],
  [/三等|铜奖|铜牌|季军/u, 1],
];
const PRIZE = /(?:特|一|二|三)等奖|[金银铜][奖牌]|[冠亚季]军/u;
const rankIn = (table: typeof LEVELS, text: string): number =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? 0;

/** Words that any prize has. */
const ANY =
  /[特一二三]?等奖|金奖|银奖|铜奖|冠军|亚军|季军|获得?|荣获|大赛|竞赛|比赛|全国|国家级?|省级?|市级?|校级?|大学|学院|期间|拿过?|我还?|年/gu;
/** Pairs of signs that name the contest. */
function namesIn(text: string): Set<string> {
  const own = text.replaceAll(ANY, '　');
  return new Set(
    Array.from({ length: Math.max(0, own.length - 1) }, (_, at) => own.slice(at, at + 2)).filter((pair) =>
      /^\p{Script=Han}{2}$/u.test(pair),
    ),
  );
}

const CLAUSE = /[^，,；;。！\n]+/gu;
const SENTENCE = /[^；;。！\n]+/gu;

/** The lines of a résumé. */
interface PrizeLines {
  readonly lines: readonly { readonly text: string }[];
}
/** A prize of the résumé, with the sentence that may name its contest. */
interface OwnPrize {
  readonly text: string;
  readonly sentence: string;
}
const prizesOf = ({ lines }: PrizeLines): OwnPrize[] =>
  lines
    .flatMap(({ text }) => text.match(SENTENCE) ?? [])
    .flatMap((sentence) => (sentence.match(CLAUSE) ?? []).map((text) => ({ text, sentence })))
    .filter(({ text }) => PRIZE.test(text));

const sharedCount = (names: ReadonlySet<string>, text: string): number =>
  [...namesIn(text)].filter((name) => names.has(name)).length;
/** So many pairs of signs of a contest that another clause of the sentence names. */
const MIN_SHARED_IN_SENTENCE = 3;

/** Whether a prize may reach another one by level and grade; a level that is not stated is open. */
function reaches(own: string, level: number, grade: number): boolean {
  const ownLevel = rankIn(LEVELS, own);
  return (ownLevel === 0 || level === 0 || ownLevel >= level) && rankIn(GRADES, own) >= grade;
}

/** Whether a résumé has a prize: of the same contest in whatever form of its name, and no lower. */
export function hasPrize(name: string, facts: PrizeLines): boolean {
  if (!PRIZE.test(name)) return false;
  const names = namesIn(name);
  const [level, grade] = [rankIn(LEVELS, name), rankIn(GRADES, name)];
  return prizesOf(facts).some(
    ({ text, sentence }) => reaches(text, level, grade) && sharedCount(names, sentence) * 2 >= names.size,
  );
}

/** Whether a résumé has any prize of the level and grade that a text names. */
export function hasPrizeAsHigh(text: string, facts: PrizeLines): boolean {
  const [level, grade] = [rankIn(LEVELS, text), rankIn(GRADES, text)];
  return prizesOf(facts).some((own) => reaches(own.text, level, grade));
}

/** A prize that is higher than the one that the résumé has from the same contest; null if it is not. */
export function higherPrize(clause: string, facts: ResumeFacts): { text: string; inResume: string } | null {
  if (!PRIZE.test(clause) || contentWords(clause).length === 0) return null;
  const names = namesIn(clause);
  const own = prizesOf(facts)
    .filter(
      ({ text, sentence }) =>
        sharedCount(names, text) > 0 || sharedCount(names, sentence) >= MIN_SHARED_IN_SENTENCE,
    )
    .map(({ text }) => text);
  if (own.length === 0) return null;
  const [level, grade] = [rankIn(LEVELS, clause), rankIn(GRADES, clause)];
  const isReached = own.some((text) => reaches(text, level, grade));
  return isReached ? null : { text: clause.trim(), inResume: (own[0] ?? '').trim() };
}
