import { DEGREE_LEVEL } from '@qicheng/resume/codes/education';
import { type DateRange, PRESENT } from '@qicheng/resume/dates';
import type { EducationItem } from '@qicheng/resume/document';
import { plainText } from '@qicheng/resume/translation/sides';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { chineseName } from '../text/chinese-name.js';
import { chineseMajor } from '../text/english-majors.js';
import { chineseSchool } from '../text/foreign-schools.js';
import { withoutLabel } from './employment.js';
import { endOf, monthsOfDay } from './months.js';
import { UNFINISHED } from './unfinished-words.js';

/** What somebody studied, in the words of a sentence. */
export interface Studies {
  readonly school: string;
  /** `软件工程专业本科`; empty if nothing is stated. */
  readonly subject: string;
  /** `江城大学软件工程专业本科`, or `江城大学函授本科在读` while it is unfinished. */
  readonly text: string;
  /** Whether the degree is stated as not, or not yet, obtained. */
  readonly isUnfinished: boolean;
}

const REMARK = /\s*[（(]([^（）()]*)[)）]/gu;
const LEVEL = /博士|硕士|研究生|本科|专升本|大专|专科|中专|高中/u;
const LEFT = /肄业|退学/u;
const FORM = /函授|自学考试|自考|成人教育|成教|电大|夜大|网络教育|业余|非全日制/u;
/** What the remarks of a school or subject are about: the level, the form and the state of the studies. */
const OF_STUDIES = new RegExp(
  `${LEVEL.source}|${UNFINISHED.source}|${FORM.source}|学位|学历|[学硕博]士|年制`,
  'u',
);

/** What is no name: what one's schooling counts as, or a pronoun that an import took for a subject. */
const NO_NAME = /^(?:(?:最高|我的?)?(?:学历|文凭|学位|专业)(?:是|算|为|就|只|不)|毕业$|.$)/u;
/** A name of a school or subject as it was read; empty if it is none. */
export const namedStudies = (name: string): string => (NO_NAME.test(name) ? '' : name);
/** The label of a name in the words of a chat: 学校是江城学院. */
const SCHOOL_IS = /^(?:我的?)?(?:毕业)?(?:学校|院校)(?:是|为|叫)/u;
/** A school that is told and not named, 老家那边的卫校, 一个技校, or a place that is no school. */
const NO_SCHOOL =
  /[那这]边|一[个所家]|某个|附近|旁边|老家|^(?:我们?|学校)|^(?!.*(?:[大小中高]学|学[院校堂]|[校院所]))\p{Script=Han}+$/u;
const namedSchool = (name: string): string => {
  const school = namedStudies(name).replace(SCHOOL_IS, '');
  return NO_SCHOOL.test(school) ? '' : school;
};

const remarksIn = (text: string): string => [...text.matchAll(REMARK)].map(([, inside]) => inside).join('，');
const withoutRemarks = (text: string): string =>
  text.replace(REMARK, (whole, inside: string) => (OF_STUDIES.test(inside) ? '' : whole)).trim();

/** Whether studies end at no known time, or after a month such as `2026-11`. */
const isOngoing = (end: DateRange['end'], month = ''): boolean =>
  end === PRESENT || (month !== '' && endOf(end) > monthsOfDay(month));

/** The studies of an entry; a stated form or state within the names is not part of them. */
export function studiesOf(item: EducationItem, isEmployed: boolean, month?: string): Studies {
  const named = namedSchool(withoutLabel(wordsOfText(item.school?.name, 'zh')));
  const studied = namedStudies(withoutLabel(wordsOfText(item.major, 'zh')));
  const lines = (item.highlights ?? []).map((atom) => plainText(atom, 'zh'));
  const remarks = [
    remarksIn(named),
    remarksIn(studied),
    ...lines.filter((line) => line.length <= MAX_REMARK),
  ].join('，');
  const isUnfinished = UNFINISHED.test(remarks) || (isEmployed && isOngoing(item.period?.end, month));
  const school = chineseSchool(chineseName(isUnfinished ? withoutRemarks(named) : named));
  const major = chineseMajor(chineseName(withoutRemarks(studied))).replace(/专业的?$|的$/u, '');
  const stated = item.degreeLevel ? DEGREE_LEVEL[item.degreeLevel].zh : '';
  const inBrackets = `${remarksIn(studied)}，${remarksIn(named)}`;
  const level = LEVEL.exec(inBrackets)?.[0] ?? stated;
  // Chinese names need no space; Latin ones do.
  const isLatin = /^[A-Za-z]/.test(major) || (major !== '' && /[A-Za-z]$/.test(school));
  const gap = school !== '' && isLatin ? ' ' : '';
  const subject = `${major ? `${major}${/[A-Za-z]$/.test(major) ? ' ' : ''}专业` : ''}${level}`;
  if (!isUnfinished)
    return { school, subject, text: school === '' ? '' : `${school}${gap}${subject}`, isUnfinished };
  const ongoing = `${FORM.exec(remarks)?.[0] ?? ''}${level || `${major}专业`}${LEFT.test(remarks) ? '肄业' : '在读'}`;
  return { school, subject, text: school === '' ? '' : `${school}${ongoing}`, isUnfinished };
}

/** Longer lines tell courses and theses. */
const MAX_REMARK = 24;
