import { type DateRange, type PartialDate, PRESENT, type WorkItem } from '@qicheng/resume/document';
import { isEmployment } from '#src/jd/employment.js';
import { monthsOf, span } from '#src/jd/match-dates.js';
import { endOf, MONTHS, monthOf, monthsOfDay } from '#src/jd/months.js';
import type { ResumeReading } from '#src/jd/read-resume.js';
import { writtenNumber } from '#src/text/written-number.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import { namesCompany } from '../letter-context.js';
import type { Figure } from './figures.js';

/** How long somebody worked: 做过三年天猫运营, 有5年招聘经验. */
const SPAN =
  /((?<![\d.])\d{1,2}|[一二两三四五六七八九十])\s?(?:个)?(半)?(年|个?月)(?!级|制(?!造)|度|前|底|内|初|末|份|来|后|均|薪|会|级|\d)/u;
const WORKED =
  /做|干|从事|任|管理|带|负责|运营|操盘|经验|经历|工作|从业|销售|开发|教|招聘|实习|任职|上班|待/u;
/** Times of something else than the candidate's own work, such as years with a tool. */
const OTHER =
  /(?<!教)学|读|坚持|连续|近[一二三四五\d]|未来|计划|希望|公司|成立|合同|保修|前|用(?:了|过)|使用/u;

/** Words for a time of employment. */
const OF_EMPLOYMENT = /工作|任职|从业|上班|实习|兼职|经验|经历/u;
/** Whether a clause counts what was done in a time of studies, which the dates of internships do not limit. */
const maybeInStudies = (
  clause: string,
  { work, education }: Pick<ResumeReading['document'], 'work' | 'education'>,
): boolean =>
  !work.some(isEmployment) &&
  education.length > 0 &&
  !OF_EMPLOYMENT.test(clause) &&
  /\d/u.test(clause.replace(SPAN, ''));

const monthsIn = (clause: string): number | null => {
  const [, figure = '', half, unit = ''] = SPAN.exec(clause) ?? [];
  if (figure === '') return null;
  const count = writtenNumber(figure);
  return unit === '年' ? (count + (half ? 0.5 : 0)) * MONTHS : count;
};

/** A time with its beginning and end: 2023年5月到现在, 2019.3-2020.8. */
const DATED_SPAN =
  /(?:19|20)\d{2}\s?[年./-]?\s?(?:\d{1,2}\s?月?)?\s?(?:到|至|[-–—~～])\s?(?:今|现在|目前|(?:19|20)\d{2})/u;

/** So much longer than the résumé, by months and as a share, is not a rounding. */
const ROUGH = { months: 9, share: 1.3 };

const nameOf = ({ company }: WorkItem): string => wordsOfText(company, 'zh');

/** The job that a clause names, by the name that people call its employer. */
const jobIn = (clause: string, items: readonly WorkItem[]): WorkItem | undefined =>
  items.find((item) => namesCompany(clause, nameOf(item)));

/** A time of work that is far longer than the résumé's dates allow, with what the dates say; null where there is none. */
export function falseSpan(
  clause: string,
  { document, unplaced = [] }: Pick<ResumeReading, 'document'> & Partial<Pick<ResumeReading, 'unplaced'>>,
  today: string,
): { stated: string; inResume: string } | null {
  if (!WORKED.test(clause) || OTHER.test(clause)) return null;
  const stated = monthsIn(clause);
  const items = [...document.work, ...document.internships].filter(
    (item) => isEmployment(item) && item.period?.start && item.period.end,
  );
  if (stated === null || items.length === 0) return null;
  const undated = [...document.work, ...document.internships].filter(isEmployment).length > items.length;
  const job = jobIn(clause, items);
  if (!job && maybeInStudies(clause, document)) return null;
  if (!job && undated) return null;
  const now = monthsOfDay(today);
  // Work that the import left unread may be in any month since the first job.
  const first = !job && unplaced.some((text) => DATED_SPAN.test(text)) ? firstJob({ document }) : null;
  const months = first === null ? monthsOf(job ? [job] : items, now) : now - monthOf(first);
  if (months === 0 || stated - months < ROUGH.months || stated < months * ROUGH.share) return null;
  return {
    stated: clause,
    inResume: `${job ? nameOf(job) : document.internships.some(isEmployment) ? '工作和实习合计' : '工作合计'} ${roughly(months)}`,
  };
}

/** A job from July to August may be two months: months that are not known by the day are counted as begun. */
const roughly = (months: number): string => (months < MONTHS - 1 ? `约 ${months + 1} 个月` : span(months));

/** What the résumé says of a number of years that is longer than the time since the first job; null where it may be right. */
export function longerThanWorked(
  { unit, value }: Pick<Figure, 'unit' | 'value'>,
  clause: string,
  { document }: ResumeReading,
  today: string,
): string | null {
  if (unit !== '年' || !WORKED.test(clause) || OTHER.test(clause)) return null;
  const first = firstJob({ document });
  if (first === null) return null;
  const months = monthsOfDay(today) - monthOf(first);
  return value * MONTHS <= months + MONTHS ? null : firstJobText(first, months);
}

/** The first month of all jobs; null if one of them has no date. */
function firstJob({ document }: Pick<ResumeReading, 'document'>): PartialDate | null {
  const items = [...document.work, ...document.internships].filter(isEmployment);
  const starts = items.flatMap(({ period }) => period?.start ?? []);
  if (starts.length === 0 || starts.length < items.length) return null;
  return starts.toSorted((a, b) => monthOf(a) - monthOf(b))[0] ?? null;
}

