import type { RequirementFact } from '@qicheng/analysis/job-description';
import type { DateRange, PartialDate, WorkItem } from '@qicheng/resume/document';
import type { MatchState } from '@qicheng/analysis/jd-analysis';
import type { Evidence } from '@qicheng/analysis/result';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import type { ResumeReading } from './read-resume.js';

/** What the résumé says to a fact that is asked for. */
export interface FactMatch {
  state: MatchState;
  reason: string;
  atoms: Evidence[];
}

type Fact<Kind extends RequirementFact['kind']> = Extract<RequirementFact, { kind: Kind }>;

const MONTHS = 12;
const monthOf = ({ y, m = 1 }: PartialDate): number => y * MONTHS + m;
const monthsOfDay = (day: string): number => {
  const [y = 0, m = 1] = day.split('-').map(Number);
  return monthOf({ y, m });
};

type Stretch = readonly [from: number, to: number];

function stretchOf({ start, end }: DateRange, now: number): Stretch | null {
  if (!start) return null;
  const to = end === 'present' ? now : end ? monthOf(end.m ? end : { ...end, m: MONTHS }) : null;
  return to === null ? null : [monthOf(start), Math.min(to, now)];
}

/** Months that are covered by any of the stretches. */
function covered(stretches: readonly Stretch[]): number {
  let months = 0;
  let until = 0;
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    if (to > until) months += to - Math.max(from, until);
    until = Math.max(until, to);
  }
  return months;
}

const isStretch = (stretch: Stretch | null | undefined): stretch is Stretch => Boolean(stretch);

const monthsOf = (items: readonly WorkItem[], now: number): number =>
  covered(
    items
      .filter(({ visible }) => visible !== false)
      .map(({ period }) => period && stretchOf(period, now))
      .filter(isStretch),
  );

const said = (months: number): string =>
  months < MONTHS ? `${months} 个月` : `${Math.round((months / MONTHS) * 10) / 10} 年`;

const evidenceOf = (items: readonly WorkItem[], section: string) =>
  items.slice(0, 4).map((item, index) => ({
    pointer: `/${section}/${index}/period`,
    targetId: item.id,
    quote: wordsOfText(item.company, 'zh') || (section === 'work' ? '工作经历' : '实习经历'),
  }));

/** Whether the years of work that are asked for are there. Internships may count, which only the employer says. */
export function matchExperience(
  { least }: Fact<'experience'>,
  { document }: ResumeReading,
  month: string,
): FactMatch {
  const now = monthsOfDay(month);
  const work = monthsOf(document.work, now);
  const all = monthsOf([...document.work, ...document.internships], now);
  const atoms = evidenceOf(document.work, 'work');
  const wanted = `要求 ${least} 年以上经验`;
  if (least === 0) return { state: '直接', reason: '对年限没有下限要求', atoms };
  if (work >= least * MONTHS) return { state: '直接', reason: `工作经历合计 ${said(work)}`, atoms };
  if (document.work.some(({ period }) => !period?.start || !period.end))
    return { state: '待确认', reason: `${wanted}，有工作经历没有写全起止时间`, atoms };
  if (all >= least * MONTHS)
    return {
      state: '可迁移',
      reason: `${wanted}，加上实习合计 ${said(all)}，实习是否计入以招聘方认定为准`,
      atoms: [...atoms, ...evidenceOf(document.internships, 'internships')].slice(0, 8),
    };
  const own = work > 0 ? `工作经历合计 ${said(work)}` : '简历没有全职工作经历';
  return { state: '缺口', reason: `${wanted}，${own}`, atoms };
}

/** Whether there is an internship, with its time. */
export function matchInternship({ document }: ResumeReading): FactMatch {
  const own = document.internships.filter(({ visible }) => visible !== false);
  const dated = own.filter(({ period }) => period?.start);
  if (own.length === 0) return { state: '未体现', reason: '简历没有实习经历', atoms: [] };
  if (dated.length === 0) return { state: '待确认', reason: '实习经历没有写起止时间', atoms: [] };
  return {
    state: '直接',
    reason: `有 ${dated.length} 段写明时间的实习经历`,
    atoms: evidenceOf(document.internships, 'internships'),
  };
}

/** Whether the year of graduation is among those that are asked for. */
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
  // Who has not worked since may still count as a graduate for two years in some recruitments.
  return last.year >= now - 2
    ? { state: '待确认', reason: `${last.year} 年毕业，是否仍按应届生对待以招聘方认定为准`, atoms }
    : { state: '缺口', reason: `要求应届毕业生，简历是 ${last.year} 年毕业`, atoms };
}
