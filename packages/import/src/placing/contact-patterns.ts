// Phone numbers, mail addresses and links anywhere in a text.
export const PHONE = /(?<!\d)(?:[（(]?\+?86[）)]?[\s-]*)?(1[3-9]\d)[\s-]?(\d{4})[\s-]?(\d{4})(?!\d)/;
export const OTHER_PHONE =
  /(?<![\d-])(?:\+?\d{1,3}[\s-])?(?:\(?0\d{2,3}\)?[\s-]?)?\d{7,8}(?:-\d{1,5})?(?!\d)/;
/** (617) 555-0123, 617-555-0123, +44 20 7946 0958 */
export const FOREIGN_PHONE =
  /(?<![\d.])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?!\d)|(?<!\d)\+(?!86)\d{1,3}(?:[\s.-]?\(?\d{1,4}\)?){2,5}(?!\d)/;
export const EMAIL = /[A-Za-z0-9._%+-]+\s?@\s?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/;
const DOMAIN = String.raw`(?<![\w@.-])[a-z\d][a-z\d-]*`;
const ENDING = String.raw`\.(?:com|cn|org|io|me|dev|top|site|xyz|cc|art|design|studio)`;
const PATH = String.raw`[^\s，。；、）)|｜]+`;
export const LINK = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)${PATH}`,
    String.raw`(?:github|gitee|linkedin|behance|zcool|juejin|csdn|cnblogs|zhihu)\.(?:com|net|cn)(?:\.cn)?\/${PATH}`,
    String.raw`${DOMAIN}(?:\.[a-z\d-]+)*${ENDING}(?:\.cn)?\/${PATH}`,
    String.raw`${DOMAIN}\.[a-z\d-]+${ENDING}(?![\w.-])`,
  ].join('|'),
  'i',
);
