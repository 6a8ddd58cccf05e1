import { regex } from '@qicheng/resume/regex';
import { reworded, type TextLine } from '../reading/page-text.js';
import { CERTIFICATE } from './achievement-names.js';
import { ASIDE_LABEL, isColumnRow } from './columns.js';
import {
  examsApart,
  areNotHeld,
  isExamNotPassed,
  isNotObtained,
  isReadiness,
  withRemarkApart,
} from './exams-in-progress.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { groupsIn, wordGroupOf, isProficiency } from './skill-notations.js';
import { labelled, withoutBullet } from './words.js';

type ClauseKind = 'skill' | 'certificate';

interface Clause {
  kind: ClauseKind;
  text: string;
}

// Text in brackets belongs to what precedes it.
const CLAUSE_MARK = /[，,；;。]\s*/gu;

/** 英语六级（CET-6），普通话二级甲等，熟练使用 Excel: clauses of several kinds on one line; null for a line of one kind. */
function clausesOf(text: string): Clause[] | null {
  if (/^[^，,；;。]{1,12}[:：]/u.test(text)) return null;
  const clauses: Clause[] = [];
  for (const part of splitOutsideBrackets(text, CLAUSE_MARK).filter((piece) => piece.trim() !== '')) {
    const kind = kindOf(part);
    const last = clauses.at(-1);
    if (kind !== null) clauses.push({ kind, text: part.trim() });
    else if (last === undefined) return null;
    else last.text += `，${part.trim()}`;
  }
  return new Set(clauses.map(({ kind }) => kind)).size > 1 ? clauses : null;
}

/** Whether group names or proficiency words split a line. */
export const isSeparatedByWords = (text: string): boolean =>
  clausesOf(withoutBullet(text).text) !== null || /[:：\t]/u.test(text);

const kindOf = (part: string): ClauseKind | null =>
  isProficiency(part) ? 'skill' : CERTIFICATE.test(part) ? 'certificate' : null;

/** The sections in which people mix skills, languages and certificates. */
export type ListPlace = 'skills' | 'certificates' | 'awards' | 'languages' | 'hobbies';

/** 六级备考中, 二级未通过: separates clauses about qualifications not held, which must not enter a list. */
function certificatesApart(line: TextLine): { held: TextLine | null; left: TextLine | null } {
  if (isExamNotPassed(line.text)) return { held: null, left: line };
  const { exams, others } = examsApart(line.text, LIST_MARK);
  const clauses = others.flatMap(withRemarkApart);
  const last = clauses.findLastIndex(areNotHeld);
  const isLeft = (clause: string, at: number): boolean =>
    at < last || isNotObtained(clause) || isReadiness(clause);
  const left = [...exams, ...clauses.filter(isLeft)];
  if (left.length === 0) return { held: line, left: null };
  const rest = clauses.filter((clause, at) => !isLeft(clause, at));
  const text = rest.join(/[；;]/u.test(line.text) ? '；' : '、').trim();
  return {
    held: /[\p{L}\d]/u.test(text) ? { ...line, text } : null,
    left: { ...line, text: left.join('，') },
  };
}

const LIST_MARK = /(?:[，,；;。、\t|｜]|\s{2,}|\s+[/／]|[/／]\s|[✔√✓✅☑](?:\uFE0F)?)\s*/gu;

interface LinesApart {
  /** Lines that belong to the section of the heading. */
  own: TextLine[];
  /** Lines that name another section, or whose form belongs to one. */
  others: { place: ListPlace; line: TextLine }[];
  /** Clauses about qualifications not held. */
  left: TextLine[];
}

const LABELS: readonly (readonly [RegExp, ListPlace, RegExp?])[] = [
  [
    /^(?:所?获|持有|已?考取|相关|职业|资格|执业|专业|个人|技能|从业)*(?:证书|资格证?|证照|资质|认证)(?:情况|名称)?$|^certifi(?:cates?|cations?)$/iu,
    'certificates',
  ],
  [
    /^(?:所?获|曾获|个人|主要|在校)*(?:荣誉|获奖|奖励|奖项|奖学金)(?:情况|名称|称号)?$|^awards?$|^honou?rs?$/iu,
    'awards',
  ],
  [
    /^(?:(?:其他)?(?:语言|外语|英语|语种)(?:能力|水平|技能|等级|类)?|会[说讲]的(?:话|语言))$|^(?:spoken )?languages?(?: (?:spoken|skills))?$/iu,
    'languages',
    /CET|TEM|[四六八]级|雅思|托福|IELTS|TOEFL|流利|母语|听说|读写|口语|熟练|N[1-5](?!\d)|fluent|native/iu,
  ],
  [
    /^(?:常用|办公|会用|使用|专业)?(?:工具|软件|系统|技能|技术栈)(?:工具)?$|^(?:tools?|software|skills)$/iu,
    'skills',
  ],
  [/^(?:兴趣|爱好|兴趣爱好|个人爱好|业余爱好|特长爱好)$|^(?:hobbies|interests)$/iu, 'hobbies'],
];