/** Years with one employer: 在…做了八年架构师. */
const STAYED =
  /在[^，。；]{2,16}?(?:做|干|当|任|待|工作|任职|上班)(?:了|过)?(?:整整|将近|快|大约)?(\d{1,2}|[一二两三四五六七八九十]+)\s?(?:多)?年/u;

/** A time with one employer that is longer than the time since the first job; null where it may be right. */
export function stayLongerThanWorked(
  clause: string,
  resume: Pick<ResumeReading, 'document'>,
  today: string,
): { stated: string; inResume: string } | null {
  const years = writtenNumber(STAYED.exec(clause)?.[1] ?? '0');
  const first = years === 0 || OTHER.test(clause) ? null : firstJob(resume);
  if (first === null) return null;
  const months = monthsOfDay(today) - monthOf(first);
  return years * MONTHS <= months + MONTHS ? null : { stated: clause, inResume: firstJobText(first, months) };
}

const firstJobText = (first: PartialDate, months: number): string =>
  `最早的工作从 ${monthText(first)}开始，到现在约 ${span(months)}`;

/** Work begun in a year: 从2010年就开始带中班. */
const BEGUN =
  /(?:自|从)\s?((?:19|20)\d{2})\s?年?(?:就|起|便)?(?:已经)?(?:开始)?[^，。；]{0,6}?(?:做|干|带|当|任(?!何)|教(?!育)|跑(?!步)|管|从事|入行|上班|工作|进入)/u;

/** Work begun in a year before that of the first job; null where it may be right. */
export function beginsBeforeFirstJob(
  clause: string,
  resume: Pick<ResumeReading, 'document'>,
): { stated: string; inResume: string } | null {
  const year = Number(BEGUN.exec(clause)?.[1] ?? 0);
  const first = year === 0 || OTHER.test(clause) ? null : firstJob(resume);
  if (first === null || year >= first.y - 1) return null;
  return { stated: clause, inResume: `最早的工作从 ${monthText(first)}开始` };
}

const SINCE =
  /(?:自|从)?((?:19|20)\d{2})\s?年?(?:\s?\d{1,2}\s?月)?(?:份)?(?:以来|起(?!草|步|诉|点|薪)|至今|到现在|开始)/u;
const EMPLOYED =
  /兼职|任职|担任|就职|[做当任](?:了|着)?[^，。；]{0,10}(?:员|师|长|经理|主管|顾问|专员|会计|助理)|在[^，。；]{2,14}工作/u;
const AT_HOME = /照顾|离开职场|在家|备考|学习|自学|志愿|生育|带孩子|待业|空窗/u;

/** Work since a year that the résumé, whose last job had ended by then, does not mention at all; null where it may have some. */
export function falseSince(
  clause: string,
  { document }: ResumeReading,
  today: string,
): { stated: string; inResume: string } | null {
  const year = Number(SINCE.exec(clause)?.[1] ?? 0);
  if (year === 0 || !EMPLOYED.test(clause) || AT_HOME.test(clause)) return null;
  if (JSON.stringify(document).includes(String(year))) return null;
  const items = [...document.work, ...document.internships].filter(isEmployment);
  if (items.length === 0 || items.some(({ period }) => !period?.start || !period.end)) return null;
  const lastYear = Number(today.slice(0, 4)) - 1;
  const ends = items.map(({ period }) =>
    period?.end === 'present' ? Infinity : (period?.end?.y ?? Infinity),
  );
  const end = Math.max(...ends);
  if (end > year || end >= lastYear) return null;
  const last = items[ends.indexOf(end)];
  return last === undefined
    ? null
    : { stated: clause, inResume: `最后一份工作是${nameOf(last)}，到 ${end} 年为止` };
}

/** Work without a break: 没有断过, 15年不间断的经验. */
const UNBROKEN = /(?:没(?:有)?|从未|从没|未曾)(?:间断|中断|断)过?(?=$|[，。；的地])|不间断|无间断|从不间断/u;
/** So long between two jobs is a break. */
const MIN_GAP = 6;

/** Work stated as unbroken where the dates of the résumé leave a gap; null where they leave none or are not all known. */
export function falseContinuity(
  clause: string,
  sentence: string,
  { document }: Pick<ResumeReading, 'document'>,
  today: string,
): { stated: string; inResume: string } | null {
  if (!UNBROKEN.test(clause) || !WORKED.test(sentence)) return null;
  const items = [...document.work, ...document.internships].filter(isEmployment);
  if (items.length === 0 || items.some(({ period }) => !period?.start || !period.end)) return null;
  const periods = items
    .flatMap(({ period }) =>
      period?.start && period.end
        ? [{ start: monthOf(period.start), end: endOf(period.end), ends: period.end, starts: period.start }]
        : [],
    )
    .toSorted((a, b) => a.start - b.start);
  const [first, ...rest] = periods;
  let last = first;
  for (const period of rest) {
    if (last !== undefined && period.start - last.end > MIN_GAP)
      return gapText(clause, last.ends, period.starts);
    if (last === undefined || period.end > last.end) last = period;
  }
  return last !== undefined && monthsOfDay(today) - last.end > MIN_GAP
    ? gapText(clause, last.ends, null)
    : null;
}

const monthText = ({ y, m }: PartialDate): string => `${y} 年${m === undefined ? '' : ` ${m} 月`}`;
const gapText = (stated: string, from: DateRange['end'], to: PartialDate | null) => ({
  stated,
  inResume: `${from === undefined || from === PRESENT ? '' : monthText(from)}到${to === null ? '现在' : ` ${monthText(to)}`}之间没有工作`,
});
