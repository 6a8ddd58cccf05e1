import type { MatchState } from '@qicheng/analysis/jd-analysis';
import type { RequirementFact } from '@qicheng/analysis/job-description';
import type { Evidence } from '@qicheng/analysis/result';
import type { DateRange, WorkItem } from '@qicheng/resume/document';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { writtenNumber } from '../text/written-number.js';
import { fieldsIn, isInFields } from './data/fields.js';
import { headOf, isEmployment } from './employment.js';
import { endOf, MONTHS, monthOf, monthsOfDay, yearsIn } from './months.js';
import type { ResumeReading } from './read-resume.js';

/** The result of comparing a résumé with a required fact. */
export interface FactMatch {
  state: MatchState;
  reason: string;
  atoms: Evidence[];
  /** Advice that replaces the usual one. */
  action?: string;
}

type Fact<Kind extends RequirementFact['kind']> = Extract<RequirementFact, { kind: Kind }>;

type Stretch = readonly [from: number, to: number];

function stretchOf({ start, end }: DateRange, now: number): Stretch | null {
  if (!start) return null;
  return end ? [monthOf(start), Math.min(endOf(end), now)] : null;
}

/** The number of months covered by at least one period; a job that begins in the month after another continues it. */
function covered(stretches: readonly Stretch[]): number {
  let months = 0;
  let until = 0;
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    if (to > until) months += to - (until > 0 && from <= until + 1 ? until : from);
    until = Math.max(until, to);
  }
  return months;
}

const isStretch = (stretch: Stretch | null | undefined): stretch is Stretch => Boolean(stretch);

export const monthsOf = (items: readonly WorkItem[], now: number): number =>
  covered(
    items
      .filter(({ visible }) => visible !== false)
      .map(({ period }) => period && stretchOf(period, now))
      .filter(isStretch),
  );

export const span = (months: number): string =>
  months < MONTHS ? `${months} 个月` : `${yearsIn(months)} 年`;

export const employersOf = (items: readonly WorkItem[], list: readonly WorkItem[], section: string) =>
  items.slice(0, 4).map((item) => ({
    pointer: `/${section}/${list.indexOf(item)}/period`,
    targetId: item.id,
    quote: wordsOfText(item.company, 'zh') || (section === 'work' ? '工作经历' : '实习经历'),
  }));

/** Judges internships and their duration. */
export function matchInternship(text: string, { document }: ResumeReading): FactMatch {
  const own = document.internships.filter(({ visible }) => visible !== false);
  const requiredFields = fieldsIn(text);
  const dated = own.filter(({ period }) => period?.start);
  if (own.length === 0) {
    // A former employee needs no internship in the field.
    const jobs = document.work.filter(
      (item) =>
        isEmployment(item) && (requiredFields.length === 0 || isInFields(headOf(item), requiredFields)),
    );
    return jobs.length > 0
      ? {
          state: '直接',
          reason: '没有实习经历，有同类的工作经历',
          atoms: employersOf(jobs, document.work, 'work'),
        }
      : { state: '未体现', reason: '简历没有实习经历', atoms: [] };
  }
  if (requiredFields.length > 0 && !own.some((item) => isInFields(headOf(item), requiredFields)))
    return { state: '未体现', reason: `有 ${own.length} 段实习经历，没有写到这一方面`, atoms: [] };
  if (dated.length === 0) return { state: '待确认', reason: '实习经历没有写起止时间', atoms: [] };
  return {
    state: '直接',
    reason: `有 ${dated.length} 段写明时间的实习经历`,
    atoms: employersOf(document.internships, document.internships, 'internships'),
  };
}

const PAST_MONTHS = /实习[^,]{0,4}?(\d{1,2}|[一二三四五六七八九十两])\s*个?月/u;
/** A duration next to internships that were done, not one of the internship that is offered. */
const OF_PAST = /实习(?:工作)?(?:经历|经验)/u;
/** The internship that is offered: 能实习3个月以上. */
const OF_FUTURE = /(?:能|可|可以|保证|接受|愿意)(?:连续|全职|稳定)?实习/u;

/** Judges the duration of past internships: 有律所实习经历,实习三个月以上优先. Null if the clause asks for none. */
export function matchPastInternship(
  text: string,
  sentence: string,
  { document }: ResumeReading,
  month: string,
): FactMatch | null {
  const [, figure = ''] = PAST_MONTHS.exec(text) ?? [];
  const own = document.internships.filter(({ visible }) => visible !== false);
  if (
    figure === '' ||
    OF_FUTURE.test(text) ||
    !OF_PAST.test(sentence) ||
    /每周|到岗/u.test(sentence) ||
    own.length === 0
  )
    return null;
  const atoms = employersOf(own, document.internships, 'internships');
  if (own.some(({ period }) => !period?.start || !period.end))
    return { state: '待确认', reason: '实习经历没有写全起止时间', atoms };
  const longest = Math.max(...own.map((item) => monthsOf([item], monthsOfDay(month))));
  return longest >= writtenNumber(figure)
    ? { state: '直接', reason: `最长的一段实习约 ${longest} 个月`, atoms }
    : { state: '可迁移', reason: `最长的一段实习约 ${longest} 个月，少于要求`, atoms };
}

/** Judges whether the year of graduation is among the required ones. */
export function matchGraduation(
  { years, isFresh }: Fact<'graduation'>,
  { document }: ResumeReading,
  month: string,
): FactMatch {
  const ends = document.education.flatMap(({ id, period, visible }, index) => {
    const end = period?.end;
    return visible !== false && end && end !== 'present'
      ? [
          {
            year: end.y,
            evidence: { pointer: `/education/${index}/period`, targetId: id, quote: `${end.y} 年毕业` },
          },
        ]
      : [];
  });
  ends.sort((a, b) => b.year - a.year);
  const [last] = ends;
  if (!last) return { state: '待确认', reason: '教育经历没有写毕业时间', atoms: [] };
  const atoms = [last.evidence];
  const now = Number(month.slice(0, 4));
  if (years.length > 0) {
    return years.includes(last.year)
      ? { state: '直接', reason: `${last.year} 年毕业，符合届别要求`, atoms }
      : { state: '缺口', reason: `要求 ${years.join('、')} 届，简历是 ${last.year} 年毕业`, atoms };
  }
  if (!isFresh || last.year >= now) return { state: '直接', reason: `${last.year} 年毕业，属于应届`, atoms };
  // Some employers treat people as new graduates for two years.
  return last.year >= now - 2
    ? { state: '待确认', reason: `${last.year} 年毕业，是否仍按应届生对待以招聘方认定为准`, atoms }
    : { state: '缺口', reason: `要求应届毕业生，简历是 ${last.year} 年毕业`, atoms };
}
