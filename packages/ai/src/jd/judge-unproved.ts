import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { JobRequirement } from '@qicheng/analysis/job-description';
import type { Evidence } from '@qicheng/analysis/result';
import { excerpt } from '../text/excerpt.js';
import { adviceFor } from './advice.js';
import { examStatus } from './exam-status.js';
import { type Judgement, REST } from './judgement.js';
import { literalMembers } from './literal-members.js';
import { matchPhrase } from './match-phrase.js';
import { quotedList } from './part-names.js';
import {
  CLAIMED,
  COURSE,
  DESIRED,
  DONE,
  evidenceIn,
  findWords,
  type ProvingText,
  type ResumeReading,
  TITLE,
  type WordHit,
} from './read-resume.js';
import { uniqueEvidence } from './unique-evidence.js';

const TRANSFERABLE_VALUE = 0.5;
const COURSE_VALUE = 0.3;
const LISTED_VALUE = 0.8;
/** Words that require knowledge, as courses teach it, and words that require practice. */
const REQUIRES_KNOWLEDGE = /熟悉|了解|掌握|知识|理论|基础|原理/u;
const REQUIRES_PRACTICE = /经验|经历|熟练|精通|独立|实操|做过|能够?|会/u;

/** A stated skill, unlike an interest: 能看懂电气图纸. */
const CAN = /(?:^|[，,；;。])(?:会|能够?|可以|看得懂|懂|熟悉|熟练|掌握|了解)(?!力)[^，,；;。]{2,}/u;
const HAN = /[\u4e00-\u9fa5]/u;
const LATIN = /[A-Za-z]/u;

/** The reason if the résumé has no word of a clause. */
export const NOT_MENTIONED = '简历没有写到这一项';
/** The reason if only the self-evaluation speaks of a clause. */
export const ONLY_CLAIMED = '只在自我评价中写到，没有经历佐证';
/** The reason and advice if the résumé may answer a clause in other words, which the reader has to compare. */
export const NOT_MATCHED = {
  reason: '规则看不出简历是不是写到了这一项，请您自己对照',
  action: '做过就用招聘的说法补一句；没有做过不用写。',
} as const;
/** The reason if a clause has no specific words. */
export const VAGUE = '这条职责写得概括，没有可以逐词对照的内容';

/** Judges a clause that is only matched by praise without a figure: ROI遥遥领先. */
function judgeBoast(text: string, isAnyOf: boolean, { texts }: ResumeReading): Judgement | null {
  const boasting = texts.filter(({ boasts, strength }) => boasts.length > 0 && strength > CLAIMED);
  const praised = boasting.map((each) => ({ ...each, affirmed: each.boasts.join('，') }));
  const [found] = matchPhrase(text, isAnyOf, praised).texts;
  return found
    ? {
        ...{ state: '未体现', value: 0, atoms: [] },
        reason: `简历只写了“${excerpt(found.affirmed, 30)}”，没有数字和做法，不算证据`,
        action: '写出从多少到多少、怎么做到的；没有数字就删掉这样的形容。',
      }
    : null;
}

/** Judges a duty of which one action names several things word for word; otherwise null. */
function judgeLiteral(text: string, { texts }: ResumeReading): Judgement | null {
  const literal = literalMembers(text, texts);
  return (
    literal && {
      ...{ state: '可迁移', value: TRANSFERABLE_VALUE, atoms: [literal.evidence] },
      reason: `简历写到${quotedList(literal.words)}，其余请您对照`,
      action: REST,
    }
  );
}

/** Judges a clause that is only learnt, claimed or desired. */
export function judgeUnproved(
  text: string,
  terms: JobRequirement['terms'],
  isAnyOf: boolean,
  reading: ResumeReading,
  kind: RequirementMatch['kind'],
): Judgement {
  const courses = matchPhrase(text, isAnyOf, asStated(reading.texts, COURSE)).texts.filter(
    ({ pointer }) => kind !== 'duty' || pointer.startsWith('/education/'),
  );
  if (courses.length > 0) {
    const isKnowledge = kind === 'skill' && REQUIRES_KNOWLEDGE.test(text) && !REQUIRES_PRACTICE.test(text);
    const names = quotedList(courses.map(({ text: course }) => course));
    return {
      ...(isKnowledge ? { state: '可迁移', value: COURSE_VALUE } : { state: '未体现', value: 0 }),
      reason: `只在课程中写到${names}，没有用它做过事的经历`,
      atoms: uniqueEvidence(courses.map(evidenceIn)),
      action: '课程不算工作经验；用它做过作业、项目或实习任务就写一句，没有不要写成做过。',
    };
  }
  const tools = terms.flat().filter((word) => LATIN.test(word));
  const claims = matchPhrase(text, isAnyOf, asStated(reading.texts, CLAIMED)).texts.filter(
    // What names other work and not the tool says nothing of the tool.
    ({ finder }) => tools.length === 0 || tools.some((word) => finder.find(word) >= 0),
  );
  const claim =
    (tools.length > 0 ? claims[0] : undefined) ?? claims.find(({ affirmed }) => CAN.test(affirmed));
  if (claim && kind === 'skill')
    return {
      ...{ state: '可迁移', value: COURSE_VALUE, atoms: [evidenceIn(claim)] },
      reason: '只在自我评价中写到，没有经历佐证',
      action: '真的会用就写进技能，并在经历里写明用它做了什么。',
    };
  const boast = kind === 'ability' ? null : judgeBoast(text, isAnyOf, reading);
  if (boast) return boast;
  // A preference is not evidence of work.
  const desired =
    kind === 'duty' ? [] : matchPhrase(text, isAnyOf, asStated(reading.intentions, DESIRED)).texts;
  const named = kind === 'skill' || kind === 'duty' ? findWords(reading.texts, tools) : null;
  if (named)
    return /证书?(?:者|优先|$)/u.test(text)
      ? certificateNamed(named)
      : (belowRequired(text, named) ?? usedAsRequired(text, named, kind) ?? onlyNamed(named, kind));
  const literal = kind === 'duty' ? judgeLiteral(text, reading) : null;
  if (literal) return literal;
  if (desired.length + claims.length === 0 && isForeign(text, terms, reading))
    return { ...{ state: '待确认', value: null, atoms: [] }, ...NOT_MATCHED };
  return {
    ...{ state: '未体现', value: 0 },
    reason:
      desired.length > 0
        ? `只在求职意向中写到${quotedList(desired.map(({ text: desiredText }) => desiredText))}，没有经历佐证`
        : claims.length > 0
          ? ONLY_CLAIMED
          : NOT_MENTIONED,
    atoms: uniqueEvidence(claims.map(evidenceIn)),
    action: adviceFor(kind, '未体现', text),
  };
}

