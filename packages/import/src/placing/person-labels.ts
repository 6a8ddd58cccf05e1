import { reworded, type TextLine } from '../reading/page-text.js';

const MAX_LINES = 3;
const OF_PERSON =
  /^\s*(?:[【[](?:个人|基本|本人)(?:信息|情况|资料)?[】\]]\s*[:：]?|(?:个人|基本|本人)(?:信息|情况|资料)?\s*[:：])\s*(?=(?:\p{Script=Han}{2,4}\s*[/／，,|｜]\s*)?[男女]\s*[/／，,|｜])/u;

/** 【个人】尹浩然/男/1994-08, 基本：女，1996.1: the details of a person without the label in front of them. */
export const withoutPersonLabels = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line, at) => (at < MAX_LINES ? reworded(line, line.text.replace(OF_PERSON, '')) : line));
