import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { EMAIL, PHONE } from './contact-patterns.js';
import { isBodyLabel } from './entry-labels.js';
import { BRACKETED_LABEL, factKindOf, SPACED_LABEL, LABEL_IN_LINE } from './fact-labels.js';
import { withColons } from './form-rows.js';
import { placeOfLabel } from './loose/labels.js';
import { isSentence } from './words.js';

const MAX_LENGTH = 80;

/** 女 27岁 */
const SEX_AND_AGE = /^[男女]\s*[，,|｜]?\s*\d{2}岁/u;
const hasDetail = ({ text }: TextLine): boolean =>
  text.length < MAX_LENGTH &&
  (withColons(text) !== text ||
    [LABEL_IN_LINE, PHONE, EMAIL, SEX_AND_AGE].some((form) => text.search(form) >= 0));
const isContact = ({ text }: TextLine): boolean =>
  text.length < MAX_LENGTH && [PHONE, EMAIL].some((form) => form.test(text)) && !/[。；;]/u.test(text);

/** Profile may announce personal details or a summary; sentences make it a summary. */
export function withDetailsOfProfile(block: Block): Block[] {
  if (block.place !== 'selfEvaluation') return [block];
  const details = block.lines.filter(hasDetail);
  if (details.length === 0 || details.length * 2 < block.lines.length) return [block];
  const isPlainSentence = (line: TextLine): boolean => !hasDetail(line) && isSentence(line.text);
  const sentences = block.lines.filter(isPlainSentence);
  const basics: Block = {
    ...block,
    place: 'basics',
    lines: block.lines.filter((line) => !isPlainSentence(line)),
  };
  return sentences.length === 0 ? [basics] : [basics, { ...block, lines: sentences }];
}

/** 个人概况 may announce personal details or a summary as well. */
export function withSummaryOfPerson(block: Block): Block {
  const { place, heading, lines } = block;
  const isSummary =
    place === 'basics' &&
    heading !== null &&
    lines.length > 0 &&
    lines.every((line) => isSentence(line.text) && !line.text.includes('\t') && !hasDetail(line));
  return isSummary ? { ...block, place: 'selfEvaluation' } : block;
}

const PERSON_IN_CLAUSES = /^\p{Script=Han}{2,4}[，,]\s*[男女][，,]\s*(?=.*(?:\d{4}年|\d{2}岁))/u;

/** 钟慧敏，女，1986年10月出生，… as the first line of 个人简介: the details of the person, clause by clause. */
export function withPersonOfSummary(block: Block): Block[] {
  const [first, ...others] = block.lines;
  if (block.place !== 'selfEvaluation' || first === undefined || !PERSON_IN_CLAUSES.test(first.text))
    return [block];
  const details = { ...first, text: first.text.replace(/[，,。；;]\s*(?=\S)/gu, '\t').replace(/。$/u, '') };
  const basics: Block = { ...block, place: 'head', title: '', lines: [details] };
  return others.length === 0 ? [basics] : [basics, { ...block, lines: others }];
}

/** Phone and mail in the last lines belong to the person, whatever the section above. */
export function withContactsOfFoot(blocks: readonly Block[]): Block[] {
  const last = blocks.at(-1);
  if (last === undefined || ['head', 'basics', 'references', 'family'].includes(last.place))
    return [...blocks];
  const from = last.lines.findLastIndex((line) => !isContact(line)) + 1;
  if (from === last.lines.length) return [...blocks];
  return [
    ...blocks.slice(0, -1),
    { ...last, lines: last.lines.slice(0, from) },
    { place: 'basics', title: '', lines: last.lines.slice(from), heading: null },
  ];
}

const SPACED_LINE = /^\p{Script=Han}(?:\s+\p{Script=Han}){1,7}$/u;
const SPACED_HEADING =
  /^(\P{Script=Han}{0,6}?)(\p{Script=Han}(?:\s+\p{Script=Han}){2,7})(\P{Script=Han}{0,40})$/u;

const tight = (text: string): string => text.replace(/\s+/g, '');

// A heading in such brackets has no text after it.
const asLabel = (whole: string, label: string, at: number, text: string): string =>
  text.slice(at + whole.length).trim() === '' ? whole : `${at > 0 ? ' ' : ''}${label}：`;

/** E D U C A T I O N 教 育: nearly all letters are separated by spaces. */
function areLettersApart(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  const single = words.filter((word) => [...word].length === 1).length;
  const isOfLabels = text.split('\t').some((cell) => factKindOf(cell) !== null);
  return words.length >= 4 && text.length <= 60 && single >= words.length * 0.75 && !isOfLabels;
}

/** 姓 | 名 and 籍 贯 before a cell, a colon or a bar: one label. */
const LABEL_OF_CELLS = /(?<![^\t])\p{Script=Han}(?:[ \t]+\p{Script=Han}){1,3}(?=\s*(?:\t|[:：丨|｜]))/gu;
const asKnownLabel = (spaced: string): string => {
  const label = tight(spaced);
  return factKindOf(label) === null ? spaced : label;
};

// 手机 丨 138…: a line with only a bar between label and value.
const LABEL_AND_BAR = /^(\p{Script=Han}{2,6})\s*[丨|｜]\s*([^丨|｜\t]+)$/u;
const withColonForBar = (whole: string, label: string, value: string): string =>
  (factKindOf(label) !== null || isBodyLabel(label) || placeOfLabel(label) !== null) &&
  factKindOf(value.trim()) === null &&
  /[\p{Script=Han}\d]/u.test(value)
    ? `${label}：${value}`
    : whole;

/** Joins spaced-out letters (教 育 经 历, 性    别：女). */
export const withoutLetterSpacing = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((read) => {
    const line = {
      ...read,
      text: read.text.replace(LABEL_OF_CELLS, asKnownLabel).replace(LABEL_AND_BAR, withColonForBar),
    };
    const spaced = SPACED_HEADING.exec(line.text);
    const text = SPACED_LINE.test(line.text)
      ? tight(line.text)
      : areLettersApart(line.text)
        ? line.text.replace(/(?<=\S) (?=\S)/gu, '').replace(/\s+/gu, ' ')
        : spaced
          ? `${spaced[1] ?? ''}${tight(spaced[2] ?? '')}${spaced[3] ?? ''}`
          : line.text.replace(SPACED_LABEL, tight).replace(BRACKETED_LABEL, asLabel);
    return text === read.text ? read : { ...line, text };
  });
