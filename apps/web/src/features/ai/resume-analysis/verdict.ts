import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { bandOf } from '@qicheng/analysis/result';

const BY_BAND = {
  优秀: '这份简历可以直接投递',
  良好: '这份简历基本可以投递',
  一般: '建议改好下面几处再投递',
  待改进: '现在投递会吃亏，先把要紧的几处改好',
} as const;

/** From this score on, a dimension is not called weak. */
const GOOD = 85;
/** Below this score the requirements of the position are hardly mentioned. */
const WEAK_RELEVANCE = 60;
const MAX_NAMED_WORDS = 3;

/** A sentence below this score is called weak in the result. */
const WEAK_SENTENCE = 40;

/** The number of places to improve before sending: weak sentences, and advice that is more than a detail. */
const openPlaces = ({ heat, findings }: ResumeAnalysisResult): number =>
  new Set([
    ...heat.filter(({ score }) => score < WEAK_SENTENCE).map(({ pointer }) => pointer),
    ...findings.filter(({ severity }) => severity !== 'minor').map(({ pointer, id }) => pointer ?? id),
  ]).size;

/** The result in one sentence; if there is no total, what is missing. */
export function verdictOf(result: ResumeAnalysisResult): string {
  const { overall, dimensions, notes, findings, target } = result;
  if (overall === null) return notes[0] ?? '内容太少，暂不给总分';
  const mismatch = findings.find(({ ruleId }) => ruleId === 'relevance.mismatch');
  if (mismatch) return `${mismatch.issue}，不对口，先定好方向再投递`;
  // A position without missing words leaves nothing to do about its relevance.
  const isOpen = ({ key, weight }: (typeof dimensions)[number]) =>
    weight > 0 && (key !== 'relevance' || target.missing.length > 0);
  const weakest = dimensions.filter(isOpen).sort((a, b) => a.score - b.score)[0];
  const band = bandOf(overall.score);
  const isOffTarget = weakest?.key === 'relevance' && weakest.score < WEAK_RELEVANCE;
  if (isOffTarget && target.position !== '' && (band === '优秀' || band === '良好'))
    return `简历写得扎实，但“${target.position}”常见的${target.missing.slice(0, MAX_NAMED_WORDS).join('、')}还没有写到，做过的补上再投`;
  const open = openPlaces(result);
  const words = band === '优秀' && open > 0 ? `简历写得扎实，改好 ${open} 处再投递` : BY_BAND[band];
  return weakest === undefined || weakest.score >= GOOD ? words : `${words}，最弱的一面是“${weakest.label}”`;
}
