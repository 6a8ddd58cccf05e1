import { factKindOf } from '../fact-labels.js';
import { splitOutsideBrackets } from '../outside-brackets.js';

const GREETING = /^(?:大家好|各位|您好|你好|hi|hello|谢谢|感谢|麻烦|老板|领导|HR)/iu;
const digitsIn = (text: string): string => text.replace(/\D/gu, '');

/** Longer lines contain more than personal details. */
const MAX_DETAILS_LENGTH = 60;

/** The clauses of a sentence from which no detail was read: 两班倒可以 after 想找店长的活，工资7000-9000. A long sentence is returned whole. */
export function restOf(text: string, details: readonly (readonly [string, string])[]): string {
  if (text.length > MAX_DETAILS_LENGTH) return text;
  const values = details.flatMap(([, value]) => value.split(/[、/／]/u)).filter((value) => value !== '');
  const isRead = (clause: string): boolean =>
    values.some(
      (value) =>
        clause.includes(value) ||
        value.includes(clause) ||
        (digitsIn(value).length > 6 && digitsIn(clause) === digitsIn(value)),
    );
  return splitOutsideBrackets(text, /[，,。；;！!~～、\s]+/gu)
    .map((clause) => clause.trim())
    .filter(
      (clause) =>
        /\p{L}{2}/u.test(clause) && !GREETING.test(clause) && !isRead(clause) && factKindOf(clause) === null,
    )
    .join('，');
}

/** 男，1996/03，杭州 and 现居武汉 一个月内到岗: splits several details on one line. */
export function detailsApart(text: string): string {
  if (/[:：]/u.test(text))
    return /^姓\s*名/u.test(text) ? text.replace(/[，,]\s*|\s+[/／]\s+/gu, '\t') : text;
  const words = text.split(/[，,]\s*|(?<![/·|｜&\s])\s+(?=\p{Script=Han})/u);
  return words.every((word) => word.length <= 14) ? words.join('\t') : text.replace(/[，,]\s*/gu, '\t');
}
