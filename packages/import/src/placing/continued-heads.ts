import { reworded, type TextLine } from '../reading/page-text.js';

const CONTINUED =
  /(?<=^\s*|\t\s*)(\p{Script=Han}[\p{Script=Han}\s/／、与及和]{0,12})[（(]\s*(?:续|续表|续上[页表]|接上[页表]|续前[页表])\s*\d?\s*[）)](?=\s*(?:\t|$|[:：|｜]))/gu;

/** 工作经历（续）, 关系（续）: treats headings that a table or section repeats on the next page as the same heading. */
export const withoutContinuation = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const text = line.text.replace(CONTINUED, '$1');
    return reworded(line, text);
  });
