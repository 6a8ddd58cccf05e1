import type { Contradiction } from './contradiction.js';
import type { ResumeFacts } from './resume-facts.js';

/** What may be between the name of a mark and its number. */
const BETWEEN = '[^\\d，。；、,;|｜/]{0,10}?';
const NUMBER = '(\\d{1,3}(?:\\.\\d{1,2})?)(?![\\d%届年月级])';
const FAILED = '(?:没有?(?:考|通)?过|未(?:通)?过|没考|未考|不及格|在考|备考)';

/** The texts in which a mark is stated, passed and failed. */
const patternsOf = ({ source, flags }: RegExp) => ({
  stated: new RegExp(`(?:${source})${BETWEEN}${NUMBER}`, flags),
  passed: new RegExp(`通过了?[^，。]{0,6}(?:${source})|(?:${source})[^，。]{0,4}(?:已通过|证书)`, flags),
  failed: new RegExp(`(?:${source})[^，。；、]{0,6}?${FAILED}`, flags),
});
type Patterns = ReturnType<typeof patternsOf>;

/** Marks that have a name of their own, by the names under which letters and résumés write them. */
const MARKS: readonly Patterns[] = [
  /GPA|绩点/iu,
  /(?:英语)?四级|CET\s?-?\s?4/iu,
  /(?:英语)?六级|CET\s?-?\s?6/iu,
  /雅思|IELTS/iu,
  /托福|TOEFL/iu,
  /专业?四级|专四|TEM\s?-?\s?4/iu,
  /专业?八级|专八|TEM\s?-?\s?8/iu,
  /GRE/u,
  /GMAT/u,
].map(patternsOf);

interface Mark {
  readonly text: string;
  readonly value: string;
}

const markIn = (text: string, { stated }: Patterns): Mark | null => {
  const [whole, value] = stated.exec(text) ?? [];
  return whole === undefined || value === undefined ? null : { text: whole.trim(), value };
};

const ROUNDED = /以上|超过?|过了?\s?\d|达到|过线|[多余近约]|左右|上下|\babove\b|\bover\b/iu;
/** Whether a number is another one, or what is left of it when it is rounded. */
function isSameMark(stated: string, own: string, clause: string): boolean {
  if (Number(stated) === Number(own)) return true;
  if (ROUNDED.test(clause) && Number(stated) <= Number(own)) return true;
  const decimals = stated.split('.')[1]?.length ?? 0;
  return decimals > 0 && Number(own).toFixed(decimals) === Number(stated).toFixed(decimals);
}

const MANDARIN = /普通话[^，。；、,;|｜]{0,6}?([一二三]级[甲乙]等?)/u;
/** A grade of Mandarin that the résumé has otherwise: 一级甲等 and 二级甲等. */
function otherMandarin(clause: string, { lines }: ResumeFacts): Contradiction | null {
  const [stated, grade = ''] = MANDARIN.exec(clause) ?? [];
  const own = lines.flatMap(({ text }) => {
    const [statedLevel, level = ''] = MANDARIN.exec(text) ?? [];
    return statedLevel === undefined ? [] : [{ inResume: statedLevel, level }];
  });
  const [first] = own;
  return stated === undefined ||
    first === undefined ||
    own.some(({ level }) => level.startsWith(grade.slice(0, 3)))
    ? null
    : { stated, inResume: first.inResume };
}

/** The words of a résumé that an exam was not passed; null where there are none, or where it was passed later. */
function failedIn(lines: ResumeFacts['lines'], mark: Patterns): string | null {
  const passed = lines.some(({ text }) => markIn(text, mark) !== null && !mark.failed.test(text));
  const [found] = lines.flatMap(({ text }) => mark.failed.exec(text)?.[0] ?? []);
  return passed ? null : (found ?? null);
}

/** A mark that a letter states and the résumé states otherwise: 雅思8.5 and IELTS 7.5; null where there is none. */
export function otherMark(clause: string, facts: ResumeFacts): Contradiction | null {
  const { lines } = facts;
  for (const mark of MARKS) {
    const stated = markIn(clause, mark);
    const failed = stated || mark.passed.test(clause) ? failedIn(lines, mark) : null;
    if (failed !== null) return { stated: stated?.text ?? clause, inResume: failed };
    if (stated === null) continue;
    const own = lines.flatMap(({ text }) => markIn(text, mark) ?? []);
    const [ownMark] = own;
    if (ownMark === undefined || own.some(({ value }) => isSameMark(stated.value, value, clause))) continue;
    return { stated: stated.text, inResume: ownMark.text };
  }
  return otherMandarin(clause, facts);
}
