import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { type Draft, SURE } from './draft.js';
import { statementsOf } from './entries.js';
import { splitOutsideBrackets } from './outside-brackets.js';

/** The name of a language at the start of a text. */
export const LANGUAGE = regex('iu')`
  ^(英语|日语|法语|德语|韩语|俄语|西班牙语|普通话|粤语|朝鲜语|蒙古语|维吾尔语|藏语|哈萨克语|闽南语|客家话|潮汕话
  |上海话|泰语|越南语|印尼语|阿拉伯语|葡萄牙语|意大利语|汉语|中文|English|Japanese|French|German|Korean|Russian
  |Spanish|Mandarin|Cantonese|Chinese)
`;
const EXAM = regex('iu')`
  (CET-?\s?[46]|JLPT\s?N[1-5]|TEM-?\s?[48]|IELTS|TOEFL|TOPIK\s?[1-6]\s?级?|TOEIC|BEC\s?[初中高]级
  |HSK\s?[1-6]\s?级?|GRE|GMAT|雅思|托福|英语[四六八]级|大学英语[四六]级|专业?[四八]级?
  |(?:大学)?英语三级(?:[（(](?:[AB]级|PRETCO-?[AB])[）)])?|(?<!职称)英语[AB]级|PTE|DSH-?[1-3]
  |(?<!\p{Script=Han})[四六]级(?=\s*[（(:：]?\s*\d{3})|N[1-5]|DELF\s?[A-C][12])[\s:：（(]*(\d{1,3}(?:\.\d)?)?
`;
const FLUENCIES: readonly (readonly [RegExp, string, string])[] = [
  [/母语|native/iu, 'native', '母语'],
  [/流利|fluent/iu, 'fluent', '流利'],
  [/工作熟练|工作语言|working/iu, 'working', '工作熟练'],
  [
    /日常交流|能够?(?:跟|和|与)\p{Script=Han}{1,6}(?:交流|沟通|对话)|口语(?:还?可以|还行|没问题)|conversational/iu,
    'conversational',
    '日常交流',
  ],
  [/基础|basic/iu, 'basic', '基础'],
];

// 英语 | CET-6 466: a language and its examination in two cells.
const EXAM_APART =
  /(?<=^|[、，；])(\p{Script=Han}{1,4}语)\t(?=CET|TEM|IELTS|TOEFL|N[1-5]|[四六八]级|雅思|托福)/giu;

/** Places the languages of a section. */
export function placeLanguages(draft: Draft, lines: readonly TextLine[]): void {
  for (const { text, line } of statementsOf(lines))
    for (const part of text
      .replace(EXAM_APART, '$1 ')
      .split(
        /[\t；;。|｜]|\s*[、,，](?![^（(]*[）)])\s*(?=[\p{Script=Han}]{1,4}语|普通话|CET|TEM|雅思|托福|IELTS|TOEFL|大学英语|English|Mandarin|Chinese|French|German|Spanish|Japanese|Korean)/iu,
      )
      .flatMap(namesApart)
      .map((word) => word.trim())
      .filter(Boolean))
      placeLanguage(draft, part, line);
}

/** 粤语（会听）、晋语; Mandarin, Shaanxi dialect: each part names a language. */
const LANGUAGE_SEPARATOR = /[、,，/]|\s+(?:and|&)\s+(?=[A-Z])|\s{2,}|(?<=[语话）)])\s+(?=\p{Script=Han})/gu;
function namesApart(text: string): string[] {
  const parts = splitOutsideBrackets(text, LANGUAGE_SEPARATOR).map((part) => part.trim());
  const areNames = parts.every((part) =>
    [LANGUAGE, EXAM, OTHER_LANGUAGE].some((form) => form.test(part.replace(LEVEL_IN_FRONT, ''))),
  );
  return areNames ? parts : [text];
}

