import { resumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import {
  type ResumeAnalysisResult,
  type ResumeIssue,
  resumeIssues,
} from '@qicheng/analysis/resume-analysis-result';
import { useMemo } from 'react';
import { AiLabel } from '../kit/ai-label.js';
import type { RunOf } from '../kit/ai-service.js';
import { Dimensions } from '../kit/dimensions.js';
import { EvidenceQuotes } from '../kit/evidence-quotes.js';
import { FindingList } from '../kit/finding-list.js';
import { ReferenceAnswer } from '../kit/reference-answer.js';
import { ResultSection } from '../kit/result-section.js';
import { useApply } from '../kit/use-apply.js';
import { Changes } from './changes.js';
import { HeatMap } from './heat-map.js';
import { ModuleBars } from './module-bars.js';
import { resumeAnalysisService } from './resume-analysis-service.js';
import styles from './resume-analysis.module.css';
import { Rewrites } from './rewrites.js';
import { TargetSummary } from './target-summary.js';

/** Findings in the order of the suggestions, the rest behind them. */
function inOrder({ findings, suggestions }: ResumeAnalysisResult) {
  const place = new Map(suggestions.map((id, index) => [id, index]));
  const last = suggestions.length;
  return [...findings].sort((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last));
}

interface ResumeAnalysisResultViewProps {
  run: RunOf<ResumeAnalysisResult>;
  result: ResumeAnalysisResult;
}

/** An analysed résumé: scores, what to mend first, and the résumé itself as a map. */
export function ResumeAnalysisResultView({ run, result }: ResumeAnalysisResultViewProps) {
  const { resumeId } = run;
  const seen = useMemo(() => {
    const input = resumeAnalysisInput.safeParse(run.input);
    return input.success ? input.data.resume.document : null;
  }, [run.input]);
  const { applied, isBusy, onApply } = useApply(resumeId, seen);
  const { overall, dimensions, modules, strengths, heat, notes, findings, target, change } = result;
  return (
    <>
      <ResultSection title="各维度得分" lead="展开任一维度，可以看到每一分的理由与原文。">
        <Dimensions dimensions={dimensions} resumeId={resumeId} />
      </ResultSection>
      <ResultSection
        title={`修改建议 ${findings.length} 条`}
        lead={
          findings.length > 0 ? '先列尽快修改的，同一级按预计提升从高到低排列。' : '没有发现需要修改的地方。'
        }
      >
        {findings.some(({ after }) => after !== undefined) ? <AiLabel engine={run.engine} /> : null}
        <FindingList
          findings={inOrder(result)}
          categoryOf={(category) => resumeIssues[category as ResumeIssue] ?? category}
          resumeId={resumeId}
          applied={applied}
          isBusy={isBusy}
          onApply={onApply}
        />
      </ResultSection>
      <ResultSection title="各模块">
        <ModuleBars modules={modules} />
      </ResultSection>
      <TargetSummary target={target} />
      {strengths.length > 0 ? (
        <ResultSection title="做得好的地方">
          <ul className={styles.strengths}>
            {strengths.map(({ text, evidence }) => (
              <li key={text}>
                <p>{text}</p>
                <EvidenceQuotes evidence={evidence} resumeId={resumeId} />
              </li>
            ))}
          </ul>
        </ResultSection>
      ) : null}
      {heat.length > 0 ? (
        <ResultSection title="逐句热力" lead="每一句的强弱，弱的先改。">
          <HeatMap heat={heat} resumeId={resumeId} />
        </ResultSection>
      ) : null}
      <Changes change={overall === null ? null : change} />
      <ReferenceAnswer
        service={resumeAnalysisService}
        run={run}
        lead="把较弱的句子按情境、行动、结果写开，只用简历里已有的事实；缺的标为【待补充】。"
      >
        {(reference) => <Rewrites reference={reference} resumeId={resumeId} />}
      </ReferenceAnswer>
      {notes.length > 0 ? <p className={styles.soft}>{notes.join('')}</p> : null}
    </>
  );
}
