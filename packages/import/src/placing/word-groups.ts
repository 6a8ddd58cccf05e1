import { enumerated } from './words.js';

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
