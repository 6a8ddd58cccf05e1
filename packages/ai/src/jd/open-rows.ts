import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { sharedRun } from '../text/shared-run.js';
import { admitsLack } from './admitted-lack.js';
import { fieldsIn, isRelatedField } from './data/fields.js';
import { headOf, isEmployment } from './employment.js';
import { NOT_MATCHED, ONLY_CLAIMED, NOT_MENTIONED, VAGUE } from './judge-unproved.js';
import { isForOtherTrade } from './match-experience.js';
import { isSpecific } from './match-phrase.js';
import { actionBeside } from './mentioned.js';
import { quotedList } from './part-names.js';
import { evidenceIn, type ResumeReading } from './read-resume.js';

/** Work that is described in many different ways. */
const OPEN_KINDS = new Set<RequirementMatch['kind']>(['skill', 'duty']);
/** Tools and standards have fixed names, so that a missing name is missing. */
const NAMES_TOOL = /[A-Za-z]{2,}|软件|语言$/u;
/** Facts that a résumé never states in other words. */
const IS_CERTAIN = /黑带|绿带|论文|专利|开车|驾|奖/u;

const OPEN_VALUE = 0.5;

/** The value of an undecided row: half the average of the decided required rows. */
function openValue(matrix: readonly RequirementMatch[]): number {
  const must = matrix.filter(({ level, value }) => level === 'must' && value !== null);
  const decided = (must.length > 0 ? must : matrix).flatMap(({ value }) => value ?? []);
  return (OPEN_VALUE * decided.reduce((sum, value) => sum + value, 0)) / Math.max(1, decided.length);
}

/** A candidate is in the trade if at least this many duties match and they are a third of all. */
const MIN_MATCHED_DUTIES = 2;
/** A candidate with only the studies is not in the trade if the degree or the years are missing. */
const SHUTS_OUT = new Set<RequirementMatch['kind']>(['degree', 'experience']);

/** Whether the candidate is in the trade of the posting, by the years that count, former posts or studies. */
function isSameTrade(
  { title }: JobDescription,
  { document }: ResumeReading,
  matrix: readonly RequirementMatch[],
): boolean {
  const must = matrix.filter(({ level }) => level === 'must');
  const years = must.filter(({ kind }) => kind === 'experience');
  if (years.some(isForOtherTrade)) return false;
  if (years.some(({ state, reason }) => state === '直接' && reason.startsWith('相关'))) return true;
  const requiredFields = fieldsIn(title?.text ?? '');
  const jobs = [...document.work, ...document.internships].filter(isEmployment);
  const own = jobs.flatMap((item) => fieldsIn(headOf(item)));
  if (own.some((name) => requiredFields.some((each) => isRelatedField(each, name)))) return true;
  const duties = matrix.filter(({ level }) => level === 'duty');
  const shownDuties = duties.filter(({ state, atoms }) => atoms.length > 0 && state !== '未体现');
  if (shownDuties.length >= MIN_MATCHED_DUTIES && shownDuties.length * 3 >= duties.length) return true;
  const isStudied = must.some(({ kind, state }) => kind === 'major' && state === '直接');
  return isStudied && must.every(({ kind, state }) => state !== '缺口' || !SHUTS_OUT.has(kind));
}

/** The question where the self-evaluation alone speaks of a clause. */
const CLAIMED_ONLY = {
  reason: '自我评价里写到了，工作经历里是哪一件请您补上',
  action: '在对应的经历里写一句做过的事；没有做过就按实际程度写。',
} as const;

const MIN_SHARED = 2;
/** Whether the clauses that speak of a row admit a lack of it. */
const isAdmittedLack = ({ text, atoms }: RequirementMatch): boolean =>
  atoms.some(({ quote }) =>
    quote
      .split(/[，,。；;]/u)
      .some((clause) => admitsLack(clause) && sharedRun(clause, text).length >= MIN_SHARED),
  );
const ADMITTED = {
  state: '未体现',
  value: 0,
  reason: '自我评价写明这方面经验少，不算证据',
  action: '如实写，不要写成做过；面试时说明打算怎么补。',
} as const;

/** The question where an action has the words of a clause, although not all that it asks for. */
const writtenBeside = (words: readonly string[]) => ({
  reason: `简历写到${quotedList(words)}，是不是这件事请您对照`,
  action: '是这件事就用招聘的说法写明；不是就不用写。',
});

/** A dialect, which is spoken and not done: 会苏州话. */
const DIALECT = /(?:[\u4e00-\u9fa5]{2}话(?![题务费机术剧])|方言)/u;
const NO_DIALECT = { reason: '简历没有写会不会这种话', action: '会说就写进技能；不会不用写。' } as const;

/** Whether a row about work is unmatched but may be described in other words. */
const isOpen = ({ kind, text, reason }: RequirementMatch): boolean =>
  (reason === NOT_MENTIONED || reason === ONLY_CLAIMED || (reason === VAGUE && isSpecific(text))) &&
  OPEN_KINDS.has(kind) &&
  !NAMES_TOOL.test(text) &&
  !IS_CERTAIN.test(text);

/**
 * Turns unmatched rows into questions if the candidate is in the trade, because the work may be described in other
 * words.
 */
export function openUnclearRows(
  matrix: readonly RequirementMatch[],
  job: JobDescription,
  reading: ResumeReading,
): RequirementMatch[] {
  if (!isSameTrade(job, reading, matrix)) return [...matrix];
  const value = openValue(matrix.filter((row) => !isOpen(row)));
  return matrix.map((row) => {
    if (!isOpen(row)) return row;
    const isClaimed = row.reason === ONLY_CLAIMED && row.atoms.length > 0;
    if (isClaimed && isAdmittedLack(row)) return { ...row, ...ADMITTED };
    const shared = isClaimed ? undefined : actionBeside(row.text, reading);
    if (shared !== undefined)
      return {
        ...row,
        state: '待确认',
        value,
        ...writtenBeside(shared.words),
        atoms: [evidenceIn(shared.text)],
      };
    const question = isClaimed ? CLAIMED_ONLY : DIALECT.test(row.text) ? NO_DIALECT : NOT_MATCHED;
    return { ...row, state: '待确认', value, ...question };
  });
}
