import { AWARD_LEVEL } from '@qicheng/resume/codes/achievement';
import type { PartialDate } from '@qicheng/resume/document';
import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import {
  AWARD,
  CERTIFICATE,
  GRADE,
  GRADE_AT_END,
  isCertificateName,
  isGrade,
  isWholeCertificate,
  isWordyName,
} from './achievement-names.js';
import {
  ABOUT_DATE,
  dateOf,
  datedClauses,
  dateShared,
  awardYears,
  hostsOf,
  isIssuer,
  isLikelyIssuer,
  isOfContest,
  issuerApart,
  isSubject,
  takeIssuer,
  contestAndLevel,
  levelOfAward,
} from './award-parts.js';
import { withoutVerb } from './certificate-text.js';
import { withoutColumnNames } from './columns.js';
import { findDate } from './dates.js';
import { type Draft, SURE } from './draft.js';
import { type Piece, type Statement, statementsOf } from './entries.js';
import { isNoHonour } from './exams-in-progress.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { areDatedCertificates, betweenBars, betweenSlashes, placeCertificate } from './place-certificate.js';
import { partsOf } from './words.js';

const COMMA = /[，,]\s*/gu;

/** A line may list several awards: 国家奖学金；校三好学生、优秀团员（2023.10） */
function piecesOf(statements: readonly Statement[], areCertificates: boolean): Piece[] {
  return statements
    .flatMap(({ text, line }) => {
      const major = text
        .replace(/✅/gu, '\t')
        .split(/[；;]/)
        .flatMap((part) => (areCertificates ? betweenBars(part) : [part]))
        .map((part) => part.trim())
        .filter(Boolean);
      return major
        .flatMap(datedClauses)
        .flatMap(awardYears)
        .flatMap((part) => dateShared(listed(part, areCertificates)))
        .map((part) => ({ text: withoutVerb(part), line }));
    })
    .filter(({ text }) => text !== '' && !/^无(?:处分|违纪|不良记录)?$/u.test(text));
}

/** Dates on separate lines are above their awards if the first line is a date. */
function underDates(statements: readonly Statement[]): Statement[] {
  const isAlone = ({ text }: Statement) =>
    dateOf(text) !== null && !/[\p{L}]/u.test(findDate(text)?.rest ?? 'x');
  if (!statements[0] || !isAlone(statements[0])) return [...statements];
  let date = '';
  return statements.flatMap((statement) => {
    if (isAlone(statement)) date = findDate(statement.text)?.text ?? '';
    if (isAlone(statement)) return [];
    return [
      dateOf(statement.text) === null ? { ...statement, text: `${date} ${statement.text}` } : statement,
    ];
  });
}

// 十佳志愿者（2022.12）: an award with its own date is separate.
const isDatedName = (part: string): boolean => (findDate(part)?.rest.length ?? 0) >= 3;

// 三好学生、优秀团员（2021.12）: a date after several applies to all.
function datedAtEnd(text: string): string[] | null {
  const found = dateOf(text);
  if (
    found === null ||
    findDate(found.rest) !== null ||
    !/^[\s）)\]】。]*$/u.test(text.slice(text.lastIndexOf(found.text) + found.text.length))
  )
    return null;
  const names = found.rest.replace(/[\s（(，,、]+$/u, '').split(/[、，,]/u);
  const areHonours = names.every((name) => name.length >= 3 && AWARD.test(name) && !GRADE.test(name));
  return names.length > 1 && areHonours ? names.map((name) => `${found.text} ${name}`) : null;
}

