import type { InterviewInput } from '@qicheng/analysis/interview';
import { type DateRange, type PartialDate, PRESENT } from '@qicheng/resume/dates';
import type { WorkItem } from '@qicheng/resume/document';
import { occupationByCode } from '../../data/occupations.js';
import { fieldsIn, isWithin } from '../../jd/data/fields.js';
import { headOf, isEmployment, jobOf } from '../../jd/employment.js';
import { endOf, monthOf, MONTHS, monthsOfDay } from '../../jd/months.js';
import { clipped } from '../../text/clipped.js';
import { inChinese } from '../../text/english-posts.js';
import { spokenPost } from '../../text/spoken-post.js';
import { isUsualMajor } from '../job-analysis/fit/education.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { isRelatedPost, occupationOf } from '../resume-analysis/rules/occupation-of.js';
import { quoted } from '../resume-analysis/statements.js';
import { type Draft, filledWith } from './ask-places.js';
import { roundRequirement } from './ask-round.js';
import { bankEntry } from './bank.js';
import { isInFullTimeStudy, SIDE_JOB } from './full-time-study.js';
import { type InterviewTarget, isExperienced } from './interview-target.js';
import { withoutRemark } from './places.js';
import {
  inflatedClaim,
  unlikelyClaim,
  namesMajor,
  type RaisedQuestion,
  gapToExplain,
  statedGap,
} from './raised-questions.js';

/** Questions about the career by round, the most important first. */
const QUESTIONS_BY_ROUND = {
  hr: [
    'ex-overlap',
    'ex-gap',
    'ex-gap-told',
    'ex-turn',
    'ex-major',
    'ex-hops',
    'ex-short',
    'ex-change',
    'ex-left',
    'ex-city',
    'ex-doubt',
    'ex-inflated',
  ],
  business: ['ex-doubt', 'ex-inflated', 'ex-overlap', 'ex-gap-told', 'ex-turn', 'ex-major'],
  manager: [
    'ex-doubt',
    'ex-inflated',
    'ex-overlap',
    'ex-turn',
    'ex-gap',
    'ex-gap-told',
    'ex-hops',
    'ex-short',
    'ex-change',
    'ex-left',
  ],
  group: [],
  structured: [],
} as const;
const MAX_QUESTIONS = { hr: 3, business: 1, manager: 2, group: 0, structured: 0 } as const;

const MIN_OVERLAP_MONTHS = 2;
const MIN_GAP_MONTHS = 9;
/**
 * A question is asked for this many jobs begun within this period, all but the last one shorter than `longest` months.
 */
const HOPS = { jobs: 3, months: 36, longest: 15 };

interface JobPeriod {
  pointer: string;
  item: WorkItem;
  name: string;
  from: number;
  /** Null if no end is stated. */
  to: number | null;
  isPresent: boolean;
}

const nameOf = (item: WorkItem): string => withoutRemark(jobOf(item).place || jobOf(item).role);

/** The month of the prediction; null if unknown. */
const nowOf = ({ month }: InterviewInput): number | null => (month === undefined ? null : monthsOfDay(month));

function jobPeriodsOf(input: InterviewInput): JobPeriod[] {
  const today = nowOf(input);
  return input.resume.document.work
    .map((item, index) => ({ item, pointer: `/work/${index}` }))
    .filter(({ item }) => item.visible !== false && item.period?.start !== undefined)
    .map(({ item, pointer }): JobPeriod => {
      const { start, end } = item.period as DateRange & { start: PartialDate };
      const isPresent = end === PRESENT;
      const last = isPresent ? today : end ? endOf(end) : null;
      return { pointer, item, name: nameOf(item), from: monthOf(start), to: last, isPresent };
    })
    .sort((a, b) => a.from - b.from);
}

type Raise = (input: InterviewInput, target: InterviewTarget) => RaisedQuestion | null;

const spoken = (month: number): string => {
  const [y, m] = [Math.floor((month - 1) / MONTHS), ((month - 1) % MONTHS) + 1];
  return `${y} 年 ${m} 月`;
};

const raisedBy = (
  { pointer, item, name }: JobPeriod,
  values: Readonly<Record<string, string>> = {},
): RaisedQuestion => ({
  ...{ pointer, targetId: item.id, quote: quoted(headOf(item) || name, 240) },
  values: { place: quoted(name, 40), ...values },
});

