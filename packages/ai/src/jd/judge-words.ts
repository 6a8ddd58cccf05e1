import type { MatchState, RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { JobRequirement } from '@qicheng/analysis/job-description';
import type { Evidence } from '@qicheng/analysis/result';
import { clipped } from '../text/clipped.js';
import { adviceFor } from './advice.js';
import { matchPhrase } from './match-phrase.js';
import {
  CLAIMED,
  DEED,
  evidenceIn,
  findWords,
  TITLE,
  type ProvingText,
  type ResumeReading,
  type WordHit,
} from './read-resume.js';
import { GENERAL, isEmptyWord, kinOf } from './read-terms.js';

const KIN_IN_DEED = 0.45;
const KIN_LISTED = 0.25;
/** A tool in the list of skills is stated: that it was used in a deed is told in the reason. */
const DIRECT = 0.65;
const TRANSFERABLE = 0.2;
/** How much of a clause has to be in the résumé; who does not fit hardly ever reaches a fifth. */
const DIRECT_PHRASE = 0.4;
const LEAST_OF_DIRECT = 0.7;
const TRANSFERABLE_VALUE = 0.5;

/** How far the words of a requirement are borne out, and by what. */
interface TermMatch {
  value: number;
  hits: WordHit[];
  missing: string[];
  isKin: boolean;
}

/** Looks for groups of words; kin of a word counts for less than the word. */
function matchTerms(
  terms: readonly (readonly string[])[],
  isAnyOf: boolean,
  { texts }: ResumeReading,
): TermMatch {
  const found = terms.map((term) => {
    const own = findWords(texts, term);
    const kin = own !== null && own.strength >= KIN_IN_DEED ? null : findWords(texts, kinOf(term));
    const kinValue = kin === null ? 0 : kin.strength === DEED ? KIN_IN_DEED : kin.strength * KIN_LISTED;
    const isOwn = own !== null && own.strength >= kinValue;
    return { name: term[0] ?? '', value: isOwn ? own.strength : kinValue, hit: isOwn ? own : kin, isOwn };
  });
  const values = found.map(({ value }) => value);
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    value: values.length === 0 ? 0 : isAnyOf ? Math.max(...values) : sum / values.length,
    hits: found.flatMap(({ hit }) => hit ?? []),
    missing: found.filter(({ isOwn }) => !isOwn).map(({ name }) => name),
    isKin: found.every(({ isOwn }) => !isOwn),
  };
}

const MOST_ATOMS = 8;
export const uniqueEvidence = (atoms: readonly Evidence[]): Evidence[] =>
  [...new Map(atoms.map((evidence) => [evidence.pointer, evidence])).values()].slice(0, MOST_ATOMS);

export interface Judgement {
  state: MatchState;
  value: number | null;
  reason: string;
  atoms: Evidence[];
  action: string;
}

const quotedList = (words: readonly string[]): string =>
  words
    .slice(0, 3)
    .map((word) => `“${word.length > 24 ? `${word.slice(0, 23)}…` : word}”`)
    .join('、');

/** What frames the noun that a part of a clause is about: 包括办公环境, ECMO等设备, 装修经验优先. */
const BEFORE_NOUN =
  /^(?:.{0,6}(?:完成|进行|开展|做好)(?=.{2})|包括|包含|如|例如|比如|熟练|熟悉|掌握|了解|精通|使用|能够?(?!力)|会(?![议员计场务展])|有|具有|具备|独立|全面|主要|深入|准确|持续|负责|参与|协助|编写|跟进|对接|统筹|组织(?!架构|发展|诊断)|制定|收集|跟踪|提出|输出|推动|保障|保证|确保|提升|公司|日常)+/u;
const AFTER_NOUN =
  /(?:[等类](?:[\u4e00-\u9fa5]{2})?|(?:工作|岗位)?(?:经验|经历|背景|能力)|相关|工作)?(?:者)?(?:优先(?:考虑)?|加分|为佳|更佳)?$/u;

/** The nouns of the parts that are missing, as one would name them in a sentence; empty frames are left out. */
const nounsOf = (parts: readonly string[]): string[] =>
  [...new Set(parts.map((part) => part.replace(BEFORE_NOUN, '').replace(AFTER_NOUN, '').trim()))].filter(
    (noun) => noun.length > 1 && !isEmptyWord(noun) && !GENERAL.has(noun),
  );

/** How well one is to know a thing, and what says that one only begins to. */
const ASKS_MASTERY = /精通|熟练|熟悉|掌握|扎实|资深|擅长/u;
const LEARNING = /学习|自学|在学|学过|入门|初学|了解|接触过|培训课程|懂(?:一点|一些)|会一点|刚开始/u;

