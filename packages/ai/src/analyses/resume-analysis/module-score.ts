import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import type { CheckedModule } from './modules.js';
import type { BoardKey, Boards } from './score-board.js';

/** A self-evaluation is no better than its sentences; other parts have facts beside their sentences. */
function limitOf(key: ResumeModuleKey, heat: ResumeAnalysisResult['heat']): number {
  const own = heat.filter(({ module }) => module === key);
  if (key !== 'selfEvaluation' || own.length === 0) return 100;
  return Math.round(own.reduce((sum, { score }) => sum + score, 0) / own.length);
}

/** The score of a module: the weighted mean of its parts in all dimensions. */
export function moduleScore(
  { key, label, weight, need, isPresent }: CheckedModule,
  boards: Boards,
  findings: ResumeAnalysisResult['findings'],
  heat: ResumeAnalysisResult['heat'],
): ResumeAnalysisResult['modules'][number] {
  const shares = (Object.keys(boards) as BoardKey[]).flatMap((name) => {
    const share = boards[name].shareOf(key);
    return share === null ? [] : [{ share, weight: boards[name].weight }];
  });
  const whole = shares.reduce((sum, each) => sum + each.weight, 0);
  const sum = shares.reduce((total, each) => total + each.share * each.weight, 0);
  return {
    ...{ key, label, weight, need, isPresent },
    score: whole === 0 ? null : isPresent ? Math.min(Math.round((sum / whole) * 100), limitOf(key, heat)) : 0,
    findings: findings.filter(({ module }) => module === key).length,
  };
}