const jobsOf = (input: InterviewInput): JobPeriod[] =>
  jobPeriodsOf(input).filter(({ item, name }) => name !== '' && isEmployment(item));

/** The earliest month in which a job can have ended: a year without a month may be its January. */
const earliestEnd = ({ item: { period }, to }: JobPeriod): number =>
  period?.end === PRESENT ? (to ?? Infinity) : period?.end ? monthOf(period.end) : 0;

/** Two jobs that overlap for every reading of their dates, none of which is a side job. */
const overlap: Raise = (input) => {
  const jobs = jobsOf(input).filter(({ item }) => !SIDE_JOB.test(headOf(item)) && item.period?.start?.m);
  for (const [at, earlier] of jobs.entries())
    for (const later of jobs.slice(at + 1)) {
      const months = Math.min(earliestEnd(earlier), earliestEnd(later)) - later.from;
      if (earlier.name === later.name || months < MIN_OVERLAP_MONTHS) continue;
      const values = { other: quoted(earlier.name, 40), from: spoken(later.from) };
      return raisedBy(later, values);
    }
  return null;
};

/** The longest period without a job, studies or another entry; none if a remark explains it. */
const gap: Raise = (input) => {
  const jobs = jobPeriodsOf(input);
  const today = nowOf(input);
  if (isInFullTimeStudy(input.resume.document, jobs, today)) return null;
  // An entry counts as a stay; a remark is not dated.
  if (statedGap(input)?.pointer.startsWith('/work/') === false) return null;
  const { education, internships, practice, projects, research } = input.resume.document;
  const others = [...education, ...internships, ...practice, ...projects, ...research].flatMap(({ period }) =>
    period?.start && period.end ? [[monthOf(period.start), endOf(period.end)]] : [],
  );
  const last = jobs.at(-1);
  // The time after the last job lasts until the current month.
  const until = last && today !== null ? [{ ...last, from: today }] : [];
  const gaps = [...jobs, ...until].slice(1).flatMap((job, at) => {
    const ends = jobs.slice(0, at + 1).map(({ to, isPresent }) => to ?? (isPresent ? Infinity : job.from));
    const end = Math.max(...ends);
    const filled = others.reduce(
      (sum, [from = 0, to = 0]) => sum + Math.max(0, Math.min(to, job.from) - Math.max(from, end)),
      0,
    );
    const months = job.from - end;
    return months > MIN_GAP_MONTHS && filled < months / 2 ? [{ job, end, months }] : [];
  });
  const longest = gaps.sort((a, b) => b.months - a.months)[0];
  return longest === undefined
    ? null
    : raisedBy(longest.job, {
        span: `${spoken(longest.end)}到${longest.job.from === today ? '现在' : ` ${spoken(longest.job.from)}`}`,
      });
};

/** Work in another field than the position; no question if either field is unknown. */
const turn: Raise = (input, { position, occupation }) => {
  const jobs = jobsOf(input);
  const last = jobs.at(-1);
  if (!last || position === '') return null;
  // The same post in another language is not another trade.
  const targetFields = fieldsIn(inChinese(position));
  const isIn = (item: WorkItem): boolean => {
    const post = inChinese(wordsOfText(item.title, 'zh') || headOf(item));
    const [own, code] = [fieldsIn(post), occupationOf(post)?.code];
    if (own.length === 0 && code === undefined) return true;
    const isSameField = own.some((name) =>
      targetFields.some((wide) => isWithin(name, wide) || isWithin(wide, name)),
    );
    return isSameField || isRelatedPost(position, post) || (code !== undefined && code === occupation?.code);
  };
  const others = input.resume.document.internships;
  if (
    (targetFields.length === 0 && occupation === null) ||
    [...jobs.map(({ item }) => item), ...others].some(isIn)
  )
    return null;
  const was = spokenPost(wordsOfText(last.item.title, 'zh'));
  return was === '' ? null : raisedBy(last, { was: quoted(was, 20), position: quoted(position, 20) });
};

/** A student whose subject is unusual for the occupation. */
const otherMajor: Raise = ({ resume: { document }, jd = '' }, { occupation, position }) => {
  const known = occupation && occupationByCode(occupation.code);
  if (!known || isExperienced(document) || known.majors.some((major) => /不限|各理工/u.test(major)))
    return null;
  const majors = document.education.map(({ major }) => wordsOfText(major, document.meta.lang));
  const [first = ''] = majors;
  // A subject that the posting names is not unusual.
  const isPosted = majors.some((major) => major !== '' && namesMajor(jd, major));
  if (first === '' || isPosted || majors.some((major) => isUsualMajor(major, known))) return null;
  return {
    ...{ pointer: '/education/0', targetId: document.education[0]?.id, quote: quoted(first, 240) },
    values: { major: quoted(first, 30), position: quoted(position, 20) },
  };
};

