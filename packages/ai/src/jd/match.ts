import type { MatchState, RequirementMatch } from '@qicheng/analysis/jd-analysis';
import {
  type JobDescription,
  type JobDuty,
  type JobRequirement,
  requirementKinds,
} from '@qicheng/analysis/job-description';
import type { Evidence } from '@qicheng/analysis/result';
import { clipped } from '../text/clipped.js';
import { ABILITIES } from './data/abilities.js';
import { matchInternship, type FactMatch } from './match-dates.js';
import { matchFact } from './match-facts.js';
import { DEED, findWords, type ResumeReading, type WordHit } from './read-resume.js';
import { asksInternship } from './read-requirements.js';
import { kinOf } from './read-terms.js';

const KIN_IN_DEED = 0.45;
const KIN_LISTED = 0.25;
const DIRECT = 0.75;
/** Who only has to know a thing may list it; who has to master it shows a deed. */
const DIRECT_IF_KNOWN = 0.65;
const TRANSFERABLE = 0.2;

/** How far the words of a requirement are borne out, and by what. */
export interface TermMatch {
  value: number;
  hits: WordHit[];
  missing: string[];
  isKin: boolean;
}

/** Looks for groups of words; kin of a word counts for less than the word. */
export function matchTerms(
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
const uniqueEvidence = (hits: readonly WordHit[]): Evidence[] =>
  [...new Map(hits.map(({ evidence }) => [evidence.pointer, evidence])).values()].slice(0, MOST_ATOMS);

interface Judgement {
  state: MatchState;
  value: number | null;
  reason: string;
  atoms: Evidence[];
  action: string;
}

const listed = (words: readonly string[]): string => words.slice(0, 5).join('、');

/** Whether a résumé can bear a row out: not a condition to agree to, nor what only an interview shows. */
export const isShownByResume = ({ kind, value }: Pick<RequirementMatch, 'kind' | 'value'>): boolean =>
  value !== null || !(kind === 'condition' || kind === 'ability' || kind === 'duty');

function judgeTerms(
  text: string,
  terms: JobRequirement['terms'],
  isAnyOf: boolean,
  reading: ResumeReading,
): Judgement {
  const { value, hits, missing, isKin } = matchTerms(terms, isAnyOf, reading);
  const atoms = uniqueEvidence(hits);
  const isKnowing = /了解|熟悉|知晓|familiar/iu.test(text) && !/精通|熟练|掌握|经验/u.test(text);
  const named = listed(hits.filter(({ strength }) => strength > 0).map(({ word }) => word));
  if (value >= (isKnowing ? DIRECT_IF_KNOWN : DIRECT)) {
    const action =
      missing.length === 0 || isAnyOf
        ? '保持这条证据，投递时放在靠前的位置。'
        : `如果也做过${listed(missing)}，补进同一段经历。`;
    return { state: '直接', value, reason: `写到${named}`, atoms, action };
  }
  if (value >= TRANSFERABLE) {
    const reason = isKin
      ? `没有直接写到，但有相近的${named}`
      : `写到${named}${missing.length > 0 ? `，没有写到${listed(missing)}` : '，缺少经历佐证'}`;
    const action = isKin
      ? `说明${named}与${listed(missing)}的共通之处；确实用过${listed(missing)}再写上。`
      : missing.length > 0 && !isAnyOf
        ? `确有经历时补上${listed(missing)}，没有就准备好如何解释。`
        : `在一段经历里写出用${named}做了什么、结果如何。`;
    return { state: '可迁移', value, reason, atoms, action };
  }
  const wishes = terms.flatMap((term) => findWords(reading.wishes, term) ?? []);
  return {
    state: '未体现',
    value,
    reason: unprovenReason(terms, wishes),
    atoms: atoms.length > 0 ? atoms : uniqueEvidence(wishes),
    action: '做过就补一条经历，写明做法和结果；没有做过不要写，面试时如实说明学习计划。',
  };
}

function unprovenReason(terms: JobRequirement['terms'], wishes: readonly WordHit[]): string {
  if (terms.length === 0) return '简历没有对应的内容';
  if (wishes.length > 0) return `只在求职意向中写到${listed(wishes.map(({ word }) => word))}，没有经历佐证`;
  return `简历没有写到${listed(terms.map(([word = '']) => word))}`;
}

function judgeAbility({ terms }: JobRequirement, { texts }: ResumeReading): Judgement {
  const name = terms[0]?.[0];
  const ability = ABILITIES.find(([each]) => each === name);
  const proof = ability?.[2] ?? [];
  if (proof.length === 0)
    return {
      state: '待确认',
      value: null,
      reason: '这类要求要靠面试判断，简历无法证明',
      atoms: [],
      action: '准备一个真实的例子，面试时讲清楚。',
    };
  const hits = proof.flatMap(
    (word) =>
      findWords(
        texts.filter(({ strength }) => strength === DEED),
        [word],
      ) ?? [],
  );
  const atoms = uniqueEvidence(hits).slice(0, 3);
  if (atoms.length >= 2)
    return {
      state: '直接',
      value: 1,
      reason: `有 ${atoms.length} 条经历可以说明`,
      atoms,
      action: '面试时优先讲这几条。',
    };
  if (atoms.length === 1)
    return {
      state: '可迁移',
      value: 0.6,
      reason: '有一条经历可以说明',
      atoms,
      action: '再补一条能说明这一点的经历。',
    };
  return {
    state: '未体现',
    value: 0,
    reason: '没有经历能说明，自我评价里的形容不算证据',
    atoms: [],
    action: `用一段经历说明${ability?.[0] ?? ''}，写出对象和结果。`,
  };
}

const VALUES: Readonly<Record<MatchState, number | null>> = {
  直接: 1,
  可迁移: 0.5,
  未体现: 0,
  缺口: 0,
  待确认: null,
};
const FACT_ACTIONS: Readonly<Record<MatchState, string>> = {
  直接: '符合，无需修改。',
  可迁移: '投递前先向招聘方确认是否认可。',
  未体现: '如已具备请写进简历对应模块；没有就先确认是否必须。',
  缺口: '这是硬性条件，先问清是否可以放宽，再决定要不要投。',
  待确认: '把简历里缺的这一项补全，或直接询问招聘方。',
};

function judgeFact(fact: FactMatch): Judgement {
  return { ...fact, value: VALUES[fact.state], action: FACT_ACTIONS[fact.state] };
}

// Years and what they were spent on: both count, and a lack of either is the state of the whole.
function judgeExperience(requirement: JobRequirement, fact: FactMatch, reading: ResumeReading): Judgement {
  const years = judgeFact(fact);
  if (requirement.terms.length === 0) return years;
  const deeds = judgeTerms(requirement.text, requirement.terms, requirement.isAnyOf, reading);
  const atoms = [...deeds.atoms, ...years.atoms].slice(0, MOST_ATOMS);
  const reason = `${fact.reason}；${deeds.reason}`;
  const value = years.value === null ? deeds.value : (years.value + (deeds.value ?? 0)) / 2;
  const state = fact.state === '直接' ? deeds.state : fact.state;
  return { state, value, reason, atoms, action: fact.state === '直接' ? deeds.action : years.action };
}

// An internship is there or not; what it should have been in is looked for like any other words.
function judgeInternship(requirement: JobRequirement, reading: ResumeReading): Judgement {
  const internship = judgeFact(matchInternship(reading));
  if (requirement.terms.length === 0 || internship.state !== '直接') return internship;
  const deeds = judgeTerms(requirement.text, requirement.terms, requirement.isAnyOf, reading);
  const atoms = [...deeds.atoms, ...internship.atoms].slice(0, MOST_ATOMS);
  const value = (1 + (deeds.value ?? 0)) / 2;
  const state = deeds.state === '未体现' ? '可迁移' : deeds.state;
  return { state, value, reason: `${internship.reason}；${deeds.reason}`, atoms, action: deeds.action };
}

function judge(requirement: JobRequirement, reading: ResumeReading, month: string): Judgement {
  const { fact, kind, text, terms, isAnyOf } = requirement;
  if (fact) {
    const matched = matchFact(fact, reading, month);
    return kind === 'experience' ? judgeExperience(requirement, matched, reading) : judgeFact(matched);
  }
  if (kind === 'condition')
    return {
      state: '待确认',
      value: null,
      reason: '这是意愿或到岗条件，由您自己判断',
      atoms: [],
      action: '确认自己能否接受，面试时主动说明。',
    };
  if (kind === 'ability') return judgeAbility(requirement, reading);
  if (asksInternship(text)) return judgeInternship(requirement, reading);
  return judgeTerms(text, terms, isAnyOf, reading);
}

const UNREAD: Judgement = {
  state: '待确认',
  value: null,
  reason: '没有选择简历',
  atoms: [],
  action: '选择简历后可以逐条对照。',
};

const GENERAL_DUTY: Judgement = {
  state: '待确认',
  value: null,
  reason: '这条职责写得概括，没有可以逐词对照的内容',
  atoms: [],
  action: '面试时说明做过的相近的事。',
};

const judgeDuty = ({ text, terms }: JobDuty, reading: ResumeReading): Judgement =>
  terms.length === 0 ? GENERAL_DUTY : judgeTerms(text, terms, false, reading);

const rowOf = (
  { id, text, sentence }: JobRequirement | JobDuty,
  level: RequirementMatch['level'],
  kind: RequirementMatch['kind'],
  { reason, action, ...judgement }: Judgement,
): RequirementMatch => ({
  ...{ requirementId: id, level, kind, text, sentence },
  ...judgement,
  reason: clipped(reason, 300),
  action: clipped(action, 300),
});

/** Every requirement and duty of a posting with what a résumé says to it; `month` is YYYY-MM, that of now. */
export function matchJob(
  job: JobDescription,
  reading: ResumeReading | null,
  month: string,
): RequirementMatch[] {
  const asked = [...job.must, ...job.plus].map((requirement) =>
    rowOf(
      requirement,
      requirement.level,
      requirement.kind,
      reading ? judge(requirement, reading, month) : UNREAD,
    ),
  );
  const duties = job.duties.map((duty) =>
    rowOf(duty, 'duty', 'duty', reading ? judgeDuty(duty, reading) : UNREAD),
  );
  return [...asked, ...duties];
}

/** The label of a kind. */
export const kindLabel = (kind: RequirementMatch['kind']): string =>
  kind === 'duty' ? '职责' : requirementKinds[kind];
