/** @typedef {{ row: string, fault: string, goal: { text: string, seconds?: number } }} Row */
/** @typedef {Row & { sent: string, end: string, recovery?: number | null, note?: string, isRatio?: boolean, failure?: string }} Outcome */

const HEAD = ['row', 'fault', 'sent', 'end state', 'recovery', 'goal', 'kept'];

/** Returns whether a row met its goal. @param {Outcome} outcome */
export const isKept = ({ failure, recovery, goal }) =>
  failure === undefined && (recovery == null || goal.seconds === undefined || recovery <= goal.seconds);

/** Returns the outcomes of all rows as a Markdown table. @param {Outcome[]} outcomes */
export function faultTable(outcomes) {
  const lines = outcomes.map((outcome) => {
    const { row, fault, sent, end, recovery, goal, note, failure, isRatio } = outcome;
    const state =
      failure === undefined ? [end, note].filter(Boolean).join('; ') : `FAILED: ${failure.split('\n')[0]}`;
    const seconds =
      recovery == null ? '–' : isRatio ? `${recovery.toFixed(2)} ×` : `${recovery.toFixed(1)} s`;
    return [row, fault, sent, state, seconds, goal.text, isKept(outcome) ? 'yes' : 'no'];
  });
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '/')).join(' | ')} |`;
  return [line(HEAD), line(HEAD.map(() => '---')), ...lines.map(line)].join('\n');
}

/** Compares rows by their first number. @param {Row} one @param {Row} other */
export const byRow = (one, other) => Number.parseInt(one.row, 10) - Number.parseInt(other.row, 10);
