import type { Basics } from '@qicheng/resume/document';

/** Something private that a text may give away. */
export interface PrivateText {
  label: string;
  why: string;
  matches: (text: string) => boolean;
}

const LONG_NUMBER = /(?<!\d)\d{4}(?:[ -]?\d{4}){3}(?:[ -]?\d{1,3})?(?!\d)/g;

/** The check digit of payment cards (ISO/IEC 7812): a number of another kind fails it nine times in ten. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export const PRIVATE_TEXTS: readonly PrivateText[] = [
  {
    label: '银行卡号',
    why: '银行卡号与求职无关，入职后再提供给人事部门。',
    matches: (text) =>
      [...text.matchAll(LONG_NUMBER)].some(([found]) => isCardNumber(found.replace(/\D/g, ''))),
  },
  {
    label: '详细住址',
    why: '写到城市或区即可，门牌号不应出现在简历上。',
    matches: (text) =>
      /(?:路|街|道|巷|弄|小区|苑|园|村)[^，。；]{0,12}\d+\s?(?:号楼?|栋|幢|单元|室)/u.test(text),
  },
  {
    label: '密码或账号口令',
    why: '口令不应写在任何会被转发的文件里。',
    matches: (text) => /密码\s?[:：]\s?\S{4,}/u.test(text),
  },
];

/** Fields of the header that are kept for forms and should not print. */
export const BASICS_PRIVATE: readonly { field: Exclude<keyof Basics, 'x'>; label: string; why: string }[] = [
  { field: 'idNumber', label: '身份证号', why: '身份证号只在录用登记时需要，印在简历上有被冒用的风险。' },
];
