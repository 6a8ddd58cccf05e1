import { regex } from '@qicheng/resume/regex';
import { type Piece, sliced } from '../piece.js';
import { factsOf } from '../read-facts.js';
import { areSubjects, majorsIn, SUBJECT_OF_LICENCE } from '../read-majors.js';

/** The end of a clause, but not a comma within a number. */
const CUT = /;|,(?!(?<=\d,)\d{3})| · |[()|丨★✦]|(?<=[\u4e00-\u9fa5]) \/ (?=\S)|\p{Extended_Pictographic}/gu;
/** Brackets that explain the word before them: 学科教学(物理), FEA (ANSYS or Abaqus), 指标(响应时长、解决率). */
const INNER =
  /(?<=[\u4e00-\u9fa5A-Za-z\d]\s?)\((?![^)]*(?:优先|加分|不限|以上|放宽|可(?!视)|任[一意]|经验者|统计学|专业|请|勿))([^()]{1,40})\)/gu;
/** Words of necessity in such brackets; only with a fact are they a separate requirement. */
const NEEDS = /须|需(?!求)|必备|要求/u;
/** The size of the thing before the brackets, or the field of a certificate: 仓储团队(50人以上)的建设, 建造师证书(市政专业). */
const SIZE =
  /\(\s*\d[\d.]*\s*[^()\d,]{0,6}(?:以上|左右|余|\+)?\s*\)(?=的|[\u4e00-\u9fa5])|(?<=证书?|职称)\([^()]{2,20}(?:专业[^()]{0,4}|取得优先)\)/gu;
/** An exception in brackets is not a requirement: 大专(可放宽至中专,需5年以上同岗经验). */
const EXCEPTION = /\([^()]*(?:放宽|亦可|也可以?)[^()]*\)/gu;
/** A space between facts in a line without commas: 8-10K 苏州 大专 3年以上; not that within the name of a standard, GB 14881. */
const GAP =
  /(?<=[\u4e00-\u9fa5A-Z\])])(?<!(?<![A-Za-z])[A-Z]{2,8}(?:\/[A-Z]{1,3})?(?= +\d[\d.]*(?![\d.]*\s*(?:[年月人名岁届个万元天%~kK至到]|-\s?\d)))) +(?=[\u4e00-\u9fa5\d])/gu;
const MIN_GAPS = 2;
/** A clause that only continues the previous one. */
const CONTINUES =
  /^(?:或(?!许)|如|例如|比如|包括|包含|等|且(?!有)|并(?!有)|以|即|具体|可(?!接受|出差|到岗|实习)|以及|及其|or\b|and\b|such as|including(?! (?:at least )?\d+\+? years?)|e\.g)/iu;
/** Working conditions, followed by their frequency or duration: 能出差,一年约120天. */
const PUTS_UP = /出差|差旅|加班|值班|夜班|倒班|驻|外派|travel/iu;
const AMOUNT =
  /^(?:平均|一般|大?约|最多)?(?:每|一|全)?(?:年|月|周|季度?)?[^,\d]{0,3}\d+\s*(?:[-~至到]\s*\d+\s*)?(?:天|次|小时|个月|晚|%)(?:左右|以上|以内)?$/u;
/** How much of the thing before it is done in a time, but not how long somebody works: 每月至少1篇. */
const HOW_MANY =
  /^(?:平均|一般|大?约)?每个?[天日周月季年]度?(?:至少|最少|不少于|不低于|大?约|平均)?\s*\d+(?:\s*[-~至到]\s*\d+)?\s*(?!天|日|小时|个?月|休|元|k)[\u4e00-\u9fa5]{1,3}(?:以上|左右)?$/u;

/** In an English sentence a comma separates items of one list unless a new requirement begins. */
const NEW_REQUIREMENT = regex('iu')`
  ^\s*(?:including (?:at least )?\d+|with|strong|solid|fluent|proficient|excellent|able|ability|experience
  |experienced|familiar|familiarity|knowledge|must|good|preferred|at least|native|willing|bachelor|master|degree
  |any|\d|[^,]*\b(?:preferred|a plus|bonus)\b)
`;