/** Where a thing is only learned or known of, though the posting asks for more: 学习SQL does not answer to 精通SQL. */
function onlyLearned(
  text: string,
  terms: JobRequirement['terms'],
  { texts }: ResumeReading,
): { level: string; quote: ProvingText } | null {
  const level = ASKS_MASTERY.exec(text)?.[0];
  if (level === undefined) return null;
  for (const term of terms) {
    const own = texts.filter(({ finder }) => term.some((word) => finder.find(word) >= 0));
    const isOnlyLearned = own.every(({ said }) =>
      said
        .split(/[，,；;。]/u)
        .every((clause) => !term.some((word) => clause.includes(word)) || LEARNING.test(clause)),
    );
    // A list of skills names it; without one deed that is no proof of mastery.
    const isOnlyListed =
      level === '精通' && own.every(({ said, strength }) => strength < DEED || LEARNING.test(said));
    const learned = own.find(({ said }) => LEARNING.test(said)) ?? own[0];
    if (learned && (isOnlyLearned || isOnlyListed)) return { level, quote: learned };
  }
  return null;
}

/** A requirement that is looked for by its words: names of tools and the words of the clause itself. */
export function judgeWords(
  text: string,
  terms: JobRequirement['terms'],
  isAnyOf: boolean,
  reading: ResumeReading,
  kind: RequirementMatch['kind'],
): Judgement {
  const byTerms = matchTerms(terms, isAnyOf, reading);
  const phrase = matchPhrase(text, isAnyOf, reading.texts);
  const isStated = phrase.value >= DIRECT_PHRASE;
  const value = Math.max(
    byTerms.value,
    isStated ? LEAST_OF_DIRECT + (1 - LEAST_OF_DIRECT) * phrase.value : phrase.value,
  );
  // The name of a post or an employer is cited only where nothing else is there.
  const strong = byTerms.hits.filter(({ strength }) => strength > TITLE);
  const isBare = strong.length === 0 && phrase.texts.length === 0;
  const hits = (isBare ? byTerms.hits : strong).map(({ evidence }) => evidence);
  const atoms = uniqueEvidence([...phrase.texts.map(evidenceIn), ...hits]);
  const missing = isAnyOf ? [] : nounsOf(phrase.missing);
  const isAllMissing = phrase.count > 0 && phrase.missing.length === phrase.count;
  if (isStated || (byTerms.value >= DIRECT && !isAllMissing)) {
    const learned = kind === 'skill' ? onlyLearned(text, terms, reading) : null;
    if (learned)
      return {
        ...{ state: '可迁移', value: TRANSFERABLE_VALUE, atoms: [evidenceIn(learned.quote)] },
        reason: `要求${learned.level}，简历只写到“${clipped(learned.quote.text, 40)}”，看不出到这个程度`,
        action: '写一件用它做成的事：数据量、做法和结果；没有用过就按实际程度写。',
      };
    const reason = missing.length === 0 ? '简历写明了' : `简历写明了大部分，没有写到${quotedList(missing)}`;
    const action = missing.length === 0 ? '' : `如果也做过${quotedList(missing)}，补进同一段经历。`;
    return { state: '直接', value, reason, atoms, action };
  }
  const isShown = phrase.texts.some(({ strength }) => strength > CLAIMED);
  if (isShown || (value >= TRANSFERABLE && byTerms.hits.some(({ strength }) => strength > CLAIMED)))
    return {
      ...{ state: '可迁移', value, reason: nearReason(byTerms, missing, isShown), atoms },
      action: adviceFor(kind, '可迁移', text),
    };
  const wishes = terms.flatMap((term) => findWords(reading.wishes, term) ?? []);
  const wished = wishes.map(({ evidence }) => evidence);
  return {
    state: '未体现',
    value,
    reason:
      wishes.length > 0
        ? `只在求职意向中写到${quotedList(wishes.map(({ word }) => word))}，没有经历佐证`
        : phrase.texts.length > 0
          ? '只在自我评价中写到，没有经历佐证'
          : '简历没有写到这一项',
    atoms: uniqueEvidence(phrase.texts.length > 0 ? phrase.texts.map(evidenceIn) : wished),
    action: adviceFor(kind, '未体现', text),
  };
}

/** What is there of a requirement and what is not; kin of its words are called near. */
function nearReason({ hits, isKin }: TermMatch, missing: readonly string[], isShown: boolean): string {
  const words = [...new Set(hits.map(({ word }) => word))].filter((word) => !missing.includes(word));
  const [other] = hits;
  if (words.length === 0 && other)
    return `简历写的是“${clipped(other.text.text, 24)}”${missing.length > 0 ? `，不是${quotedList(missing)}` : ''}`;
  const open = missing.length > 0 ? `，没有写到${quotedList(missing)}` : '';
  if (words.length === 0) return isShown ? `简历写到一部分${open}` : `简历写到相近的事${open}`;
  return isKin ? `有相近的${words.slice(0, 3).join('、')}${open}` : `简历写到${quotedList(words)}${open}`;
}
