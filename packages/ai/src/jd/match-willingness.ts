import type { ResumeDocument } from '@qicheng/resume/document';
import { regex } from '@qicheng/resume/regex';
import { writtenNumber } from '#src/text/written-number.js';
import { excerpt } from '../text/excerpt.js';
import { answered, everyText, findDenial, UNSTATED } from './answers.js';
import type { FactMatch } from './match-dates.js';
import { asksForStudents, matchStudent } from './match-student.js';
import type { ProvingText, ResumeReading } from './read-resume.js';

interface Topic {
  /** Words of a résumé that express the opposite wish. */
  readonly against?: RegExp;
  readonly name: string;
  readonly required: RegExp;
  readonly stated: RegExp;
}

const AGAINST_NIGHTS = /(?:希望|想|要求|只)[^，。]{0,8}(?:白班|常日班|正常班)|长白班|不想[^，。]{0,6}夜班/u;

/** Conditions that a posting asks an applicant to accept, and words of acceptance. */
const TOPICS: readonly Topic[] = [
  {
    name: '出差',
    required: /出差|travel|差旅/iu,
    stated:
      /出差|差旅(?!报销|费|预订)|在外跑|常年在外|赴[\u4e00-\u9fa5]{2,}|野外(?!识别|拓展|活动|素质)|[去在]国外|[去在]海外|海外参展|展会?\s*\d+\s*天|travel/iu,
  },
  {
    name: '夜班',
    required: /夜班/u,
    stated:
      /夜班|[三两]班|早晚班|(?:能|可以|会)熬夜|值夜|(?:晚上?|夜里|零点|凌晨|24\s?点|2[0-4]:00)[^，。；]{0,8}(?:到|至|[-—~])\s?(?:第二天|次日)?(?:早上?|凌晨|[5-9]\s?点)/u,
    against: AGAINST_NIGHTS,
  },
  {
    name: '倒班',
    required: /倒班|轮班|三班|两班|排班/u,
    // A supervisor who plans the shifts of others has not said so of the candidate’s own ones.
    stated: /夜班|倒班|轮班|[三两]班|早晚班|(?:服从|接受|配合|听从|按)排班|值夜/u,
    against: AGAINST_NIGHTS,
  },
  {
    name: '值班',
    required: /(?<!夜班)(?:值班|值守)|晚自习|on[- ]?call/iu,
    stated: /值班|值守|值[^，]{0,2}晚自习|轮值|待命|备勤|轮一次/u,
  },
  {
    name: '加班',
    required: /加班|旺季|结算期|赶工|工作节奏|快节奏|节奏快|高强度|work late|short notice|通宵|熬夜/iu,
    stated:
      /(?:节假日|周末)[^，]{0,4}(?:值班|上班)|加班(?!费|工资|统计|审批|单|考勤)|熬|赶工|通宵|(?:能|可|适应|接受|扛|经历)[^，]{0,6}(?:旺季|高峰|大促)/u,
  },
  {
    name: '到岗',
    required: /到岗|notice|入职/iu,
    stated:
      /(?:可|能|随时|立即|马上|[天周月]内)[^，]{0,6}(?:到岗|入职)|随时上班|到岗时间|^随时(?=$|[，,；;])/u,
  },
  { name: '背景核实', required: /背景核实|背调|背景调查/u, stated: /背景核实|背调|背景调查/u },
  {
    name: '外派或驻场',
    required: /驻场|驻外|驻点|外派|常驻|派驻|驻工地|驻项目/u,
    stated: /驻场|驻外|驻地|驻点|外派|常驻|派驻|驻站|驻工地|驻项目|驻厂|住工地/u,
  },
  {
    name: '住宿',
    required: /住宿|住宿舍|住厂/u,
    stated: /(?:可|能|接受|愿意|服从)[^，]{0,6}住宿|住(?:宿舍|厂|工地)/u,
  },
  {
    name: '周末',
    required: /周末|节假日|周[六日]/u,
    stated:
      /(?:可|能|接受|愿意|适应)[^，]{0,8}(?:周末|节假日)|(?:周末|节假日|周[六日])(?:能|可|也)?(?:加班|值班|上班|出摊|轮班)/u,
  },
  { name: '上班时间', required: /早班|晚班|早起|\d点/u, stated: /早班|晚班|早起|\d点|倒班|轮班|[三两]班/u },
];

const DAYS = /(?:一周|每周|周)[^,，]{0,8}?(\d)\s*(?:[-~到至]\s*\d\s*)?天|(?<!\d)(\d)\s*天\s*\/?\s*周/u;
const MONTHS = /(\d{1,2}|[一二三四五六七八九十两])\s*个月/u;
const SPAN = /(\d{1,2})\s*月\s*(?:[-~到至])\s*(\d{1,2})\s*月/u;

