import { type DateRange, type PartialDate, PRESENT } from '@qicheng/resume/dates';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { SeekerStage } from './resume-analysis.js';

const monthOf = ({ y, m = 1 }: PartialDate): number => y * 12 + m;

/** Months of employment after which a person is no longer looking for a first job. */
const YEAR = 12;

/** Months of an employment as stated; an ongoing one counts as at least a year. */
function monthsOf({ start, end }: DateRange): number {
  if (end === PRESENT) return YEAR;
  return start && end ? Math.max(0, monthOf(end) - monthOf(start) + 1) : 0;
}

const startOf = (period: DateRange | undefined): number | undefined => period?.start && monthOf(period.start);

/** Employment other than a student job: started outside of all educations, or longer than two years. */
function employments({ work, education }: ResumeDocument): DateRange[] {
  const studies = education.flatMap(({ period }) => {
    const start = startOf(period);
    if (!period || start === undefined || !period.end) return [];
    return [{ start, end: period.end === PRESENT ? Infinity : monthOf(period.end) }];
  });
  return work.flatMap(({ period }) => {
    const start = startOf(period);
    if (!period || start === undefined) return [];
    const isDuringStudies = studies.some((study) => study.start <= start && start < study.end);
    return isDuringStudies && monthsOf(period) <= 2 * YEAR ? [] : [period];
  });
}

const PUBLIC_POST = /公务员|事业单位|事业编|教师编|编制|选调生|特岗教师|三支一扶|大学生村官/u;

/** The stage inferred from a résumé if none is stated. */
export function stageOf(document: ResumeDocument | null): SeekerStage {
  if (document === null) return '校招';
  const { intention, work, internships } = document;
  if (intention.track === 'civilService' || intention.track === 'publicInstitution') return '考编';
  const targets = (intention.positions ?? []).map(({ name }) => name?.zh ?? name?.en ?? '').join(' ');
  if (PUBLIC_POST.test(targets)) return '考编';
  if (intention.jobType === 'internship' || /实习生?$/u.test(targets)) return '实习';
  const hasDates = work.some(({ period }) => startOf(period) !== undefined);
  if (!hasDates) return work.length > 0 && internships.length === 0 ? '社招' : '校招';
  const months = employments(document).reduce((sum, period) => sum + monthsOf(period), 0);
  return months >= YEAR ? '社招' : '校招';
}
