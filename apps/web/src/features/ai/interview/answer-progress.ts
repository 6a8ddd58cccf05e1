import type { KeptAnswer } from './answer-store.js';

type Answer = Pick<KeptAnswer, 'text' | 'followUp' | 'state'> | undefined;

const STATE_LABELS: Readonly<Record<KeptAnswer['state'], string>> = {
  ...{ saved: '已答', changed: '未保存', saving: '保存中', failed: '未保存', conflict: '待选择' },
};

const hasText = (answer: Pick<KeptAnswer, 'text'> | undefined) => (answer?.text.trim() ?? '') !== '';

/** A submitted answer gets a follow-up question at once; text without one is a draft. */
export const isSubmitted = (answer: { text: string; followUp: unknown } | undefined): boolean =>
  answer !== undefined && hasText(answer) && answer.followUp !== null;

/** How a question stands, below its number. */
export function stepLabel(answer: Answer): string {
  if (!answer || !hasText(answer)) return '未答';
  return answer.state === 'saved' && !isSubmitted(answer) ? '未提交' : STATE_LABELS[answer.state];
}
