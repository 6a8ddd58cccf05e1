import type { CompanionResult } from '@qicheng/analysis/companion-result';
import type { FirstAction } from '../kit/first-actions.js';

/** Splits a summary into its first sentence and the rest. */
export function splitSummary(summary: string): { first: string; rest: string } {
  const end = /[。！？](?=.)/su.exec(summary);
  const at = end ? end.index + 1 : summary.length;
  return { first: summary.slice(0, at).replace(/。$/u, ''), rest: summary.slice(at).trim() };
}

/** The answer in one sentence; undefined if it refers to helplines. */
export const companionVerdictOf = ({ help, summary }: CompanionResult): string | undefined =>
  help === null && summary !== '' ? splitSummary(summary).first : undefined;

/** The first steps to take. */
export const companionActionsOf = ({ help, steps, legal }: CompanionResult): FirstAction[] => {
  if (help !== null) return [];
  if (steps.length > 0) return steps.map(({ title, text }) => ({ id: title, text: `${title}：${text}` }));
  return (legal?.topics[0]?.steps ?? []).map((text) => ({ id: text, text }));
};
