import { regex } from '@qicheng/resume/regex';
import { enumerated } from './words.js';

/** The names of a line with one level for all of them. */
export interface SkillRow {
  names: readonly string[];
  level: string;
  /** Whether the line says more than a level has: the months of use. */
  hasMore: boolean;
}

const LEVEL = '精通|熟练|掌握|熟悉|了解|一般|良好|入门';
const ROW = new RegExp(
  `^(?<names>[^\\s，,；;:：|｜].{0,40}?)[\\s|｜]+(?<level>${LEVEL})(?<months>[\\s|｜]+\\d{1,3}\\s*个月)?$`,
  'u',
);
const MAX_NAME_LENGTH = 20;
const NO_NAME = /[，,；;:：。|｜\t]|能力|态度|水平/u;

/** Excel 一般 | 24个月, 易飞ERP、金蝶 熟练: a row of a job site with the level and how long it was used; null for any other text. */
export function skillRowOf(text: string): SkillRow | null {
  const { names = '', level = '', months } = ROW.exec(text.trim())?.groups ?? {};
  const all = enumerated(names);
  const areNames = all.every(
    (name) => name.length <= MAX_NAME_LENGTH && !NO_NAME.test(name.replace(/[（(][^（）()]*[）)]/gu, '')),
  );
  return all.length === 0 ||
    !areNames ||
    /[，,；;:：|｜\t]/u.test(names.replace(/[（(][^（）()]*[）)]/gu, ''))
    ? null
    : { names: all, level, hasMore: months !== undefined };
}

