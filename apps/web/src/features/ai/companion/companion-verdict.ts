import type { CompanionResult } from '@qicheng/analysis/companion-result';
import type { FirstAction } from '../kit/first-actions.js';

/** The first sentence of a summary, and what follows it. */
export function splitSummary(summary: string): { first: string; rest: string } {
  const end = /[。！？](?=.)/su.exec(summary);
  const at = end ? end.index + 1 : summary.length;
  return { first: summary.slice(0, at).replace(/。$/u, ''), rest: summary.slice(at).trim() };
}

/** An answer in one sentence; none where it is people to turn to. */
export const companionVerdictOf = ({ help, summary }: CompanionResult): string | undefined =>
  help === null && summary !== '' ? splitSummary(summary).first : undefined;

/** The steps to take first. */
export const companionActionsOf = ({ help, steps, legal }: CompanionResult): FirstAction[] => {
  if (help !== null) return [];
  if (steps.length > 0) return steps.map(({ title, text }) => ({ id: title, text: `${title}：${text}` }));
  return (legal?.topics[0]?.steps ?? []).map((text) => ({ id: text, text }));
};
