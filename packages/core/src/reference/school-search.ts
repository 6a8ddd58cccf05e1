import { Prisma } from '@qicheng/db';
import { schoolsOfShortName } from './school-short-names.js';

/** A keyword of a school search, in the forms that are compared. */
export interface SchoolTerms {
  keyword: string;
  /** Its letters if it may be pinyin or initials, otherwise empty. */
  latin: string;
  /** Patterns for names that contain its characters in order. */
  spread: string[];
  /** The schools that it is the usual short form of, most frequent first. */
  named: string[];
}

/** Short forms leave characters out: 北航 is 北京航空航天大学, and 国 of 中国 or 央 of 中央 may come first. */
const STARTS = ['', '中国', '中央', '中'];

export function searchTermsOf(typed: string): SchoolTerms {
  const keyword = typed.trim();
  const isLatin = /^[a-z0-9'\s]+$/i.test(keyword);
  // Han only, so that the patterns need no escape.
  const isShort = /^\p{Script=Han}{2,8}$/u.test(keyword);
  return {
    keyword,
    latin: isLatin ? keyword.toLowerCase().replace(/[^a-z0-9]/g, '') : '',
    spread: isShort ? STARTS.map((start) => `${start}${[...keyword].join('%')}%`) : [],
    named: [...schoolsOfShortName(keyword)],
  };
}

/** Whether a name is or contains the keyword, or may be shortened to it. */
export const matchesName = (name: Prisma.Sql, { keyword, spread, named }: SchoolTerms) =>
  // position takes the text literally, so % and _ need no escape [PE2].
  Prisma.sql`(position(lower(${keyword}) in lower(${name})) > 0 or ${name} like any (${spread}::text[])
    or ${name} = any (${named}::text[]))`;

/** Whether a row of `school` has the name, or pinyin or initials that start with the keyword; true without one. */
export const matchesSchool = (terms: SchoolTerms) =>
  Prisma.sql`(${terms.keyword} = '' or ${matchesName(Prisma.sql`name`, terms)}
    or (${terms.latin} <> '' and (starts_with(initials, ${terms.latin}) or starts_with(pinyin, ${terms.latin}))))`;

/** Usual short forms first, then names that start with the keyword, then those that contain it. */
export const byName = (name: Prisma.Sql, { keyword, named }: SchoolTerms) =>
  Prisma.sql`array_position(${named}::text[], ${name}), starts_with(${name}, ${keyword}) desc,
    position(${keyword} in ${name}) > 0 desc`;
