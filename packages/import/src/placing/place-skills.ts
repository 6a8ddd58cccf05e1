import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { withoutColumnNames } from './columns.js';
import { type Draft, SURE, tidy } from './draft.js';
import { type Statement, statementsOf } from './entries.js';
import { isNotAble } from './not-obtained.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { CERTIFICATE } from './achievement-names.js';
import { placeAwards } from './place-achievements.js';
import { groupsIn, wordGroupOf } from './word-groups.js';
import { isProficiency, namesKnown, ownLevelOf, withoutLevel } from './proficiency.js';
import { ratedNames, skillRowOf, toolsIn, withoutRemark } from './skill-words.js';
import { enumerated } from './words.js';

type Level = 'aware' | 'familiar' | 'proficient' | 'advanced' | 'expert';
const LEVELS: readonly (readonly [RegExp, Level, string])[] = [
  [/精通|(?<![\w-])expert(?![\w-])/iu, 'expert', '精通'],
  [/熟练(?!\p{Script=Han}*掌握)/u, 'advanced', '熟练'],
  [/掌握|(?<![\w-])proficient/iu, 'proficient', '掌握'],
  [/熟悉|(?<![\w-])familiar/iu, 'familiar', '熟悉'],
  [/了解|(?<![\w-])basic(?![\w-])/iu, 'aware', '了解'],
];
const LANGUAGE = regex('iu')`
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

const WHOLE_CERTIFICATE =
  /^(?:国家)?普通话(?:水平测试)?[一二三]级[甲乙]等(?:证书)?$|^[^：:，,、；;]{2,16}(?:资格证书?|等级证书|合格证书?|驾驶证|驾照)(?:[（(][^（）()]*[）)])?$/u;

/** Places skills: `组：词、词（熟悉）`, or sentences such as 熟练掌握 …. Languages go to their own section. */
export function placeSkills(draft: Draft, lines: readonly TextLine[], isMixed: boolean): void {
  for (const statement of statementsOf(withoutColumnNames(lines))) {
    const isCertificate =
      isMixed && CERTIFICATE.test(statement.text) && !/[:：]|熟练|掌握|熟悉|精通/u.test(statement.text);
    if (isCertificate || WHOLE_CERTIFICATE.test(statement.text.trim()))
      placeAwards(draft, [{ ...statement.line, text: statement.text }], 'certificates');
    else placeSkill(draft, statement, isMixed);
  }
}

function placeSkill(draft: Draft, { text, line }: Statement, isMixed: boolean): void {
  const row = skillRowOf(text);
  if (row !== null) {
    const item = draft.add('skills');
    const level = LEVELS.find(([form]) => form.test(row.level));
    draft.text(`${item}/name`, row.name, SURE.known, line);
    if (level) draft.put(`${item}/level`, level[1], level[2], SURE.known, line);
    // No field of a skill has the months, nor 一般 or 良好.
    return draft.setAside({ ...line, text });
  }
  const rated = ratedNames(text);
  if (rated !== null) return placeWords(draft, draft.add('skills'), rated, line);
  const groups = groupsIn(text);
  if (groups.length > 1) {
    for (const group of groups) placeSkill(draft, { text: group, isBullet: true, line }, isMixed);
    return;
  }
  const cells = text.split('\t').flatMap((cell) => cell.trim() || []);
  if (cells.length > 1 && (cells.every((cell) => /[:：]/.test(cell)) || (cells[0] ?? '').length > 16)) {
    for (const cell of cells) placeSkill(draft, { text: cell, isBullet: true, line }, isMixed);
    return;
  }
  const clean = text.replace(/[。；;]$/, '').trim();
  if (clean === '') return;
  if (isMixed && LANGUAGE.test(clean)) return placeLanguage(draft, clean, line);
  const known = /[:：]/u.test(clean) ? null : namesKnown(clean);
  const found = wordGroupOf(clean);
  const item = draft.add('skills');
  const isOfNames = isProficiency(clean) || found === null || withoutLevel(found.name) !== found.name;
  if (known && isOfNames) return placeKnown(draft, item, clean, known, line);
  if (found) return placeGroup(draft, item, found.name, found.body, line);
  const able = abilities(clean);
  if (able !== null) return placeWords(draft, item, able, line);
  const words = enumerated(clean);
  const isSentence =
    (clean.length > 24 && !areNames(words)) ||
    /^(?:熟练|精通|掌握|熟悉|了解|能|可|会|具备|擅长|proficient|familiar)/iu.test(clean);
  if (!isSentence && words.length > 1) return placeWords(draft, item, words, line);
  const level = LEVELS.find(([form]) => form.test(clean));
  const bracketed = /^(.+?)\s*[（(]\s*(精通|熟练|掌握|熟悉|了解)\s*[）)]$/u.exec(clean);
  draft.text(
    `${item}/${isSentence && clean.length > 30 ? 'description' : 'name'}`,
    (level === undefined ? undefined : bracketed?.[1]) ?? (isSentence ? clean : withoutRemark(clean)),
    SURE.likely,
    line,
    4_000,
  );
  if (level && (bracketed || isSentence))
    draft.put(`${item}/level`, level[1], level[2], bracketed ? SURE.known : SURE.guessed, line);
}

// 会做账、报税，懂一点 Python: names of abilities.
function abilities(text: string): string[] | null {
  if (!/^(?:会(?!计|展|议)|能(?!力)|懂)/u.test(text)) return null;
  const words = enumerated(text).map((word) =>
    word.replace(/^(?:都?会用?|能够?|懂)(?!计|展|议|力)(?=\S{2})/u, ''),
  );
  return words.length > 1 && words.every(({ length }) => length <= 12) ? words : null;
}

/** Three or more names also form a list, if none of them is a statement. */
const areNames = (words: readonly string[]): boolean =>
  words.length >= 3 &&
  words.every((word) => word.replace(/[（(].*[）)]$/u, '').length <= (/[了的过着]/u.test(word) ? 10 : 16));

// PS：一般
const ONLY_LEVEL =
  /^(?:很|较|比较)?(?:精通|熟练|熟悉|掌握|了解|入门|一般|良好|中等|较好|基础|优秀)(?:使用|掌握|运用)?$/u;

function placeGroup(draft: Draft, item: string, head: string, body: string, line: TextLine): void {
  const leveled = /^(.+?)\s*[（(]\s*([^（）()]{2,10})\s*[）)]$/u.exec(head);
  const level = leveled && LEVELS.find(([form]) => form.test(leveled[2] ?? ''));
  const isFlat = body.split(/[；;]\s*/).every((part) => part.length <= 16 && !/[、，,]/.test(part));
  const parts = isFlat ? [body] : body.split(/[；;]\s*/).filter(Boolean);
  const own = ownLevelOf(body);
  const name = level ? (leveled[1] ?? head) : own === null ? head : `${head}（${own}）`;
  draft.text(`${item}/name`, name, SURE.known, line);
  if (level) draft.put(`${item}/level`, level[1], level[2], SURE.known, line);
  if (ONLY_LEVEL.test(body)) return;
  const known = namesKnown(body);
  if (known) return placeKnown(draft, item, body, known, line);
  const [first = '', ...others] = parts;
  const words = enumerated(first);
  const isList =
    words.every((word) => word.replace(/[（(][^（）()]*[）)]/gu, '').length <= 24) &&
    !/^(?:熟练|精通|掌握|熟悉|了解|能够?|可以|具备)/u.test(first);
  if (isList) {
    placeWords(draft, item, words, line, SURE.known);
    if (others.length > 0) draft.text(`${item}/description`, others.join('；'), SURE.likely, line, 4_000);
  } else draft.text(`${item}/description`, body, SURE.likely, line, 4_000);
}

/** 熟练掌握 A、B；了解 C: the names, and the level if it is the same for all; 略懂 has no field and names the group. */
function placeKnown(
  draft: Draft,
  item: string,
  text: string,
  names: readonly string[],
  line: TextLine,
): void {
  placeWords(draft, item, names, line);
  const words = names.reduce((rest, name) => rest.replace(name, ''), text);
  const levels = LEVELS.filter(([form]) => form.test(words));
  const own = ownLevelOf(words);
  // Differing levels fit no field: the original text is left unplaced.
  if (levels.length + (own === null ? 0 : 1) > 1) return draft.setAside({ ...line, text });
  if (own !== null) draft.text(`${item}/name`, own, SURE.guessed, line);
  if (levels[0]) draft.put(`${item}/level`, levels[0][1], levels[0][2], SURE.guessed, line);
}

function placeWords(
  draft: Draft,
  item: string,
  words: readonly string[],
  line: TextLine,
  sure: number = SURE.likely,
): void {
  const all = words.flatMap(toolsIn).slice(0, 60);
  for (const word of all.filter(isNotAble)) draft.setAside({ ...line, text: word });
  for (const [index, whole] of all.filter((word) => !isNotAble(word)).entries()) {
    const word = withoutRemark(whole);
    draft.put(`${item}/keywords/${index}`, word.slice(0, 120), word, sure, line);
    if (whole.length - word.length >= MIN_REMARK_LENGTH) draft.setAside({ ...line, text: whole });
  }
}

/** Shorter remarks only repeat that the tool is used: 都会用, （一般）. */
const MIN_REMARK_LENGTH = 6;

// 英语 | CET-6 466: a language and its examination in two cells.
const EXAM_APART =
  /(?<=^|[、，；])(\p{Script=Han}{1,4}语)\t(?=CET|TEM|IELTS|TOEFL|N[1-5]|[四六八]级|雅思|托福)/giu;

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

function placeLanguage(draft: Draft, statement: string, line: TextLine): void {
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
  可以?|能够?|作为|进行|能力|水平|等级|考试|证书|成绩|总分|通过|已过?|熟练|流利|良好|优秀|母语|基础|工作|日常
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

const LIKES =
  /^(?:平时|平常|业余时?间?|闲时|空闲|我)?(?:也?就?是|喜欢|爱好|热爱|爱)(?!好|国|心|岗)(?=\p{Script=Han}{2})|^(?:平时|平常|业余|闲时)(?=\p{Script=Han}{2})/u;

export function placeHobbies(draft: Draft, lines: readonly TextLine[]): void {
  for (const { text, line } of statementsOf(lines)) {
    const bare = text
      .replace(/[。.]$/, '')
      .replace(LIKES, '')
      .replace(/(?<=\p{Script=Han}{2})和(?=\p{Script=Han}{2})/gu, '、');
    const words = text.length > 40 && /[。；]/.test(text) ? [text] : enumerated(bare);
    for (const word of words.slice(0, 30))
      draft.text(`${draft.add('hobbies')}/name`, word, SURE.known, line, 120);
  }
}

export function placeSelfEvaluation(draft: Draft, lines: readonly TextLine[]): void {
  for (const { text, isBullet, line } of statementsOf(lines))
    draft.statement('/selfEvaluation', tidy(text), isBullet ? 'bullet' : 'paragraph', SURE.known, line);
}
