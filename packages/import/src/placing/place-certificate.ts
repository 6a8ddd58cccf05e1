import { regex } from '@qicheng/resume/regex';
import { CERTIFICATE, isCertificateName, isWordyName } from './achievement-names.js';
import { ABOUT_DATE, isLikelyIssuer } from './award-parts.js';
import { endsWithStandard } from './date-spellings.js';
import { findDate } from './dates.js';
import { type Draft, SURE } from './draft.js';
import type { Piece } from './entries.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { partsOf } from './words.js';

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

/** 建造师（机电工程，2019年注册）: the date is one of several words in brackets. */
const DATED_REMARK = regex('u')`
  [，,]?\s*(?:(?:renewed|issued|obtained|passed|valid|since|in)\s+)*(?<![\d.])(?:19|20)\d{2}(?:年(?:\s*\d{1,2}月)?
  |[.\-/]\d{1,2})?(?:[注取考通颁获发][\p{Script=Han}]{1,2})?(?=[）)])
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
const withoutRenewals = (text: string): string => text.replace(RENEWAL, '');

const BRACKETS = /(?<=\S{3})\s*[（(]([^（）()]{2,40})[）)]/u;
/** 编号略, 没教过书, 到期要复审, 红十字会发: what is said about a certificate, not which one it is. */
const ABOUT_VALIDITY = /编号|复审|到期|有效|期限|年审|没(?!有)|发放|颁发|挂靠|补办|换证/u;

/** 育婴师证（四级，2019）, 叉车证（N1，2021）: the level or class belongs to the name. */
const LEVEL = /^(?:[一二三四五初中高]级|[A-Z]\d?)$/u;

/** 叉车证（N1，2026年到期要复审）: a certificate without what brackets say about its date or its use, and those words. */
function withoutDatedRemark(text: string): { text: string; remark: string } {
  const bare = withoutDate(text);
  const inner = BRACKETS.exec(text)?.[1] ?? '';
  // 一级建造师（建筑工程，2020）: the words that complete the name of a grade stay.
  const isDated = bare !== text && /[证照书]\s*[（(]/u.test(text);
  if (inner === '' || !(isDated || ABOUT_VALIDITY.test(inner))) return { text: bare, remark: '' };
  const words = (BRACKETS.exec(bare)?.[1] ?? '').trim();
  if (LEVEL.test(words)) return { text: bare, remark: '' };
  return { text: bare.replace(BRACKETS, ''), remark: words };
}

const COMMA = /[，,]\s*/gu;

// 教师资格证（我确认过，没有期限）: a remark.
const REMARK =
  /^(.{2,30}?)\s*[（(]([^（）()]*(?:我|没有|新办|有效|长期|期限|确认|到期|旧证|停用|已上传)[^（）()]*)[）)]?$/u;

const LEVEL_NAME =
  /[级等](?:[（(][^（）()]*[）)])?$|^(?:高级)?技师$|^[初中高]级工$|^(?:Associate|Professional|Foundation|Advanced|Specialty|Practitioner)$/u;

/** Places a certificate with its date, score, level and issuer. */
export function placeCertificate(draft: Draft, { text, line }: Piece): void {
  const own = withoutRenewals(text);
  if (!/\p{L}/u.test(own)) return draft.setAside({ ...line, text });
  const dated = findDate(own);
  const { text: bareText, remark: statement } = withoutDatedRemark(text);
  if (/\p{L}/u.test(statement)) draft.setAside({ ...line, text: statement, quote: line.quote ?? line.text });
  const parts = partsOf(bareText === text ? (dated?.rest ?? text) : bareText)
    .flatMap((part) => splitOutsideBrackets(part, COMMA))
    .filter((part) => /[\p{L}\d]/u.test(part));
  if (parts.length === 0) return draft.setAside(line);
  parts[0] = (parts[0] ?? '').replace(/\s+(?:passed|obtained)$/iu, '');
  const remark = REMARK.exec(parts[0] ?? '');
  if (remark !== null) {
    draft.setAside({ ...line, text: remark[2] ?? '' });
    parts[0] = remark[1] ?? '';
  }
  const item = draft.add('certificates');
  if (dated) draft.date(`${item}/date`, dated.date, SURE.exact, line);
  const [first = '', ...others] = parts;
  const scored = /^(.*?[\p{Script=Han}A-Za-z0-9-])\s*[（(:：]?\s*(\d{2,3}(?:\.\d)?)\s*分?\s*[）)]?$/u.exec(
    first,
  );
  const isScore =
    scored !== null &&
    /CET|级|TEM|雅思|托福|IELTS|TOEFL|GRE|普通话|英语/iu.test(first) &&
    Number(scored[2]) >= 5 &&
    !/CET-?$/i.test(scored[1] ?? '');
  const bare = isScore ? (scored[1] ?? first).replace(/[（(:：]$/, '') : first;
  // 英语六级（CET-6 520分）: restores the closing bracket.
  draft.text(`${item}/name`, isScore && /[（(][^）)]*$/u.test(bare) ? `${bare}）` : bare, SURE.known, line);
  if (isScore && scored[2]) draft.put(`${item}/score`, scored[2], scored[2], SURE.known, line);
  for (const part of others) {
    if (/^\d{2,3}(?:\.\d)?\s*分?$/.test(part) && !draft.has(`${item}/score`))
      draft.put(`${item}/score`, part.replace(/\s*分$/, ''), part, SURE.known, line);
    else if (/^(?:编号|No\.)\s*\S+$/i.test(part))
      draft.put(`${item}/number`, part.replace(/^(?:编号|No\.)\s*/i, ''), part, SURE.known, line);
    else if (LEVEL_NAME.test(part) && !draft.has(`${item}/level`))
      draft.text(`${item}/level`, part, SURE.likely, line, 120);
    else if (ABOUT_DATE.test(part.replace(/[（()）\s]/gu, ''))) continue;
    else if (isLikelyIssuer(part) && !/^证|[在了过]/u.test(part) && !draft.has(`${item}/issuer`))
      draft.text(`${item}/issuer`, part, SURE.guessed, line);
    else draft.setAside({ ...line, text: part });
  }
}
