import type { MatchState, RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { JobRequirement, RequirementFact } from '@qicheng/analysis/job-description';
import type { WorkItem } from '@qicheng/resume/document';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { clipped } from '../text/clipped.js';
import { excerpt } from '../text/excerpt.js';
import { fieldsIn } from './data/fields.js';
import { headOf, isEmployment } from './employment.js';
import { employersOf, type FactMatch, monthsOf, span } from './match-dates.js';
import { byFewLed, leadingPostIn } from './match-lead.js';
import { matchPhrase } from './match-phrase.js';
import { toolYearsQuestion, matchToolYears } from './match-tool-years.js';
import { lacksFamousEmployer } from './match-trade.js';
import { MONTHS, monthOf, monthsOfDay } from './months.js';
import { namedWork } from './named-work.js';
import { pieceOf } from './piece.js';
import { evidenceIn, type ResumeReading } from './read-resume.js';
import { byEmployerKind, byEmployerName, byRelatedWords, byStatedYears, notNamed } from './related-years.js';
import { type Answer, answerOf, type RequiredWork, workIn, countedSince, openRank } from './required-work.js';
import { SOFTENED, softened } from './softened-years.js';
import { byPlace, isAtPlace } from './work-places.js';

type Experience = Extract<RequirementFact, { kind: 'experience' }>;

/** The share of matched words from which work is related. */
const RELATED = 0.5;

interface Entry {
  readonly item: WorkItem;
  readonly text: string;
  /** Whether the work is in the field, and the employer in the industry. */
  readonly field: Answer;
  readonly industry: boolean;
  /** The entry with the period that counts: from the month of the required post if it is dated. */
  readonly counted: WorkItem;
}

/** An entry whose period begins in a later month. */
function countedFrom(item: WorkItem, since: number | null): WorkItem {
  const { period } = item;
  if (since === null || !period?.start || monthOf(period.start) >= since) return item;
  const m = since % MONTHS || MONTHS;
  return { ...item, period: { ...period, start: { y: (since - m) / MONTHS, m } } };
}

function entriesOf(
  section: 'work' | 'internships',
  need: RequiredWork,
  { document, texts }: ResumeReading,
): Entry[] {
  return document[section].filter(isEmployment).map((item) => {
    const at = document[section].indexOf(item);
    const own = texts.filter(({ pointer }) => pointer.startsWith(`/${section}/${at}/`));
    const ownText = own.map(({ affirmed: words }) => words).join('，');
    const entryText = `${headOf(item)}，${ownText}`;
    const isInTrade = need.industries.length === 0 || need.industries.some((shown) => shown.test(entryText));
    const counted = countedFrom(item, countedSince(item, own, need));
    return { item, text: ownText, field: answerOf(item, own, need), industry: isInTrade, counted };
  });
}

/** A direct match if an internship is in both the industry and the field that a requirement names; otherwise null. */
export function matchInternshipInTrade(text: string, reading: ResumeReading): FactMatch | null {
  const need = workIn(text.replace(/实习/gu, ''));
  if (need.fields.length === 0 || need.industries.length === 0) return null;
  const same = entriesOf('internships', { ...need, narrow: '', preferred: '' }, reading)
    .filter(({ field, industry }) => field === 'is' && industry)
    .map(({ item }) => item);
  return same.length === 0
    ? null
    : {
        state: '直接',
        reason: '有同一行业、同一方向的实习',
        atoms: employersOf(same, reading.document.internships, 'internships'),
      };
}

const itemsOf = (entries: readonly Entry[]): WorkItem[] => entries.map(({ item }) => item);

const MAX_POST_LENGTH = 40;
/** `（招聘专员 3 年、HRBP 2.3 年）`; empty for a single entry. */
function listed(items: readonly WorkItem[], now: number): string {
  const parts = items
    .filter((item) => monthsOf([item], now) > 0)
    .slice(0, 4)
    .map((item) => {
      const name = wordsOfText(item.title, 'zh') || wordsOfText(item.company, 'zh') || '工作经历';
      return `${clipped(name.replace(/[（(].*$/u, ''), MAX_POST_LENGTH)} ${span(monthsOf([item], now))}`;
    });
  return parts.length > 1 ? `（${parts.join('、')}）` : '';
}

/** From which year and month, January if only the year is known, the post counts that the résumé dates within a job; empty if there is none. */
function countedFromPost({ own, counted }: Pick<Worked, 'own' | 'counted'>): string {
  const start = counted.find((item, at) => item !== own[at])?.period?.start;
  return start ? `，从简历写明任职的 ${start.y} 年${start.m === 1 ? '' : ` ${start.m} 月`}算起` : '';
}

/** The candidate's work that counts towards the requirement. */
interface Worked {
  readonly need: RequiredWork;
  readonly now: number;
  readonly own: readonly WorkItem[];
  /** The same with the periods that count. */
  readonly counted: readonly WorkItem[];
  readonly ownMonths: number;
  /** In the field, in any industry. */
  readonly inField: readonly WorkItem[];
  readonly employed: readonly WorkItem[];
  readonly whole: number;
  readonly internships: readonly WorkItem[];
  /** Every job is in another field, and no text of a job mentions this one. */
  readonly isInOtherField: boolean;
  /** In the field and industry, where only the narrower words of the requirement are not stated. */
  readonly wider: readonly WorkItem[];
  /** Whether a text of a job has a word of the requirement. */
  readonly isMentioned: boolean;
}

/** Whether a text is from a job; self-taught skills do not count as years. */
const isAtWork = ({ pointer }: { pointer: string }): boolean => /^\/(?:work|internships)\//u.test(pointer);

function workedIn(need: RequiredWork, reading: ResumeReading, now: number): Worked {
  const work = entriesOf('work', need, reading);
  const isBoth = ({ item, field, industry }: Entry): boolean =>
    field === 'is' && industry && (!item.period?.start || monthsOf([item], now) > 0);
  const own = itemsOf(work.filter(isBoth));
  const counted = work.filter(isBoth).map((entry) => entry.counted);
  const employed = itemsOf(work);
  const entryText = matchPhrase(need.words, true, reading.texts.filter(isAtWork)).value;
  return {
    ...{ need, now, own, counted, employed, isMentioned: entryText > 0 },
    wider:
      need.narrow === '' || need.fields.length === 0
        ? []
        : itemsOf(entriesOf('work', { ...need, narrow: '', preferred: '' }, reading).filter(isBoth)),
    ownMonths: monthsOf(counted, now),
    inField: itemsOf(work.filter(({ field }) => field === 'is')),
    whole: monthsOf(employed, now),
    internships: itemsOf(entriesOf('internships', need, reading).filter(isBoth)),
    isInOtherField:
      work.some(({ field }) => field === 'not') &&
      work.every(
        ({ field, item }) => field === 'not' || (entryText === 0 && fieldsIn(headOf(item)).length === 0),
      ) &&
      entryText < RELATED &&
      !isAtPlace(need.words, reading),
  };
}

/** Judges fewer years than required if nothing contradicts them: internships, other industries, other work. */
function nearYears(
  least: number,
  { need, own, counted, ownMonths, inField, employed, whole, internships, now, wider, isMentioned }: Worked,
  reading: ResumeReading,
): FactMatch | null {
  const { document, texts } = reading;
  const demand = `要求 ${least} 年以上经验`;
  const atoms = (items: readonly WorkItem[]) => employersOf(items, document.work, 'work');
  const all = monthsOf([...counted, ...internships], now);
  if (all >= least * MONTHS)
    return {
      state: '可迁移',
      reason: `${demand}，加上实习合计 ${span(all)}，实习是否计入以招聘方认定为准`,
      atoms: [...atoms(own), ...employersOf(internships, document.internships, 'internships')].slice(0, 8),
    };
  const years = monthsOf(inField, now);
  if (years >= least * MONTHS)
    return {
      state: need.fields.length > 0 ? '可迁移' : '待确认',
      ...{ reason: `${demand}，工作经历合计 ${span(years)}，${COUNT_YOURSELF}`, action: STATE_YEARS },
      atoms: atoms(inField),
    };
  const broader = monthsOf(wider, now);
  if (broader >= least * MONTHS && ownMonths === 0)
    return {
      ...{ state: '可迁移', atoms: atoms(wider) },
      reason: `${demand}，同类工作 ${span(broader)}${listed(wider, now)}，没有写明${/^[\u4e00-\u9fa5A-Za-z\d]{2,12}$/u.test(need.narrow) ? `“${excerpt(need.narrow, 20)}”` : '招聘要的那一类'}`,
      action: '是这一类就在这段经历里写明；不是如实写，先问清能否放宽。',
    };
  if (whole < least * MONTHS) return null;
  const post = need.isLead ? leadingPostIn(texts) : undefined;
  if (post && ownMonths === 0)
    return {
      ...{ state: '可迁移', atoms: [evidenceIn(post)] },
      reason: `${demand}，简历写到管理职务，看不出满 ${least} 年`,
      action: '写明从哪年哪月起、带几个人；不满年限如实写，先问能否放宽。',
    };
  const few = need.isLead && ownMonths === 0 ? byFewLed(reading) : null;
  if (few) return { ...few, reason: `${demand}，${few.reason}`, atoms: atoms(employed) };
  const rank = ownMonths > 0 ? null : openRank(need);
  const named =
    rank === null && ownMonths === 0
      ? (byPlace(need.words, reading, now) ??
        byRelatedWords(need.words, reading, now) ??
        byEmployerKind(need.words, employed, reading, now) ??
        byEmployerName(need.words, employed, reading, now))
      : null;
  if (named) return { ...named, reason: `${demand}，${named.reason}`, action: STATE_YEARS };
  if (rank === null && ownMonths === 0 && need.words !== '' && !isMentioned)
    return { ...notNamed(need.words, demand), atoms: atoms(employed) };
  return {
    state: ownMonths > 0 ? '可迁移' : '待确认',
    reason: `${demand}，工作经历合计 ${span(whole)}，${rank === null ? COUNT_YOURSELF : `没有写明${rank}`}`,
    ...{ atoms: atoms(employed), action: STATE_YEARS },
  };
}

/** A reason if the words of the jobs do not show how many years count. */
const COUNT_YOURSELF = '其中有几年属于这一类请您核对';
const STATE_YEARS = '够年限就在对应的经历里写明；不够如实写，先问清能否放宽。';

/** The end of the reason if all jobs are in another field. */
const NO_WAY = '不在这个方向';
/** Whether a row about years says that all jobs are in another field. */
export const isForOtherTrade = ({
  kind,
  state,
  reason,
}: Pick<RequirementMatch, 'kind' | 'state' | 'reason'>): boolean =>
  kind === 'experience' && state === '缺口' && reason.includes(NO_WAY);
/** After this many months in another field the required years are out of reach. */
const LONG_IN_OTHER_FIELD = 36;

/** Judges the required years in the named field. Whether internships count is for the employer to decide. */
export function matchExperience(
  { least }: Experience,
  requirement: Pick<JobRequirement, 'text' | 'sentence' | 'terms'>,
  reading: ResumeReading,
  month: string,
  title = '',
): FactMatch {
  const { text, sentence } = requirement;
  const { document } = reading;
  const now = monthsOfDay(month);
  const worked = workedIn(workIn(namedWork(text, sentence, title)), reading, now);
  const { own, counted, ownMonths, employed, whole } = worked;
  const demand = `要求 ${least} 年以上经验`;
  const answer = (state: MatchState, reason: string, items: readonly WorkItem[]): FactMatch => ({
    ...{ state, reason },
    atoms: employersOf(items, document.work, 'work'),
  });
  if (least === 0) return answer('直接', '对年限没有下限要求', own);
  const withTool = matchToolYears(least, requirement, worked.need, reading);
  if (withTool) return withTool;
  if (ownMonths >= least * MONTHS) {
    const related = worked.need.words === '' ? '' : '相关';
    const open = related === '' ? '，招聘没有写明要哪类经验' : countedFromPost(worked);
    return answer('直接', `${related}工作经历合计 ${span(ownMonths)}${listed(counted, now)}${open}`, own);
  }
  const eased = SOFTENED.test(pieceOf(sentence).text)
    ? softened(demand, pieceOf(sentence).text, reading, now, employersOf(own, document.work, 'work'))
    : null;
  if (eased) return eased;
  const tool = toolYearsQuestion(least, requirement, worked.need, reading);
  if (tool) return tool;
  if (lacksFamousEmployer(text, reading))
    return answer('缺口', `${demand}，简历里的单位都不在要求的范围`, employed);
  if (worked.isInOtherField) {
    const years = whole > 0 ? `简历的 ${span(whole)}工作` : '简历的工作经历';
    return {
      ...answer('缺口', `${demand}，${years}${NO_WAY}`, employed),
      ...(whole >= LONG_IN_OTHER_FIELD && {
        action: '这一行的年限补不出来，这个岗位现在不建议投；先投不要求这一行年限的岗位。',
      }),
    };
  }
  if (employed.some(({ period }) => !period?.start || !period.end))
    return answer('待确认', `${demand}，有工作经历没有写全起止时间`, employed);
  const { words, isLead, post } = worked.need;
  const isOfWork = words !== '' && !isLead && post === undefined && whole >= least * MONTHS;
  const stated = isOfWork ? byStatedYears(words, least, reading) : null;
  if (stated) return { ...stated, reason: `${stated.reason}，工作经历合计 ${span(whole)}` };
  const near = nearYears(least, worked, reading);
  if (near) return near;
  const isNamed = worked.need.words !== '' && ownMonths === 0;
  const years =
    whole === 0
      ? '简历没有全职工作经历'
      : isNamed
        ? `简历没有写到这方面的工作，全部工作经历合计 ${span(whole)}`
        : `工作经历合计 ${span(whole)}`;
  return answer('缺口', `${demand}，${years}`, employed);
}
