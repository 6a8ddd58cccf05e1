import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { taggedWordsOf } from '../text/words.js';
import { adviceFor } from './advice.js';
import { type Judgement, REST } from './judgement.js';
import type { matchPhrase } from './match-phrase.js';
import { matchedWordsIn } from './matched-words.js';
import { quotedList } from './part-names.js';
import { DONE, evidenceIn, type ProvingText, type ResumeReading } from './read-resume.js';
import { uniqueEvidence } from './unique-evidence.js';

const TRANSFERABLE_VALUE = 0.5;
const COURSE_VALUE = 0.3;
const NEAR_VALUE = 0.35;

/** Quotes words of the résumé. */
export const writtenAs = (words: readonly string[]): string =>
  `简历写到${words.length > 0 ? quotedList(words) : '一部分'}`;

export const similarWork = (atoms: Judgement['atoms']): Judgement => ({
  ...{ state: '可迁移', value: TRANSFERABLE_VALUE, atoms },
  reason: '有相近的经历，是不是同一件事请您对照',
  action: '是同一件事就用招聘的说法写明；不是就如实写，面试时说明差别。',
});

/** One short noun of a duty with several parts often means something else: 个别计划 is not 学期计划. */
const MIN_MISSING_PARTS = 2;
const isShortNounAlone = ([word = '', ...others]: readonly string[]): boolean =>
  others.length === 0 &&
  /^\p{Script=Han}{1,2}$/u.test(word) &&
  taggedWordsOf(word).every(({ tag }) => !/^v(?!n)/u.test(tag));

/** How often something is done says nothing of what is done: 年度审核, 年度评优. */
export const INTERVAL = /^(?:(?:半?年|季|月)度?|每[日天周月季年]|学[年期]|全年|日常|定期)$/u;

const NAME = /^[\u4e00-\u9fa5A-Za-z]{2,10}$/u;
/** Whether a résumé has no two characters of a name in a row, so that it has no other word for it either: 滴定. */
const isAbsent = (name: string, { texts, unplaced }: Pick<ResumeReading, 'texts' | 'unplaced'>): boolean =>
  NAME.test(name) &&
  Array.from({ length: name.length - 1 }, (_, at) => name.slice(at, at + 2).toLowerCase()).every(
    (pair) =>
      ![...texts.map(({ text }) => text), ...unplaced].some((text) => text.toLowerCase().includes(pair)),
  );

/** A partial match of the parts or of their subject. */
export function partly(
  text: string,
  phrase: ReturnType<typeof matchPhrase<ProvingText>>,
  missing: readonly string[],
  kind: RequirementMatch['kind'],
  reading: Pick<ResumeReading, 'texts' | 'unplaced'>,
): Judgement | null {
  // What is only listed or studied tells nothing of a duty.
  const texts = kind === 'duty' ? phrase.texts.filter(({ strength }) => strength === DONE) : phrase.texts;
  const atoms = uniqueEvidence(texts.map(evidenceIn));
  if (atoms.length > 0) {
    const found = matchedWordsIn(phrase.found, texts);
    if (found.length > 0 && found.every((word) => INTERVAL.test(word))) return null;
    const literal = found.filter((word) => text.includes(word));
    const shown = literal.length > 0 ? literal : found;
    if (kind === 'duty' && isShortNounAlone(found) && phrase.missing.length >= MIN_MISSING_PARTS)
      // A noun that the duty does not name itself tells nothing of it.
      return literal.length === 0
        ? null
        : {
            ...{ state: '待确认', value: Math.max(phrase.value, COURSE_VALUE), atoms },
            reason: '简历里有一条可能有关，是不是这件事请您对照',
            action: '是这件事就用招聘的说法写明；不是就不用写。',
          };
    const isOpen =
      kind !== 'skill' || missing.length === 0 || !missing.every((name) => isAbsent(name, reading));
    return {
      ...{ state: '可迁移', value: Math.max(phrase.value, COURSE_VALUE), atoms },
      reason: `${writtenAs(shown)}，${isOpen ? '其余请您对照' : `没有写到${quotedList(missing)}`}`,
      action: missing.length > 0 ? REST : adviceFor(kind, '可迁移', text),
    };
  }
  const near = phrase.near.filter(({ strength }) => strength === DONE);
  if (near.length === 0) return null;
  const similar = { ...similarWork(uniqueEvidence(near.map(evidenceIn))), value: NEAR_VALUE };
  return kind !== 'duty' && missing.length > 0
    ? { ...similar, reason: `有相近的经历，没有写明${quotedList(missing)}` }
    : similar;
}