const BETWEEN = /(?<=[）)])\s+(?=[\p{L}])|(?<=\p{Script=Han})\s+(?=[A-Za-z][^\s（()）]*[（(])/u;
const RATED = new RegExp(`^(?<name>[^（()）]{1,24}?)\\s*[（(](?<remark>[^（()）]{1,24})[）)]$`, 'u');
const IS_RATING = new RegExp(
  `(?:^|[，,、])\\s*(?:${LEVEL})(?:使用|掌握|运用)?\\s*(?:[，,、]|$)|^[会能可]`,
  'u',
);
const MIN_RATED = 2;

/** One name, with its own level if the line gives one. */
export interface RatedSkill {
  name: string;
  /** The words in brackets behind the name. */
  remark: string;
}

/** SolidWorks（熟练，CSWA 认证） AutoCAD（熟练） Creo（了解）: each name has a level of its own; null for any other text. */
export function skillsWithOwnLevels(text: string): RatedSkill[] | null {
  if (/[；;:：。]/u.test(text)) return null;
  const parts = text.trim().split(BETWEEN);
  const skills = parts.map((part): RatedSkill => {
    const { name, remark = '' } = RATED.exec(part.trim())?.groups ?? {};
    return { name: (name ?? part).trim(), remark };
  });
  const rated = skills.filter(({ remark }) => IS_RATING.test(remark));
  const areNames = skills.every(({ name }) => name.length <= MAX_NAME_LENGTH && !/[、，,（()）]/u.test(name));
  return rated.length >= MIN_RATED && areNames ? skills : null;
}

// Names of skills without the surrounding remarks.
/** Python（pandas、matplotlib）: bracketed tools belong to the name before them. */
export const toolsIn = (word: string): string[] => {
  const [, name = '', inner = ''] =
    /^([A-Za-z+#. ]+?(?:函数|表格)?)\s*[（(]([A-Za-z\d+#. -]+(?:[、,，]\s*[\p{Script=Han}A-Za-z\d+#.-][\p{Script=Han}A-Za-z\d+#. -]*)+)[）)]$/u.exec(
      word,
    ) ?? [];
  return name === '' ? [word] : [name, ...inner.split(/[、,，]\s*/u)];
};

/** Vue（能改不能从零写）, Excel（会写简单 VBA）: the level in brackets. */
const ABILITY =
  /(?<=\S)\s*[（(](?!(?:基础|入门|一般|了解|熟悉|熟练|精通|掌握|良好|basic|intermediate|advanced)[）)])(?=[^（()）、，,]*(?:能|会|不|没|脚本|写过|做过|在学|简单|一点|略|正在|自学|熟|学过|用过|常用|水平|初级|中级|入门|基础|基本|没问题|还行))[^（()）]*[）)]$/u;
/** 会一点 CAD, 一点 SQL, a little Python. */
const SLIGHT =
  /^(?:a little |some |basic )(?=[A-Z])|^(?:会|懂|略懂)?(?:(?:一点点?儿?|一些)\s*(?=\S{2})|(?:简单的?|基本的?)\s*(?=[A-Za-z]))|(?<=[A-Za-z\d])\s*(?:熟练|会用|会查|会一点|还行|都会用?)$/u;

/** Excel做报价单, CAD看图, PS简单修图, 钉钉都会: the purpose of a tool, and the level. */
const REMARK_AFTER = regex('u')`
  (?<=^(?:\p{Script=Han}{2,4}\s?)?[A-Za-z][A-Za-z\d+#.-]*(?:表格)?)\s*(?:简单|基本|基础|打|做|看|画|写|修
  |排(?!版)|编(?!程)|算|量|绘|录|处理|能|会|日常)\p{Script=Han}{1,8}$
  |(?<=[\p{Script=Han}A-Za-z\d]{2})(?:都会用?|都熟|熟练|会一点点?|会用)$|^略懂(?=\S{2})|(?<=[A-Za-z\d])\s+(?:会|能)(?:自己)?\p{Script=Han}{1,6}$
  |(?<=[\p{Script=Han}A-Za-z\d]{2})\s*(?:学过)?一点点?$
`;

/** Excel（会写简单 VBA）, CAD看图: only the name; the level in one word stays, Python（入门）. */
export const withoutRemark = (word: string): string =>
  word
    .replace(/^[\uFE0F\u200D\s\p{Extended_Pictographic}]+(?=\p{L})/u, '')
    .replace(ABILITY, '')
    .replace(SLIGHT, '')
    .replace(REMARK_AFTER, '');

const RATING = /\s*[:：]?\s*(?:[★☆✩✪✭⭐●○◉◯■□▮▯▰▱]{3,}|(?<![\d.])\d{2,3}\s?%)\s*[、，,；;|｜]?\s*/u;
const MAX_RATED_NAME_LENGTH = 20;

/** Photoshop ★★★☆☆ Illustrator ●●●○○, Excel 80%: the rated names; null for any other text. */
export function ratedNames(text: string): string[] | null {
  const parts = text.split(RATING);
  const isRated = parts.length > 1 && parts.at(-1) === '';
  const names = parts.slice(0, -1).map((part) => part.replace(/^[^:：]{2,8}[:：]/u, '').trim());
  const areNames = names.every(
    (name) => name !== '' && name.length <= MAX_RATED_NAME_LENGTH && !/[，,。；;]/u.test(name),
  );
  // A single percentage may be a result.
  const isSure = names.length > 1 || !text.includes('%');
  return isRated && areNames && isSure ? names : null;
}

const HOW =
  '精通|熟练|掌握|熟悉|了解|擅长|善用|善于使用|常用|会用|能用|[会能](?:使用|操作|运用)|略懂|用过|接触过';
const LEADING = `(?:本人|我)?(?:能够?|可以?|会|较为?|比较|基本|初步|非常|十分|已)*(?:(?:${HOW})(?:地)?)(?:并)?(?:${HOW}|使用|运用|应用|操作|编写|利用)*(?:过)?`;
const LEAD = new RegExp(`^${LEADING}[\\s:：]*`, 'u');
const ENGLISH_LEAD =
  /^(?:proficient (?:in|with)|skilled (?:in|with)|experienced (?:in|with)|familiar with|expert in|knowledge of)\s+/iu;
const BETWEEN_CLAUSES = new RegExp(`[；;。，,、]\\s*(?=${LEADING})`, 'u');
// …等办公软件: the category of the preceding names; R语言 is a name.
const KIND_AFTER =
  /\s*等等?\p{Script=Han}{0,8}$|(?<=[A-Za-z\d])\s*(?:办公|设计|绘图|制图|剪辑|统计|分析|编程|开发|建模|三维)+(?:软件|工具)$/u;
const LEVEL_AFTER =
  /^(.+?)(?:\s*[（(]\s*(?:精通|熟练|掌握|熟悉|了解|入门|良好|一般)(?:使用|掌握|运用)?\s*[）)]|\s+(?:精通|熟练|掌握|熟悉|了解))$/u;
const AND = /\s+(?:和|及|与|以及|and)\s+|(?<=[A-Za-z\d+#])\s*(?:和|及|与|以及)\s*(?=[A-Za-z])/gu;
const ACTION = /[的得地并将为使]|能力|进行|完成|独立|负责|解决|经验/u;
const MAX_LENGTH = { mixed: 24, han: 8 };

/** Whether a clause gives a level for the names after it. */
export const isProficiency = (clause: string): boolean =>
  LEAD.test(clause.trim()) || ENGLISH_LEAD.test(clause.trim());

const OWN_LEVEL = /略懂|用过|接触过/u;
/** 略懂, 用过 in front of names: a level that no field of a skill has; null for any other text. */
export function ownLevelOf(text: string): string | null {
  const lead = LEAD.exec(text.trim())?.[0].replace(/[\s:：]+$/u, '') ?? '';
  return OWN_LEVEL.test(lead) ? lead : null;
}

/** SolidWorks（熟练）: only the name. */
export const withoutLevel = (word: string): string => LEVEL_AFTER.exec(word)?.[1]?.trim() ?? word;

/** The names in 熟练掌握 SolidWorks、Revit；了解 SketchUp; null if the text contains more than names. */
export function namesKnown(text: string): string[] | null {
  const clauses = text
    .replace(/[。；;]\s*$/u, '')
    .split(BETWEEN_CLAUSES)
    .map((clause) => clause.trim());
  const lists = clauses.map(namesIn);
  const names = lists.flatMap((list) => list ?? []);
  const isProficiencyText =
    clauses.some(
      (clause) => isProficiency(clause) || /[（(](?:精通|熟练|掌握|熟悉|了解)[）)]/u.test(clause),
    ) && lists.every((list) => list !== null && list.length > 0);
  const isNaming = names.length > 1 || names.some((name) => /[A-Za-z]/.test(name));
  return isProficiencyText && isNaming && names.every((name) => isName(withoutLevel(name))) ? names : null;
}

function namesIn(clause: string): string[] | null {
  const text = clause.replace(LEAD, '').replace(ENGLISH_LEAD, '');
  const isList = /[、，,/]|[A-Za-z]/u.test(text);
  const bare = isList ? text.replace(KIND_AFTER, '') : text;
  const words = enumerated((bare === '' ? text : bare).replace(AND, '、'));
  return words.map((word) => word.trim()).filter((word) => word !== '');
}

const isName = (word: string): boolean =>
  word.length <= (/[A-Za-z]/.test(word) ? MAX_LENGTH.mixed : MAX_LENGTH.han) && !ACTION.test(word);

/** Words under a group name, in any common notation: 编程语言：Python、Java. */
export interface WordGroup {
  name: string;
  body: string;
}

const NAME_MAX = 14;
const FORMS: readonly RegExp[] = [
  /^【([^】]{1,24})】\s*[:：]?\s*(.+)$/su,
  /^\[([^\]]{1,24})\]\s*[:：]?\s*(.+)$/su,
  /^([^:：]{1,24}?)\s*[:：]\s*(.+)$/su,
  /^([^|｜\t—]{1,24}?)\s*(?:[|｜]|\t|——+|—)\s*(.+)$/su,
  /^([^（()）、,，;；]{1,24}?)\s+[-–]\s+(.+)$/su,
  /^([^（()）、,，;；]{1,24}?)\s*[（(]([^（()）]*[、,，/][^（()）]*)[）)]$/su,
];

const KIND_OF_SKILLS =
  /(?:语言|软件|工具|系统|办公|设计|编程|开发|数据库?|技能|能力|前端|后端|剪辑|绘图|框架|平台|其他|证书|资格|证照|外语)$/u;
const GENERAL =
  /^(?:专业|办公|设计|绘图|制图|剪辑|财务|常用|编程|开发|操作|测试|分析|统计|数据|应用|业务|核心|其他|通用|三维|工程|辅助)*(?:软件|工具|系统|平台)$/u;
/** 办公软件 names a kind of skills, 筑业软件 is one of them. */
const isProgram = (name: string): boolean => /(?:软件|工具|系统|平台)$/u.test(name) && !GENERAL.test(name);
const isKindOfSkills = (name: string): boolean => KIND_OF_SKILLS.test(name) && !isProgram(name);

/** Photoshop | Blender | Clip Studio: three or more cells without a list in any of them name equals. */
function areEqualCells(text: string): boolean {
  const cells = text.split(/\t|\s*[|｜]\s*/u);
  const [first = ''] = cells;
  return (
    cells.length > 2 &&
    cells.every((cell) => cell !== '' && cell.length <= NAME_MAX && !/[、,，;；:：]/u.test(cell)) &&
    !isKindOfSkills(first)
  );
}

/** The group on a line; null for words without a group name. */
export function wordGroupOf(text: string): WordGroup | null {
  if (areEqualCells(text)) return null;
  for (const form of FORMS) {
    const [, name = '', body = ''] = form.exec(text) ?? [];
    if (name === '' || body.trim() === '' || /[。；;]/.test(name)) continue;
    const isName = name.length <= NAME_MAX && !/[、,，]/.test(name);
    if (isName || /[:：]/.test(text.slice(name.length, name.length + 2)))
      return { name: name.trim(), body: body.trim() };
  }
  return blankSeparated(text);
}

// 编程语言 Python、Java: a Chinese name, a space, a list.
function blankSeparated(text: string): WordGroup | null {
  const [, name = '', body = ''] = /^([\p{Script=Han}]{2,8})\s+(\S.*)$/su.exec(text) ?? [];
  if (name === '' || isProgram(name) || /^(?:熟练|精通|掌握|熟悉|了解|擅长|具备|能够|善于)/u.test(name))
    return null;
  return enumerated(body).length > 1 && !/[。；]/.test(body) ? { name, body } : null;
}

const IN_BRACKETS = /^[^（()）、,，;；:：]{1,16}[（(][^（()）]+[)）]$/u;
/** 制图（AutoCAD、UG）；办公（Word、Excel）: each part is a name followed by its words. */
function inBrackets(text: string): string[] | null {
  const parts = text.split(/[；;]\s*|(?<=[)）])[、，,]\s*/u).map((part) => part.trim().replace(/。$/u, ''));
  const isList = parts.length > 1 && parts.every((part) => IN_BRACKETS.test(part));
  return isList && parts.some((part) => /[、，,/]/u.test(part)) ? parts : null;
}

/** Several groups on one line: 编程：Go、Rust；数据库：MySQL. */
export const groupsIn = (text: string): string[] =>
  inBrackets(text) ??
  text
    .split(
      /[；;]\s*(?=[^:：；;、，,]{2,12}[:：])|\s+(?=\p{Script=Han}{2,8}[:：]\s*\S)|\s{2,}(?=[A-Za-z][\w+#.\p{Script=Han}]{0,14}[:：]\s*\S)|[。]\s*(?=[^:：；;、，,。]{2,12}[:：])/u,
    )
    .map((part) =>
      part.replace(/^\s*(?:[（(]\d{1,2}[）)]|\d{1,2}[.、．)）](?!\d)|[①②③④⑤⑥⑦⑧⑨])\s*/u, '').trim(),
    )
    .filter((part) => part !== '');
