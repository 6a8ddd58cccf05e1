/** A phone number or an e-mail address that was written, but not rightly. */
export interface MalformedContact {
  label: '电话' | '邮箱';
  written: string;
  problem: string;
}

const MOBILE_LENGTH = 11;
const LABELLED = /(?:电话|手机|联系方式|联系号码|Tel|Phone|Mobile)[^\d\n]{0,6}(\+?\d[\d\s()-]{5,18}\d)/iu;
/** Groups of digits as people write mobile numbers; without them, digits may be any number. */
const GROUPED = /(?<![\d-])(1[3-9]\d[\s-]\d{2,5}[\s-]\d{2,5})(?![\d-])/u;
const ADDRESS = /[A-Za-z0-9][\w.+-]*[@＠][\w.-]*/u;
const WHOLE_ADDRESS = /^[A-Za-z0-9][\w.+-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/u;

/** A number of which digits are hidden: 158****3071. */
const MASKED = /(?<!\d)1[3-9]\d[\s-]?[*＊xX●]{3,}[\s-]?\d{2,4}(?!\d)/u;

function phoneIn(text: string): MalformedContact | null {
  const masked = MASKED.exec(text)?.[0];
  if (masked !== undefined) return { label: '电话', written: masked, problem: '打了码，换成完整的号码' };
  const written = (LABELLED.exec(text)?.[1] ?? GROUPED.exec(text)?.[1])?.trim();
  const digits = written?.replace(/^\+?86(?=1)/u, '').replace(/\D/gu, '') ?? '';
  if (written === undefined || !/^1[3-9]/u.test(digits) || digits.length === MOBILE_LENGTH) return null;
  const difference = MOBILE_LENGTH - digits.length;
  const problem =
    difference > 0
      ? `只有 ${digits.length} 位，少 ${difference} 位`
      : `有 ${digits.length} 位，多 ${-difference} 位`;
  return { label: '电话', written, problem };
}

function addressIn(text: string): MalformedContact | null {
  const written = ADDRESS.exec(text)?.[0];
  if (written === undefined || WHOLE_ADDRESS.test(written.replace('＠', '@').replace(/\.$/u, '')))
    return null;
  const domain = written.split(/[@＠]/u)[1] ?? '';
  return { label: '邮箱', written, problem: domain === '' ? '缺“@”后面的域名' : '域名不完整，例如少了 .com' };
}

/** The malformed contact details in lines of a résumé; a detail that is also written rightly is not listed. */
export function malformedContacts(lines: readonly string[]): MalformedContact[] {
  const first = (read: (text: string) => MalformedContact | null): MalformedContact[] =>
    lines
      .map((line) => read(line.normalize('NFKC')))
      .filter((found) => found !== null)
      .slice(0, 1);
  return [...first(phoneIn), ...first(addressIn)];
}
