import { regex } from '@qicheng/resume/regex';
import { endsWithStandard } from './standard-numbers.js';

/** 建造师（机电工程，2019年注册）: the date is one of several words in brackets. */
const DATED_REMARK = regex('u')`
  [，,]?\s*(?:(?:renewed|issued|obtained|passed|valid|since|in)\s+)*(?<![\d.])(?:19|20)\d{2}(?:年(?:\s*\d{1,2}月)?
  |[.\-/]\d{1,2})?(?:注册|取得|考取|通过|颁发|获得)?(?=[）)])
  |(?<=[（(])(?:19|20)\d{2}(?:年(?:\s*\d{1,2}月)?|[.\-/]\d{1,2})?[，,]\s*
`;

/** A certificate without the date in its brackets. */
const withoutDate = (text: string): string =>
  text
    .replace(DATED_REMARK, (date: string, at: number) => (endsWithStandard(text.slice(0, at)) ? date : ''))
    .replace(/[（(]\s*[）)]/u, '');

const RENEWAL = regex('gu')`
  (?<=[（(，,；;、]|^)[^（）()，,；;、]*(?:复审|年审|年检|换证|换发|补办|到期|有效期?)[^（）()，,；;、]*
`;
/** 电工证（2021年复审过）: a text without the clauses whose date is not that of the certificate. */
export const withoutRenewals = (text: string): string => text.replace(RENEWAL, '');

const BRACKETS = /(?<=\S{3})\s*[（(]([^（）()]{2,40})[）)]/u;
/** 编号略, 没教过书, 到期要复审, 红十字会发: what is said about a certificate, not which one it is. */
const ABOUT_VALIDITY = /编号|复审|到期|有效|期限|年审|没(?!有)|发放|颁发|挂靠|补办|换证/u;

/** 育婴师证（四级，2019）: the level belongs to the name. */
const LEVEL = /^[一二三四五初中高]级$/u;

/** 叉车证（N1，2026年到期要复审）: a certificate without what brackets say about its date or its use, and those words. */
export function withoutDatedRemark(text: string): { text: string; remark: string } {
  const bare = withoutDate(text);
  const inner = BRACKETS.exec(text)?.[1] ?? '';
  // 一级建造师（建筑工程，2020）: the words that complete the name of a grade stay.
  const isDated = bare !== text && /[证照书]\s*[（(]/u.test(text);
  if (inner === '' || !(isDated || ABOUT_VALIDITY.test(inner))) return { text: bare, remark: '' };
  const words = (BRACKETS.exec(bare)?.[1] ?? '').trim();
  if (LEVEL.test(words)) return { text: bare, remark: '' };
  return { text: bare.replace(BRACKETS, ''), remark: words };
}
