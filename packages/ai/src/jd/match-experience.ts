import type { MatchState } from '@qicheng/analysis/jd-analysis';
import type { JobRequirement, RequirementFact } from '@qicheng/analysis/job-description';
import type { Evidence } from '@qicheng/analysis/result';
import type { WorkItem } from '@qicheng/resume/document';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { fieldsIn, INDUSTRIES, isWithin } from './data/fields.js';
import { wordsOf } from '../text/words.js';
import { headOf, isEmployment } from './employment.js';
import { employersOf, type FactMatch, MONTHS, monthsOf, monthsOfDay, said } from './match-dates.js';
import { matchPhrase } from './match-phrase.js';
import { pieceOf } from './piece.js';
import { evidenceIn, type ResumeReading } from './read-resume.js';

type Experience = Extract<RequirementFact, { kind: 'experience' }>;

/** What the years are asked in: 5年以上ToB软件或医疗行业销售经验 without its years. */
const FIELD_FRAME =
  /\d{1,2}\s*(?:[-~至到]\s*\d{1,2})?\s*[个+]?\s*年|[一二两三四五六七八九十]\s*年|years?|\bat least\b|experience|及?以上|经验|经历|从业|工作|相关|以内|不少于|至少|具有|具备|其中|硕士|本科|大专|博士|学历|或有|起|优先|者|的|行业/giu;

/** How much of the field has to be named in an entry whose title tells no field. */
const RELATED = 0.2;
const RELATED_ENOUGH = 0.4;
const LEAST_FIELD = 2;

const LEADS_ASKED = /团队管理|管理团队|带(?:过)?(?:团)?队|人员管理|管理(?:岗位?)?\s*$|^\s*管理/u;
const LEADS_TITLE = /主管|经理(?!助)|总监|店长(?!助)|[班组队科部厂]长|主任|负责人|工长|领班|护士长/u;
const LEADS_DEED = /(?:管理|带领?|领导)[^，。；;教]{0,14}\d+\s*[人名]|团队\s*\d+\s*人|下属\s*\d+/u;

interface Asked {
  /** The words that name the field; empty where any work counts. */
  readonly words: string;
  readonly fields: readonly string[];
  readonly industries: readonly RegExp[];
  readonly isLead: boolean;
  /** What is preferred of the field: 儿童 of 儿童康复; empty where nothing is. */
  readonly preferred: string;
}

function askedIn(text: string): Asked {
  const words = text.replace(FIELD_FRAME, ' ').trim();
  const industries = INDUSTRIES.filter(([asked]) => asked.test(text));
  const bare = industries.reduce((rest, [asked]) => rest.replace(asked, ' '), words);
  return {
    words: words.length < LEAST_FIELD ? '' : words,
    // Alternatives stand each for itself: 母婴或零售门店 is both.
    fields: [...new Set(bare.split(/[或、/及和与]/u).flatMap((part) => fieldsIn(part)))],
    industries: industries.map(([, shown]) => shown),
    isLead: LEADS_ASKED.test(words),
    preferred: /优先|加分/u.test(text) ? (wordsOf(words.replace(/^[有具]+/u, ''))[0] ?? '') : '',
  };
}

type Answer = 'is' | 'may' | 'not';

interface Entry {
  readonly item: WorkItem;
  readonly text: string;
  /** Whether the work is in the field, and whether the employer is in the trade. */
  readonly field: Answer;
  readonly industry: boolean;
}

function fieldOf(item: WorkItem, deeds: string, asked: Asked): Answer {
  if (asked.isLead) return LEADS_TITLE.test(headOf(item)) || LEADS_DEED.test(deeds) ? 'is' : 'may';
  if (asked.words === '' || (asked.fields.length === 0 && asked.industries.length > 0)) return 'is';
  const isTold =
    matchPhrase(asked.words, true, [{ said: deeds, strength: 1 }]).value >= RELATED &&
    (asked.preferred.length < LEAST_FIELD || deeds.includes(asked.preferred));
  if (asked.fields.length === 0) return isTold ? 'is' : 'may';
  const title = [item.department, item.title].map((words) => wordsOfText(words, 'zh')).join(' ');
  const own = [...fieldsIn(title.trim() === '' ? headOf(item) : title), ...fieldsIn(headOf(item), true)];
  if (own.some((name) => asked.fields.some((wanted) => isWithin(name, wanted)))) return 'is';
  if (own.some((name) => asked.fields.some((wanted) => isWithin(wanted, name)))) return isTold ? 'is' : 'may';
  if (own.length === 0) return isTold ? 'is' : 'may';
  return 'not';
}

function entriesOf(
  section: 'work' | 'internships',
  asked: Asked,
  { document, texts }: ResumeReading,
): Entry[] {
  return document[section].filter(isEmployment).map((item) => {
    const at = document[section].indexOf(item);
    const deeds = texts
      .filter(({ pointer }) => pointer.startsWith(`/${section}/${at}/`))
      .map(({ said: words }) => words)
      .join('，');
    const isInTrade = asked.industries.length === 0 || asked.industries.some((shown) => shown.test(deeds));
    return { item, text: deeds, field: fieldOf(item, deeds, asked), industry: isInTrade };
  });
}

