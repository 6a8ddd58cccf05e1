import { clipped } from '#src/text/clipped.js';
import { harmIn } from '../harms.js';
import { quoted } from '../statements.js';
import type { FindingDraft, Opinion, Subject } from './rule.js';

/** The share of its part that a harmful sentence loses in 表达规范. */
const LOSS = 0.25;

/** Advises to leave out harmful statements, which cost points only in the part that they are in. */
export function harmful({ texts, stage, modules }: Subject): Opinion {
  const present = new Set(modules.flatMap(({ key, isPresent }) => (isPresent ? key : [])));
  const findings = texts.flatMap((text): FindingDraft[] => {
    const harm = stage === '考编' ? null : harmIn(text);
    if (harm === null) return [];
    const { module, pointer, targetId } = text;
    const { sentence, isWhole } = harm;
    return [
      {
        ...{
          ruleId: 'harmful.strike',
          severity: 'important',
          category: 'sensitiveInfo',
          module,
          pointer,
          targetId,
        },
        issue: clipped(`建议删去“${quoted(sentence, 40)}”：${harm.issue}`, 300),
        why: harm.why,
        ...(text.isStatement && isWhole && { patch: [{ op: 'remove' as const, path: pointer }] }),
        gains: present.has(module) ? [{ dimension: 'expression', module, share: LOSS }] : [],
      },
    ];
  });
  return {
    verdicts: findings.flatMap(({ gains, ruleId, pointer = '', targetId, issue }) =>
      gains.map(({ share, ...place }) => ({
        ...{ ...place, ruleId, share: -share, reason: '对求职不利的内容' },
        evidence: [{ pointer, ...(targetId !== undefined && { targetId }), quote: quoted(issue) }],
      })),
    ),
    findings,
  };
}
