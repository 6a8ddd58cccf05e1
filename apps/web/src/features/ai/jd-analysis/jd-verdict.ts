import type { JdAnalysisResult, JobRisk } from '@qicheng/analysis/jd-analysis';
import type { FirstAction } from '../kit/first-actions.js';
import type { Measure } from '../kit/score-ring.js';

const BY_GATE = {
  pass: '硬性条件都符合，可以投',
  unknown: '能对照的硬性条件都符合，其余请先自己核对',
  none: '没有写明硬性条件，按匹配度决定',
} as const;

/** Risks that are illegal or look like fraud; the others only need a question. */
const seriousRisks = (risks: JdAnalysisResult['risks']) => risks.filter(({ verdict }) => verdict !== 'ask');

/** Texts of the verdicts on a risk, the most serious first. */
export const RISK_VERDICTS = { unlawful: '涉嫌违法', suspicious: '可疑', ask: '需要问清' } as const;
const SEVERITY_ORDER = Object.keys(RISK_VERDICTS);

/** The most serious risks first; within a verdict in the order of the advertisement. */
export const mostSevereFirst = (risks: JdAnalysisResult['risks']) =>
  risks.toSorted((one, other) => SEVERITY_ORDER.indexOf(one.verdict) - SEVERITY_ORDER.indexOf(other.verdict));

/** How many conditions can be decided neither from the résumé nor from the advertisement. */
export const openConditionsOf = ({ checks }: Pick<JdAnalysisResult['gate'], 'checks'>): number =>
  checks.filter(({ state }) => state === 'unknown').length;

/** A discriminating condition harms who is turned down by it, not who applies. */
const isNoReasonToWait = ({ kind }: JobRisk): boolean => kind === 'discrimination';

/**
 * The verdict on an advertisement in one sentence: whether it can be trusted, and only then whether the
 * résumé is ready.
 */
export function jdVerdictOf({
  gate,
  risks,
  overall,
  refusal,
  dimensions,
}: Pick<JdAnalysisResult, 'gate' | 'risks' | 'overall' | 'refusal' | 'dimensions'>): string {
  if (refusal) return refusal.text;
  const serious = seriousRisks(risks).length;
  const failed = gate.checks.filter(({ state }) => state === 'fail').length;
  const unmet = overall !== null && failed > 0 ? `有 ${failed} 条硬性条件不符` : '';
  if (serious > 0) {
    const advice = seriousRisks(risks).every(isNoReasonToWait)
      ? `招聘条件有 ${serious} 处涉嫌就业歧视，不影响投递，请保留页面截图`
      : `这个职位有 ${serious} 处违法或可疑的说法，弄清之前先不要投`;
    return `${advice}${unmet && `；另外${unmet}`}`;
  }
  if (overall === null)
    return dimensions.length > 0
      ? '能对照的内容不够，不给总分；写明的和要您自己对照的分开列在下面'
      : '选上简历后可以逐条对照';
  const open = openConditionsOf(gate);
  if (gate.state === 'pass' && open > 0) return `必备的条件都符合，另有 ${open} 条待确认`;
  return gate.state === 'fail' ? `${unmet}，先问清能否放宽再投` : BY_GATE[gate.state];
}

/** The score measures the match; for a suspicious advertisement a high one is not good news. */
export const jdMeasureOf = ({ risks, refusal }: Pick<JdAnalysisResult, 'risks' | 'refusal'>): Measure => ({
  name: '匹配度',
  isNeutral: refusal?.cause === 'terms' || seriousRisks(risks).length > 0,
});

/** What to clarify first, then what would improve the match. */
export const jdActionsOf = ({
  risks,
  findings,
}: Pick<JdAnalysisResult, 'risks' | 'findings'>): FirstAction[] => [
  ...seriousRisks(risks).map(({ id, label, advice }, place) => ({
    id: `${id} ${place}`,
    text: `${label}：${advice}`,
  })),
  ...findings.map(({ id, issue, why, gain }) => ({ id, gain, text: issue, hint: why })),
];
