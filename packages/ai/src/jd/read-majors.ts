import { englishMajorsIn } from '../text/english-majors.js';
import { familiesOf } from './data/majors.js';

const NAME_LENGTH = 16;
const MAX_MAJORS = 20;

/** 专业 as a separate word, not in 专业知识, 专业的团队 and the like. */
const SUBJECT =
  /专业(?!知识|能力|技能|素养|性|英语|水平|精神|度|领域|课|经验|认证|化|人士|人员|人才|团队|服务|培训|术语|软件|证书|书籍|基础|排名|成绩|[四八]级|背景不限|[、,]?不限|功底|技术|方面|资格|职称|工具|级|交流|的(?!优先))/u;
const LABEL = /^专业(?:要求|背景|方向)?\s*[::]\s*(.+)$/u;
const BACKGROUND =
  /((?:[\u4e00-\u9fa5]{2,8}[、/或和])*[\u4e00-\u9fa5]{2,8})(?:等)?(?:相关)?(?:学科|专业)?背景/u;
const STREAMS = /理工科?|文科|商科|工科|理科/u;

/** Words before the subjects that belong to the degree. */
const BEFORE =
  /^.*(?:希望|最好|学历|学位|以上|毕业生?|统招|全日制|应届|在读|届|具有|具备|拥有|要求|为|及)(?!生)|^(?:本科|硕士|博士|大专|专科|研究生)+|^(?:有|是|需|须|限|仅限|优先考虑|需为|须为|欢迎)/u;
const FILLERS =
  /(?:等)?(?:相关|相近|类似|对口|有关)(?:的)?$|等$|类$|类相关$|的$|方向$|及其$|专业$|学科$|大类$|^(?:等|相关|理工类?|者|优先|本科|硕士|大专|及|或|与|和|全日制|统招|[^\u4e00-\u9fa5A-Za-z]+)$/gu;

/** A text without all matches of a pattern, removed repeatedly. */
function without(pattern: RegExp, from: string): string {
  let text = from.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(pattern, '').trim();
  }
  return text;
}

const cleaned = (name: string): string => without(FILLERS, name);

const split = (list: string): string[] =>
  list
    .split(/[、/,;和或与及|]|\s{1,}/u)
    .map(cleaned)
    .filter(
      (name) => name.length >= 2 && name.length <= NAME_LENGTH && !/不限|优先|学历|经验|能力/u.test(name),
    )
    .slice(0, MAX_MAJORS);

/** Neither a grade of an examination nor a title is a subject of studies: 计算机二级, 中级会计师职称, 注册会计师. */
const isSubject = (name: string): boolean =>
  /^[\u4e00-\u9fa5]{2,8}(?<![一二三四五六七八]级|[师员证]|职称|资格|证书)$/u.test(name) &&
  !COMMAND.test(name) &&
  familiesOf(name).size > 0;

/** The command of a language is no subject of studies: 会第二外语, 日语流利. */
const COMMAND =
  /^(?:会(?!计|展|议)|懂|能|精通|通晓|第二)|(?:流利|流畅|熟练|良好|优秀|过硬|无障碍|听说|读写|口语|书面语|二外)/u;

/** Whether a text consists of subjects only: 统计/数学/计算机. */
export function areSubjects(text: string): boolean {
  const names = text.split(/[、/,或和与及]/u).map(cleaned);
  return names.every(isSubject);
}

const OPEN_LIST =
  /^(.+?)(?:等)?(?:(?:相关|相近|类)的?者?(?:优先|均可|皆可)?|(?:专业)?者?(?:优先|均可|皆可))(?:考虑)?$/u;
const IN_BRACKETS = /专业类?\s*[(（]([^)）]+)/u;

/** Subjects in a list without 专业, or with 专业 before brackets. */
function listedSubjects(text: string): string[] {
  const inside = IN_BRACKETS.exec(text)?.[1];
  if (inside !== undefined && areSubjects(inside)) return split(inside);
  const list = without(BEFORE, OPEN_LIST.exec(text)?.[1] ?? '');
  // A single name with 优先 may be a skill: 英语优先.
  return areSubjects(list) && (/相关|相近|类/u.test(text) || split(list).length > 1) ? split(list) : [];
}

/** Subjects in English: Bachelor degree in Statistics, Mathematics or related field. */
const ENGLISH_LIST =
  /\b(?:degree|bachelor'?s?|master'?s?|major(?:ing|ed)?|background)\b[^,;]{0,12}?\bin\b\s+([a-z ,/&]+)/iu;

/** The subject of a licence is not one of studies: 一级建造师(市政专业). */
export const SUBJECT_OF_LICENCE =
  /(?<=(?:[一二三]级|注册|执业|中级|高级|初级)[\u4e00-\u9fa5]{0,8}[师员])\([^()]{2,20}专业[^()]{0,4}\)/gu;

/** The required subjects as named in the clause; English ones are translated. */
export function majorsIn(clause: string): string[] {
  const text = clause.replace(SUBJECT_OF_LICENCE, '');
  const single = /\b([A-Z][a-z]+(?: [A-Z][a-z]+)?) majors?\b/u.exec(text)?.[1];
  if (single) return englishMajorsIn(single);
  const english = ENGLISH_LIST.exec(text)?.[1]?.replace(
    /\b(?:or|and)\s+(?:an?\s+)?(?:related|similar|relevant).*$/iu,
    '',
  );
  if (english) return englishMajorsIn(english);
  const labelled = LABEL.exec(text);
  if (labelled) return split((labelled[1] ?? '').replace(/专业.*$/u, ''));
  const listed = listedSubjects(text);
  if (listed.length > 0) return listed;
  const at = SUBJECT.exec(text)?.index ?? -1;
  if (at >= 0) {
    const own = split(without(BEFORE, text.slice(0, at)));
    if (own.length > 0) return own;
  }
  const background = BACKGROUND.exec(text)?.[1];
  if (background && (STREAMS.test(background) || at >= 0)) return split(background);
  const stream = STREAMS.exec(text)?.[0];
  return stream && /背景|毕业|优先|学生|类/u.test(text) ? [stream] : [];
}
