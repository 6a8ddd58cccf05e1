import { CERTIFICATE, isCertificateName, isWordyName } from './achievement-names.js';
import { findDate } from './dates.js';
import { splitOutsideBrackets } from './outside-brackets.js';

/** 中级会计职称（2022） | CET-6 532: bars between certificates, not between the parts of one. */
export function betweenBars(text: string): string[] {
  const parts = text.split(/\s*[|｜]\s*/u);
  return parts.every((part) => CERTIFICATE.test(part)) ? parts : [text];
}

const IN_BRACKETS = /[（(][^（）()]*[）)]/gu;
/** 物业经理岗位证（2016年）、消防设施操作员中级2019年、C1驾照: the name of each part without its date and brackets is a certificate. */
export const areDatedCertificates = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.every((part) => {
    const bare = part.replace(IN_BRACKETS, '').trim();
    const name = (findDate(bare)?.rest ?? bare).trim();
    return isCertificateName(name) && CERTIFICATE.test(name);
  });

const DATE_IN_BRACKETS = /[（(][^（）()]*\d{4}[^（）()]*[）)]$/u;
const MAX_SLASHED_LENGTH = 16;
/** 叉车证/电气工程师（中级）/健康证（2025年）: certificates between slashes; null if half of the names are not certain. */
export function betweenSlashes(text: string): string[] | null {
  const names = splitOutsideBrackets(text, /\s*[/／]\s*/gu);
  const bare = names.map((name) => name.replace(DATE_IN_BRACKETS, ''));
  const sure = bare.filter((name) => isWordyName(name) || CERTIFICATE.test(name)).length;
  const areNames =
    names.length > 1 &&
    sure * 2 >= names.length &&
    (names.length > 2 || sure === names.length) &&
    bare.every(
      (name) => isCertificateName(name) && name.length <= MAX_SLASHED_LENGTH && findDate(name) === null,
    );
  return areNames ? names : null;
}