const listed = (text: string, areCertificates = false): string[] => {
  const dated = datedAtEnd(text);
  if (dated) return dated;
  // CPA 已通过会计、税法 2 科: subjects of one examination.
  if (/通过[^|｜]*[、，][^|｜]*\d\s*[科门]$/u.test(text)) return [text];
  const parts = text
    .split(/[、，](?![^（(]*[）)])|,\s*(?=\p{Script=Han}{3})|\s+[/·•]\s+|\s*[|｜\t]\s*|\s{2,}/u)
    .map((part) => part.trim())
    .filter(Boolean);
  // 电梯司机证，2016年取证: what happened at the date is no certificate.
  if (areCertificates && parts.some((part) => ABOUT_DATE.test(findDate(part)?.rest.trim() ?? '')))
    return [text];
  // A list of certificates may have unknown names; dates, scores and issuers are not names.
  if (areCertificates && parts.length > 1 && !findDate(text) && parts.every(isCertificateName)) return parts;
  const spaced = text.split(/(?<=[\p{Script=Han}）)])\s+(?=\p{Script=Han})/u);
  if (spaced.length > 1 && !findDate(text) && spaced.every(isWholeCertificate)) return spaced;
  // 主管护师（2018.6）  护士执业证: names separated by gaps, some with a date in brackets.
  const undated = parts.map((part) => part.replace(/[（(][^（）()]*\d{4}[^（）()]*[）)]$/u, '').trim());
  const areNames = /\s{2,}|\t/u.test(text) ? undated.every(isWordyName) : undated.every(isWholeCertificate);
  if (areCertificates && parts.length > 1 && areNames) return parts;
  // A2驾驶证（2011年）、叉车证: dates occur only in brackets after their names.
  const areDatedInBrackets = findDate(undated.join('、')) === null && undated.every(isCertificateName);
  if (areCertificates && parts.length > 1 && areDatedInBrackets) return parts;
  if (areCertificates && areDatedCertificates(parts)) return parts;
  if (areCertificates) {
    const slashed = betweenSlashes(text);
    if (slashed !== null) return slashed;
  }
  const isList =
    parts.length > 1 &&
    parts.every(
      (part) => (AWARD.test(part) || CERTIFICATE.test(part) || isDatedName(part)) && part.length >= 3,
    );
  return isList && !parts.some((part) => GRADE.test(part)) ? parts : [text];
};

/** Awards, certificates, or both under one heading: the words decide. */
export function placeAwards(
  draft: Draft,
  lines: readonly TextLine[],
  heading: 'awards' | 'certificates' | 'mixed',
): void {
  const pieces = piecesOf(
    underDates(statementsOf(withoutColumnNames(lines)).map(withoutOwnLabel)),
    heading === 'certificates',
  );
  // Among dated awards, an undated name without award words is a certificate.
  const areDated =
    heading === 'mixed' && pieces.some(({ text }) => AWARD.test(text) && dateOf(text) !== null);
  for (const piece of pieces) {
    if (isNoHonour(piece.text)) {
      draft.setAside({ ...piece.line, text: piece.text });
      continue;
    }
    const isUndated = areDated && !AWARD.test(piece.text) && dateOf(piece.text) === null;
    const isCertificate =
      isUndated || (CERTIFICATE.test(piece.text) && !/奖|竞赛|大赛|称号/u.test(piece.text));
    if (
      heading === 'certificates'
        ? !(AWARD.test(piece.text) && !isCertificate)
        : heading === 'mixed' && isCertificate
    )
      placeCertificate(draft, piece);
    else if (heading === 'awards' && isCertificate && !AWARD.test(piece.text)) placeCertificate(draft, piece);
    else placeAward(draft, piece);
  }
}

// 证书：…, 荣誉奖项：… repeat the heading.
const OWN_LABEL = regex('u')`
  ^(?:(?:在校|在读|上学|大学|大[一二三四]|研[一二三])(?:期间|时候?|的时候)?[，,\s]*)?(?:我|也|还)*(?:有(?!机|效)
  |考了|考过了?|过了(?=\S*[级四八])|拿了|拿到了?|会开车[，,\s]*)(?=[\p{Script=Han}A-Za-z]\S)(?!.*(?:奖|称号))
  |^(?:持有|已?获得?|已?取得|已?通过|已?考取|拥有)(?=[\p{Script=Han}A-Za-z“《])(?!.*(?:奖|称号))
  |^(?:所获|相关|其他|主要|个人)?(?:证书|持证情况|持有证件|证照|证件|职称|荣誉|奖项|荣誉奖项|获奖|奖励|资格证书
  |荣誉证书|获奖情况|名称|奖项名称|证书名称|奖学金|(?:技能|学科|专业)?(?:大赛|竞赛|比赛|赛事))\s*[:：]\s*
`;

// 2022.10 may be before or after the name.
const withoutOwnLabel = (statement: Statement): Statement => ({
  ...statement,
  text: statement.text
    .replace(OWN_LABEL, '')
    .replace(/(?<=[证照])(?:和|跟|以及)(?=\S{2,14}[证照]$)/u, '、')
    .replace(HAVE_AFTER_NAME, ''),
});

/** 导游证有的, 叉车证（N1）已上传, FRM 一级通过: phrases that say that a certificate is held. */
const HAVE_AFTER_NAME =
  /(?<=(?:[证照级]|资格|[证照][（(][^（）()]{1,8}[）)]))\s*(?:也|都)?(?:有的?|有效|在手|已上传|[已未]认证|已?通过|已(?:考取|取得))(?:[（(][^（）()]*[）)])?$/u;

const AWARD_VERB =
  /^(?:(?:在校|在读|上学|大学|大[一二三四]|研[一二三])(?:期间|时候?|的时候)?[，,\s]*)?(?:荣立|荣获|曾获|拿过了?|拿了|得过|获得|获评|获|被评为|被授予|荣膺|取得|考取)(?!奖)\s*/u;
