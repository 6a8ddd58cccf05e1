import { clipped } from '#src/text/clipped.js';
import { evidenceOf, quoted, type Statement } from '../statements.js';
import type { FindingDraft, Gain, Opinion, Subject } from './rule.js';

/** The loss for one such claim: it casts doubt on every part. */
const LOSS = 0.5;

interface Doubtful extends Pick<FindingDraft, 'ruleId' | 'issue' | 'why' | 'needsFact'> {
  reason: string;
}

function doubtfulStatement({ doubt, text }: Statement): Doubtful | null {
  switch (doubt?.kind) {
    case undefined:
      return null;
    case 'impossible':
      return {
        ruleId: 'fact.impossible',
        reason: '不可能或前后矛盾的数字',
        issue: `“${quoted(doubt.figure, 40)}”不可能或前后矛盾，请核对`,
        why: '招聘方一看就会怀疑整份简历。常见的原因是抄错、算错，或把完成率、增长幅度写成了占比。',
        needsFact: ['核对后的数字和它的算法'],
      };
    case 'inflated':
      return {
        ruleId: 'fact.inflated',
        reason: '与自己写明的数字对不上的说法',
        issue: `“${quoted(doubt.claim, 30)}”与简历里写明的数字对不上：写明的最大一项是“${quoted(doubt.figure, 30)}”`,
        why: '招聘方会把两处放在一起看，差得多就会怀疑整份简历。请改成您自己经手的实际数字。',
        needsFact: ['您自己经手的实际数字'],
      };
    case 'unlikely':
      return {
        ruleId: 'fact.unlikely',
        reason: '难以置信的说法',
        issue: `“${quoted(text, 40)}”很难让人相信是一个人做到的`,
        why: '面试会逐句追问。写您自己做的那一步、起点和终点；团队或公司的数据请注明是团队的。',
        needsFact: ['您自己做的那一步', '原来是多少、后来是多少'],
      };
  }
}

/** Reports impossible figures and implausible claims; they are questioned, not praised. */
export function doubtfulFacts(subject: Subject): Opinion {
  const present = subject.modules.filter(({ isPresent }) => isPresent);
  const gains: Gain[] = present.map(({ key }) => ({ dimension: 'consistency', module: key, share: LOSS }));
  const found = subject.statements.flatMap((statement) => {
    const doubt = doubtfulStatement(statement);
    return doubt === null ? [] : [{ statement, doubt }];
  });
  return {
    verdicts: found.flatMap(({ statement, doubt: { ruleId, reason } }) =>
      gains.map(({ share, ...place }) => ({
        ...place,
        ...{ ruleId, reason, share: -share, evidence: [evidenceOf(statement)] },
      })),
    ),
    findings: found.map(({ statement, doubt: { reason: _reason, ...words } }): FindingDraft => ({
      ...words,
      ...{ severity: 'urgent', category: 'fact', module: statement.module },
      ...{ pointer: statement.pointer, targetId: statement.atomId },
      before: clipped(statement.text, 2_000),
      gains,
    })),
  };
}
