import { regex } from '@qicheng/resume/regex';
import { isBehindStandard } from './standard-numbers.js';

/** 建造师（机电工程，2019年注册）: the date is one of several words in brackets. */
const DATED_REMARK = regex('u')`
  [，,]?\s*(?:(?:renewed|issued|obtained|passed|valid|since|in)\s+)*(?<![\d.])(?:19|20)\d{2}(?:年(?:\s*\d{1,2}月)?
  |[.\-/]\d{1,2})?(?:注册|取得|考取|通过|颁发|获得)?(?=[）)])
  |(?<=[（(])(?:19|20)\d{2}(?:年(?:\s*\d{1,2}月)?|[.\-/]\d{1,2})?[，,]\s*
`;

/** A certificate without the date in its brackets. */
export const withoutDatedRemark = (text: string): string =>
  text
    .replace(DATED_REMARK, (date: string, at: number) => (isBehindStandard(text.slice(0, at)) ? date : ''))
    .replace(/[（(]\s*[）)]/u, '');