// 马来语, Dutch A2
const OTHER_LANGUAGE =
  /^[A-Z][a-z]+ dialect|^[\p{Script=Han}]{1,6}[语话文](?:$|[^\p{Script=Han}])|^\p{Script=Han}{1,4}[语话](?:母语|流利|熟练|一般|很?好|还行|会[听说讲])|^[A-Z][a-z]{3,12}(?:\s|$|[(（:：])/u;

/** basic Russian, fluent English: the level before the language. */
const LEVEL_IN_FRONT =
  /^((?:native|fluent|conversational|basic|elementary|intermediate|advanced|working|some|good|limited)\b)\s+(?=[A-Z])/iu;

/** Places a language with its examination and fluency; what is left of the text is unplaced. */
export function placeLanguage(draft: Draft, statement: string, line: TextLine): void {
  // 英语（四级，425 分）
  const level = LEVEL_IN_FRONT.exec(statement)?.[1];
  const text = (level === undefined ? statement : `${statement.replace(LEVEL_IN_FRONT, '')} (${level})`)
    .replace(/\s+in (?:19|20)\d{2}(?=\s*[,)]|$)/u, '')
    .replace(/\s*[（(](?:19|20)\d{2}(?:\s*[年./-]\s*(?:\d{1,2}月?)?)?[）)]/u, '')
    .replace(/^(英语)\s*[（(]\s*((?:专业)?[四六八]级|CET-?\s?[46])[，,\s]*/iu, '$1$2 ');
  const name = LANGUAGE.exec(text)?.[1];
  const exam = EXAM.exec(text);
  if (name === undefined && exam === null && !OTHER_LANGUAGE.test(text))
    return draft.setAside({ ...line, text });
  const item = draft.add('languages');
  const score = exam?.[2] ?? SCORE.exec(text.slice((exam?.index ?? 0) + (exam?.[0].length ?? 0)))?.[1];
  const fluency = FLUENCIES.find(([form]) => form.test(text));
  const isExamOnly = name === undefined || /^英语(?:[四六]级|[AB]级)/u.test(text);
  if (!isExamOnly) draft.text(`${item}/name`, name, SURE.known, line, 120);
  if (exam) {
    draft.put(`${item}/exam`, (exam[1] ?? '').replace(/\s/g, ''), exam[1] ?? '', SURE.known, line);
    if (score !== undefined) draft.put(`${item}/score`, score, score, SURE.known, line);
  }
  if (fluency) draft.put(`${item}/fluency`, fluency[1], fluency[2], SURE.known, line);
  if (isExamOnly && !exam) return draft.text(`${item}/name`, text, SURE.guessed, line, 120);
  const grade = GRADE.exec(text)?.[0];
  if (grade !== undefined) draft.put(`${item}/score`, grade, grade, SURE.known, line);
  setAsideRest(
    draft,
    text,
    [exam?.[0], isExamOnly ? undefined : name, exam ? score : undefined, grade],
    line,
  );
}

// 英语六级（CET-6 520分）: the score follows the alternative name of the examination.
const SCORE = /(?<![\dA-Za-z.-])([1-7]\d{2}|[4-9](?:\.[05])?)(?:\s*分|(?=[\s）)]|$))/u;
const GRADE = /[一二三]级[甲乙]等|(?<![A-Za-z])[ABC][12](?![\dA-Za-z])/u;
// Words that add nothing to a language and its examination.
const FILLING = regex('giu')`
  可以?|能够?|作为|进行|能力|水平|等级|考试|证书|成绩|总分|通过|已过?|熟练|流利|良好|合格|优秀|母语|基础|工作|日常
  |交流|语言|口语|听说读写|听说|读写|为|分|native|fluent|basic|some|working|conversational|proficiency|speaker
  |CET-?\s?[46]|TEM-?\s?[48]|大学英语[四六]级|英语[四六]级
`;

/** Text beyond language, examination and fluency is left unplaced, so that nothing is lost. */
function setAsideRest(
  draft: Draft,
  text: string,
  taken: readonly (string | undefined)[],
  line: TextLine,
): void {
  const rest = taken.reduce<string>(
    (left, part) => (part === undefined ? left : left.replace(part, ' ')),
    text,
  );
  if (/[\p{L}\d]{2}/u.test(rest.replace(FILLING, ''))) draft.setAside({ ...line, text });
}
