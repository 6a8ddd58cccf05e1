import { clipped } from '#src/text/clipped.js';
import { evidenceOf, quoted, type Statement } from '../statements.js';
import type { FindingDraft, Gain, Opinion, Subject } from './rule.js';

/** The loss for one such claim: it casts doubt on every part. */
const LOSS = 0.5;
/** The loss for growth without a baseline, in the part that states it. */
const LOSS_OF_BASELINE = 0.2;
/** The same for a claim of perfection without a basis. */
const LOSS_OF_CLAIM = 0.1;

interface Doubtful extends Pick<FindingDraft, 'ruleId' | 'issue' | 'why' | 'needsFact'> {
  reason: string;
  /** Absent if it is urgent and casts doubt on every part. */
  severity?: FindingDraft['severity'];
  /** The loss if only the part with the statement loses it. */
  loss?: number;
}

function doubtfulStatement({ doubt, text }: Statement): Doubtful | null {
  switch (doubt?.kind) {
    case undefined:
      return null;
    case 'harmful':
      // Reported by the rule for harmful statements.
      return null;
    case 'unproven':
      return {
        ruleId: 'fact.unproven',
        severity: 'important',
        loss: LOSS_OF_CLAIM,
        reason: '没有依据的满分或零差错',
        issue: `“${quoted(doubt.claim, 30)}”：是哪一段时间、按什么统计的？`,
        why: '面试官不信没有时间和统计办法的满分、零差错。有记录的写明时间和次数；没有记录的删去，换成记得清的数字。',
        needsFact: ['哪一段时间、怎么统计的'],
      };
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
    case 'baseline':
      return {
        ruleId: 'fact.baseline',
        severity: 'important',
        loss: LOSS_OF_BASELINE,
        reason: '没有写起点的增幅',
        issue: `“${quoted(doubt.growth, 30)}”：原来是多少、后来是多少？`,
        why: '增幅大，面试官会先问起点和算法。写成“由多少到多少”，并说明怎么测的，这个数就站得住。',
        needsFact: ['原来是多少、后来是多少', '怎么测、怎么算的'],
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
  const gainsOf = ({ module }: Statement, { loss }: Doubtful): Gain[] =>
    loss === undefined
      ? present.map(({ key }) => ({ dimension: 'consistency', module: key, share: LOSS }))
      : [{ dimension: 'consistency', module, share: loss }];
  const found = subject.statements.flatMap((statement) => {
    const doubt = doubtfulStatement(statement);
    return doubt === null ? [] : [{ statement, doubt }];
  });
  return {
    verdicts: found.flatMap(({ statement, doubt }) =>
      gainsOf(statement, doubt).map(({ share, ...place }) => ({
        ...place,
        ...{ ruleId: doubt.ruleId, reason: doubt.reason, share: -share, evidence: [evidenceOf(statement)] },
      })),
    ),
    findings: found.map(({ statement, doubt }): FindingDraft => ({
      ...{ ruleId: doubt.ruleId, issue: doubt.issue, why: doubt.why, needsFact: doubt.needsFact },
      ...{ severity: doubt.severity ?? 'urgent', category: 'fact', module: statement.module },
      ...{ pointer: statement.pointer, targetId: statement.atomId },
      before: clipped(statement.text, 2_000),
      gains: gainsOf(statement, doubt),
    })),
  };
}
