import type { JobAnalysisResult } from '@qicheng/analysis/job-analysis-result';
import type { RunOf } from '../kit/ai-service.js';
import { Dimensions } from '../kit/dimensions.js';
import { EvidenceQuotes } from '../kit/evidence-quotes.js';
import { ReferenceAnswer } from '../kit/reference-answer.js';
import { ResultSection } from '../kit/result-section.js';
import { SourceList } from '../kit/source-list.js';
import { Adjacent } from './adjacent.js';
import styles from './job-analysis.module.css';
import { JobReferenceView } from './job-reference.js';
import { jobService } from './job-service.js';
import { Plan } from './plan.js';
import { Portrait } from './portrait.js';

interface JobResultViewProps {
  run: RunOf<JobAnalysisResult>;
  result: JobAnalysisResult;
}

/** What became of a question about an occupation. */
export function JobResultView({ run, result }: JobResultViewProps) {
  const { match, dimensions, portrait, abilities, gaps, plan, adjacent, sources, notes } = result;
  const { resumeId } = run;
  return (
    <>
      <p className={styles.match} data-kind={match.kind}>
        {match.explanation}
        {match.alternatives.length > 0
          ? ` 也可能是：${match.alternatives.map(({ name }) => name).join('、')}。`
          : null}
      </p>
      {dimensions.length > 0 ? (
        <ResultSection title="匹配度" lead="展开任一维度，可以看到每一分的理由与原文。">
          <Dimensions dimensions={dimensions} resumeId={resumeId} />
        </ResultSection>
      ) : null}
      {abilities.length > 0 ? (
        <ResultSection title="能力对照" lead="岗位要的能力，简历里有没有写出来。">
          <ul className={styles.abilities}>
            {abilities.map(({ key, label, weight, state, evidence }) => (
              <li key={key}>
                <span className={styles.name}>
                  {label}
                  <small>{`${weight}%`}</small>
                </span>
                <span className={styles.state} data-state={state}>
                  {state}
                </span>
                <EvidenceQuotes evidence={evidence.slice(0, 2)} resumeId={resumeId} />
              </li>
            ))}
          </ul>
        </ResultSection>
      ) : null}
      {gaps.length > 0 ? (
        <ResultSection title={`差距 ${gaps.length} 项`} lead="门槛在前，其余按补上后的提升从高到低。">
          <ol className={styles.gaps}>
            {gaps.map(({ key, label, kind, severity, text, action, gain }) => (
              <li key={key} data-severity={severity}>
                <p className={styles.gapHead}>
                  <strong>{label}</strong>
                  <span>{kind}</span>
                  {gain > 0 ? <span>{`最多 +${gain} 分`}</span> : null}
                </p>
                <p>{text}</p>
                <p className={styles.soft}>{action}</p>
              </li>
            ))}
          </ol>
        </ResultSection>
      ) : null}
      <Portrait portrait={portrait} />
      <Plan plan={plan} />
      <ReferenceAnswer
        service={jobService}
        run={run}
        title="目标画像与周计划"
        lead="把能力模型逐项写成可以达到的样子，并把 90 天排到每一周；只有您知道的事实标为【待补充】。"
      >
        {(reference) => <JobReferenceView reference={reference} />}
      </ReferenceAnswer>
      <Adjacent roles={adjacent} />
      <ResultSection title="说明">
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <SourceList sources={sources} />
      </ResultSection>
    </>
  );
}