const itemsOf = (entries: readonly Entry[]): WorkItem[] => entries.map(({ item }) => item);

/** `（招聘专员 3 年、HRBP 2.3 年）`; nothing for one entry. */
function listed(items: readonly WorkItem[], now: number): string {
  const parts = items.slice(0, 4).map((item) => {
    const name = wordsOfText(item.title, 'zh') || wordsOfText(item.company, 'zh') || '工作经历';
    return `${name.slice(0, 20)} ${said(monthsOf([item], now))}`;
  });
  return parts.length > 1 ? `（${parts.join('、')}）` : '';
}

/** What opens a post to those who have less than the years that it names. */
const SOFTENED =
  /应届(?:毕业)?生?[^,;。]{0,4}(?:可|欢迎|优先考虑)|(?:接受|欢迎|可)[^,;。]{0,6}应届|(?:优秀|突出|出色|能力强)者?[^,;。]{0,6}(?:可|放宽|不限)|可(?:适当)?放宽|不足[^,;。]{0,4}(?:也|亦)?可/u;

/** Other experience that stands for the years: 亚马逊运营经验优秀者可放宽. */
const OTHER_EXPERIENCE =
  /([^,;()]{2,40}?(?:经验|经历))[^,;()]{0,8}?者?[^,;()]{0,4}(?:可|能|予以)(?:适当|酌情)?放宽/u;
const FOR_GRADUATES = /应届|毕业生/u;
/** So long after graduation nobody counts as a graduate. */
const RECENT_YEARS = 2;

function softened(
  wanted: string,
  sentence: string,
  reading: ResumeReading,
  now: number,
  atoms: Evidence[],
): FactMatch | null {
  const { document } = reading;
  const other = OTHER_EXPERIENCE.exec(sentence)?.[1];
  if (other !== undefined) {
    const near = matchPhrase(other, true, reading.texts);
    const isNear = near.value >= RELATED_ENOUGH;
    return {
      state: isNear ? '可迁移' : '待确认',
      reason: `${wanted}，写明有“${other}”的可以放宽${isNear ? '，简历写有相近的经历' : ''}，是否符合以招聘方认定为准`,
      atoms: [...near.texts.map(evidenceIn), ...atoms].slice(0, 8),
      action: '可以投；在信里先写这段相近的经历和结果。',
    };
  }
  const end = document.education
    .flatMap(({ period }) => (period?.end && period.end !== 'present' ? [period.end] : []))
    .sort((a, b) => b.y - a.y)[0];
  const isGraduate = end === undefined || end.y >= Math.floor((now - 1) / MONTHS) - RECENT_YEARS;
  // What is eased for graduates says nothing to those who left school long ago.
  if (!isGraduate && FOR_GRADUATES.test(sentence)) return null;
  const own = document.internships.filter(({ visible }) => visible !== false);
  const months = monthsOf(own, now);
  const facts = isGraduate
    ? [
        own.length > 0 && `${own.length} 段实习${months > 0 ? `共 ${said(months)}` : ''}`,
        end && `${end.y} 年${end.m ? ` ${end.m} 月` : ''}毕业`,
      ].filter(Boolean)
    : [];
  return {
    state: '待确认',
    reason: `${wanted}，但同时写明${FOR_GRADUATES.test(sentence) ? '应届或优秀者' : '优秀者'}可以放宽${facts.length > 0 ? `；简历写有 ${facts.join('，')}` : ''}，是否符合以招聘方认定为准`,
    atoms: [...atoms, ...employersOf(own, document.internships, 'internships')].slice(0, 8),
    action: isGraduate
      ? '可以投；在信里写明毕业时间和最相关的实习。'
      : '可以投；在信里先写最相关的经历和结果。',
  };
}

/** The months that a résumé has of what is asked for. */
interface Worked {
  readonly asked: Asked;
  readonly now: number;
  readonly own: readonly WorkItem[];
  readonly ownMonths: number;
  /** In the field, whatever the trade of the employer. */
  readonly inField: readonly WorkItem[];
  readonly employed: readonly WorkItem[];
  readonly whole: number;
  readonly internships: readonly WorkItem[];
  /** Every job is known to be of another field, and no text names this one. */
  readonly isElsewhere: boolean;
}

function workedIn(asked: Asked, reading: ResumeReading, now: number): Worked {
  const work = entriesOf('work', asked, reading);
  const isBoth = ({ field, industry }: Entry): boolean => field === 'is' && industry;
  const own = itemsOf(work.filter(isBoth));
  const employed = itemsOf(work);
  return {
    ...{ asked, now, own, employed },
    ownMonths: monthsOf(own, now),
    inField: itemsOf(work.filter(({ field }) => field === 'is')),
    whole: monthsOf(employed, now),
    internships: itemsOf(entriesOf('internships', asked, reading).filter(isBoth)),
    isElsewhere:
      work.length > 0 &&
      work.every(({ field }) => field === 'not') &&
      matchPhrase(asked.words, true, reading.texts).value < RELATED,
  };
}

