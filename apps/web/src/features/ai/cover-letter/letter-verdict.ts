import type { LetterResult } from '@qicheng/analysis/cover-letter';
import { bandOf } from '@qicheng/analysis/result';
import type { FirstAction } from '../kit/first-actions.js';

const BY_BAND = {
  优秀: '这封信可以直接发出',
  良好: '这封信基本可以发出，改好下面几处会更好',
  一般: '建议改好下面几处再发出',
  待改进: '现在发出会吃亏，先把要紧的几处改好',
} as const;

const recipientName = ({ company, position }: LetterResult['target']): string =>
  [company, position].filter((part) => part !== '').join(' ');

/** Verdict on the generated letter: ready, or with gaps to fill in. */
function writtenVerdict({ written, target }: LetterResult): string {
  if (written === null) return '这次没有写信，缺什么见下面的说明；先给出邮件标题和打招呼语';
  const name = recipientName(target);
  const letter = name === '' ? '求职信写好了' : `给“${name}”的求职信写好了`;
  const missing = written.needsFact.length;
  return missing > 0 ? `${letter}，补上 ${missing} 处只有您知道的事实再发` : `${letter}，核对一遍就可以发出`;
}

/** The verdict on a letter in one sentence: whether it may be sent. */
export function letterVerdictOf(result: LetterResult): string {
  const { overall, findings } = result;
  if (overall === null) return writtenVerdict(result);
  const urgent = findings.filter(({ severity }) => severity === 'urgent').length;
  return urgent > 0 ? `先别发：有 ${urgent} 处要尽快修改` : BY_BAND[bandOf(overall.score)];
}

/** What to do before a submitted letter is sent. The gaps of a written one are listed beside its text. */
export const letterActionsOf = ({ overall, findings }: LetterResult): FirstAction[] =>
  overall === null ? [] : findings.map(({ id, issue, gain }) => ({ id, gain, text: issue }));
