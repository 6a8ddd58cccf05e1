import type { JdAnalysisResult } from '@qicheng/analysis/jd-analysis';

const BY_GATE = {
  pass: '硬性条件都符合，可以投',
  unknown: '硬性条件还有没写清的，补上再投',
  none: '没有写明硬性条件，按匹配度决定',
} as const;

/** A posting in one sentence: first whether it is to be trusted, then whether the résumé may apply. */
export function jdVerdictOf({
  gate,
  risks,
  overall,
}: Pick<JdAnalysisResult, 'gate' | 'risks' | 'overall'>): string {
  const grave = risks.filter(({ verdict }) => verdict !== 'ask').length;
  const failed = gate.checks.filter(({ state }) => state === 'fail').length;
  const fit =
    overall === null
      ? '选上简历后可以逐条对照'
      : gate.state === 'fail'
        ? `有 ${failed} 条硬性条件不符，先确认能不能报`
        : BY_GATE[gate.state];
  return grave > 0 ? `这个职位有 ${grave} 处违法或可疑的说法，先看风险；${fit}` : fit;
}
