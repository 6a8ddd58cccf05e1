import type { Dimension } from '@qicheng/analysis/result';
import type {
  PreviousAnalysis,
  ResumeAnalysisInput,
  ResumeDimensionKey,
  SeekerStage,
} from '@qicheng/analysis/resume-analysis';
import type { ResumeAnalysisResult, RuleChange } from '@qicheng/analysis/resume-analysis-result';
import { pointsByRule } from '@qicheng/analysis/resume-previous';
import type { CheckedModule } from './modules.js';
import { ruleLabel } from './rule-labels.js';

const MIN_CHANGE = 0.05;
const MAX_CHANGES = 60;

const tenths = (value: number): number => Math.round(value * 10) / 10;

interface Now {
  score: number;
  dimensions: readonly Dimension[];
  stage: SeekerStage;
  position: string;
  modules: readonly CheckedModule[];
}

const sameParts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key) => b.includes(key));

/** The change of each rule's points since the previous analysis, the largest first. */
export function changeOf({ previous }: ResumeAnalysisInput, now: Now): ResumeAnalysisResult['change'] {
  if (previous === null) return null;
  const rules = now.dimensions
    .flatMap((dimension) => changesIn(dimension, previous))
    .filter(({ change }) => Math.abs(change) >= MIN_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MAX_CHANGES);
  return {
    runId: previous.runId,
    score: Math.round(previous.score),
    change: now.score - Math.round(previous.score),
    isComparable:
      previous.stage === now.stage &&
      previous.position === now.position &&
      sameParts(
        previous.modules,
        now.modules.map(({ key }) => key),
      ),
    rules,
  };
}

function changesIn(dimension: Dimension, previous: PreviousAnalysis): RuleChange[] {
  const old = previous.dimensions.find(({ key }) => key === dimension.key);
  const before = pointsByRule(old?.rules ?? []);
  const after = pointsByRule(dimension.contributions);
  return [...new Set([...after.keys(), ...before.keys()])].map((ruleId) => {
    const [was, is] = [before.get(ruleId) ?? 0, after.get(ruleId) ?? 0];
    return {
      dimension: dimension.key as ResumeDimensionKey,
      ...{ ruleId, label: ruleLabel(ruleId) },
      ...{ before: tenths(was), after: tenths(is), change: tenths(is - was) },
    };
  });
}
