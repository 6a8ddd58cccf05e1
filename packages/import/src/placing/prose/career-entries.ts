import type { PartialDate } from '@qicheng/resume/document';
import type { TextLine } from '../../reading/page-text.js';
import { monthsOf } from '../employments.js';
import { type StatedCareer, careerIn } from './career.js';
import { withPost } from './posts.js';
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

/** Ends an employment without an end where the next one starts. */
export function endBefore({ prose }: Pick<CareerReading, 'prose'>, start: PartialDate | undefined): void {
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
