import type { TextLine } from '../../reading/page-text.js';
import { isAtHome } from '../at-home.js';
import { findDate } from '../dates.js';
import { spokenBegin, spokenEnd, spokenTitle } from '../loose/spoken-employment.js';
import { titleScore } from '../recognise.js';
import { type ProseEmployment, employerAlone } from './employments.js';
import { titleAfter } from './posts.js';
import type { ProseEntry, Prose } from './prose.js';

/** The content read so far, and the current employment. */
interface Reading {
  prose: Prose;
  open: ProseEntry | null;
}

const MAX_TITLE_LENGTH = 10;

const hasEnd = ({ value: { period } }: ProseEntry): boolean =>
  period?.end !== undefined && period.end !== 'present';

/** 2023年3月到2023年6月 or 实习教师 alone: the period or title for the employer in the previous clause. */
export function completes(
  reader: Reading,
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
