import type { DateRange } from '@qicheng/resume/document';
import { findDate, findPeriod } from '../dates.js';
import { LEVELS, type Level, SUBJECT } from '../education-marks.js';

/** The education in a clause. */
export interface ProseStudies {
  level?: Level;
  major?: string;
  school?: string;
  /** The start and the end date as text. */
  start?: string;
  end?: string;
  period?: DateRange;
  /** The rest of the clause. */
  rest?: string;
}

const LEVEL = '博士|硕士|研究生|本科|大专|专科|中专|高中|职高|初中';
const BRACKETS = '(?:[（(][^（）()]*[）)])?';
const SCHOOL =
  '[\\p{Script=Han}]{2,16}?(?:大学|学院|师范(?!学院|大学|学校)|卫校|技校|职校|中学|党校|舞蹈学院|研究所)';
const DATE = '(?:(?:19|20)\\d{2}年?(?:\\d{1,2}月)?|今年|去年)';
const END = '(?:毕业|在读|学历|学位|文化|应届|生|出身)?';
/** 护理学大专, 数学与应用数学（师范）本科, 数字媒体艺术专业本科在读 */
const MAJOR_LEVEL = new RegExp(
  `^(?:是|(?:读|念|学(?!前教|校|科))(?:的是?)?)?(?<major>[\\p{Script=Han}]{2,14}?${BRACKETS})?(?:专业|系)?\\s?(?<level>${LEVEL})(?!后)${BRACKETS}${END}$`,
  'u',
);
/** 本科信息安全, 中专美容美体专业, 本科长安大学 */
const LEVEL_MAJOR = new RegExp(
  `^(?<level>${LEVEL})(?!后|生导)(?:(?:毕业于|就读于?)?(?<school>${SCHOOL})$|(?:学历|读的?是?|是)?(?!毕业|学历|文化|在读|应届|学位|就读)(?<major>[\\p{Script=Han}]{2,12}${BRACKETS})(?:专业)?$)`,
  'u',
);
/** 2024年6月毕业于中国海洋大学, 2019年毕业, 大学读广告学 */
const GRADUATED = new RegExp(
  `^(?:于)?(?<end>${DATE})?(?:于)?(?<before>${SCHOOL})?(?<level>${LEVEL})?毕业(?:于(?<school>[\\p{Script=Han}]{1,20}?(?:大学|学院|研究所|学校))(?:(?<major>[\\p{Script=Han}]{2,12}?)(?:专业)?)?(?:[（(](?:全日制|统招)?(?<behind>${LEVEL})[）)])?)?$`,
  'u',
);
/** 遵义师范学院学前教育本科 */
const SCHOOL_LEVEL = new RegExp(
  `^(?<school>${SCHOOL})(?<major>[\\p{Script=Han}]{2,12}?)(?:专业)?(?<level>${LEVEL})(?!后)${BRACKETS}${END}$`,
  'u',
);
const AT_SCHOOL = new RegExp(
  `^(?:就读于|毕业于|毕业自)(?<school>${SCHOOL})(?<major>[\\p{Script=Han}]{2,12})?(?:专业)?$`,
  'u',
);
/** 郑州电力职业技术学院读的大专 */
const READ_AT = new RegExp(`^(?:在)?(?<school>${SCHOOL})(?:就读|读|念|上)(?:的是?)?(?<level>${LEVEL})$`, 'u');
/** 丽水职业技术学院2022年毕业的 */
const SCHOOL_END = new RegExp(`^(?<school>${SCHOOL})(?<end>${DATE})毕业的?$`, 'u');
/** 2016年自考了大专, 学的市场营销 */
const TAKEN = new RegExp(
  `^(?:后来|又|之后|其间|期间)*(?<end>${DATE})?(?:自考|函授|考|读|念)(?:上|了|的|完)*(?:一?个)?(?<level>${LEVEL})$`,
  'u',
);
/** 在中南民族大学读社会学 */
const STUDIES_AT = new RegExp(
  `^(?:现在|目前)?在(?<school>${SCHOOL})(?:就读|读|念|学)的?(?:是)?(?<major>[\\p{Script=Han}]{2,12}?)(?:专业)?$`,
  'u',
);
/** 读了某电大的行政管理, 又自考了某大学的护理学本科 */
const READ_OF = new RegExp(
  `^(?:后来|又|再|业余|之后)*(?:(?:自考|函授|报读|攻读|读|念|上)(?:了|完|过)+|就读于)(?<school>${SCHOOL})(?:的?(?<major>[\\p{Script=Han}]{2,12}?)(?:专业)?)?(?:的)?(?<level>${LEVEL})?$`,
  'u',
);
/** 2010年从柳州市交通学校毕业, 从潍坊技师学院电气自动化专业（中专）毕业 */
const LEFT = new RegExp(
  `^(?<end>${DATE})?(?:从|在|自)(?<school>[\\p{Script=Han}]{2,16}?(?:大学|学院|学校|卫校|技校|职校|中学))(?:(?<major>[\\p{Script=Han}]{2,14}?)专业)?(?:[（(]?(?<level>${LEVEL})[）)]?)?毕业的?(?:[（(](?<behind>${LEVEL})[）)])?$`,
  'u',
);
/** 2021年通过自考拿到南昌大学护理学本科 */
const OBTAINED = new RegExp(
  `^(?<end>${DATE})?(?:又|后来|也)?(?:通过)?(?:自考|函授|成教|成人高考|专升本|业余|在职)?(?:在职期间|工作期间|期间|其间|我|又)*(?:自考|函授|报读|攻读)?(?:拿到?了?|取得了?|考[上取]?了?|读完?了?|上了?)(?<school>${SCHOOL})(?:的)?(?<major>[\\p{Script=Han}]{2,12}?)?(?:专业)?(?:的)?(?:函授|自考|成教|业余|网络教育|远程)?(?:的)?(?<level>${LEVEL})(?:学历|文凭|毕业证|学位|证书)?$`,
  'u',
);
/** 厦门理工学院广告学专业2024届本科毕业生 */
const CLASS_OF = new RegExp(
  `^(?<school>${SCHOOL})(?<major>[\\p{Script=Han}]{2,12}?)?(?:专业)?(?<end>(?:19|20)\\d{2})届(?:的)?(?<level>${LEVEL})?(?:应届)?(?:毕业)?生?$`,
  'u',
);
/** 兰州理工大学土木工程专业的, 青岛职业技术学院护理专业的学生 */
const OF_MAJOR = new RegExp(
  `^(?<school>${SCHOOL})(?<major>[\\p{Script=Han}]{2,12}?)(?:专业|系)的?(?:学生|毕业生)?$`,
  'u',
);
/** 2012年考上了遵义师范学院 */
const ADMITTED = new RegExp(
  `^(?<start>${DATE})(?:考上|考入|考取|考进|进入|升入|就读于?)了?(?<school>${SCHOOL})(?:读书|学习|就读)?$`,
  'u',
);
/** 2021年1月拿的毕业证 */
const CERTIFIED = new RegExp(
  `^(?<end>${DATE})(?:拿|取得|领|发)(?:到|了|的)*(?:本科|大专|专科)?(?:毕业证书?|文凭|学历)$`,
  'u',
);
/** 取得管理学学士学位 */
const DEGREE =
  /^(?:并|同时)?(?:取得|获得?|授予)(?:了)?(?:\p{Script=Han}{2,4}?)?(?<level>学士|硕士|博士)学位$/u;