/** The clauses of a sentence; a comma within a number or between two bare nouns does not separate. */
export function clausesOf(sentence: Piece): Piece[] {
  const cuts: { start: number; end: number }[] = [];
  let start = 0;
  const push = (end: number, width = 1) => {
    if (end > start) cuts.push({ start, end });
    start = end + width;
  };
  const gaps = /[,:]/.test(sentence.text) ? [] : [...sentence.text.matchAll(GAP)];
  const isRow = gaps.length >= MIN_GAPS && !/[a-z]{3}/.test(sentence.text);
  const inner = [
    ...[...sentence.text.matchAll(INNER)].filter(
      ([, words = '']) => !NEEDS.test(words) || factsOf(words).length === 0,
    ),
    ...sentence.text.matchAll(SIZE),
    ...sentence.text.matchAll(SUBJECT_OF_LICENCE),
  ];
  const exceptions = [...sentence.text.matchAll(EXCEPTION)];
  const isExcepted = (at: number) =>
    exceptions.some(({ index, 0: whole }) => at > index && at < index + whole.length - 1);
  const isEnglish = !/[\u4e00-\u9fa5]/u.test(sentence.text);
  const isInner = (at: number) =>
    inner.some(({ index, 0: whole }) => at >= index && at < index + whole.length);
  const marks = [...sentence.text.matchAll(CUT), ...(isRow ? gaps : [])]
    .filter(
      ({ index, 0: mark }) =>
        !isInner(index) &&
        !isExcepted(index) &&
        !(isEnglish && mark === ',' && !NEW_REQUIREMENT.test(sentence.text.slice(index + 1))),
    )
    .sort((a, b) => a.index - b.index);
  for (const match of marks) push(match.index, match[0].length);
  push(sentence.text.length);
  const kept: { start: number; end: number }[] = [];
  for (const cut of cuts) {
    const text = sentence.text.slice(cut.start, cut.end).trim();
    const last = kept.at(-1);
    if (text === '' || isExcepted(cut.start)) continue;
    const before = last ? sentence.text.slice(last.start, last.end).trim() : '';
    if (last && isContinued(before, text)) last.end = closedAt(sentence.text, last.start, cut.end);
    else kept.push({ ...cut });
  }
  return kept
    .map(({ start: from, end }) => sliced(sentence, from, end))
    .filter(({ text }) => text.length > 1);
}

/** The end of a clause with the bracket that closes one within it: 出差(50%以上). */
const closedAt = (sentence: string, start: number, end: number): number =>
  sentence[end] === ')' &&
  sentence.slice(start, end).lastIndexOf('(') > sentence.slice(start, end).lastIndexOf(')')
    ? end + 1
    : end;

const isContinued = (before: string, text: string): boolean =>
  CONTINUES.test(text) ||
  isTail(text) ||
  (PUTS_UP.test(before) && AMOUNT.test(text)) ||
  HOW_MANY.test(text) ||
  (HOW_WELL.test(text) && factsOf(before).some(({ kind }) => kind === 'language')) ||
  continuesSubjects(before, text);

/** The level of a language named before: 英语四级以上,读写熟练. */
const HOW_WELL =
  /^(?:口语|发音|听力|听说读写|听说|读写|书写|阅读|写作|笔译|口译)[^,;]{0,6}(?:流利|流畅|熟练|标准|良好|优秀|过硬|无障碍|强|好|佳)$|^(?:fluent|proficient)(?: in)?(?: both)? (?:spoken|written|oral)(?: (?:and|&) (?:spoken|written|oral))?$/iu;

/** 统计学,数学等相关专业 and 相关专业(统计学、数学) are one list of subjects. */
const continuesSubjects = (before: string, text: string): boolean =>
  (areSubjects(before) && (areSubjects(text) || majorsIn(text).length > 0)) ||
  (/专业类?$/u.test(before) && areSubjects(text));

const isTail = (text: string): boolean =>
  /^(?:者|的)?(?:(?:在)?同等条件下?)?(?:可|予以|给予)*(?:优先|加分|更佳|尤佳|为佳|更好)(?:考虑|录[用取]|聘[用任])?$/u.test(
    text,
  );
