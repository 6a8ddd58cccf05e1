import { isEmployerName } from '../text/employer-activities.js';
import { boundariesOf } from '../text/words.js';
import { examStatus, type ExamStatus } from './exam-status.js';
import { DONE, type ProvingText } from './read-resume.js';

/** A mention of a certificate in a résumé. */
export interface Found {
  readonly name: string;
  readonly text: ProvingText;
  readonly status: ExamStatus;
  /** The whole entry. */
  readonly entry: string;
  /** The name as the text has it. */
  readonly nameAsWritten: string;
  /** Whether the text states that the candidate holds it; work with holders does not: 配合税务师汇算清缴. */
  readonly isOwn: boolean;
}

/** Words by which a statement of work tells of a certificate of its author. */
const OWN =
  /取得|考[取过出]|通过|获得?|持|拿到|证|资格|职称|[级甲乙]|合格|备考|在考|兼任|担任|作为|[任是为](?=\p{Script=Han}{2,8}[师员]$)/u;
const CLAUSE = /[，,；;。]/u;
/** Whether a mention is of the candidate, and not of an employer or somebody else at work. */
export function isOfCandidate(text: string, at: number): boolean {
  const before = text.slice(0, at).split(CLAUSE).at(-1) ?? '';
  const after = text.slice(at).split(CLAUSE)[0] ?? '';
  return OWN.test(before + after);
}

const ENTRY = /^\/certificates\/\d+\//u;

/** A text with the rest of its entry: 中级会计考试 next to 已通过两科. */
function entryOf({ pointer, text }: ProvingText, texts: readonly ProvingText[]): string {
  const entry = ENTRY.exec(pointer)?.[0];
  const rest = entry === undefined ? [] : texts.filter((each) => each.pointer.startsWith(entry));
  return [text, ...rest.filter((each) => each.pointer !== pointer).map((each) => each.text)].join('，');
}

/** What was matched, up to the end of its last word: C1驾照, of which C1驾 was sought. */
function inWholeWords(text: string, { 0: matched, index }: RegExpExecArray): string {
  const ends = [...boundariesOf(text)].filter((end) => end >= index + matched.length);
  return text.slice(index, Math.min(...ends));
}

const MAX_NAME_LENGTH = 16;
/** The name of a certificate as the text has it: that of the whole entry, without its date, if that is short. */
function nameIn({ pointer, text }: ProvingText, match: RegExpExecArray): string {
  const matched = inWholeWords(text, match);
  const name = text.replace(/\s*[（(][^（）()]*[)）]?\s*$/u, '').trim();
  const isName =
    ENTRY.test(pointer) && name.length <= MAX_NAME_LENGTH && /证书?$|资格$|职称$|[级甲乙]等?$/u.test(name);
  return isName && name.includes(matched) ? name : matched;
}

/** The mentions of a certificate. */
export const mentionsOf = (name: string, pattern: RegExp, texts: readonly ProvingText[]): Found[] =>
  texts.flatMap((text) => {
    const match = isEmployerName(text.pointer) ? null : pattern.exec(text.text);
    if (match === null) return [];
    const nameAsWritten = nameIn(text, match);
    const entry = entryOf(text, texts);
    const isOwn = text.strength !== DONE || isOfCandidate(text.text, match.index);
    return [{ name, text, entry, nameAsWritten, isOwn, status: examStatus(entry, match.index) }];
  });

const LEVEL = /[一二三四五]级|[初中高]级/u;
/** Whether two entries can be about the same level: 一级在考 says nothing of 二级. */
const isOfLevel = (entry: string, other: string): boolean => {
  const [one, two] = [LEVEL.exec(entry)?.[0], LEVEL.exec(other)?.[0]];
  return one === undefined || two === undefined || one === two;
};

/** The best mention of a certificate: held before partly passed before failed. */
export function findBest(name: string, pattern: RegExp, texts: readonly ProvingText[]): Found[] {
  const all = mentionsOf(name, pattern, texts);
  const own = all.filter(({ isOwn }) => isOwn);
  const found = (own.length > 0 ? own : all).toSorted(
    (one, other) => Number(ENTRY.test(other.text.pointer)) - Number(ENTRY.test(one.text.pointer)),
  );
  const best = (['held', 'partly', 'pending', 'sat', 'failed'] as const)
    .map((status) => found.find((each) => each.status === status))
    .find(Boolean);
  // 审计未通过 in a separate line refers to the previous one; a stated failure overrides a mere mention.
  const failed = found.find(({ status, entry }) => status !== 'held' && isOfLevel(entry, best?.entry ?? ''));
  return best ? [best.status === 'held' && failed ? failed : best] : [];
}
