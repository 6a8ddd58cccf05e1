import type { HeadPart } from './entries.js';
import { placeLikeness } from './recognise.js';

/** Words in brackets behind a name that are no office. */
export const NO_OFFICE =
  /^(?:全职|兼职|远程|线上|暑期)?实习生?$|分行|支行|分公司|总部|控股|股份|中国|校区|在线$/u;

const BRACKETED = /^(.{2,40}?)\s*[（(]\s*([^（）()\d]{2,10})[）)]$/u;
/** All entries of a section as 什么（当什么）, whatever the words in brackets are. */
export const isBracketed = (part: HeadPart | undefined): boolean => {
  const inner = BRACKETED.exec(part?.text ?? '')?.[2];
  return inner !== undefined && !NO_OFFICE.test(inner) && placeLikeness(inner) < 0;
};
/** The two parts of such a head. */
export const asBracketed = ({ text, line }: HeadPart): HeadPart[] =>
  (BRACKETED.exec(text)?.slice(1, 3) ?? [text]).map((part) => ({ text: part, line }));