/** What is said of fewer years than asked for, where nothing contradicts them: internships, other trades, other work. */
function nearYears(
  least: number,
  { own, ownMonths, inField, employed, whole, internships, now }: Worked,
  { document }: ResumeReading,
): FactMatch | null {
  const wanted = `要求 ${least} 年以上经验`;
  const atoms = (items: readonly WorkItem[]) => employersOf(items, document.work, 'work');
  const all = monthsOf([...own, ...internships], now);
  if (all >= least * MONTHS)
    return {
      state: '可迁移',
      reason: `${wanted}，加上实习合计 ${said(all)}，实习是否计入以招聘方认定为准`,
      atoms: [...atoms(own), ...employersOf(internships, document.internships, 'internships')].slice(0, 8),
    };
  const years = monthsOf(inField, now);
  if (years >= least * MONTHS)
    return {
      state: '可迁移',
      reason: `${wanted}，同类工作合计 ${said(years)}，${ownMonths > 0 ? `其中写明在这个行业的 ${said(ownMonths)}` : '没有写明在这个行业'}`,
      atoms: atoms(inField),
    };
  if (whole < least * MONTHS) return null;
  return ownMonths > 0
    ? {
        state: '可迁移',
        reason: `${wanted}，工作经历合计 ${said(whole)}，其中写明相关的 ${said(ownMonths)}`,
        atoms: atoms(employed),
        action: '别的经历里也做过这件事，就在那一段写明；没有做过不要写。',
      }
    : {
        state: '待确认',
        reason: `${wanted}，工作经历合计 ${said(whole)}，没有写明其中哪些年做的是这件事`,
        atoms: atoms(employed),
        action: '在对应的那段经历里写明做的是这件事；没有做过不要写。',
      };
}

/** Whether the years asked for are there, in the field that is named. Internships may count, which only the employer says. */
export function matchExperience(
  { least }: Experience,
  { text, sentence }: Pick<JobRequirement, 'text' | 'sentence'>,
  reading: ResumeReading,
  month: string,
): FactMatch {
  const { document } = reading;
  const now = monthsOfDay(month);
  const worked = workedIn(askedIn(text), reading, now);
  const { own, ownMonths, employed, whole } = worked;
  const wanted = `要求 ${least} 年以上经验`;
  const answer = (state: MatchState, reason: string, items: readonly WorkItem[]): FactMatch => ({
    ...{ state, reason },
    atoms: employersOf(items, document.work, 'work'),
  });
  if (least === 0) return answer('直接', '对年限没有下限要求', own);
  if (ownMonths >= least * MONTHS) {
    const related = worked.asked.words === '' ? '' : '相关';
    return answer('直接', `${related}工作经历合计 ${said(ownMonths)}${listed(own, now)}`, own);
  }
  const eased = SOFTENED.test(pieceOf(sentence).text)
    ? softened(wanted, pieceOf(sentence).text, reading, now, employersOf(own, document.work, 'work'))
    : null;
  if (eased) return eased;
  if (worked.isElsewhere) {
    const years = whole > 0 ? `简历的 ${said(whole)}工作` : '简历的工作经历';
    return answer('缺口', `${wanted}，${years}不在这个方向`, employed);
  }
  if (employed.some(({ period }) => !period?.start || !period.end))
    return answer('待确认', `${wanted}，有工作经历没有写全起止时间`, employed);
  const near = nearYears(least, worked, reading);
  if (near) return near;
  const years = whole > 0 ? `工作经历合计 ${said(whole)}` : '简历没有全职工作经历';
  return answer('缺口', `${wanted}，${years}`, employed);
}

const ASKS_TRADE = /行业(?:从业)?(?:经验|背景|经历)?(?:者)?(?:优先(?:考虑)?|加分|更佳)?$/u;

/** Whether an employer is of the trade that is preferred; null where a clause names none. */
export function matchTrade(text: string, reading: ResumeReading): FactMatch | null {
  const trades = INDUSTRIES.filter(([asked]) => asked.test(text)).map(([, shown]) => shown);
  if (trades.length === 0 || !ASKS_TRADE.test(text)) return null;
  const { document } = reading;
  const all = document.work.filter(isEmployment);
  const own = all.filter((item) => trades.some((shown) => shown.test(headOf(item))));
  return own.length > 0
    ? { state: '直接', reason: '所在单位属于这个行业', atoms: employersOf(own, document.work, 'work') }
    : {
        state: '待确认',
        reason: '看不出所在单位是否属于这个行业',
        atoms: employersOf(all, document.work, 'work'),
        action: '在单位名称后写明行业和产品；不属于就不用写。',
      };
}