/** Planning rosters or trips of others is not acceptance. */
const FOR_OTHERS = regex('u')`
  排班表|值班表|排(?:了)?[^，,]{0,8}\d+\s*[人名]
  |(?:制定|制订|制作|编制|编排|安排|负责|管理|优化|调整|统筹|协调|组织)[^，,；;]{0,12}(?:排班|值班|轮班|班次
  |倒班)|(?:安排|预订|报销|审核|领导|员工)[^，,；;]{0,8}(?:出差|差旅)
  |(?:人员|员工|班组|团队|科室|门店|护士|教师|司机)[^，,；;]{0,4}排班
`;
const CLAUSE = /[，,；;。]/u;
/** A preference to have none or little of it, which is neither acceptance nor refusal: 尽量不上夜班. */
const RELUCTANT =
  /(?:尽量|最好|希望|争取|倾向于?|尽可能|优先)[^，,；;。]{0,4}(?:不|别|少|免|避开)|(?:不太|不大|不怎么)(?:想|愿意?|能|方便|喜欢)|(?:能|可)不[^，,；;。]{1,6}就不|讨厌|不喜欢/u;

/** The clause of a text that accepts a topic and is not about other people. */
const agreementIn = (affirmed: string, topic: RegExp): string | undefined =>
  affirmed
    .split(CLAUSE)
    .find((clause) => topic.test(clause) && !FOR_OTHERS.test(clause) && !RELUCTANT.test(clause));

/** The first clause that would rather not have a topic. */
function reluctanceIn(
  stated: RegExp,
  reading: ResumeReading,
): { text: ProvingText | undefined; clause: string } | null {
  for (const text of everyText(reading)) {
    const clause = text.text.split(CLAUSE).find((each) => stated.test(each) && RELUCTANT.test(each));
    if (clause !== undefined) return { text, clause: clause.trim() };
  }
  const line = reading.unplaced
    .flatMap((each) => each.split(CLAUSE))
    .find((each) => stated.test(each) && RELUCTANT.test(each));
  return line === undefined ? null : { text: undefined, clause: line.trim() };
}

function byTopic({ stated, against }: Topic, reading: ResumeReading): FactMatch {
  const intention = against && everyText(reading).find(({ text }) => against.test(text));
  if (intention)
    return answered('缺口', `简历写到“${excerpt(against.exec(intention.text)?.[0] ?? '', 40)}”`, intention);
  const denial = findDenial(reading, (clause) => stated.test(clause));
  if (denial) return answered('缺口', `简历写明“${denial.clause}”`, denial.text);
  const wary = reluctanceIn(stated, reading);
  if (wary)
    return {
      ...answered('待确认', `简历写到“${excerpt(wary.clause, 40)}”`, wary.text),
      action: '先想好能不能接受；面试时照实说明，不要先答应。',
    };
  for (const text of everyText(reading)) {
    const clause = agreementIn(text.affirmed, stated);
    if (clause !== undefined) return answered('直接', `简历写到“${excerpt(clause.trim(), 40)}”`, text);
  }
  return UNSTATED;
}

/** Compares the largest figure in the résumé with the required minimum. */
function byFigure(
  least: number,
  unit: string,
  figureIn: (text: string) => number | null,
  reading: ResumeReading,
): FactMatch {
  const denial = findDenial(reading, (clause) => /实习/u.test(clause));
  if (denial) return answered('缺口', `简历写明“${denial.clause}”`, denial.text);
  const found = everyText(reading).flatMap((text) => {
    const figure = figureIn(text.affirmed);
    return figure === null ? [] : [{ text, figure }];
  });
  const [best] = found.sort((a, b) => b.figure - a.figure);
  if (!best) return UNSTATED;
  return best.figure >= least
    ? answered('直接', `简历写明${unit}，符合要求`, best.text)
    : answered('缺口', `要求至少 ${least} ${unit.endsWith('天数') ? '天' : '个月'}，简历写的不够`, best.text);
}

const daysIn = (text: string): number | null => {
  const found = /可实习|实习|到岗|出勤|^(?:可|能)?每周\s*\d\s*天/u.test(text) ? DAYS.exec(text) : null;
  return found ? writtenNumber(found[1] ?? found[2] ?? '') : null;
};

const monthsIn = (text: string): number | null => {
  const span = SPAN.exec(text);
  if (span) return Number(span[2]) - Number(span[1]) + 1;
  const months = /实习|可|连续/u.test(text) ? MONTHS.exec(text) : null;
  return months ? writtenNumber(months[1] ?? '') : null;
};

const AGE = /(\d{2})\s*周?岁/u;

/** The usual age at graduation. */
const USUAL: Readonly<Record<string, number>> = { college: 21, bachelor: 22, master: 25, doctor: 28 };
/** Additional years for those who start later. */
const LATER = 3;

