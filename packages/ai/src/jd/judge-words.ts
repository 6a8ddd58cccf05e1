import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { JobRequirement } from '@qicheng/analysis/job-description';
import { clipped } from '../text/clipped.js';
import { tellsAction } from './action-of-duty.js';
import { belowLevel } from './award-level.js';
import { withClaimedParts } from './claimed-parts.js';
import { substitutesOf } from './data/substitutes.js';
import { openMembers } from './duty-list.js';
import { examStatus } from './exam-status.js';
import { partly, similarWork, writtenAs } from './judge-partly.js';
import { judgeUnproved } from './judge-unproved.js';
import type { Judgement } from './judgement.js';
import { showsExamples } from './listed-examples.js';
import { matchPhrase } from './match-phrase.js';
import { matchedWordsIn } from './matched-words.js';
import { type OnlyLearned, onlyLearned } from './only-learned.js';
import { openTools } from './open-tools.js';
import { nounsOf, quotedList } from './part-names.js';
import {
  CLAIMED,
  DONE,
  EMPLOYER,
  evidenceIn,
  findWords,
  TITLE,
  type ProvingText,
  type ResumeReading,
  type WordHit,
} from './read-resume.js';
import { uniqueEvidence } from './unique-evidence.js';

/** The minimum share of a clause's parts for a direct match. */
const DIRECT_PHRASE = 0.6;
const MIN_DIRECT_VALUE = 0.7;
const TRANSFERABLE_VALUE = 0.5;
const SUBSTITUTE_VALUE = 0.4;
const COURSE_VALUE = 0.3;

/** Several certificates of which one suffices as a preference: 持有CFA、FRM证书者优先. */
const PREFERRED_CERTIFICATES =
  /^(?:持有?|具有|具备|有|拥有)[^,，;；]{2,24}[、/或][^,，;；]{2,24}(?:证书?|资格)(?:之一)?(?:者)?(?:优先|加分|更佳)/u;
/** Years that a clause without the word 经验 asks for: 从事粤菜8年以上. */
const ASKS_YEARS = /(?:\d{1,2}|[一二两三四五六七八九十])\s*年(?:及?以上)/u;

/** Work to be done independently, and actions of mere assistance. */
const REQUIRES_INDEPENDENCE = /独立|主导|牵头|全面负责/u;
const HELPED = /^(?:协助|参与|参加|辅助|配合|跟随|学习)/u;

/** Whether all texts only tell of assistance, although a clause asks for independent work or for the post itself. */
const isOnlyHelped = (text: string, texts: readonly ProvingText[]): boolean =>
  (REQUIRES_INDEPENDENCE.test(text) && texts.every(({ affirmed }) => HELPED.test(affirmed))) ||
  (/^担任/u.test(text) && texts.every(({ affirmed }) => /^(?:协助|配合|辅助)/u.test(affirmed)));

/** An interchangeable tool, if the required tool is missing. */
function substituteOf(terms: JobRequirement['terms'], { texts }: ResumeReading): WordHit | null {
  const proving = texts.filter(({ strength }) => strength > CLAIMED && strength !== TITLE);
  for (const term of terms) {
    const own = substitutesOf(term);
    const hit = own.length > 0 ? findWords(proving, own) : null;
    if (hit && findWords(proving, term) === null) return hit;
  }
  return null;
}

/** Judges a preferred list of certificates of which the résumé states one as held; otherwise null. */
function oneOfPreferred(text: string, { found, texts }: Phrase, atoms: Judgement['atoms']): Judgement | null {
  const isHeld = texts.length > 0 && texts.every(({ text: own }) => examStatus(own) === 'held');
  return PREFERRED_CERTIFICATES.test(text) && isHeld
    ? {
        ...{ state: '直接', value: MIN_DIRECT_VALUE, atoms, action: '' },
        reason: writtenAs(matchedWordsIn(found, texts)),
      }
    : null;
}

/** Judges work that is stated where a clause also asks for years of it, which nothing here adds up. */
function yearsOpen(text: string, atoms: Judgement['atoms']): Judgement | null {
  const years = ASKS_YEARS.exec(text)?.[0];
  return years === undefined
    ? null
    : {
        ...{ state: '可迁移', value: TRANSFERABLE_VALUE, atoms },
        reason: `简历写到了这项工作，合计是否满 ${years.replace(/\s|及|以上/gu, '')}请您核对`,
        action: '把各段做过的写进对应的经历，合计够年限就写明；不够如实写。',
      };
}

/** Judges independent work of which only a list of skills speaks. */
const onlyListedAlone = (atoms: Judgement['atoms']): Judgement => ({
  ...{ state: '可迁移', value: TRANSFERABLE_VALUE, atoms },
  reason: '简历列出了相关的技能，没有写独立做成过什么',
  action: '独立做过就写一句：做了什么、用在哪里、结果怎样。',
});

type Phrase = ReturnType<typeof matchPhrase<ProvingText>>;

const isMostly = ({ value, found, missing }: Phrase, isAnyOf: boolean): boolean =>
  value >= DIRECT_PHRASE && (isAnyOf || found.length > missing.length);

/** Whether a duty is met by actions alone, or by no action at all: a certificate adds nothing to what was done. */
const isMostlyDone = (text: string, isAnyOf: boolean, { texts }: Phrase): boolean => {
  const done = texts.filter(({ strength }) => strength === DONE);
  return [0, texts.length].includes(done.length) || isMostly(matchPhrase(text, isAnyOf, done), isAnyOf);
};

