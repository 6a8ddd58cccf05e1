import type { InterviewInput } from '@qicheng/analysis/interview';
import { PRESENT } from '@qicheng/resume/dates';
import type { ResumeDocument, WorkItem } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { isStatedGap } from '@qicheng/resume/stated-gap';
import { familiesOf } from '../../jd/data/majors.js';
import { headOf, isEmployment, jobOf } from '../../jd/employment.js';
import { monthOf, monthsOfDay } from '../../jd/months.js';
import { majorsIn } from '../../jd/read-majors.js';
import { isUnlikely } from '../../text/unlikely.js';
import { isUnsuitable } from '../../text/unsuitable.js';
import { quoted, readTexts } from '../resume-analysis/statements.js';

/** A question that a résumé raises, with its source. */
export interface RaisedQuestion {
  pointer: string;
  quote: string;
  targetId?: string | undefined;
  values: Readonly<Record<string, string>>;
}

/** Words of size without a number. */
const INFLATED =
  /(?:百万|千万|[百千]?亿|万亿)级|现象级|史诗级|跨越式|颠覆性?|行业(?:第一|领先|标杆)|(?:国内|全国|全球)(?:第一|领先|顶尖)|极大(?:地)?(?:提[升高]|改善|推动)|爆款|爆发式|指数级/u;
const HAS_FIGURE = /\d/u;
const CLAUSE = /[，,；;。]/u;

/** The clause that claims a size in words only, with the word; null if a number states it. */
function inflatedIn(text: string): { clause: string; word: string } | null {
  const clause = text.split(CLAUSE).find((each) => INFLATED.test(each) && !HAS_FIGURE.test(each));
  const word = INFLATED.exec(clause ?? '')?.[0];
  return clause === undefined || word === undefined ? null : { clause: clause.trim(), word };
}

const isJob = (section: string): boolean => section === 'work' || section === 'internships';

/** An implausible claim, of which the starting point is asked. */
export function unlikelyClaim(document: ResumeDocument): RaisedQuestion | null {
  for (const { text, pointer, itemPointer, atomId, section } of readTexts(document).statements) {
    const item = isJob(section) ? (valueAt(document, itemPointer) as WorkItem | undefined) : undefined;
    const post = item ? headOf(item) : '';
    if (!isUnlikely(text, post, section === 'work') || isUnsuitable(text)) continue;
    return { pointer, targetId: atomId, quote: quoted(text, 240), values: { quote: quoted(text, 60) } };
  }
  return null;
}

/** A size claimed in words only. */
export function inflatedClaim(document: ResumeDocument): RaisedQuestion | null {
  for (const { text, pointer, atomId, section } of readTexts(document).statements) {
    const found = isJob(section) ? inflatedIn(text) : null;
    if (found === null || isUnsuitable(text)) continue;
    const values = { quote: quoted(found.clause, 60), claim: found.word };
    return { pointer, targetId: atomId, quote: quoted(text, 240), values };
  }
  return null;
}

/** Whether a posting accepts subjects of the same family: 工商企业管理 for 工商管理等相关专业. */
function isRelatedToPosted(jd: string, major: string): boolean {
  const own = familiesOf(major);
  return jd
    .split(/[，,。；;\n]/u)
    .filter((clause) => /相关|相近|类/u.test(clause))
    .flatMap((clause) => majorsIn(clause))
    .some((name) => [...familiesOf(name)].some((family) => own.has(family)));
}

const MIN_MAJOR_LENGTH = 2;
const MAJOR_LIST = /^[^。；\n]{0,40}(?:专业|学科|学历|背景)/u;
/** Whether a posting names a subject or its first word: 食品科学 for 食品科学与工程. */
export function namesMajor(jd: string, major: string): boolean {
  const core = major.replace(/(?:专业|与工程|与技术|工程|技术|科学|学)+$/u, '');
  return (
    jd.includes(major) ||
    isRelatedToPosted(jd, major) ||
    (core.length >= MIN_MAJOR_LENGTH &&
      jd
        .split(core)
        .slice(1)
        .some((after) => MAJOR_LIST.test(after)))
  );
}

const RANGE =
  /^(?:19|20)\d{2}\s?[年./-]\s?(?:\d{1,2}\s?月?)?\s?(?:[-–—~～至到]+|--)\s?(?:(?:19|20)\d{2}\s?[年./-]\s?(?:\d{1,2}\s?月?)?|至今|今|现在)\s*[:：，,|]?\s*/u;