/** 荣获“优秀团员”称号: keeps only the award. */
const honourOf = (text: string): string => {
  const bare = text.replace(AWARD_VERB, '');
  return bare === text ? text : (/^[“"「《]([^”"」》]+)[”"」》](?:荣誉)?(?:称号)?$/u.exec(bare)?.[1] ?? bare);
};

function placeAward(draft: Draft, { text, line }: Piece): void {
  const dated = dateOf(text);
  const parts = partsOf(dated?.rest ?? text)
    .flatMap((part) => splitOutsideBrackets(part, COMMA))
    .filter((part) => /[\p{L}\d]/u.test(part));
  if (parts.length === 0) return lonelyDate(draft, dated?.date, line);
  const item = draft.add('awards');
  if (dated) draft.date(`${item}/date`, dated.date, SURE.exact, line);
  const rest = parts.map(honourOf).filter((part) => !takeAwardPart(draft, item, part, line));
  // 公司2023年度优秀员工: the issuer is before the date.
  const at = Math.max(0, isIssuer(rest[0] ?? '') ? rest.findIndex((part) => !isIssuer(part)) : 0);
  const [first = '', ...following] = [...rest.slice(at, at + 1), ...rest.slice(0, at), ...rest.slice(at + 1)];
  const others = following.filter((part) => !isOfContest(part));
  const name = [first, ...following.filter(isOfContest)].join(' ');
  const bracketed = /^(.+?)\s*[（(]([^（）()]+)[）)]$/u.exec(name);
  const detail =
    bracketed &&
    (takeAwardPart(draft, item, bracketed[2] ?? '', line) ||
      takeIssuer(draft, item, bracketed[2] ?? '', line));
  const whole = detail ? (bracketed[1] ?? name) : name;
  const [bare, issuer] = others.length === 0 ? issuerApart(whole, hostsOf(draft)) : [whole, null];
  if (issuer !== null) draft.text(`${item}/issuer`, issuer, SURE.likely, line);
  const grade = GRADE_AT_END.exec(bare)?.[1];
  const isOwnWord =
    grade !== undefined && /竞赛|大赛|比赛|挑战杯|contest/iu.test(bare) && !grade.endsWith('奖学金');
  const named = isOwnWord ? contestAndLevel(bare.slice(0, -grade.length).trim()) : { name: bare, level: '' };
  draft.text(`${item}/name`, named.name, SURE.known, line);
  if (named.level !== '') takeAwardPart(draft, item, named.level, line);
  if (isOwnWord) draft.text(`${item}/grade`, grade, SURE.known, line, 120);
  for (const part of others) {
    if (!draft.has(`${item}/grade`) && isGrade(part) && !isOwnWord)
      draft.text(`${item}/grade`, part, SURE.known, line, 120);
    else if (!isSubject(name, part) && isLikelyIssuer(part) && !draft.has(`${item}/issuer`))
      draft.text(`${item}/issuer`, part, SURE.guessed, line);
    else draft.setAside({ ...line, text: part });
  }
}

// A date below its award.
function lonelyDate(draft: Draft, date: PartialDate | undefined, line: TextLine): void {
  const last = `/awards/${draft.document.awards.length - 1}`;
  if (date === undefined || draft.document.awards.length === 0 || draft.has(`${last}/date`))
    draft.setAside(line);
  else draft.date(`${last}/date`, date, SURE.likely, line);
}

function takeAwardPart(draft: Draft, item: string, part: string, line: TextLine): boolean {
  const both =
    /^(国家级?|省级?|市级?|校级?|院级?|全国|国际级?)(特等奖|[一二三]等奖|[金银铜]奖|优秀奖|冠军|亚军|季军)$/u.exec(
      part,
    );
  if (both)
    return takeAwardPart(draft, item, both[1] ?? '', line) && takeAwardPart(draft, item, both[2] ?? '', line);
  const level = levelOfAward(part);
  if (level !== undefined) draft.put(`${item}/level`, level, AWARD_LEVEL[level].zh, SURE.known, line);
  else if (GRADE.test(part)) draft.text(`${item}/grade`, part, SURE.known, line, 120);
  else if (/^(?:团队|Team)$/i.test(part)) draft.put(`${item}/team`, true, '团队', SURE.known, line);
  else if (/^第[一二三四五六七八九十\d]+(?:名|完成人|参与人|负责人)$|^(?:排名)?前\s*\d+%$/.test(part))
    draft.text(`${item}/rank`, part, SURE.known, line, 120);
  else return false;
  return true;
}
