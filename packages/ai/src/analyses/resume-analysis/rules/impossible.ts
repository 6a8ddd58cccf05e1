import { clipped } from '#src/text/clipped.js';
import { impossibleFigureIn } from '#src/text/impossible.js';
import { evidenceOf, quoted } from '../statements.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';

const RULE_ID = 'fact.impossible';
const LOSS = 0.5;

/** Figures that cannot be: a share above the whole, a day of more than its hours. */
export function impossible({ statements }: Subject): Opinion {
  const found = statements.flatMap((statement) => {
    const figure = impossibleFigureIn(statement.text);
    return figure === null ? [] : [{ statement, figure }];
  });
  return {
    verdicts: found.map(({ statement }): Verdict => ({
      ...{ dimension: 'consistency', module: statement.module, ruleId: RULE_ID, share: -LOSS },
      ...{ reason: '不可能的数字', evidence: [evidenceOf(statement)] },
    })),
    findings: found.map(({ statement: { module, pointer, atomId, text }, figure }): FindingDraft => ({
      ...{ ruleId: RULE_ID, severity: 'urgent', category: 'fact', module, pointer, targetId: atomId },
      issue: `“${quoted(figure, 40)}”不可能，请核对这个数`,
      why: '招聘方一看就会怀疑整份简历。常见的原因是抄错，或把完成率、增长幅度写成了占比。',
      before: clipped(text, 2_000),
      needsFact: ['核对后的数字和它的算法'],
      gains: [{ dimension: 'consistency', module, share: LOSS }],
    })),
  };
}