/** The section named by a group: 证书：…, 外语：…. */
function placeOfGroup(name: string, body: string): ListPlace | null {
  const found = LABELS.find(([form, , needs]) => form.test(name.trim()) && (needs?.test(body) ?? true));
  return found?.[1] ?? null;
}

/** Splits the lines of a list section from those that belong to another one. */
export function linesApart(lines: readonly TextLine[], heading: ListPlace | 'mixed'): LinesApart {
  const apart: LinesApart = { own: [], others: [], left: [] };
  for (const whole of lines) {
    if (isColumnRow(whole.text)) {
      apart.own.push(whole);
      continue;
    }
    const shown = withoutBullet(whole.text).text;
    const label = labelled(shown)?.label ?? '';
    if (ASIDE_LABEL.test(label) || REMARK_LABEL.test(label)) {
      apart.left.push(whole);
      continue;
    }
    if (heading === 'certificates' && ABILITY.test(shown) && !CERTIFICATE.test(shown)) {
      apart.others.push({ place: 'skills', line: whole });
      continue;
    }
    const { held: line, left } =
      heading === 'hobbies' ? { held: whole, left: null } : certificatesApart(whole);
    if (left !== null) apart.left.push(left);
    if (line === null) continue;
    if (heading === 'certificates' && ENGLISH_EXAM.test(line.text)) {
      apart.others.push({ place: 'languages', line });
      continue;
    }
    const pieces =
      line.wraps === true
        ? null
        : (namedPieces(line, heading) ??
          clausePieces(line) ??
          languagePieces(line, heading) ??
          examPieces(line, heading));
    if (pieces === null) apart.own.push(line);
    else
      for (const { place, text } of pieces)
        if (place === null || place === heading || (place === 'certificates' && isOfLanguages(heading, text)))
          apart.own.push({ ...line, text });
        else apart.others.push({ place, line: { ...line, text } });
  }
  return apart;
}

const REMARK_LABEL = /^(?:说明|补充|补充说明|家庭(?:情况|状况)?)$/u;
/** 会拉二胡、剪纸: what somebody can do, listed below the certificates. */
const ABILITY = /^会(?![计展议员]|.*[ABC][1-3])\p{Script=Han}{1,6}/u;

// 四级 455: an English examination, whatever the heading.
const ENGLISH_EXAM = /^(?:大学)?(?:英语)?[四六]级\s*[:：（(]?\s*\d{3}\s*分?[）)]?$/u;

const EXAM_AFTER_SCORE =
  /(?<=\d{3}\s?分?)\s+(?=(?:大学)?(?:英语)?[四六]级|专[四八]|(?:CET|TEM|IELTS|TOEFL)(?![A-Za-z])|雅思|托福)/giu;
/** 四级 538 六级 441: examinations with only spaces between them. */
export const withExamsApart = (line: TextLine): TextLine =>
  reworded(line, line.text.replace(EXAM_AFTER_SCORE, '；'));

/** A language examination with its score. */
export const LANGUAGE_EXAM = regex('iu')`
  ^(?:(?:大学)?英语[三四六]级(?:[（(][AB]级[）)])?|英语[AB]级|(?:英语)?专业?[四八]级?|CET-?\s?[46]|TEM-?\s?[48]|雅思|托福
  |IELTS|TOEFL|TOEIC|BEC\s?[初中高]级|(?:日语|JLPT)\s?N[1-5])[\s:：（(]*[\d.]*\s*分?(?:[）)]?(?:合格|优秀
  |良好|证书?))?[）)]?$
`;
/** A certificate by its suffix: 导游证, 低压电工上岗证. */
const CERTIFICATE_NAME = /^[\p{Script=Han}A-Z\d]{2,14}(?:证书?|执照)$/u;
/** FRM Part I passed (Nov 2023), CFA Level I: examinations of finance, whatever the heading. */
const FINANCE_EXAM = /^(?:FRM|CFA|CPA|ACCA|CMA|CIA|PMP)\b.*(?:passed|part|level|[一二三]级|通过)/iu;
const OF_LANGUAGE =
  /^(?:普通话|粤语|闽南语|客家话|\p{Script=Han}{1,3}[语话])(?:[（(]?(?:母语|流利|会听|会说)[）)]?)?$/u;