/** Judges a requirement by its words: the subject of each part must be matched, not a common word. */
export function judgeWords(
  text: string,
  terms: JobRequirement['terms'],
  isAnyOf: boolean,
  reading: ResumeReading,
  kind: RequirementMatch['kind'],
): Judgement {
  // The name of an employer may show its industry.
  const proving = reading.texts.filter(({ strength }) => strength > CLAIMED || strength === EMPLOYER);
  const phrase = withClaimedParts(text, isAnyOf, matchPhrase(text, isAnyOf, proving), reading, kind);
  const { value } = phrase;
  const atoms = uniqueEvidence(phrase.texts.map(evidenceIn));
  const missing = isAnyOf ? [] : nounsOf(phrase.missing);
  const isEnough = isMostly(phrase, isAnyOf) && (kind !== 'duty' || isMostlyDone(text, isAnyOf, phrase));
  const hasExamples = kind !== 'duty' && showsExamples(text, phrase);
  const listed = oneOfPreferred(text, phrase, atoms);
  if (listed) return listed;
  if (isEnough || hasExamples) {
    const learned = kind === 'skill' ? onlyLearned(text, terms, reading) : null;
    if (learned) return onlyListed(learned);
    const level = belowLevel(text, phrase.texts, atoms);
    if (level) return level;
    const tools = kind === 'skill' && !isAnyOf ? toolsMissing(text, proving, atoms) : null;
    if (tools) return tools;
    const list = kind === 'duty' ? openMembers(text, proving) : null;
    if (list && list.open.length * 2 >= list.members.length && list.open.length < list.members.length) {
      const shown = list.members.filter((member) => !list.open.includes(member));
      return {
        ...{ state: '可迁移', value: TRANSFERABLE_VALUE, atoms },
        reason: `${writtenAs(matchedWordsIn(shown, proving))}，没有写到${quotedList(list.open)}`,
        action: `${quotedList(list.open)}也做过的话，补进对应的经历；没有不要写。`,
      };
    }
    if (kind === 'duty' && phrase.texts.every(({ strength }) => strength < DONE))
      return onlyNamedDuty(phrase.texts);
    if (kind === 'skill' && /独立/u.test(text) && phrase.texts.every(({ strength }) => strength < DONE))
      return onlyListedAlone(atoms);
    const years = kind === 'skill' ? yearsOpen(text, atoms) : null;
    if (years) return years;
    if (kind === 'duty' && isUndone(phrase)) return similarWork(atoms);
    if (isOnlyHelped(text, phrase.texts))
      return {
        ...{ state: '可迁移', value: TRANSFERABLE_VALUE, atoms },
        reason: '简历写的是协助或参与，没有写独立负责',
        action: '独立做过的那部分单独写一句；没有独立做过不要写成独立负责。',
      };
    return {
      ...{ state: '直接', value: MIN_DIRECT_VALUE + (1 - MIN_DIRECT_VALUE) * value },
      ...{ reason: missing.length === 0 ? '简历写明了' : '简历写明了大部分', atoms, action: '' },
    };
  }
  return (
    partly(text, phrase, missing, kind, reading) ??
    substituted(terms, reading, kind) ??
    judgeUnproved(text, terms, isAnyOf, reading, kind)
  );
}

/** Judges a duty of which only lists, posts or certificates speak, which tell nothing done. */
const onlyNamedDuty = (texts: readonly ProvingText[]): Judgement => ({
  ...{ state: '待确认', value: COURSE_VALUE, atoms: uniqueEvidence(texts.map(evidenceIn)) },
  reason: `简历只列出${quotedList(texts.map(({ text }) => clipped(text, 30)))}，没有写做过这件事`,
  action: '做过就在对应的经历里写一句：做了什么、做到什么程度；没有做过不用写。',
});

/** Whether what a duty names is there, but not what is to be done with it: 授信业务审查, 贷款资料审核. */
const isUndone = ({ found, texts }: Phrase): boolean =>
  found.filter((part) => !texts.some(({ affirmed }) => tellsAction(part, affirmed))).length * 2 >=
  found.length;

/** Judges skills of a required level that the résumé only lists or learns. */
const onlyListed = ({ level, quotes, clauses, open, isPart }: OnlyLearned): Judgement => {
  const own = quotedList(clauses.map((clause) => clipped(clause, 40)));
  const missing = open.length > 0 ? `，没有写到${quotedList(open)}` : '';
  return {
    ...{ state: '可迁移', value: TRANSFERABLE_VALUE, atoms: uniqueEvidence(quotes.map(evidenceIn)) },
    reason: isPart
      ? `要求${level}，简历写到的${own}看不出到这个程度`
      : `要求${level}，简历只写到${own}${missing}，看不出到这个程度`,
    action: '写一件用它做成的事：做了什么、做到什么程度；没有用过就按实际程度写。',
  };
};

/** Judges a list of tools of which at least half are missing; otherwise null. */
function toolsMissing(
  text: string,
  proving: readonly ProvingText[],
  atoms: Judgement['atoms'],
): Judgement | null {
  const tools = openTools(text, proving);
  return (
    tools && {
      ...{ state: '可迁移', value: TRANSFERABLE_VALUE, atoms },
      reason: `${writtenAs(matchedWordsIn(tools.shown, proving))}，没有写到${quotedList(tools.open)}`,
      action: `会用${quotedList(tools.open)}就写进技能；不会不用写。`,
    }
  );
}

/** A match with an interchangeable tool. */
function substituted(
  terms: JobRequirement['terms'],
  reading: ResumeReading,
  kind: RequirementMatch['kind'],
): Judgement | null {
  const substitute = kind === 'skill' || kind === 'duty' ? substituteOf(terms, reading) : null;
  if (!substitute) return null;
  return {
    ...{ state: '可迁移', value: SUBSTITUTE_VALUE, atoms: [substitute.evidence] },
    reason: `有用途相近的“${substitute.word}”`,
    action: '没有用过就不要写成会用；面试时说明用过的是哪一种、多久能上手。',
  };
}
