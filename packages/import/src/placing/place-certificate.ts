import { ABOUT_DATE, isLikelyIssuer } from './award-issuers.js';
import { withoutDatedRemark, withoutRenewals } from './dated-remarks.js';
import { findDate } from './dates.js';
import { type Draft, SURE } from './draft.js';
import type { Piece } from './entries.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { partsOf } from './words.js';

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
    else if (isLikelyIssuer(part) && !draft.has(`${item}/issuer`))
      draft.text(`${item}/issuer`, part, SURE.guessed, line);
    else draft.setAside({ ...line, text: part });
  }
}
