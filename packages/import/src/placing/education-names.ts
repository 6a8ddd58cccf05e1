import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { ASIDE_LABEL } from './columns.js';
import type { Layout } from './confidence.js';
import { type Draft, SURE } from './draft.js';
import type { HeadPart } from './entries.js';
import { labelled } from './words.js';

/** Periods without study in the education section. */
export const NO_STUDIES =
  /^(?:应征|待)?入伍|^待(?:业|岗)|服(?:兵)?役|^(?:全职|脱产|在家)?备考|^(?:再次?|二战)?(?:考研|报考)/u;

const MAX_WORD_LENGTH = 8;
/**
 * 证明人：卫老师, 主修课程, GPA：, 综合测评班级: a label, a heading or a word below an education. In a text without headings any
 * sentence there belongs to something else.
 */
export const isNoStatement = (text: string, layout: Layout): boolean =>
  layout === 'loose' ||
  ASIDE_LABEL.test(labelled(text)?.label ?? '') ||
  /[:：]$/u.test(text) ||
  !OF_STUDIES.test(text) ||
  (text.length <= MAX_WORD_LENGTH &&
    !/\d/u.test(text) &&
    !/[，,。；;了过“”]/u.test(text) &&
    !DONE.test(text));
/** What is told about studies; of other lines below an education only one in four belongs to it. */
const OF_STUDIES = regex('iu')`
  论文|设计|课题|课程|成绩|排名|绩点|均分|学位|等级|交换|访学|辅修|选修|双学位|联合培养|担任|获|奖|参加|组织|发表|入选|研究方向|导师
  |thesis|dissertation|exchange|grade|rank|honou?rs|distinction|merit|coursework|minor|award|scholarship
`;
const DONE = /^(?:担任|获得?|参加|组织|负责|完成|通过|入选|辅修|在校|曾|当选|发表|学习)/u;

/** 联合培养博士生（CSC资助）: the status of the student, not the subject. */
export const STUDENT = /(?:博士|硕士|本科|交换)生|访问学者|^(?:在校)?学生$/u;

/** 工商管理硕士（在读结业）: a course that awarded no degree. */
export const isDegree = (text: string): boolean => /^\p{Script=Han}{0,8}(?:学士|硕士|博士)/u.test(text);
export const setAside = (draft: Draft, text: string, line: TextLine): true => {
  draft.setAside({ ...line, text });
  return true;
};

const INSTITUTE = /(?:研究院|研究所|实验室|科学院)(?:[（(][^（）()]*[）)])?$/u;
/**
 * 江边某二本 会计学: if no school is recognised, the first of two names is the school. A name in English alone is
 * one if a degree is below it: Les Roches Global Hospitality Education.
 */
export function namesOfSchools(
  draft: Draft,
  item: string,
  rest: readonly HeadPart[],
  isAboveDegree: boolean,
): readonly HeadPart[] {
  const [first, second] = rest;
  if (first === undefined || draft.has(`${item}/school/name`)) return rest;
  const areNames = [first, second].every((part) => /^\p{Script=Han}{4,}$/u.test(part?.text ?? ''));
  const isSchool = INSTITUTE.test(first.text) || (isAboveDegree && LATIN_NAMES.test(first.text));
  if (!areNames && !isSchool) return rest;
  draft.text(`${item}/school/name`, first.text, SURE.guessed, first.line, 120);
  return rest.slice(1);
}

