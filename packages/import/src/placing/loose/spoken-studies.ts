import { regex } from '@qicheng/resume/regex';
import { relativeYear } from '../date-spellings.js';
import { findDate, findPeriod } from '../dates.js';
import { LEVELS, LEVEL_LABEL } from '../education-marks.js';
import { titleScore } from '../recognise.js';

/** 益阳市第一职业中专, 桃江县第二高中: the level is part of the name. */
const IN_NAME_OF_SCHOOL = /[市县区州镇](?!场|域|政)|第[一二三四五六七八九十]|职业$/u;

/** 助产学本科, 本科（专升本）: the level alone. */
export function levelApart(name: string): string[] {
  const plain = name.replace(/(?<=本科|大专|专科|硕士|中专)[（(](?:专升本|统招|全日制|第一学历)[）)]/u, '');
  const [, major, level] =
    /^([\p{Script=Han}]{2,14}?)(?<!成人|函授|在职|统招|全日制|自考|大学)(本科|大专|专科|硕士|博士|中专|高中)$/u.exec(
      plain,
    ) ?? [];
  if (/^(?:中专|高中)$/u.test(level ?? '') && IN_NAME_OF_SCHOOL.test(major ?? '')) return [plain];
  return major !== undefined && level !== undefined ? [major, level] : [plain];
}

const SCHOOL = regex('u')`
  (?:在|于|读的?是?|考[入上]了?|从|[，,。；;：:\s（(]|(?<=\d)[年月][从在于]?
  |^)(?:(?:高中|初中)?是)?((?!现在|目前|毕业|学历|以前|初中|高中|我)[^到在读于\P{Script=Han}][\p{Script=Han}]{1,16}?(?:大学|学院|学校
  |卫校|技校|职高|师范|一中|中学)(?:[（(][\p{Script=Han}]{2,6}[）)])?)(?=$|[，,。；;\s]|读|学的|念|毕业|上[了过的]
  |\p{Script=Han}{2,10}(?:专业|系|本科|大专|专科))
`;
/** Words of a sentence, which do not occur in a row of names. */
const DESCRIBES_STUDIES =
  /读(?!者|物|书会|写)|毕业(?!设计|论文|生|院校|学校|时间)|学的|入学|念的?|上[了过的]一?个?(?:函授|自考|成人|业余|在职)?(?:本科|大专|专科|中专)/u;
const AT_WORK = /工作|上班|任教|授课|代课|老师[，,。]|教师[，,。]|实习|培训学校|协会|学生会/u;
const MAJOR = [
  /(?:(?:读|念)(?:的|了)?(?:[一二两三四五]年)?(?:是|专业是)?|学的(?:是|专业是)?|(?<=^|[，,。；;\s])学)([\p{Script=Han}]{2,12}?)(?:专业)?(?=$|[，,。；;\s（(\d]|毕业|本科|大专|专科|中专)/u,
  /^([\p{Script=Han}]{2,12}?)(?:专业|系)?(?=(?:本科|大专|专科|中专|硕士)|$|[，,。；;\s（(])/u,
  /[，,\s]([\p{Script=Han}]{2,12}?)(?:专业)?的?(?=$|[，,。；;\s])/u,
];
const NO_MAJOR =
  /^(?:上[了过的]|的|了|读|学|念|大学|大专|本科|中专|专科|毕业|在读|学历|全日制|统招|高中|初中|研究生|硕士|博士|入学|现在|完|书|过|校|今年|去年|明年|后年|一直|后)|毕业|大学|学院|学校|入学|在读/u;
const GRADUATED = /((?:(?:19|20)?\d{2})年?(?:\.?\d{1,2}月?)?)\s*(?:[^，,。；;\d]{0,30})毕业/u;
const GRADE = /((?:19|20)\d{2})级/u;
const ENTERED = /((?:19|20)?\d{2}年(?:\d{1,2}月)?)\s*(?:入学|考上|考入)/u;

/** 现在在新疆大学读软件工程，本科，21年9月入学: an education in a sentence, as comma-separated parts; null for any other text. */
export function studiesInSentence(text: string): string | null {
  const school = SCHOOL.exec(text)?.[1];
  const isDescribed = DESCRIBES_STUDIES.test(text.replace(school ?? '', ''));
  if (school === undefined || !isDescribed || AT_WORK.test(text) || titleScore(school) > 1) return null;
  const rest = text.slice(text.indexOf(school) + school.length);
  const major = MAJOR.map((form) => form.exec(rest)?.[1]).find(
    (word) => word !== undefined && !NO_MAJOR.test(word),
  );
  const statement = text.replace(school, '').replace(/^.{0,6}(?:初中|高中)毕业(?:后|以后|之后)?/u, '');
  const level = LEVELS.find(([form]) => form.test(statement))?.[1];
  const period = findPeriod(text)?.text;
  const [from, to] = [ENTERED, GRADUATED]
    .map((form) => form.exec(text)?.[1] ?? (form === ENTERED ? GRADE.exec(text)?.[1] : undefined))
    .map((date) => (date !== undefined && findDate(date) !== null ? date : undefined));
  const when =
    period ??
    (from !== undefined && to !== undefined ? `${from}-${to}` : to === undefined ? '' : `${to}毕业`);
  if (major === undefined && level === undefined && when === '') return null;
  return [when, school, major, level === undefined ? undefined : LEVEL_LABEL[level]]
    .filter(Boolean)
    .join('，');
}

/** 初中毕业 alone. */
export const ONLY_SCHOOLED = /^(?:初中|高中|中专|大专|本科|技校)(?:毕业|文化|学历)$/u;

const MONTH = '((?:19|20)\\d{2}年\\d{1,2}月)';
const ENROLMENT = new RegExp(`${MONTH}入学(?:[^。]*?${MONTH}(?:毕业)?(?=$|[，,。；;\\s]))?`, 'u');

/** 学校是某学院，2023年9月入学，明年6月毕业也就是2026年6月: the studies with the period from the enrolment to the end. */
export function withEnrolment(studies: string, text: string): string {
  const [, start = '', end = ''] = ENROLMENT.exec(text) ?? [];
  return start === '' || end === '' || findPeriod(studies) !== null
    ? studies
    : `${start}到${end}，${studies}`;
}

/** 2026年6月毕业 2023级的 */
const LEFT_AND_GRADE = /((?:19|20)\d{2}年(?:\d{1,2}月)?)毕业[，,、\s]*((?:19|20)\d{2})级的?/u;
/** 2021级本科，2025届 */
const GRADE_AND_CLASS = /((?:19|20)\d{2})级(.{0,10}?)[，,、\s]*((?:19|20)\d{2})届/u;
/** 2023年9月入学，明年6月毕业 */
const ENTERED_AND_LEFT =
  /((?:19|20)\d{2}年(?:\d{1,2}月)?)入学[，,、\s]*(?:预计|将于|将)?(今年|明年|后年|(?:19|20)\d{2}年)(\d{1,2}月)?(?:份|底|初)?毕业/u;

/** A text with the years of entering and leaving a school as a period. */
export const withStudyDates = (text: string): string =>
  text
    .replace(LEFT_AND_GRADE, '$2-$1')
    .replace(GRADE_AND_CLASS, '$1-$3 $2')
    .replace(ENTERED_AND_LEFT, (_, start: string, year: string, month = '') => {
      const end = /^\d/u.test(year) ? year : `${relativeYear(year)}年`;
      return `${start}-${end}${month} `;
    });