/** Words that ask no more than being able to use something. */
const ASKS_USE = /^(?:会用?|会使用|能使用|能用|使用过|用过|会操作|能操作|可以使用)/u;
const ASKS_MORE = /熟练|精通|独立|经验|项目|[，,;；]/u;

/** Judges a listed tool where the posting only asks to be able to use it: 会使用药店ERP系统, 海典ERP. */
const usedAsRequired = (text: string, { evidence, strength }: WordHit, kind: string): Judgement | null =>
  kind === 'skill' && strength >= TITLE && ASKS_USE.test(text) && !ASKS_MORE.test(text)
    ? {
        ...{ state: '直接', value: LISTED_VALUE, atoms: [evidence], action: '' },
        reason: `简历${strength === DONE ? '写到' : '列出了'}“${excerpt(evidence.quote, 30)}”`,
      }
    : null;

/** Judges a name that the résumé states without any use of it. */
const onlyNamed = ({ word, evidence, strength }: WordHit, kind: RequirementMatch['kind']): Judgement =>
  strength === DONE ? namedInAction(word, evidence) : namedAlone({ word, evidence, strength }, kind);

/** Judges a name that the résumé itself marks as below the required level: 精通Python, Python入门. */
const belowRequired = (text: string, { evidence }: WordHit): Judgement | null =>
  /精通|熟练|资深/u.test(text) && /入门|初学|了解|零基础|课程|自学中/u.test(evidence.quote)
    ? {
        ...{ state: '未体现', value: 0, atoms: [evidence] },
        reason: `简历写的是“${excerpt(evidence.quote, 30)}”，没有到要求的程度`,
        action: '按实际程度写；面试时说明学到哪一步。',
      }
    : null;

/** Judges a name in an action, which tells its use in other words than the posting. */
const namedInAction = (word: string, evidence: Evidence): Judgement => ({
  ...{ state: '可迁移', value: TRANSFERABLE_VALUE, atoms: [evidence] },
  reason: `简历写到用“${word}”做的事，是不是这一项请您对照`,
  action: '是同一件事就用招聘的说法写明；不是就如实写。',
});

const namedAlone = (
  { word, evidence, strength }: Pick<WordHit, 'word' | 'evidence' | 'strength'>,
  kind: RequirementMatch['kind'],
): Judgement => ({
  // A listed skill is stated, although nothing shows its use.
  ...(kind === 'skill' && strength >= TITLE
    ? ({ state: '可迁移', value: COURSE_VALUE } as const)
    : ({ state: '未体现', value: 0 } as const)),
  atoms: [evidence],
  reason: `简历提到“${word}”，没有写用它做成过什么`,
  action: '用它做成过事就写一句做法和结果；没有就按实际程度写。',
});

/** Judges a certificate outside the tables that the résumé names in other words. */
const certificateNamed = ({ evidence }: WordHit): Judgement =>
  examStatus(evidence.quote) === 'pending'
    ? {
        ...{ state: '未体现', value: 0, atoms: [evidence] },
        reason: `简历写的是“${excerpt(evidence.quote, 40)}”，证书还没有取得`,
        action: '写明“在考”和考试时间，不要写成已取得。',
      }
    : {
        ...{ state: '可迁移', value: COURSE_VALUE, atoms: [evidence] },
        reason: `简历写到“${excerpt(evidence.quote, 40)}”，是不是要求的这张证请您对照`,
        action: '是同一张就写全名称、等级和取得时间；只过了一部分如实写。',
      };

/** Whether a clause and the résumé are in different languages; names of tools are the same in both. */
const isForeign = (text: string, terms: JobRequirement['terms'], { texts }: ResumeReading): boolean => {
  const actions = texts.filter(({ strength }) => strength === DONE);
  const isNames = !HAN.test(text) && terms.length > 0;
  return (
    actions.length > 0 && !isNames && HAN.test(text) !== actions.some(({ affirmed }) => HAN.test(affirmed))
  );
};

/** The texts of one strength, with the strength of actions, so that only their words are compared. */
const asStated = (texts: readonly ProvingText[], own: number): ProvingText[] =>
  texts.filter(({ strength }) => strength === own).map((text) => ({ ...text, strength: DONE }));