/** 会计学硕士 gives the major if no other part does. */
export function takeMajorOfDegree(draft: Draft, item: string, heads: readonly HeadPart[]): void {
  for (const { text, line } of heads) {
    const major =
      /^(\p{Script=Han}{2,10}?(?:[（(]\p{Script=Han}{2,6}[）)])?)(?:专业)?(?:学士|硕士|博士)(?:研究生|学位)?(?:[\s（(].*)?$/u.exec(
        text,
      )?.[1];
    if (major !== undefined && !/^(?:全日制|在职|专业|学术|学术型|专业型)$/u.test(major))
      return takeMajor(draft, item, major, line, SURE.likely);
  }
}

/** Bioinformatics (Merit): the class of a British degree. */
const CLASS_OF_DEGREE =
  /\s*[（(](?:Merit|Distinction|Pass|Hons?|Honou?rs|First(?:[ -]Class)?(?: Honou?rs)?|Upper Second|2[:.][12])[)）]\s*$/iu;

/** 英语（师范）本科, 工商管理（MBA，在读）, 法学 LL.B.: the level after the subject. */
const TRAILING_LEVEL =
  /(?<=\S{2})\s*(?:(?:本科|大专|专科|中专)$|LL\.?\s?[BM]\.?$|[（(](?:本科|大专|专科|中专|E?MBA)(?:[，,][^（）()]*)?[）)]$)/u;

/** 毕业, 在读: how the studies ended is no subject. */
const NO_MAJOR = /^(?:已|刚|没)?(?:毕业|结业|肄业|在读|入学|就读|读完)(?:了|的|生)?$/u;
/** 城乡规划（五年制工学学士）: the degree after the subject. */
const DEGREE_IN_BRACKETS =
  /^(\S{2,})\s*[（(](?:[三四五六]年制)?\s*([\p{Script=Han}]{1,4}(?:学士|硕士|博士)(?:学位)?)[）)]$/u;

export function takeMajor(draft: Draft, item: string, text: string, line: TextLine, sure: number): void {
  const bare = text
    .replace(CLASS_OF_DEGREE, '')
    .replace(TRAILING_LEVEL, '')
    .replace(
      /^专业(?:是|为)?(?=\p{Script=Han}{2})(?!学位|硕士|博士|技术|型|课)|^(?:学的是?|读的是?|读(?=\p{Script=Han}{2,8}(?:学|专业))|主修|所学|就读)(?=\p{Script=Han}{2})|(?<=.{2})专业(?:学习|就读|毕业)?$/gu,
      '',
    );
  if (/^[-—/无]+$/u.test(bare) || NO_MAJOR.test(bare)) return;
  const [, major = bare, degree = ''] = DEGREE_IN_BRACKETS.exec(bare) ?? [];
  draft.text(`${item}/major`, major, sure, line, 120);
  if (degree !== '' && !draft.has(`${item}/degreeName`))
    draft.text(`${item}/degreeName`, degree, SURE.likely, line, 120);
}

const MIXED = /^(\p{Script=Han}{2,16}(?:大学|学院|学校))\s+([A-Z][A-Za-z'’.&-]*(?: [A-Za-z'’.&-]+){1,7})$/u;
const LATIN_NAMES = /^[A-Z][\w'’.&-]*(?: [\w'’.&-]+){1,7}$/u;
/** 星海音乐学院 Xinghai Conservatory of Music: the name of a school in both languages. */
export const isSchoolInTwoLanguages = (text: string): boolean => MIXED.test(text);

const HAN_NAME = '\\p{Script=Han}{2,18}(?:大学|学院|学校|中学)';
const LATIN_NAME =
  "(?=[^（）()]*(?:Universit|College|Institute|School|Academy|Conservatory|Polytechnic|TU ))[A-Z][\\w'’.&-]*(?:,? [\\w'’.&-]+){1,9}";
const HAN_FIRST = new RegExp(`^(?<zh>${HAN_NAME})?\\s*[（(](?<en>${LATIN_NAME})[）)]$`, 'u');
const LATIN_FIRST = new RegExp(`^(?<en>${LATIN_NAME})?\\s*[（(](?<zh>${HAN_NAME})[）)]$`, 'u');
/** 合肥工业大学 (Hefei University of Technology): a name in brackets is that of the school in the other language. */
export function takeBothNames(draft: Draft, item: string, text: string, line: TextLine): boolean {
  const { zh, en } = (HAN_FIRST.exec(text) ?? LATIN_FIRST.exec(text))?.groups ?? {};
  const isAlone = zh === undefined || en === undefined;
  if ((zh ?? en) === undefined || isAlone !== draft.has(`${item}/school/name`)) return false;
  for (const [lang, name] of Object.entries({ zh, en }))
    if (name !== undefined) draft.put(`${item}/school/name/${lang}`, name, name, SURE.known, line);
  return true;
}

const EXCHANGE =
  /^(?:\p{Script=Han}{0,4}(?:交换|交流)(?:生|学习|项目|学期)?|(?:exchange|visiting) (?:student|semester|term|year|programme?|studies)|(?:semester|study) abroad)(?:\s*[（(][^（）()]*[）)])?$/iu;
/** A term as an exchange student, which is not a degree. */
export function takeExchange(draft: Draft, item: string, text: string, line: TextLine): boolean {
  if (!EXCHANGE.test(text)) return false;
  draft.text(`${item}/exchange`, text, SURE.known, line, 120);
  return true;
}

/** Hotel Management 酒店管理 below the school. */
export const isMajorInTwoLanguages = (text: string): boolean =>
  /^[A-Z][A-Za-z&'’ -]{3,40}\s\p{Script=Han}{2,12}(?:\s*[（(][^（）()]{1,24}[）)])?$/u.test(text);

/** 吉林林业学校林学专业学习: a school below university level, followed by the major. */
export function takeSchoolAndMajor(draft: Draft, item: string, text: string, line: TextLine): boolean {
  const [, school, major] =
    /^(\p{Script=Han}{2,16}?(?:学校|党校))(\p{Script=Han}{2,14}专业)(?:学习)?$/u.exec(text) ?? [];
  if (school === undefined || major === undefined) return false;
  draft.text(`${item}/school/name`, school, SURE.known, line, 120);
  takeMajor(draft, item, major, line, SURE.likely);
  return true;
}
