import { isChineseCity } from '../chinese-cities.js';
import { citiesAlone, officesAlone, aimOf } from '../loose/spoken-aims.js';
import { detailsIn } from '../loose/spoken-details.js';
import { payIn } from '../loose/spoken-pay.js';
import { nameScore } from '../name.js';
import { titleScore } from '../recognise.js';
import { studiesIn } from './studies.js';
import { isToolYears } from './tool-years.js';

/** A personal detail with its label, as in forms. */
export type Detail = readonly [label: string, value: string];

const LENGTH =
  '(?:\\d{1,2}(?:\\.\\d)?|[一二两三四五六七八九十]+)\\s*年(?:多|半|[一二三四五六七八九十]+个月)?';
const YEARS = new RegExp(
  `^(?:从业|工作|教龄|从事|工龄|驾龄)?(?:了)?\\s*(?:${LENGTH})(?:以上)?(?:的)?[\\p{Script=Han}A-Za-z\\s]{0,14}?(?:经验|经历)?$|^从业\\s*${LENGTH}$`,
  'u',
);
const AGE = /^(?:今年)?(\d{2})(?:周)?岁$/u;
const NAME = /^[\p{Script=Han}]{2,4}$|^[\p{Script=Han}]{2,6}[·•][\p{Script=Han}]{2,8}$/u;
const NO_NAME = /好$|^(?:本人|我是|男|女|姓名|诚聘|急招|招聘|大家|各位|你好|您好|如果|因为|所以|今天|昨天)/u;
/** 87年的: the year of birth. */
const BIRTH_YEAR = /^(?:[5-9]\d|0\d)年(?:的|生|出生)$/u;
const YOUNGEST = 15;

/** 本人姓何: the surname, before the full name. */
export const SURNAME = /^(?:我|本人)?(?:免贵)?姓\p{Script=Han}{1,2}$/u;

/** The probability that a clause at the start contains the person's name. */
export function nameAtBeginning(clause: string): { name: string; score: number } | null {
  const name = clause.replace(/^(?:我叫|我是|叫(?=\p{Script=Han}{2,4}$)|本人|姓名[:：]?)/u, '').trim();
  const [, office = '', own = ''] =
    /^(\p{Script=Han}{2,6}[师员手工])(\p{Script=Han}{2,3})$/u.exec(name) ?? [];
  if (titleScore(office) > 1 && nameScore(own) > 0) return { name: own, score: nameScore(own) };
  if (!NAME.test(name) || NO_NAME.test(name) || titleScore(name) > 2) return null;
  const score = nameScore(name);
  return { name, score: score > 0 ? score : 0.6 };
}

/** Age, sex, origin and years of work in one clause; empty for other clauses. */
export function detailsOfClause(clause: string): Detail[] {
  const age = AGE.exec(clause)?.[1];
  if (age !== undefined) return Number(age) > YOUNGEST ? [['年龄', `${age}岁`]] : [];
  if (YEARS.test(clause) && !BIRTH_YEAR.test(clause) && !isToolYears(clause))
    return [[/经[验历]/u.test(clause) ? '工作经验' : '工作年限', clause.replace(/^从业\s*/u, '')]];
  if (isChineseCity(clause)) return [['现居住地', clause]];
  const details = detailsIn(clause);
  return clause.length <= 14 ? details : details.filter(([label]) => label !== '籍贯' && label !== '性别');
}

const DID = /^(?:现任|现为|任|当过?|做过?了?)|^是(?:一名|名|个)/u;
const MAX_NAME = 18;
const TIME = new RegExp(`\\s*${LENGTH}(?:多|以上)?$`, 'u');

/** The stated occupation and its duration: 招聘专员3年, 做了一年十个月咖啡师; null for any other clause. */
export function occupationIn(clause: string): { name: string; years: string } | null {
  if (isToolYears(clause)) return null;
  const bare = clause.replace(DID, '').replace(new RegExp(`^${LENGTH}(?:的)?`, 'u'), '');
  const years = TIME.exec(bare)?.[0].trim() ?? '';
  const name = bare.replace(TIME, '').trim();
  if (name.length < 2 || name.length > MAX_NAME || /[\d。：:]|现任|先后|曾|^从/u.test(name)) return null;
  return titleScore(name) > 1 ? { name, years } : null;
}

/** 职业：婚礼策划师，艺术管理本科，9年: splits the text after the label into labelled details. */
export const statedOccupation = (value: string): Detail[] =>
  value.split(/[，,；;]/u).flatMap((text, index): Detail[] => {
    const clause = text.trim();
    const details = detailsOfClause(clause);
    if (details.length > 0) return details;
    const studies = studiesIn(clause);
    if (studies !== null) return [['学历', clause]];
    return clause === '' ? [] : [[index === 0 ? '一句话介绍' : '职称', clause]];
  });

const DESIRED_OFFICES =
  /^(?:期望|希望|想)(?:继续|能|长期)?(?:做|担任|从事|任|找)?(?<offices>[\p{Script=Han}A-Za-z、，\s]{2,36}?)(?:的?(?:岗位|工作))?$/u;

/** The desired position and place in a clause. */
export function aimsIn(clause: string): Detail[] {
  const pay = payIn(clause);
  if (pay !== null) return [['期望薪资', pay]];
  const bare = clause.replace(/^(希望|期望|想)(?:继续|能|长期)?(?=从事|做|找)/u, '$1');
  const intentions = aimOf(`${bare}，`);
  if (intentions.length > 0) return intentions;
  const offices = DESIRED_OFFICES.exec(clause)?.groups?.offices?.split(/，?或者?|、/u) ?? [];
  const areOffices =
    offices.length > 0 &&
    offices.every((name) => titleScore(name) > 0 || /(?:岗|总裁|负责人|官员|校长|方向)$/u.test(name));
  return areOffices ? [['求职意向', offices.join('、')]] : [];
}

const MAX_HOME_LENGTH = 10;
/** 杭州或上海, 车队管理都行 after a job preference; 现在人在南宁 before any statement. */
export function detailsAfter(clause: string, isAfterIntention: boolean, isBeforeActions: boolean): Detail[] {
  const cities = isAfterIntention ? citiesAlone(clause) : [];
  const jobs = isAfterIntention && cities.length === 0 ? officesAlone(clause) : [];
  const home =
    isBeforeActions && clause.length <= MAX_HOME_LENGTH
      ? detailsIn(clause).filter(([label]) => label === '现居住地')
      : [];
  const placed = isAfterIntention && cities.length === 0 ? aimOf(clause) : [];
  return [
    ...placed.filter(([label]) => label === '意向城市'),
    ...(cities.length > 0 ? [['意向城市', cities.join('、')] as const] : []),
    ...(jobs.length > 0 ? [['求职意向', jobs.join('、')] as const] : []),
    ...home,
  ];
}