/** Time without a job, and the reason for it. */
const WITHOUT_JOB =
  /没有?(?:再|去|出来)?(?:工作|上班|就业)|未(?:工作|就业|上班)|空窗|空档|待业|全职(?:在家|妈妈|爸爸|带|照顾|备考)|脱产|离职|辞职|辞去|gap/iu;
const REASON =
  /照(?:顾|看)|陪护|带(?:孩子|小孩|娃)|备考|考研|考公|考编|空窗|空档|待业|求职|找工作|休养|养病|养伤|生病|身体|手术|生育|怀孕|待产|gap/iu;
/** A preference or a duty, which tells no time of the candidate's own. */
const OTHER = /员工|离职率|离职(?:手续|面谈|证明)|入离职|办理|学员|客户|随时|可(?:以)?到岗/u;

/** The clause of a line that states time without a job; null if there is none. */
export function statedGapIn(line: string): string | null {
  const rest = line.replace(RANGE, '').trim();
  if (rest !== line.trim() && isStatedGap(rest.split(/[，,。；;]/u)[0] ?? ''))
    return rest.split(/[。；;]/u)[0] ?? rest;
  return (
    line
      .split(/[。；;]/u)
      .map((sentence) => sentence.trim())
      .find((sentence) => WITHOUT_JOB.test(sentence) && REASON.test(sentence) && !OTHER.test(sentence)) ??
    null
  );
}

const GAP_MODULES = new Set(['basics', 'selfEvaluation', 'others']);

/** Somebody at home who was looked after. */
const CARE = /照(?:顾|看|料)|陪护|带(?:孩子|小孩|娃)|(?:妈妈|爸爸|孩子|父母|老人)/u;
const gapValues = (place: string): Readonly<Record<string, string>> => ({
  place: quoted(place, 40),
  arranged: CARE.test(place) ? '这件事安排好了吗？' : '',
});

/** Time without a job that the résumé states: as an entry, in a remark or in a line without a place. */
export function statedGap({ resume: { document, unplaced = [] } }: InterviewInput): RaisedQuestion | null {
  const at = document.work.findIndex(
    (item) => item.visible !== false && [jobOf(item).place, jobOf(item).role].some(isStatedGap),
  );
  const entry = document.work[at];
  if (entry) {
    const head = headOf(entry);
    return {
      ...{ pointer: `/work/${at}`, targetId: entry.id, quote: quoted(head, 240) },
      values: gapValues(jobOf(entry).place || head),
    };
  }
  for (const { pointer, targetId, text, module } of readTexts(document).texts) {
    const gap = GAP_MODULES.has(module) ? statedGapIn(text) : null;
    if (gap !== null) return { pointer, targetId, quote: quoted(text, 240), values: gapValues(gap) };
  }
  const line = unplaced.flatMap((each) => statedGapIn(each) ?? [])[0];
  return line === undefined ? null : { pointer: '', quote: quoted(line, 240), values: gapValues(line) };
}

/** After this many months in a job nobody asks what was arranged for the return to work. */
const LONG_BACK_MONTHS = 24;

/** Whether the candidate was employed for long after the last year that the gap names. */
function workedSince({ resume }: InterviewInput, stated: RaisedQuestion | null): boolean {
  const year = Math.max(
    0,
    ...[...(stated?.quote ?? '').matchAll(/(?:19|20)\d{2}/gu)].map(([y]) => Number(y)),
  );
  if (year === 0) return false;
  return resume.document.work.some((item, at) => {
    const { start, end } = item.period ?? {};
    if (`/work/${at}` === stated?.pointer || !isEmployment(item) || start === undefined || !end) return false;
    return start.y > year && end !== PRESENT && monthOf(end) - monthOf(start) >= LONG_BACK_MONTHS;
  });
}

/** The stated gap, unless the candidate has been back in work for long, or may have been. */
export function gapToExplain(input: InterviewInput): RaisedQuestion | null {
  const { resume, month } = input;
  const stated = statedGap(input);
  const isLongBack = resume.document.work.some(
    (item, at) =>
      `/work/${at}` !== stated?.pointer &&
      isEmployment(item) &&
      item.period?.end === PRESENT &&
      item.period.start !== undefined &&
      (month === undefined || monthsOfDay(month) - monthOf(item.period.start) >= LONG_BACK_MONTHS),
  );
  return isLongBack || workedSince(input, stated) ? null : stated;
}
