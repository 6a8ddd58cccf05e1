import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { fieldsIn, isKinField } from './data/fields.js';
import { headOf, isEmployment } from './employment.js';
import { nounsOf, quotedList, UNSHOWN, VAGUE } from './judge-words.js';
import { saysOtherTrade } from './match-experience.js';
import { isSpecific } from './match-phrase.js';
import { partsOf } from './phrase-parts.js';
import type { ResumeReading } from './read-resume.js';

/** Work that is told in as many ways as there are people. */
const TOLD_FREELY = new Set<RequirementMatch['kind']>(['skill', 'duty']);
/** Names of tools and standards are written the same everywhere: what is not there is not there. */
const NAMES_TOOL = /[A-Za-z]{2,}|软件|语言$/u;
/** What a résumé never says in other words. */
const IS_CERTAIN = /黑带|绿带|论文|专利|开车|驾|奖/u;

const OPEN_VALUE = 0.5;

/** What a row counts that is still open: half of what those that are required and decided do on average. */
export function openValue(matrix: readonly RequirementMatch[]): number {
  const must = matrix.filter(({ level, value }) => level === 'must' && value !== null);
  const decided = (must.length > 0 ? must : matrix).flatMap(({ value }) => value ?? []);
  return (OPEN_VALUE * decided.reduce((sum, value) => sum + value, 0)) / Math.max(1, decided.length);
}

/** Who has only studied the subject and lacks the degree or the years is not yet of the trade. */
const SHUTS_OUT = new Set<RequirementMatch['kind']>(['degree', 'experience']);

/** Whether posting and résumé are of one trade, by the years that count, the posts that were held, or what was studied. */
function isSameTrade(
  { title }: JobDescription,
  { document }: ResumeReading,
  matrix: readonly RequirementMatch[],
): boolean {
  const must = matrix.filter(({ level }) => level === 'must');
  const years = must.filter(({ kind }) => kind === 'experience');
  if (years.some(saysOtherTrade)) return false;
  if (years.some(({ state, reason }) => state === '直接' && reason.startsWith('相关'))) return true;
  const wanted = fieldsIn(title?.text ?? '');
  const jobs = [...document.work, ...document.internships].filter(isEmployment);
  const own = jobs.flatMap((item) => fieldsIn(headOf(item)));
  if (own.some((name) => wanted.some((each) => isKinField(each, name)))) return true;
  const isStudied = must.some(({ kind, state }) => kind === 'major' && state === '直接');
  return isStudied && must.every(({ kind, state }) => state !== '缺口' || !SHUTS_OUT.has(kind));
}

const LEAST_NAME = 3;
const LONGEST_NAME = 10;
/** A piece that is no name by itself: 与产品, 引入. */
const NO_NAME = /^[与跟和向把将对为从在按以]|的$/u;
/** What was looked for, as it is named in a question: its nouns, or the row where they are no names. */
function namesIn(text: string): string {
  const nouns = nounsOf(partsOf(text));
  const isNamed = nouns.length > 0 && nouns.every((noun) => noun.length >= LEAST_NAME && !NO_NAME.test(noun));
  // The row shows the clause itself; a long piece of it is no name.
  const short = nouns.filter((noun) => noun.length <= LONGEST_NAME);
  return isNamed && short.length === nouns.length ? quotedList(nouns) : '这一条';
}

/** Whether a row is of work told freely, and its words are nowhere. */
const isOpen = ({ kind, text, reason }: RequirementMatch): boolean =>
  (reason === UNSHOWN || (reason === VAGUE && isSpecific(text))) &&
  TOLD_FREELY.has(kind) &&
  !NAMES_TOOL.test(text) &&
  !IS_CERTAIN.test(text);

/** Of one trade, a row whose words are nowhere is asked about: the work may be told in other words. */
export function askOpenRows(
  matrix: readonly RequirementMatch[],
  job: JobDescription,
  reading: ResumeReading,
): RequirementMatch[] {
  if (!isSameTrade(job, reading, matrix)) return [...matrix];
  const value = openValue(matrix.filter((row) => !isOpen(row)));
  return matrix.map((row) => {
    if (!isOpen(row)) return row;
    const { kind, text } = row;
    const names = namesIn(text);
    return {
      ...row,
      state: '待确认',
      value,
      reason: `您做的是同类工作，简历没有写明${names}`,
      action:
        kind === 'duty'
          ? `${names}做过没有？做过就在对应的经历里补一句做法和结果；没有做过不用写。`
          : `${names}接触过没有？有就补一件具体的事；没有不用写。`,
    };
  });
}
