import type { GhostwriteChange } from '@qicheng/analysis/ghostwrite-result';
import { findAtom, writeAiText } from '@qicheng/resume/ai-text';
import type { ResumeDocument } from '@qicheng/resume/document';

const textOf = (document: ResumeDocument, { targetId, lang }: GhostwriteChange): string | null => {
  const atom = findAtom(document, targetId);
  return atom === undefined ? null : (atom[lang] ?? []).map(({ text }) => text).join('');
};

/** How a change stands to the résumé as it is: to be taken, taken, or made from words that are no longer there. */
export type ChangeState = 'open' | 'taken' | 'stale' | 'gone';

export function stateOf(document: ResumeDocument, change: GhostwriteChange): ChangeState {
  const text = textOf(document, change);
  if (text !== null && text === change.parts[0]?.text) return 'taken';
  if (change.kind === 'add') return text === null ? 'open' : 'stale';
  if (text === null) return 'gone';
  return text === change.before ? 'open' : 'stale';
}

/** The résumé with these changes; those whose words changed meanwhile are left out. */
export const withTaken = (
  document: ResumeDocument,
  changes: readonly GhostwriteChange[],
  now: Date,
): ResumeDocument => changes.reduce((next, change) => writeAiText(next, change, now.toISOString()), document);

/** The same for a statement that was changed meanwhile, once its owner said so. */
export const withForced = (document: ResumeDocument, change: GhostwriteChange, now: Date): ResumeDocument =>
  writeAiText(document, { ...change, before: textOf(document, change) ?? '' }, now.toISOString());
