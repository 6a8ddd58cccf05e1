import type { TextLine } from '../reading/page-text.js';
import { type Draft, SURE } from './draft.js';
import { isJobWord, nameScore } from './name.js';
import { titleScore } from './recognise.js';

const LATIN = /^\p{Lu}[\p{L}'’.-]*(?:,?\s+\p{Lu}[\p{L}'’.-]*){0,3}$/u;
const IN_BRACKETS = /^[（(]\s*([^（）()]+?)\s*[）)]?$/u;

/** (Eric), PARK Seong-ho (Piao Chenghao), Yuki: words in Latin letters that could be a person's name. */
function isLatinName(words: string): boolean {
  if (!LATIN.test(words) || isJobWord(words) || titleScore(words) > 0) return false;
  // QA, HRBP and CRC are job titles.
  return /\p{Ll}/u.test(words) || words.includes(' ');
}

/** Accepts a part next to the name that repeats it in the other script; false for anything else. */
export function isAlternateName(draft: Draft, text: string, line: TextLine): boolean {
  const { name } = draft.document.basics;
  const part = IN_BRACKETS.exec(text)?.[1] ?? text;
  if (part === name?.zh || part === name?.en) return true;
  if (name?.zh === undefined) {
    if (name?.en !== undefined && isLatinName(part)) return true;
    if (!/^\p{Script=Han}{2,4}$/u.test(part) || nameScore(part) === 0) return false;
    draft.put('/basics/name/zh', part, part, SURE.likely, line);
    return true;
  }
  const own = part.split(/\s*[（(]/u).map((words) => words.replace(/[）)]\s*$/u, ''));
  if (!own.every(isLatinName)) return false;
  if (name.en === undefined) draft.put('/basics/name/en', own[0] ?? part, own[0] ?? part, SURE.likely, line);
  return true;
}

const NICKNAME_AND_HAN =
  /^\s*(?:[（(]?[A-Z][a-z'’]+[）)]?)?\s*[（(]?(\p{Script=Han}{2,4})[）)]?(?=$|[\t|,，])/u;

/** (Kelly) 林嘉禾 after LIN Jiahe: the Chinese name, next to a nickname; returns the text after them. */
export function placeOtherNames(draft: Draft, rest: string, line: TextLine): string {
  const en = draft.document.basics.name?.en;
  const [whole, han = ''] = NICKNAME_AND_HAN.exec(rest) ?? [];
  if (whole === undefined || en === undefined || draft.has('/basics/name/zh') || nameScore(han) === 0)
    return rest;
  draft.put('/basics/name/zh', han, han, SURE.likely, line);
  return rest.slice(whole.length).replace(/^[\s|,，]+/u, '');
}

/** 林知夏的个人简历 if the name also occurs elsewhere. */
export const isTitleOfOwner = ({ document: { basics } }: Draft, part: string): boolean => {
  const name = basics.name?.zh ?? basics.name?.en;
  return (
    name !== undefined &&
    part.startsWith(name) &&
    /^\s*(?:的|[-—–·|｜])?\s*(?:个人|求职)?(?:简历|resume|cv)$/iu.test(part.slice(name.length))
  );
};
