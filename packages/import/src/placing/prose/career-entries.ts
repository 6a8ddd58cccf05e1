import type { PartialDate } from '@qicheng/resume/document';
import type { TextLine } from '../../reading/page-text.js';
import { findDate } from '../dates.js';
import { monthsOf } from '../employments.js';
import { spokenBegin, spokenEnd, spokenTitle } from '../loose/spoken-employment.js';
import { isAtHome } from '../periods-without-entry.js';
import { titleScore } from '../recognise.js';
import { type StatedCareer, careerIn } from './career.js';
import { type ProseEmployment, employerAlone } from './employments.js';
import { withPost, titleAfter } from './posts.js';
import type { ProseEntry, Prose } from './prose.js';

/** The content read so far, and the current employment. */
export interface CareerReading {
  prose: Prose;
  open: ProseEntry | null;
  /** The statements of the current sentence; null before the first one. */
  readonly action: readonly string[] | null;
  /** Places the statements of the current sentence, and starts new ones. */
  startAction(line: TextLine, text: string): void;
  /** The date of a move before this clause, or of the sentence for a move to a department. */
  takeBegun(isMove: boolean): PartialDate | null;
}

const MAX_TITLE_LENGTH = 10;

const hasEnd = ({ value: { period } }: ProseEntry): boolean =>
  period?.end !== undefined && period.end !== 'present';

/** 2023年3月到2023年6月 or 实习教师 alone: the period or title for the employer in the previous clause. */
export function completes(
  reader: CareerReading,
  clause: string,
  employment: ProseEmployment | null,
  line: TextLine,
): boolean {
  const studies = reader.prose.studies.at(-1);
  const open = reader.open;
  const end = open === null || hasEnd(open) ? null : spokenEnd(clause);
  const startDate = open === null || open.value.period?.start !== undefined ? null : spokenBegin(clause);
  const start = startDate === null ? undefined : findDate(startDate)?.date;
  if (open !== null && start !== undefined) {
    open.value = { ...open.value, period: { ...open.value.period, start } };
    return true;
  }
  if (open !== null && end !== null) {
    open.value = { ...open.value, period: { ...open.value.period, end: findDate(end)?.date ?? 'present' } };
    return true;
  }
  if (employment !== null && employment.period !== null) {
    const isPeriodAlone = employment.company === '' && employment.title === '' && employment.statement === '';
    if (!isPeriodAlone) return false;
    if (open !== null && open.line === line && open.value.period === null && open.value.company !== '')
      open.value = { ...open.value, period: employment.period };
    else if (studies?.line === line && studies.value.period === undefined && open?.line !== line)
      studies.value = { ...studies.value, period: employment.period };
    else return false;
    return true;
  }
  const later = open === null || open.line !== line ? null : titleAfter(open.value.title, clause);
  if (open !== null && later !== null) {
    open.value = { ...open.value, title: later };
    return true;
  }
  if (open === null || open.line !== line || open.value.title !== '' || open.statements.length > 0)
    return false;
  const company = open.value.company === '' && open.value.statement === '' ? employerAlone(clause) : null;
  const bare = clause.replace(/[（(][^（）()]*[）)]$/u, '');
  if (company === null && open.value.title === '' && open.value.company === '' && isAtHome(clause)) {
    reader.prose.entries.splice(reader.prose.entries.indexOf(open), 1);
    reader.prose.aside.push({ value: clause, line });
    reader.open = null;
    return true;
  }
  const title =
    spokenTitle(clause) ??
    (bare.length <= MAX_TITLE_LENGTH && titleScore(bare) > 1 && !/[考过了有]|^[我他她]/u.test(bare)
      ? bare
      : null);
  if (company !== null) open.value = { ...open.value, company };
  else if (title !== null) {
    const { period } = open.value;
    const isNow = period !== null && period.end === undefined && /^(?:现在|目前)/u.test(clause);
    open.value = { ...open.value, title, ...(isNow && { period: { ...period, end: 'present' } }) };
  }
  return company !== null || title !== null;
}

/** Ends an employment without an end where the next one starts. */
function endBefore({ prose }: CareerReading, start: PartialDate | undefined): void {
  const last = prose.entries.at(-1);
  if (last === undefined || start === undefined || last.value.company === '') return;
  const { period } = last.value;
  const isBefore = period?.start === undefined || monthsOf(period.start) <= monthsOf(start);
  if (period?.end === undefined && isBefore)
    last.value = { ...last.value, period: { ...period, end: start } };
}

/** 2025年3月起受聘于…: the last employment goes on. */
export function continueLast({ entries }: Prose): void {
  const last = entries.at(-1);
  const { period } = last?.value ?? {};
  if (last?.isSince === true && period?.start !== undefined && period.end === undefined)
    last.value = { ...last.value, period: { ...period, end: 'present' } };
}

/** 跳到某公司, 2016年以后当项目经理, 调到重症病区: an employer or a post; false for any other clause. */
export function consumeCareer(reader: CareerReading, clause: string, line: TextLine): boolean {
  const { open, action } = reader;
  const known = open?.value.company ?? '';
  const career = careerIn(clause, known);
  if (career === null) return false;
  if (career.company === '') return consumePost(reader, career, line);
  const isDated = career.period.start !== undefined;
  const isInAction = action !== null && action.length > 0;
  if (isInAction && !isDated && !career.isEntered) return false;
  const begun = isDated ? null : reader.takeBegun(career.isEntered && !career.isLater);
  const period = begun === null ? career.period : { start: begun, ...career.period };
  if (career.isEntered && !/兼职|业余/u.test(clause)) endBefore(reader, period.start);
  reader.startAction(line, career.statement);
  const { section, company, department, title } = career;
  const value = {
    ...{ section, company, statement: career.statement, title },
    ...(department !== '' && { department }),
    period: Object.keys(period).length === 0 ? null : period,
  };
  reader.open = { value, line, statements: [], isSince: career.isSince };
  reader.prose.entries.push(reader.open);
  return true;
}

function consumePost(reader: CareerReading, career: StatedCareer, line: TextLine): boolean {
  const { open } = reader;
  if (open === null || open.value.company === '') return false;
  const { title, department, isLater } = career;
  const isInAction = (reader.action?.length ?? 0) > 0 || open.statements.length > 0;
  const begun = career.period.start ?? (department === '' ? null : reader.takeBegun(true));
  if (begun !== null && begun !== undefined) {
    const entries = withPost(open, { start: begun, office: title, department }, line);
    reader.startAction(line, career.statement);
    reader.prose.entries.splice(reader.prose.entries.indexOf(open), 1, ...entries);
    reader.open = entries.at(-1) ?? open;
    reader.open.isSince = career.isSince;
    return true;
  }
  const isNext = isLater || career.isNow;
  if (title === '' || (isInAction && !isNext)) return false;
  if (open.value.title !== '' && !isNext) return false;
  const before = open.value.title.split('→').filter((name) => name !== '' && !title.startsWith(name));
  const added = title.split('→').filter((name) => !before.includes(name));
  const { period } = open.value;
  const isNow = career.isNow || career.period.end === 'present';
  open.value = {
    ...open.value,
    title: [...before, ...added].join('→'),
    ...(isNow && period?.end === undefined && { period: { ...period, end: 'present' as const } }),
  };
  if (career.statement !== '') reader.startAction(line, career.statement);
  return true;
}
