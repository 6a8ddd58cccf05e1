import { regex } from '@qicheng/resume/regex';
import { companyScore, departmentScore, placeScore, titleScore } from './recognise.js';

/** The last word of an employer, unless it begins the title after it: 行 in 行政, 社 in 社工, 店 in 店长. */
const EMPLOYER_THEN_TITLE = regex('u')`
  ^(?<employer>[\p{Script=Han}A-Za-z\d（）()·&]{1,24}?(?:公司|集团|事务所|工作室|中心|酒店|饭店|宾馆|酒楼|餐厅|超市|商场|百货|医院|诊所|门诊部
  |学校|小学(?!生)|中学(?!生)|幼儿园|学院(?!长)|大学(?!生)|银行(?!业)|[支分]行|厂(?![长务房])|药房|药店|书店|门店(?!店?[长员])|(?<!酒|饭|门|药|书)店(?![长员务面主])|站(?![长台])
  |馆(?![长员])|物业(?!管|服|客|公|经|主|项)|证券|保险(?!理|业|经|代|顾|销)|车间(?!主)|旅行社|研究[院所]))
  (?<title>\p{Script=Han}{2,8})$
`;
/** Titles whose first word could also end the employer: 酒店管理, 超市收银主管 as names of occupations. */
const MIN_EMPLOYER_LENGTH = 4;

/** 云海酒店前台接待, 永兴电机厂钳工: an employer and a title without a space between them; null for anything else. */
export function employerAndTitle(text: string): { employer: string; title: string } | null {
  const { employer = '', title = '' } = EMPLOYER_THEN_TITLE.exec(text.trim())?.groups ?? {};
  const areBoth =
    employer.length >= MIN_EMPLOYER_LENGTH &&
    titleScore(title) > 1 &&
    companyScore(title) < 1 &&
    departmentScore(title) < 1;
  return areBoth ? { employer, title } : null;
}

/** Whether a clause after an employer and a title still names something: a department or a place. */
export const isNameAfterTitle = (clause: string): boolean =>
  clause.length <= 10 && (departmentScore(clause) > 1 || placeScore(clause) > 0);

/** Co., Ltd.: a comma within the name of an employer. */
const LEGAL_FORM = /\s*,?\s*(?:Co\.?,?\s*)?(?:Ltd|Inc|LLC|Corp)\.?(?=$|[\s,，|)）])/giu;
/** A text without the legal form of an English employer. */
export const withoutLegalForm = (text: string): string => text.replace(LEGAL_FORM, '');

/** 三亚某度假酒店 Lanyu Resort, Sanya: the English name after a Chinese one. */
const ENGLISH_NAME = /(?<=^\p{Script=Han}{4,24})\s+[A-Z][\p{Script=Latin}\d .,&'’()/-]*$/u;
export const withoutEnglishName = (text: string): string => text.replace(ENGLISH_NAME, '');

/** 某公司（供应链软件，B 轮，约 260 人）: without what is said in brackets about the one thing named. */
export const withoutRemarkOnName = (text: string): string =>
  text.replace(/(?<=^[^，,。；;（(]{2,24})\s*[（(][^（）()。]*[）)]$/u, '');
