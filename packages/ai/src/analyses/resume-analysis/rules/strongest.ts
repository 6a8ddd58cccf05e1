import { isBrokenLine } from '#src/text/broken-line.js';
import { ACTION_MODULES } from '../action-modules.js';
import { CONVINCING, convictionOf } from '../conviction.js';
import { isCredible, quoted, type Statement } from '../statements.js';
import type { FindingDraft, Opinion, Subject } from './rule.js';

/** With fewer statements the order hardly matters. */
const MIN_STATEMENTS = 3;
const MAX_MOVES = 2;

/** A first line with a figure or a result is kept: the rules cannot rank two such lines for a reader. */
const hasProof = ({ traits }: Statement): boolean => traits.hasFigure || traits.hasResult;

/** Advises to move the statement with the best proof of an entry to the first place. */
export function strongest({ statements }: Subject): Opinion {
  const entries = new Map<string, Statement[]>();
  for (const statement of statements)
    if (
      ACTION_MODULES.has(statement.module) &&
      statement.traits.isAction &&
      isCredible(statement) &&
      !isBrokenLine(statement.text)
    )
      entries.set(statement.itemPointer, [...(entries.get(statement.itemPointer) ?? []), statement]);
  const findings = [...entries.values()].flatMap((own): FindingDraft[] => {
    const [first] = own;
    const best = own.reduce((a, b) => (convictionOf(b) > convictionOf(a) ? b : a));
    if (!first || own.length < MIN_STATEMENTS || convictionOf(best) < CONVINCING || hasProof(first))
      return [];
    return [
      {
        ...{ ruleId: 'order.strongest', severity: 'minor', category: 'format', module: best.module },
        ...{ pointer: best.pointer, targetId: best.atomId },
        issue: `建议把“${quoted(best.text.replace(/[。；;\s]+$/u, ''), 40)}”移到这段经历的第一条`,
        why: '这一条有数字、有结果；招聘方往往只看每段经历的前一两条。',
        gains: [],
      },
    ];
  });
  return { verdicts: [], findings: findings.slice(0, MAX_MOVES) };
}
