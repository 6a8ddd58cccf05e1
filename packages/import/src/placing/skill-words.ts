// Names of skills without the surrounding remarks.
import { regex } from '@qicheng/resume/regex';

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
const MAX_NAME_LENGTH = 20;

/** Photoshop ★★★☆☆ Illustrator ●●●○○, Excel 80%: the rated names; null for any other text. */
export function ratedNames(text: string): string[] | null {
  const parts = text.split(RATING);
  const isRated = parts.length > 1 && parts.at(-1) === '';
  const names = parts.slice(0, -1).map((part) => part.replace(/^[^:：]{2,8}[:：]/u, '').trim());
  const areNames = names.every(
    (name) => name !== '' && name.length <= MAX_NAME_LENGTH && !/[，,。；;]/u.test(name),
  );
  // A single percentage may be a result.
  const isSure = names.length > 1 || !text.includes('%');
  return isRated && areNames && isSure ? names : null;
}
