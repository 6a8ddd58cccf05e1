import { type DateRange, type PartialDate, PRESENT } from '../dates.js';
import type { ResumeDocument } from '../document.js';
import { isStatedGap } from '../stated-gap.js';
import { atPlace, type Finding, type Place, type Severity } from './finding.js';
import type { CheckedSection } from './texts.js';

/** A complete date. */
export type Today = Required<PartialDate>;

interface Dated {
  place: Place;
  pointer: string;
  title: string;
  post: string;
  range: DateRange;
}

const finding = (
  rule: string,
  severity: Severity,
  message: string,
  { place, pointer }: { place: Place; pointer: string },
  quote = '',
): Finding => atPlace({ rule, group: 'date', severity, message }, place, pointer, quote);

const written = ({ y, m, d }: PartialDate): string =>
  [y, m, d]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('.');

/** Months since year 0, at the first or last month that the date can mean. */
const firstMonth = ({ y, m = 1 }: PartialDate): number => y * 12 + m;
const lastMonth = ({ y, m = 12 }: PartialDate): number => y * 12 + m;

const endMonth = (end: DateRange['end'], today: Today): number | undefined =>
  end === PRESENT ? firstMonth(today) : end && lastMonth(end);

const isNoDay = ({ y, m, d }: PartialDate): boolean =>
  d !== undefined && m !== undefined && d > new Date(Date.UTC(y, m, 0)).getUTCDate();

// How far in the future an end date may be: a degree by its duration, anything else not at all.
const MONTHS_OF_STUDY = 96;

function checkRange(dated: Dated, today: Today): Finding[] {
  const { start, end } = dated.range;
  const found: Finding[] = [];
  const now = firstMonth(today);
  const isStudy = dated.place.section === 'education';
  const stated = [start, end === PRESENT ? undefined : end].filter((date) => date !== undefined);
  for (const date of stated.filter(isNoDay)) {
    found.push(finding('noSuchDay', 'error', `没有 ${written(date)} 这一天`, dated, written(date)));
  }
  const last = endMonth(end, today);
  if (start && end && end !== PRESENT && lastMonth(end) < firstMonth(start)) {
    found.push(
      finding('endBeforeStart', 'error', '结束时间早于开始时间', dated, `${written(start)}-${written(end)}`),
    );
  } else if (start && firstMonth(start) > now + (isStudy ? 12 : 0)) {
    found.push(finding('futureStart', 'warning', '开始时间在将来，请核对', dated, written(start)));
  } else if (end && end !== PRESENT && firstMonth(end) > now + (isStudy ? MONTHS_OF_STUDY : 1)) {
    const message = isStudy ? '毕业时间过远，请核对' : '结束时间在将来；仍在进行时请选“至今”';
    found.push(finding('futureEnd', 'warning', message, dated, written(end)));
  }
  if (last !== undefined && !start && !isStudy) {
    found.push(finding('noStart', 'hint', '只有结束时间，没有开始时间', dated));
  }
  return found;
}

const SINGLE_DATES: Readonly<Record<string, string>> = {
  awards: 'date',
  certificates: 'date',
  papers: 'date',
  patents: 'date',
};

function checkSingleDates(section: CheckedSection, today: Today): Finding[] {
  const field = SINGLE_DATES[section.key];
  if (field === undefined) return [];
  return section.items.flatMap(({ item, place, pointer }) => {
    const date = item[field] as PartialDate | undefined;
    const here = { place: { ...place, field }, pointer: `${pointer}/${field}` };
    const until = item['validUntil'] as PartialDate | undefined;
    if (date && isNoDay(date))
      return [finding('noSuchDay', 'error', `没有 ${written(date)} 这一天`, here, written(date))];
    if (date && until && lastMonth(until) < firstMonth(date)) {
      return [finding('endBeforeStart', 'error', '有效期早于取得时间', here, written(until))];
    }
    if (until && lastMonth(until) < firstMonth(today)) {
      return [finding('expired', 'hint', `证书已在 ${written(until)} 到期`, here, written(until))];
    }
    // A future date on a certificate is its renewal.
    return date && firstMonth(date) > firstMonth(today) && section.key !== 'certificates'
      ? [finding('futureStart', 'warning', '时间在将来，请核对', here, written(date))]
      : [];
  });
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const { zh, en, name } = value as Record<string, unknown>;
  return textOf(zh) || textOf(en) || textOf(name);
};

const datedOf = ({ items, fields }: CheckedSection): Dated[] =>
  items.flatMap(({ item, place, pointer }) => {
    const range = item['period'] as DateRange | undefined;
    if (!range || (!range.start && !range.end)) return [];
    const title = textOf(item[fields[0]?.name ?? '']);
    const post = textOf(item['title']);
    return [{ title, post, range, place: { ...place, field: 'period' }, pointer: `${pointer}/period` }];
  });

/** Activities that fill a gap between employments, or overlap with one. */
const ACTIVITY = /志愿|义工|居家|育儿|自由职业|兼职/u;
const isNoEmployment = ({ title, post }: Dated): boolean =>
  ACTIVITY.test(title) || ACTIVITY.test(post) || isStatedGap(title);

const MONTHS_OF_GAP = 6;
/** Older gaps are not relevant. */
const RECENT_MONTHS = 96;