/** 2023年9月入学的 */
const ENTERED = new RegExp(`^(?<start>${DATE})(?:入学|入校)的?$`, 'u');
const STUDIED = /^学的(?:是)?(?<major>[\p{Script=Han}]{2,12}?)(?:专业)?$/u;
const READ = /^大学(?:读|学|念)的?(?:是)?(?<major>[\p{Script=Han}]{2,12})(?:专业)?$/u;
const GRADE =
  /^(?<major>[\p{Script=Han}]{2,12})(?:专业)?(?<rest>大[一二三四五]|研[一二三])(?:在读|学生|下学期)?$/u;

const levelOf = (text: string | undefined): Level | undefined =>
  text === undefined ? undefined : LEVELS.find(([form]) => form.test(text.replace('职高', '中专')))?.[1];

/** 在职期间我又读了…: what precedes a later school. */
const LATER_STUDIES = new RegExp(
  `^(?:在职|工作|在此)?(?:期间|其间|后来|之后|同时|业余|我|又|也|还)+(?:报?读|自学|自考|函授|攻读|考|念|上)(?:了|上|取)?(?=${SCHOOL})`,
  'u',
);
const MODES = '函授|自考|成教|业余|网络教育|远程';
const majorOf = (text: string): string =>
  text.replace(/^的(?=\S{2})/u, '').replace(new RegExp(`(?<=\\S{2})(?:${MODES})$|专业$`, 'u'), '');

