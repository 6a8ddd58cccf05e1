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
export function clausesOf(text: string): Clause[] | null {
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

const kindOf = (part: string): ClauseKind | null =>
  isProficiency(part) ? 'skill' : CERTIFICATE.test(part) ? 'certificate' : null;