/** 测量员证、C1 驾驶证、英语四级: list items that include languages; null if there are none. */
function examPieces({ text }: TextLine, heading: ListPlace | 'mixed'): Piece[] | null {
  if (heading === 'languages' || heading === 'hobbies' || heading === 'awards') return null;
  const names = splitOutsideBrackets(withoutBullet(text).text, LIST_MARK)
    .map((name) => name.trim())
    .filter(Boolean);
  const isOther = (name: string): boolean => LANGUAGE_EXAM.test(name) || OF_LANGUAGE.test(name);
  const isCertificate = (name: string): boolean =>
    (heading === 'skills' || heading === 'mixed') &&
    ((names.length > 1 && CERTIFICATE_NAME.test(name)) || FINANCE_EXAM.test(name));
  if (
    !names.some((name) => isOther(name) || isCertificate(name)) ||
    names.some((name) => name.replace(/[（(][^（）()]*[）)]/gu, '').length > 24)
  )
    return null;
  const own = names.filter((name) => !isOther(name) && !isCertificate(name) && /\p{L}/u.test(name));
  return [
    ...names.filter(isCertificate).map((name): Piece => ({ place: 'certificates', text: name })),
    ...(own.length > 0 ? [{ place: null, text: own.join('、') }] : []),
    ...names.filter(isOther).map((name): Piece => ({ place: 'languages', text: name })),
  ];
}

const LANGUAGE_STATED = regex('iu')`
  ^(?:English|Mandarin|Chinese|Cantonese|French|German|Japanese|Korean|Spanish
  |Russian)\b(?=.*\b(?:language|fluent|native|proficien\w+|working|business|conversational|bilingual)\b)
`;

/** CET-6 561; English as working language (weekly calls): the languages among certificates; null without any. */
function languagePieces({ text }: TextLine, heading: ListPlace | 'mixed'): Piece[] | null {
  if (heading !== 'certificates' && heading !== 'mixed') return null;
  const parts = splitOutsideBrackets(withoutBullet(text).text, /\s*[；;、]\s*/gu).filter(Boolean);
  const isLanguage = (part: string): boolean => LANGUAGE_STATED.test(part) || LANGUAGE_EXAM.test(part);
  if (!parts.some((part) => LANGUAGE_STATED.test(part))) return null;
  return parts.map((part): Piece => ({ place: isLanguage(part) ? 'languages' : null, text: part }));
}

// 英语六级 under 语言能力 stays there.
const isOfLanguages = (heading: ListPlace | 'mixed', text: string): boolean =>
  heading === 'languages' && /语|CET|TEM|雅思|托福|IELTS|TOEFL|N[1-5]/iu.test(text) && !/证书?$/u.test(text);

/** `others` are certificates after a language: 日语：N2；CPA（2021）. */
type Piece = { place: ListPlace | null; text: string; others?: readonly string[] };

/** 语言：英语六级；软件：Excel; null if no group names a section. */
function namedPieces({ text }: TextLine, heading: ListPlace | 'mixed'): Piece[] | null {
  const areSkills = heading === 'skills' || heading === 'mixed';
  const pieces = groupsIn(withoutBullet(text).text).map((group): Piece => {
    const found = wordGroupOf(group);
    const place = found && placeOfGroup(found.name, found.body);
    if (place === 'skills') return { place: areSkills ? null : place, text: group };
    const [first = '', ...others] = place === 'languages' ? group.split(/[；;]\s*/u) : [];
    const certified = others.filter((part) => CERTIFICATE.test(part) && !LANGUAGE_EXAM.test(part));
    if (certified.length > 0 && certified.length === others.length)
      return { place, text: first, others: certified };
    return found && place
      ? { place, text: /^英语/u.test(found.name) ? group : found.body }
      : { place: null, text: group };
  });
  const all = pieces.flatMap(({ others = [], ...piece }) => [
    piece,
    ...others.map((text): Piece => ({ place: 'certificates', text })),
  ]);
  return all.some(({ place }) => place !== null) ? all : null;
}

const clausePieces = ({ text }: TextLine): Piece[] | null =>
  clausesOf(withoutBullet(text).text)?.map(({ kind, text }) => ({
    place: kind === 'skill' ? 'skills' : 'certificates',
    text,
  })) ?? null;
