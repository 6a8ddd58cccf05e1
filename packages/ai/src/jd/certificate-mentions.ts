import { examStatus, type ExamStatus } from './exam-status.js';
import type { ProvingText } from './read-resume.js';

/** A mention of a certificate in a résumé. */
export interface Found {
  readonly name: string;
  readonly text: ProvingText;
  readonly status: ExamStatus;
  /** The whole entry. */
  readonly entry: string;
  /** The name as the text has it. */
  readonly nameAsWritten: string;
}

const ENTRY = /^\/certificates\/\d+\//u;

/** A text with the rest of its entry: 中级会计考试 next to 已通过两科. */
function entryOf({ pointer, text }: ProvingText, texts: readonly ProvingText[]): string {
  const entry = ENTRY.exec(pointer)?.[0];
  const rest = entry === undefined ? [] : texts.filter((each) => each.pointer.startsWith(entry));
  return [text, ...rest.filter((each) => each.pointer !== pointer).map((each) => each.text)].join('，');
}

/** The mentions of a certificate. */
export const mentionsOf = (name: string, pattern: RegExp, texts: readonly ProvingText[]): Found[] =>
  texts.flatMap((text) => {
    const match = pattern.exec(text.text);
    const entry = entryOf(text, texts);
    return match
      ? [{ name, text, entry, nameAsWritten: match[0], status: examStatus(entry, match.index) }]
      : [];
  });

/** The best mention of a certificate: held before partly passed before failed. */
export function findBest(name: string, pattern: RegExp, texts: readonly ProvingText[]): Found[] {
  const found = mentionsOf(name, pattern, texts);
  const best = (['held', 'partly', 'pending', 'sat', 'failed'] as const)
    .map((status) => found.find((each) => each.status === status))
    .find(Boolean);
  // 审计未通过 in a separate line refers to the previous one; a stated failure overrides a mere mention.
  const failed = found.find(({ status }) => status !== 'held');
  return best ? [best.status === 'held' && failed ? failed : best] : [];
}
