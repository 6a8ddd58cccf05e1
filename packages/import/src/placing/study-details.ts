import type { DateRange, PartialDate } from '@qicheng/resume/document';
import { regex } from '@qicheng/resume/regex';
import { reworded, type TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { findPeriod, findDate } from './dates.js';
import { type Draft, SURE } from './draft.js';
import { LEVELS, type Level, LEVEL_LABEL } from './education-marks.js';
import { studiesInSentence } from './loose/spoken-studies.js';
import { splitOutsideBrackets } from './outside-brackets.js';

const BEGINS_WITH_SCHOOL = /^\p{Script=Han}{2,20}(?:大学|学院|学校)\s+\S/u;

/** 江南大学 生物技术 本科 2021.09-2025.06 GPA 3.4/4.0，校二等奖学金: the head and the text after its period. */
function schoolsApart(line: TextLine): TextLine[] {
  const period = BEGINS_WITH_SCHOOL.test(line.text) ? findPeriod(line.text) : null;
  const at = period?.period.end === undefined ? -1 : line.text.indexOf(period.text);
  if (period === null || at < 0) return [line];
  const end = at + period.text.length;
  const [head, rest] = [line.text.slice(0, end), line.text.slice(end).replace(/^[\s，,;；|]+/u, '')];
  return rest.length < 2 || !/^(?:GPA|绩点|专业|排名|主修|课程|均分|成绩|获|校)/iu.test(rest)
    ? [line]
    : [reworded(line, head), reworded(line, rest)];
}

const UNFINISHED = /未毕业|差\s*\d+\s*门|肄业|结业|退学|未完成|未拿到/u;
const OF_LEVEL = /^(?:全日制|函授|自考)?(?:本科|大专|专科|中专|高职|硕士|博士|研究生)/u;

/** 学前教育（大专）: the level after the major. Studies that are not finished give no level, only a remark. */
export function majorWithLevel(value: string): { major: string; level: Level | null; remark: string } | null {
  const [, major = '', remark = ''] = /^([^（()）]{2,20})[（(]([^（()）]{2,24})[）)]$/u.exec(value) ?? [];
  const level = LEVELS.find(([form]) => form.test(remark))?.[1];
  if (level === undefined || !OF_LEVEL.test(remark)) return null;
  return UNFINISHED.test(remark) ? { major, level: null, remark } : { major, level, remark: '' };
}

// 本科 GPA 3.6/4.0: grades after a degree become a separate part.
const BEFORE_MARKS = regex('iu')`
  (?:(?<=[\p{Script=Han}）)])\s+|(?<=[）)]))(?=(?:GPA|绩点|平均绩点|均分|平均分|排名|专业前|前\s*\d))
  |(?<=(?:大学|学院)[）)]?)\s+(?=(?:E?MBA|MPAcc|MPA|MEM|MTI|(?:M|B)\.?(?:Sc|S|A|Eng|Ed)\b|Ph\.?D|Master
  |Bachelor))
  |(?<=\p{Script=Han}[）)]?)\s+(?=(?:[BM]\.?(?:Sc|S|A|Eng|Ed|BA|Com)|Ph\.?\s?D|MPhil)\.?$)
`;

// 河南大学（函授）, 会计学（自考）: the mode of study is not part of the name.
export const STUDY_MODE =
  /^(.{2,30}?)\s*[（(]((?:在读|应届|非?全日制|普通全日制|统招|单招|远程|开放教育|函授|在职|自考|自学考试|成人|夜校|业余|网络教育|成教|脱产|走读|高起[本专]|提前毕业|预计毕业|硕博连读|专升本|非学历|国家开放)[^（）()]{0,12})[）)]$/u;

// 成教, 专升本 alone.
export const ONLY_MODE =
  /^[（(]?(?:推免|保送|保研|函授|在职|自考|自学考试|成人(?:教育)?|夜大|夜校|业余|网络教育|成教|脱产|走读|专升本|统招|非全日制|全日制)[）)]?$/u;

const LEVEL = '本科|大专|专科|高职|中专|中技|技校|高中|初中|硕士|博士';
const IN_MIDDLE = new RegExp(
  `(?<=\\S)\\s*[（(](${LEVEL}|自考|函授|成教)[）)]\\s*(?=\\p{Script=Han}{2})`,
  'gu',
);
const IN_FRONT = new RegExp(
  `^(?:(?:最高|第一|第二|全日制)学历\\s*[:：]\\s*)?(${LEVEL})\\s*(?:[（(](?:自考|函授|成教|在职)[）)])?\\s+(?=\\S)`,
  'u',
);

/** 财贸学校（中专）会计电算化, 最高学历：本科 湖北大学: the level becomes a separate part. */
const withLevelApart = (text: string): string => text.replace(IN_FRONT, '$1\t').replace(IN_MIDDLE, '\t$1\t');

/** The parts of a head, with the level and the grades as parts of their own. */
export const partsOfStudyHead = (text: string): string[] =>
  withLevelApart(text)
    .split(BEFORE_MARKS)
    .flatMap((part) => part.split('\t'));

const EXPECTED = /预计|预期|将于|拟于/u;
const GRADUATES = /毕业|结业|取得|拿证|完成/u;
const PART_TIME =
  /^(?:非全日制|函授|业余|夜大|夜校|在职|自考|自学考试|成人(?:教育|高考)?|成教|网络教育|远程(?:教育)?|开放教育)$/u;
const FULL_TIME = /^(?:普通)?全日制$/u;

const clausesOf = (remark: string): string[] =>
  remark
    .split(/[，,、；;]/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

const expectedEnd = (clause: string): PartialDate | undefined =>
  EXPECTED.test(clause) && GRADUATES.test(clause) ? findDate(clause)?.date : undefined;

/** 2024.3至今 with 预计2027年1月毕业 in the brackets of the level: the period until the expected date. */
export function withExpectedEnd(period: DateRange, parts: readonly { text: string }[]): DateRange {
  if (period.end !== undefined && period.end !== 'present') return period;
  const end = parts
    .flatMap(({ text }) => /[（(]([^（）()]*)[）)]/u.exec(text)?.[1] ?? [])
    .flatMap(clausesOf)
    .flatMap((clause) => expectedEnd(clause) ?? [])[0];
  return end === undefined ? period : { ...period, end };
}

/** 函授，预计2027年1月毕业: the form of the studies and their expected end; the words without a field are unplaced. */
export function takeStudyRemark(draft: Draft, item: string, remark: string, line: TextLine): void {
  const left = clausesOf(remark).filter((clause) => {
    const end = expectedEnd(clause);
    if (end !== undefined) draft.period(`${item}/period`, { end }, SURE.likely, line);
    if (PART_TIME.test(clause)) draft.put(`${item}/studyForm`, 'partTime', '非全日制', SURE.likely, line);
    if (FULL_TIME.test(clause)) draft.put(`${item}/studyForm`, 'fullTime', '全日制', SURE.likely, line);
    return end === undefined && !FULL_TIME.test(clause);
  });
  if (left.length > 0) draft.setAside({ ...line, text: left.join('，') });
}

const SCHOOL = '\\p{Script=Han}{2,16}?(?:大学|学院|学校|卫校|技校|职校|职高|中学|党校)';
const BEFORE = '(?<=^|[\\s，,。；;：:\\d年月到至今）)])';
/** 在某学院读会计学: before the school nothing but the time or the start of a clause. */
const AT_SCHOOL = new RegExp(
  `${BEFORE}(?:我|本人)?(?:是)?(?:在|于)?(${SCHOOL})(?:就读|攻读|学习|读|念|学)(?:的|了)?(?:是)?(?![书者研物报本]|期|校)(?=\\p{Script=Han}{2})`,
  'gu',
);
/** 读了某电大的行政管理, 考上某大学 */
const OF_SCHOOL = new RegExp(
  `${BEFORE}(?:我|本人)?(?:后来|又|之后|再)*(?:(?:就读|攻读|报读|自考|函授|读|念|上)(?:了|完|过|于)+|考[上入]了?)(?![一两二三几]?\\s?[期次个门])(${SCHOOL})(?:的)?`,
  'gu',
);
const MODE_SAID = /(?<=^|[，,；;\s])(函授|自考|业余|在职|成教|网络教育|脱产|全日制)的(?=$|[，,。；;\s])/gu;
const STUDIED = /(?<=^|[，,；;\s])(?:学|读|念)的(?:是)?(?=\p{Script=Han}{2,12}(?:专业)?(?:$|[，,。；;\s]))/gu;

/** 学校是某商务职业学院: the words before the name of the school. */
const IS_SCHOOL = new RegExp(`(?<=^|[\\s，,])(?:我的?)?(?:学校|母校)(?:是|叫|为)(?=${SCHOOL})`, 'u');

/** 2008年9月到2012年6月在某学院读会计学，函授的: the same words as the row of an education. */
function withStudiesTold(read: TextLine): TextLine {
  const line = IS_SCHOOL.test(read.text) ? reworded(read, read.text.replace(IS_SCHOOL, '')) : read;
  const named = line.text.replace(AT_SCHOOL, '\t$1\t').replace(OF_SCHOOL, '\t$1\t');
  if (named === line.text) return line;
  const bare = named
    .replace(MODE_SAID, '$1')
    .replace(STUDIED, '')
    .replace(/[。；;]\s*$/u, '');
  return reworded(line, bare.replace(/\s*\t\s*/gu, '\t').replace(/^\t|\t$|\t(?=[，,])/gu, ''));
}

const OF_FAMILY =
  /(?:儿子|女儿|孩子|妻子|丈夫|爱人|对象|老婆|老公|父亲|母亲|弟弟|妹妹|哥哥|姐姐)[^，,。]{0,4}(?:在|考|读|念|上|毕业)/u;

/** 我2012年从某职业大学毕业，学的是… among the sentences above the headings of a file without an education section. */
export function withStudiesOfHead(blocks: readonly Block[]): Block[] {
  if (blocks.some(({ place, lines }) => place === 'education' && lines.length > 0)) return [...blocks];
  return blocks.flatMap((block) => {
    if (block.place !== 'head' && block.place !== 'unplaced') return [block];
    const studies = block.lines.flatMap((line) =>
      line.box !== null || line.cell !== null
        ? []
        : line.text
            .split(/(?<=[。；;！!])/u)
            .filter((sentence) => !OF_FAMILY.test(sentence))
            .flatMap((sentence) => studiesInSentence(sentence) ?? [])
            .map((text) => reworded({ ...line, wraps: false, isApart: false }, text)),
    );
    return studies.length === 0
      ? [block]
      : [block, { place: 'education' as const, title: '', lines: studies, heading: null }];
  });
}

/** Schools that teach one level only, by their names. */
const LEVELS_OF_SCHOOLS: readonly (readonly [RegExp, Level])[] = [
  [
    /(?:职业中专|中等专业学校|中等职业(?:技术)?学校|职业(?:高级)?中学|职业高中|职高|职中|技工学校|技校|卫校|职业(?:技术)?学校|(?:工业|林业|农业|卫生|财经|旅游|商业)学校)$/u,
    'technical',
  ],
  [/(?:第[一二三四五六七八九十]+(?:高级)?中学|高级中学|高中|[一二三四五六七八九十]中)$/u, 'highSchool'],
];

const CLAUSE = /[，,；;。|｜/]|\s+/gu;
const MAX_CLAUSE_LENGTH = 24;
/** 考研未录取, 带本科生实验, 还差 4 门: studies that were not begun or finished, or those of others. */
const NOT_OWN = /[考报]|录取|未|没|肄|结业|退学|还?差|课[时程]|学时|助教|带|班|预科/u;
/** Names of schools and offices that contain the word for a level. */
const IN_NAMES = /(?:高等|师范|医学)?专科学校|研究生[院部处会]|本科[院部处]|中专学校|高职学院/gu;

/** 工商管理（MBA，在读）, 农学硕士（推免）: the level in a line of an education, whatever else its clause says. */
function statedLevel(quote: string, school: string): Level | undefined {
  for (const clause of splitOutsideBrackets(quote.replace(school, ''), CLAUSE)) {
    const text = clause.replaceAll(IN_NAMES, '');
    const level = LEVELS.find(([form]) => form.test(text))?.[1];
    if (level !== undefined && text.length <= MAX_CLAUSE_LENGTH && !NOT_OWN.test(text)) return level;
  }
  return undefined;
}

/** Gives educations without a level the one that their lines say, or the only level of their school. */
export function takeLevelsOfSchools(draft: Draft): void {
  const ofItem = (item: string) =>
    draft.fields
      .filter(({ pointer }) => pointer.startsWith(`${item}/`))
      .flatMap(({ source }) => source ?? []);
  const all = draft.document.education.map((_, at) => ofItem(`/education/${at}`));
  for (const [at, { school, degreeLevel, exchange }] of draft.document.education.entries()) {
    const [source] = all[at] ?? [];
    if (degreeLevel !== undefined || exchange !== undefined || source === undefined) continue;
    const name = school?.name?.[draft.lang] ?? '';
    // A line with two educations does not tell whose level it says.
    const isOwn = (line: number | null): boolean =>
      line !== null && all.every((other, index) => index === at || other.every((each) => each.line !== line));
    const stated = (all[at] ?? [])
      .filter(({ line }) => isOwn(line))
      .map(({ quote }) => statedLevel(quote, name))
      .find((level) => level !== undefined);
    const level = stated ?? LEVELS_OF_SCHOOLS.find(([form]) => form.test(name))?.[1];
    if (level !== undefined)
      draft.put(`/education/${at}/degreeLevel`, level, LEVEL_LABEL[level], SURE.likely, {
        ...source,
        text: source.quote,
      });
  }
}

/** The lines of an education section with sentences as rows, and heads separated from the text after their periods. */
export const educationLines = (read: readonly TextLine[]): TextLine[] =>
  read.map(withStudiesTold).flatMap(schoolsApart);
