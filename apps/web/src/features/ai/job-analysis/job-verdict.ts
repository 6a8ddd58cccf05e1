import type { JobAnalysisResult } from '@qicheng/analysis/job-analysis-result';
import type { FirstAction } from '../kit/first-actions.js';

/** The verdict in one sentence: the occupation found, and the distance to it. */
export function jobVerdictOf({ match, overall, gaps }: JobAnalysisResult): string {
  if (match.kind === 'general') return `职业表里没有“${match.asked}”，不评匹配度，下面是求职通用的步骤`;
  const name = match.occupation ?? match.asked;
  const subject = match.kind === 'exact' ? `“${name}”` : `“${match.asked}”按最接近的“${name}”分析，`;
  if (overall === null) return `${subject}要会什么、怎么准备都在下面；选上简历可以看匹配度`;
  const [first] = gaps;
  // In an older result an ability may be named like its occupation.
  const isNamed = first !== undefined && first.label !== name && first.label !== match.asked;
  return `${subject}和您的简历匹配 ${overall.score} 分${isNamed ? `，最先要补的是“${first.label}”` : ''}`;
}

/** The gaps to close first. */
export const jobActionsOf = ({ gaps }: JobAnalysisResult): FirstAction[] =>
  gaps.map(({ key, label, action, gain }) => ({ id: key, gain, text: `${label}：${action}` }));
