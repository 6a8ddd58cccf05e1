import type { TextLine } from '../reading/page-text.js';
import { isNotHeld } from './not-held.js';
import { groupsIn, wordGroupOf } from './word-groups.js';
import { withoutBullet } from './words.js';
import { CERTIFICATE } from './place-achievements.js';
import { isProficiency } from './proficiency.js';

type ClauseKind = 'skill' | 'certificate';

interface Clause {
  kind: ClauseKind;
  text: string;
}

// What stands in brackets belongs to what stands before them.
const OUTSIDE_BRACKETS = /[，,；;。](?![^（(]*[）)])\s*/u;

/** 英语六级（CET-6），普通话二级甲等，熟练使用 Excel: clauses of several kinds in one line; null for a line of one. */
function clausesOf(text: string): Clause[] | null {
  if (/^[^，,；;。]{1,12}[:：]/u.test(text)) return null;
  const clauses: Clause[] = [];
  for (const part of text.split(OUTSIDE_BRACKETS).filter((piece) => piece.trim() !== '')) {
    const kind = kindOf(part);
    const last = clauses.at(-1);
    if (kind !== null) clauses.push({ kind, text: part.trim() });
    else if (last === undefined) return null;
    else last.text += `，${part.trim()}`;
  }
  return new Set(clauses.map(({ kind }) => kind)).size > 1 ? clauses : null;
}

/** Whether the names of groups or words of how well one knows something part a line. */
export const isPartedByWords = (text: string): boolean =>
  clausesOf(withoutBullet(text).text) !== null || /[:：\t]/u.test(text);

const kindOf = (part: string): ClauseKind | null =>
  isProficiency(part) ? 'skill' : CERTIFICATE.test(part) ? 'certificate' : null;

/** The sections between which people do not part their skills, languages and certificates. */
export type ListPlace = 'skills' | 'certificates' | 'awards' | 'languages' | 'hobbies';

/** 六级备考中, 二级未通过: a clause of what is not held yet, which no list may name. */
function heldOf(line: TextLine): { held: TextLine | null; left: TextLine | null } {
  const clauses = line.text.split(OUTSIDE_LIST);
  const left = clauses.filter(isNotHeld);
  if (left.length === 0) return { held: line, left: null };
  const rest = clauses.filter((clause) => !isNotHeld(clause));
  const text = rest.join('、').trim();
  return {
    held: /[\p{L}\d]/u.test(text) ? { ...line, text } : null,
    left: { ...line, text: left.join('，') },
  };
}

const OUTSIDE_LIST = /[，,；;。、](?![^（(]*[）)])\s*/u;

interface LinesApart {
  /** What belongs where the heading says. */
  own: TextLine[];
  /** What names another section itself, or shows by its form that it belongs there. */
  others: { place: ListPlace; line: TextLine }[];
  /** What is said not to be held. */
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
    /^(?:语言|外语|英语)(?:能力|水平|技能|等级|类)?$|^languages?$/iu,
    'languages',
    /CET|TEM|[四六八]级|雅思|托福|IELTS|TOEFL|流利|母语|听说|读写|口语|熟练|N[1-5](?!\d)|fluent|native/iu,
  ],
  [/^(?:兴趣|爱好|兴趣爱好|个人爱好|业余爱好|特长爱好)$|^(?:hobbies|interests)$/iu, 'hobbies'],
];

/** The section that the name of a group of words is: 证书：…, 外语：…. */
function placeOfGroup(name: string, body: string): ListPlace | null {
  const found = LABELS.find(([form, , needs]) => form.test(name.trim()) && (needs?.test(body) ?? true));
  return found?.[1] ?? null;
}

/** Lines of a section of skills, languages or certificates, those apart that belong to another of them. */
export function linesApart(lines: readonly TextLine[], heading: ListPlace | 'mixed'): LinesApart {
  const apart: LinesApart = { own: [], others: [], left: [] };
  for (const whole of lines) {
    const { held: line, left } = heading === 'hobbies' ? { held: whole, left: null } : heldOf(whole);
    if (left !== null) apart.left.push(left);
    if (line === null) continue;
    if (heading === 'certificates' && ENGLISH_EXAM.test(line.text)) {
      apart.others.push({ place: 'languages', line });
      continue;
    }
    const pieces = line.wraps === true ? null : (namedPieces(line) ?? clausePieces(line));
    if (pieces === null) apart.own.push(line);
    else
      for (const { place, text } of pieces)
        if (place === null || place === heading || (place === 'certificates' && isOfLanguages(heading, text)))
          apart.own.push({ ...line, text });
        else apart.others.push({ place, line: { ...line, text } });
  }
  return apart;
}

// 四级 455: an examination in English, whatever the heading is.
const ENGLISH_EXAM = /^(?:大学)?(?:英语)?[四六]级\s*[:：（(]?\s*\d{3}\s*分?[）)]?$/u;

// 英语六级 below 语言能力 stays there.
const isOfLanguages = (heading: ListPlace | 'mixed', text: string): boolean =>
  heading === 'languages' && /语|CET|TEM|雅思|托福|IELTS|TOEFL|N[1-5]/iu.test(text) && !/证书?$/u.test(text);

type Piece = { place: ListPlace | null; text: string };

/** 语言：英语六级；软件：Excel; null where no group names a section. */
function namedPieces({ text }: TextLine): Piece[] | null {
  const pieces = groupsIn(withoutBullet(text).text).map((group): Piece => {
    const found = wordGroupOf(group);
    const place = found && placeOfGroup(found.name, found.body);
    return found && place
      ? { place, text: /^英语/u.test(found.name) ? group : found.body }
      : { place: null, text: group };
  });
  return pieces.some(({ place }) => place !== null) ? pieces : null;
}

const clausePieces = ({ text }: TextLine): Piece[] | null =>
  clausesOf(withoutBullet(text).text)?.map(({ kind, text: said }) => ({
    place: kind === 'skill' ? 'skills' : 'certificates',
    text: said,
  })) ?? null;
