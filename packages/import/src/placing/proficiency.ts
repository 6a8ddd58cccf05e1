import { enumerated } from './words.js';

const HOW =
  '精通|熟练|掌握|熟悉|了解|擅长|善用|善于使用|常用|会用|能用|[会能](?:使用|操作|运用)|略懂|用过|接触过';
const LEADING = `(?:本人|我)?(?:能够?|可以?|会|较为?|比较|基本|初步|非常|十分|已)*(?:(?:${HOW})(?:地)?)(?:并)?(?:${HOW}|使用|运用|应用|操作|编写|利用)*(?:过)?`;
const LEAD = new RegExp(`^${LEADING}[\\s:：]*`, 'u');
const ENGLISH_LEAD =
  /^(?:proficient (?:in|with)|skilled (?:in|with)|experienced (?:in|with)|familiar with|expert in|knowledge of)\s+/iu;
const BETWEEN = new RegExp(`[；;。，,、]\\s*(?=${LEADING})`, 'u');
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
    .split(BETWEEN)
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
