import { CARES, TEACHES } from './bank.js';

/** How the people of an employer speak of it. */
interface EmployerWords {
  readonly noun: string;
  readonly own: string;
  readonly polite: string;
  /** What it offers, instead of 业务或产品. */
  readonly offers: string;
}

const COMPANY: EmployerWords = { noun: '公司', own: '我们公司', polite: '贵公司', offers: '业务或产品' };
const KINDERGARTEN: EmployerWords = {
  noun: '幼儿园',
  own: '我们园',
  polite: '贵园',
  offers: '课程或班级的特点',
};
const SCHOOL: EmployerWords = { noun: '学校', own: '我们学校', polite: '贵校', offers: '办学特点或课程' };
const HOSPITAL: EmployerWords = { noun: '医院', own: '我们医院', polite: '贵院', offers: '科室或专科特色' };
const LAW_FIRM: EmployerWords = { noun: '律所', own: '我们所', polite: '贵所', offers: '业务领域或案件' };
const OFFICE: EmployerWords = { noun: '单位', own: '我们单位', polite: '贵单位', offers: '主要职能' };

const BY_NAME: readonly (readonly [pattern: RegExp, words: EmployerWords])[] = [
  [/医院|卫生院|保健院/u, HOSPITAL],
  [/幼儿园|托育|托儿所/u, KINDERGARTEN],
  [/大学|学院|中学|小学|学校/u, SCHOOL],
  [/律师事务所/u, LAW_FIRM],
  [/公司|集团|厂$/u, COMPANY],
];
const BY_POSITION: readonly (readonly [pattern: RegExp, words: EmployerWords])[] = [
  [/幼儿|幼师|保育|托育|托班|早教|主班|配班/u, KINDERGARTEN],
  [TEACHES, SCHOOL],
  [CARES, HOSPITAL],
  [/律师/u, LAW_FIRM],
  [/公务员|事业单位|科员|社区工作者|选调/u, OFFICE],
];

/** The words for the employer by its name, otherwise by the position. */
export const employerWords = (position: string, name: string): EmployerWords =>
  [
    ...BY_NAME.filter(([pattern]) => pattern.test(name)),
    ...BY_POSITION.filter(([pattern]) => pattern.test(position)),
  ][0]?.[1] ?? COMPANY;

const QUOTATION = /(“[^”]*”)/u;
/** A question or its expectations with the words of this employer; quotations of the résumé keep theirs. */
export function inWordsOf(words: EmployerWords, text: string): string {
  if (words === COMPANY) return text;
  return text
    .split(QUOTATION)
    .map((part) =>
      part.startsWith('“')
        ? part
        : part
            .replaceAll('公司业务或产品', words.offers)
            .replaceAll(/业务或产品|产品或业务/gu, words.offers)
            .replaceAll('我们公司', words.own)
            .replaceAll(`我们${words.noun}`, words.own)
            .replaceAll('贵公司', words.polite)
            .replaceAll('公司', words.noun),
    )
    .join('');
}