/** Reads an education from a clause; null for any other clause. */
export function studiesIn(text: string): ProseStudies | null {
  const clause = text
    .replace(/\s+/gu, '')
    .replace(/^(?:本人|我)?是?/u, '')
    .replace(/^大学(?=本科|专科)/u, '')
    .replace(LATER_STUDIES, '');
  for (const form of [
    READ_AT,
    LEVEL_MAJOR,
    SCHOOL_LEVEL,
    MAJOR_LEVEL,
    LEFT,
    GRADUATED,
    AT_SCHOOL,
    SCHOOL_END,
    CLASS_OF,
    OF_MAJOR,
    ENTERED,
    ADMITTED,
    CERTIFIED,
    DEGREE,
    STUDIES_AT,
    READ_OF,
    TAKEN,
    OBTAINED,
    STUDIED,
    READ,
    GRADE,
  ]) {
    const found = form.exec(clause)?.groups;
    if (found === undefined) continue;
    const { level, behind: following, major, school, before, start, end, rest } = found;
    const known = levelOf(level ?? following);
    const isMajor =
      major !== undefined &&
      (level !== undefined ||
        SUBJECT.test(major) ||
        form === READ ||
        form === STUDIED ||
        school !== undefined);
    if (major !== undefined && !isMajor) continue;
    if (/[了过着]|期间|先在/u.test(`${school ?? ''}${major ?? ''}`)) continue;
    // 舞蹈学院本科
    const isSchool = major !== undefined && school === undefined && /(?:大学|学院)$/u.test(major);
    const studies: ProseStudies = {
      ...(known !== undefined && { level: known }),
      ...(form === GRADE && { level: /研/u.test(rest ?? '') ? 'master' : 'bachelor', rest }),
      ...(major !== undefined && (isSchool ? { school: major } : { major: majorOf(major) })),
      ...((school ?? before) !== undefined && { school: school ?? before }),
      ...(start !== undefined && findDate(start) !== null && { start }),
      ...(end !== undefined && findDate(end) !== null && { end }),
    };
    if (Object.keys(studies).length > 0) return studies;
  }
  return null;
}

/** 1999.09-2002.07 某职业学校，机电，中专: an education in names alone; null without a school. */
export function studiesListed(text: string): ProseStudies | null {
  const found = findPeriod(text);
  const parts = (found?.rest ?? text).split(/[，,、\s]+/u).filter(Boolean);
  const school = parts.find((part) => new RegExp(`^${SCHOOL}$|学校$`, 'u').test(part));
  if (school === undefined) return null;
  const level = parts.find((part) => new RegExp(`^(?:${LEVEL})(?:学历|毕业)?$`, 'u').test(part));
  const major = parts.find(
    (part) => part !== school && part !== level && /^\p{Script=Han}{2,12}$/u.test(part),
  );
  const known = levelOf(level);
  return {
    school,
    ...(major !== undefined && { major: major.replace(/专业$/u, '') }),
    ...(known !== undefined && { level: known }),
    ...(found !== null && { period: found.period }),
  };
}

const IN_BRACKETS = new RegExp(
  `^(?:(?:初中|高中)毕业(?:后|以后|之后)?)?(?:又|就|还)?(?:(?:读|上|念)了?(?:[一二两三四五]年)?的?)?(?<end>${DATE})?(?<level>${LEVEL}|技校|职校|卫校)(?:毕业|学历|文化)?[（(](?<inner>[^（）()]{4,})[）)]$`,
  'u',
);
/** 05年技校毕业（某市技工学校，学的焊接技术）, 初中毕业后读了两年技校（某市技工学校，2002年到2004年）: the school in brackets. */
function studiesInBrackets(text: string): ProseStudies | null {
  const { end, level, inner = '' } = IN_BRACKETS.exec(text)?.groups ?? {};
  const parts = inner.split(/[，,]\s*/u);
  const school = parts.find((part) =>
    new RegExp(`^(?:${SCHOOL}|\\p{Script=Han}{2,14}学校)$`, 'u').test(part),
  );
  if (school === undefined) return null;
  const known = levelOf(level);
  const others = parts.filter((part) => part !== school).map((part) => studiesIn(part));
  const period = parts.map((part) => findPeriod(part)?.period).find((found) => found?.end !== undefined);
  return Object.assign(
    {
      school,
      ...(known !== undefined && { level: known }),
      ...(end !== undefined && { end }),
      ...(period !== undefined && { period }),
    },
    ...others.map((studies) => studies ?? {}),
  ) as ProseStudies;
}

/** The same after a period, or with level and period in brackets: 2014年9月到2018年6月就读于某大学某专业. */
export function studiesDated(text: string): ProseStudies | null {
  const bracketed = studiesInBrackets(text);
  if (bracketed !== null) return bracketed;
  const [, clause = text, inner = ''] = /^(.{6,}?)[（(]([^（）()]*\d{4}[^（）()]*)[）)]$/u.exec(text) ?? [];
  const within = findPeriod(inner);
  const studies = within?.period.end === undefined ? null : studiesOf(clause);
  if (studies === null) return studiesOf(text);
  const level = levelOf(new RegExp(LEVEL, 'u').exec(inner)?.[0]);
  return {
    ...studies,
    ...(level !== undefined && { level }),
    ...(within !== null && { period: within.period }),
  };
}

function studiesOf(clause: string): ProseStudies | null {
  const found = findPeriod(clause);
  const bare = clause.replace(/^(?:我|本人)?(?:从|自)?/u, '');
  if (found === null || found.period.end === undefined || !bare.startsWith(found.text))
    return studiesIn(clause);
  const studies = studiesIn(found.rest);
  return studies === null || (studies.school === undefined && studies.level === undefined)
    ? studiesIn(clause)
    : { ...studies, period: found.period };
}
