import type { EducationLevel } from '@qicheng/analysis/civil-service';
import { regex } from '@qicheng/resume/regex';
import { evened, type Judged, notStated, pass, type Setting } from './clause.js';

/** Preferences and recommendations, which exclude nobody. */
export const PREFERENCE =
  /优先|同等条件|(?:较|比较|更)?适合|适宜|鼓励|欢迎|建议|一般应|(?:也|亦|均|都|皆)可(?:以)?报(?:考|名)/u;

/** Declarations of the candidate and consequences of the post, which facts of a form cannot fail. */
export const SELF_CONFIRMED = regex('u')`
  服从|志愿到|自愿|身心健康|身体(?:健康|条件)|体检|违法|犯罪|失信|开除|处分|在读.{0,12}不得报考
  |不得(?:报考|调离|借调|流动)|调离|(?:聘用|录用|招聘|招录|入职|报到)后|(?:签订|签署).{0,10}协议
  |(?:最低)?服务(?:期|年限)(?!满)|毕业证|学位证|学历证|报到证|吃苦耐劳|责任心|热爱|遵守|品行|政治素质
  |能?适应.{0,8}(?:夜|倒|值|加)班|现场工作
`;

const LEVELS: readonly (readonly [RegExp, EducationLevel])[] = [
  [/^博士/u, '博士研究生'],
  [/^(?:硕士|研究生)/u, '硕士研究生'],
  [/^(?:大学)?本科/u, '本科'],
  [/^(?:大专|专科)/u, '大专'],
];
const OF_LEVEL =
  /^(?:博士|硕士|研究生|(?:大学)?本科|大专|专科)(?:研究生|毕业生|学历者?|学历人员|生|的)?(?:须|需|应(?!届)|要求|年龄|不超过|可放宽)/u;
const NOT_FRESH =
  /^(?:非应届(?:高校)?(?:毕业)?生?|社会(?:在职)?人员|往届(?:毕业)?生?)(?:人员|的|报考的?)?(?:须|需|应(?!届)|要求)/u;
const FRESH_ONLY = /^应届(?:高校)?(?:毕业)?生?(?:的|报考的?)?(?:须|需|应|要求)/u;
const OF_SEX = /^(男|女)(?:性|生|士)?(?:须|需|应|身高|不低于)/u;

const isFresh = (status: string | undefined): boolean => status === '应届' || status === '择业期内未落实工作';

/** Passes a condition that applies only to other candidates; null if it applies to this one. */
export function notForThis(text: string, { candidate, education }: Setting): Judged | null {
  const words = evened(text);
  const { freshStatus, gender } = candidate;
  if (NOT_FRESH.test(words)) {
    if (freshStatus === undefined) return notStated('应届身份');
    return isFresh(freshStatus) ? pass('只对非应届的要求，您不适用') : null;
  }
  if (FRESH_ONLY.test(words) && freshStatus === '非应届') return pass('只对应届的要求，您不适用');
  const sex = OF_SEX.exec(words)?.[1];
  if (sex !== undefined && gender !== undefined && gender !== sex)
    return pass(`只对${sex}性的要求，您不适用`);
  if (!OF_LEVEL.test(words)) return null;
  const level = LEVELS.find(([named]) => named.test(words))?.[1];
  return level === undefined || level === education.level ? null : pass(`只对${level}的要求，您不适用`);
}

/** A condition without the words about whom it applies to. */
export const forThis = (text: string): string => text.replace(NOT_FRESH, '').trim() || text;

/** Separates the binding parts of a text from mere preferences. */
export function withoutPreferences(text: string): { binding: string; preferred: string[] } {
  const parts = evened(text)
    .split(/(?<=[;,。])/u)
    .filter((part) => part.trim() !== '');
  const preferred = parts.filter((part) => PREFERENCE.test(part));
  if (preferred.length === 0) return { binding: text, preferred };
  const binding = parts.filter((part) => !PREFERENCE.test(part)).join('');
  return {
    binding: binding.replace(/[;,。\s]+$/u, ''),
    preferred: preferred.map((part) => part.replace(/[;,。\s]+$/u, '')),
  };
}