/** Full-time jobs normally follow each other: interviewers ask about overlaps and long gaps. */
function checkCareer(jobs: readonly Dated[], others: readonly Dated[], today: Today): Finding[] {
  const spanOf = ({ range }: Dated): [number, number] | undefined => {
    const end = endMonth(range.end, today);
    return range.start && end !== undefined ? [firstMonth(range.start), end] : undefined;
  };
  // Adjacent years are a succession: only periods that overlap in every possible month count.
  const overlaps = (before: Dated, job: Dated): boolean => {
    const { start } = job.range;
    const { end } = before.range;
    const earliestEnd = end === PRESENT ? firstMonth(today) : end && firstMonth(end);
    return start !== undefined && earliestEnd !== undefined && lastMonth(start) < earliestEnd - 1;
  };
  const spans = jobs
    .flatMap((job) => {
      const span = spanOf(job);
      return span ? [{ job, span }] : [];
    })
    .sort((a, b) => a.span[0] - b.span[0]);
  const filled = others.map(spanOf).filter((span) => span !== undefined);
  return spans.slice(1).flatMap(({ job, span: [start] }, index) => {
    const before = spans.slice(0, index + 1).reduce((a, b) => (b.span[1] > a.span[1] ? b : a));
    const [, end] = before.span;
    if (start < end - 1) {
      if (isNoEmployment(before.job) || isNoEmployment(job)) return [];
      if (!overlaps(before.job, job)) return [];
      const message = `与“${before.job.title}”的时间重叠，兼职请注明`;
      return [finding('overlap', 'warning', message, job)];
    }
    const covered = filled.some(([from, to]) => from <= start - MONTHS_OF_GAP && to >= end + 1);
    const isRecent = firstMonth(today) - start <= RECENT_MONTHS;
    return start - end > MONTHS_OF_GAP && !covered && isRecent
      ? [finding('gap', 'hint', `与上一份工作之间空了 ${start - end - 1} 个月，面试中可能会被问到`, job)]
      : [];
  });
}

const ORDERED = new Set(['education', 'work', 'internships', 'projects', 'campus', 'practice']);

/** Items are sorted in one direction: finds one that breaks the order. Time without a job may be anywhere. */
function checkOrder(all: readonly Dated[], today: Today): Finding[] {
  const dated = all.filter(({ title }) => !isStatedGap(title));
  const months = dated.map(
    ({ range }) => endMonth(range.end, today) ?? (range.start ? lastMonth(range.start) : 0),
  );
  if (months.length < 3 || months.includes(0)) return [];
  const rises = months.findIndex((month, index) => index > 0 && month > (months[index - 1] ?? 0));
  const falls = months.some((month, index) => index > 0 && month < (months[index - 1] ?? 0));
  const late = dated[rises];
  return rises > 0 && falls && late
    ? [finding('order', 'hint', '时间顺序有先有后，建议统一从近到远排列', late)]
    : [];
}

const BIRTH = { place: { section: 'basics', field: 'birthDate' }, pointer: '/basics/birthDate' };
const DEGREE_AGE: Readonly<Record<string, number>> = { bachelor: 14, master: 17, doctor: 18, college: 14 };

function checkBirth({ basics, education }: ResumeDocument, today: Today): Finding[] {
  const birth = basics.birthDate;
  if (!birth) return [];
  if (firstMonth(birth) > firstMonth(today))
    return [finding('birth', 'error', '出生日期在将来', BIRTH, written(birth))];
  const age = today.y - birth.y;
  if (age < 14)
    return [finding('birth', 'warning', `${written(birth)} 不像出生日期，请核对`, BIRTH, written(birth))];
  if (age > 80)
    return [finding('birth', 'warning', `按出生日期推算为 ${age} 岁，请核对`, BIRTH, written(birth))];
  const early = education.find(
    ({ degreeLevel = '', period }) =>
      period?.start && period.start.y - birth.y < (DEGREE_AGE[degreeLevel] ?? 0),
  );
  return early
    ? [finding('birthAndStudy', 'warning', '出生日期与入学时间不相符，请核对', BIRTH, written(birth))]
    : [];
}

const WORK_SINCE = { place: { section: 'basics', field: 'workSince' }, pointer: '/basics/workSince' };
const WORKING_AGE = 16;

function checkWorkSince({ basics: { birthDate, workSince } }: ResumeDocument, today: Today): Finding[] {
  if (!workSince) return [];
  const quote = written(workSince);
  if (isNoDay(workSince)) return [finding('noSuchDay', 'error', `没有 ${quote} 这一天`, WORK_SINCE, quote)];
  if (firstMonth(workSince) > firstMonth(today))
    return [finding('workSince', 'error', '参加工作时间在将来', WORK_SINCE, quote)];
  return birthDate && lastMonth(workSince) < firstMonth(birthDate) + WORKING_AGE * 12
    ? [finding('birthAndWork', 'warning', `参加工作时不满 ${WORKING_AGE} 岁，请核对`, WORK_SINCE, quote)]
    : [];
}

/** Impossible or confusing dates. */
export function checkDates(
  document: ResumeDocument,
  sections: readonly CheckedSection[],
  today: Today,
): Finding[] {
  const dated = new Map(sections.map((section) => [section.key, datedOf(section)]));
  const all = [...dated.values()].flat();
  const jobs = dated.get('work') ?? [];
  return [
    ...all.flatMap((each) => checkRange(each, today)),
    ...sections.flatMap((section) => checkSingleDates(section, today)),
    ...checkCareer(
      jobs,
      all.filter((each) => !jobs.includes(each)),
      today,
    ),
    ...[...dated].flatMap(([key, each]) => (ORDERED.has(key) ? checkOrder(each, today) : [])),
    ...checkBirth(document, today),
    ...checkWorkSince(document, today),
  ];
}
