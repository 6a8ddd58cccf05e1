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
