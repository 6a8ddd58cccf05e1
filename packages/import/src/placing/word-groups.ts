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

/** The group on a line; null for words without a group name. */
export function wordGroupOf(text: string): WordGroup | null {
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
  if (name === '' || /^(?:熟练|精通|掌握|熟悉|了解|擅长|具备|能够|善于)/u.test(name)) return null;
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