/** Estimates the age from the year of graduation. */
function byGraduation(limit: number, education: ResumeDocument['education'], year: number): FactMatch {
  const action = '年龄不必写进简历；报名时按公告核对出生日期。';
  const ends = education.flatMap(({ degreeLevel, period }) => {
    const usual = USUAL[degreeLevel ?? ''];
    return usual !== undefined && period?.end && period.end !== 'present'
      ? [{ y: period.end.y, age: year - period.end.y + usual }]
      : [];
  });
  const [first] = ends.sort((a, b) => a.y - b.y);
  if (!first) return { ...answered('待确认', '简历没有写年龄'), action };
  const isLikely = first.age + LATER <= limit;
  return {
    ...answered(
      '待确认',
      `简历没有写年龄；${first.y} 年毕业，按常理${isLikely ? `在 ${limit} 周岁以内` : first.age > limit ? `已超过 ${limit} 周岁` : `接近 ${limit} 周岁`}`,
    ),
    action,
  };
}

/** The age that a résumé states or implies, with its place; null if there is none. */
export function ageOf(
  { basics: { birthDate, facts = [] } }: ResumeDocument,
  month: string,
): { age: number; pointer: string } | null {
  const [year = 0, now = 1] = month.split('-').map(Number);
  if (birthDate)
    return { age: year - birthDate.y - ((birthDate.m ?? 1) > now ? 1 : 0), pointer: '/basics/birthDate' };
  const at = facts.findIndex(({ label }) => /年龄/u.test(label?.zh ?? ''));
  const stated = AGE.exec(facts[at]?.value?.zh ?? '')?.[1];
  return stated === undefined ? null : { age: Number(stated), pointer: `/basics/facts/${at}/value` };
}

/** Compares the age with the limit of a posting. */
function byAge(limit: number, { document }: ResumeReading, month: string): FactMatch {
  const own = ageOf(document, month);
  if (own === null) return byGraduation(limit, document.education, Number(month.slice(0, 4)));
  const atoms = [{ pointer: own.pointer, quote: `${own.age} 岁` }];
  return own.age <= limit
    ? { state: '直接', reason: `${own.age} 岁，在 ${limit} 周岁以内`, atoms }
    : { state: '缺口', reason: `${own.age} 岁，超过 ${limit} 周岁`, atoms };
}

/** Whether a line accepts a condition that a clause asks for. */
export const acceptsIn = (line: string, text: string): boolean =>
  TOPICS.some(({ required, stated }) => required.test(text) && agreementIn(line, stated) !== undefined);

/** The worst of several results decides, in this order. */
const WORST: readonly FactMatch['state'][] = ['缺口', '未体现', '待确认', '可迁移', '直接'];

/** Judges conditions that an applicant must accept; null if the clause has no known one. */
export function matchWillingness(text: string, reading: ResumeReading, month: string): FactMatch | null {
  const answers: FactMatch[] = [];
  const days = DAYS.exec(text);
  const months = MONTHS.exec(text);
  const isAboutAttendance = !/出差|课时|年假|加班/u.test(text);
  if (days && isAboutAttendance)
    answers.push(byFigure(writtenNumber(days[1] ?? days[2] ?? ''), '每周天数', daysIn, reading));
  if (months && isAboutAttendance && (/至少|连续|实习|以上/u.test(text) || text.length <= 6))
    answers.push(byFigure(writtenNumber(months[1] ?? ''), '实习时长', monthsIn, reading));
  const limit = /年龄|周岁/u.test(text)
    ? Math.max(...[...text.matchAll(/(\d{2})\s*周?岁/gu)].map((each) => Number(each[1])))
    : 0;
  if (limit > 0) answers.push(byAge(limit, reading, month));
  if (asksForStudents(text)) answers.push(matchStudent(text, reading, month));
  // The days a week say on which days somebody comes: 每周到岗4天.
  const topics = TOPICS.filter(({ required, name }) => required.test(text) && !(days && name === '到岗'));
  const ofTopics = topics.map((topic) => byTopic(topic, reading));
  answers.push(...ofTopics);
  const [worst] = answers.sort((a, b) => WORST.indexOf(a.state) - WORST.indexOf(b.state));
  if (!worst) return null;
  const confirmed = topics.filter((_topic, at) => ofTopics[at]?.state === '直接').map(({ name }) => name);
  const open = topics.filter((_topic, at) => ofTopics[at] === UNSTATED).map(({ name }) => name);
  if (worst === UNSTATED && confirmed.length > 0 && open.length > 0)
    return {
      ...{ state: '待确认', atoms: ofTopics.flatMap((each) => each.atoms).slice(0, 8) },
      reason: `简历写到${confirmed.join('、')}，没有写是否接受${open.join('、')}`,
    };
  const atoms = new Map(answers.flatMap((each) => each.atoms).map((atom) => [atom.pointer, atom]));
  return worst.state === '直接' ? { ...worst, atoms: [...atoms.values()] } : worst;
}
