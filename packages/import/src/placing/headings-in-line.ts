import type { TextLine } from '../reading/page-text.js';
import { isColumnRow } from './columns.js';
import { factKindOf } from './fact-labels.js';
import { headingOf } from './headings.js';

/** Nouns that start a section but never a name or a sentence. */
const NOUNS =
  '教育(?:背景|经历)|教育|学历背景|学习经历|实习(?:经历|经验)|实习|工作(?:经历|经验)|工作|项目(?:经历|经验)|支教(?:经历)?|志愿服务|获奖(?:情况|经历)?|奖项|荣誉|资格证书|证书|专业技能|技能|软件|工具|作品|论文|科研|自我评价|自我介绍|兴趣爱好|爱好|特长';
const SPACED = new RegExp(`^\\s*(${NOUNS})[ \\u3000]+(\\S[^\\t]*)$`, 'u');
const BRACKETED = new RegExp(`^\\s*[【［[]\\s*(${NOUNS})\\s*[】］\\]]\\s*([^\\s:：\\t][^\\t]*)$`, 'u');
/** 教育 硕士 is a degree, 项目 名称： a label. */
const NO_TEXT = /^(?:学士|硕士|博士)|^\p{Script=Han}{1,6}[:：]/u;
/** A list, a date or several words: too much to be the rest of a heading. */
const LISTED = /[、，,；;\d]|\p{Script=Han}\s+[\p{Script=Han}A-Za-z]/u;

function apart(text: string): string | null {
  const [, noun = '', statement = ''] = SPACED.exec(text) ?? BRACKETED.exec(text) ?? [];
  const isListed = LISTED.test(statement) || (LISTS.test(noun) && GAP.test(statement));
  if (noun === '' || NO_TEXT.test(statement) || !isListed || isColumnRow(text)) return null;
  if (headingOf(text.replace(/\s+/gu, ''))?.rest === '') return null;
  const words = statement.split(/\s+/u);
  if (words.length > 1 && words.every((word) => factKindOf(word) !== null)) return null;
  return `${noun}：${LISTS.test(noun) ? withCommas(statement) : statement}`;
}

const LISTS = /证书|技能|软件|工具|特长|爱好/u;
const GAP = /(?<=\S)\s{2,}(?=\S)/u;
/**
 * 希沃白板 剪映 Canva: turns words separated only by spaces into a list; a number belongs to the word before it.
 */
const withCommas = (text: string): string =>
  /[、，,；;]/u.test(text)
    ? text
    : text.replace(
        /(?<=\S)\s{2,}(?=\S)|(?<=[\p{Script=Han}）)])\s+(?=[^\s\d（(])|(?<=[^\s])\s+(?=\p{Script=Han})/gu,
        '、',
      );

/** 教育 2019.09-2023.06 某大学, 【证书】护士证、驾照: inserts a colon between a heading and its text on the same line. */
export const withHeadingsInLine = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const text = line.box === null ? apart(line.text) : null;
    return text === null ? line : { ...line, text, quote: line.quote ?? line.text };
  });
