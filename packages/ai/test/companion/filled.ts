import type { CompanionAnswers, CompanionField } from '@qicheng/analysis/companion';

const answerTo = ({ kind, options, min, max, maxLength }: CompanionField, turn: number) => {
  if (kind === 'choice') return options[turn % options.length] ?? '';
  if (kind === 'choices') return options.slice(0, 1 + (turn % options.length));
  if (kind === 'rating') return 1 + (turn % 5);
  if (kind === 'number') return Math.min(max, Math.max(min, 10 + turn));
  return '完成了三份调研报告，回收 120 份问卷，被部门采用'.slice(0, maxLength);
};

/** A completed form; another turn gives other answers. */
export const filledIn = (fields: readonly CompanionField[], turn: number): CompanionAnswers =>
  Object.fromEntries(fields.map((field) => [field.key, answerTo(field, turn)]));