const hops: Raise = (input) => {
  const jobs = jobsOf(input).slice(-HOPS.jobs);
  const [first] = jobs;
  const last = jobs.at(-1);
  if (!first || !last || jobs.length < HOPS.jobs) return null;
  const isShort = jobs.slice(0, -1).every(({ from, to }) => to !== null && to - from < HOPS.longest);
  return isShort && last.from - first.from <= HOPS.months ? raisedBy(last) : null;
};

/** The reason for leaving the current or last employer; several employers in one line have none. */
const SEVERAL = /[一二两三四五几\d]家/u;
const leaving =
  (isPresent: boolean): Raise =>
  (input) => {
    const jobs = jobsOf(input).filter(({ item }) => !SIDE_JOB.test(headOf(item)));
    const job = jobs.findLast((each) => each.isPresent) ?? jobs.at(-1);
    return job && job.isPresent === isPresent && !SEVERAL.test(job.name) ? raisedBy(job) : null;
  };

/** Fewer months than this in the current job lead to a question. */
const SHORT_JOB_MONTHS = 12;

/** A current job that has only just begun. */
const shortJob = (input: InterviewInput): RaisedQuestion | null => {
  const job = jobsOf(input).at(-1);
  if (!job?.isPresent || job.to === null || job.item.period?.start?.m === undefined) return null;
  const months = job.to - job.from;
  return months > 0 && months < SHORT_JOB_MONTHS ? raisedBy(job, { months: `约 ${months} 个月` }) : null;
};

/** A preference for a city other than the place of residence. */
const otherCity: Raise = ({ resume: { document } }) => {
  const nameOf = (place: { name?: unknown } | undefined) =>
    wordsOfText(place?.name, document.meta.lang).replace(/市$/u, '');
  const here = nameOf(document.basics.residence);
  const [city = ''] = (document.intention.cities ?? []).map(nameOf);
  if (here === '' || city === '' || here.includes(city) || city.includes(here)) return null;
  return {
    ...{ pointer: '/intention/cities/0', quote: quoted(city, 240) },
    values: { here: quoted(here, 20), city: quoted(city, 20) },
  };
};

const RAISES: Readonly<Record<string, Raise>> = {
  'ex-overlap': overlap,
  'ex-gap': gap,
  'ex-gap-told': gapToExplain,
  'ex-turn': turn,
  'ex-major': otherMajor,
  'ex-hops': hops,
  'ex-short': shortJob,
  'ex-city': otherCity,
  // A short current job already leads to this question.
  'ex-change': (input, target) => (shortJob(input) ? null : leaving(true)(input, target)),
  'ex-left': leaving(false),
  'ex-doubt': ({ resume: { document } }) => unlikelyClaim(document),
  // Only one question about an implausible claim.
  'ex-inflated': ({ resume: { document } }) =>
    unlikelyClaim(document) === null ? inflatedClaim(document) : null,
};

/** Questions about the dates and posts of a résumé; each set continues with the next ones. */
export function draftsOnCourse(input: InterviewInput, target: InterviewTarget): Draft[] {
  const most = MAX_QUESTIONS[input.round];
  return QUESTIONS_BY_ROUND[input.round]
    .flatMap((id): Draft[] => {
      const raised = RAISES[id]?.(input, target);
      if (!raised) return [];
      const entry = bankEntry(id);
      const { pointer, targetId, quote, values } = raised;
      return [
        {
          ...{ entry, bankId: id, type: entry.type, depth: entry.depth, timeSec: entry.timeSec },
          text: clipped(filledWith(entry.text, values), 400),
          // A line that the import could not place has no pointer: the question then belongs to the round.
          ...(pointer === ''
            ? { requirement: roundRequirement(input.round, entry.topic) }
            : { anchor: { pointer, ...(targetId !== undefined && { targetId }), quote } }),
          whyAsked: entry.why,
          scoringPoints: [...entry.points],
        },
      ];
    })
    .slice((input.set - 1) * most)
    .slice(0, most);
}
