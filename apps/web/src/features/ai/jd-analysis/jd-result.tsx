import { jdAnalysisInput, type JdAnalysisResult } from '@qicheng/analysis/jd-analysis';
import { useMemo } from 'react';
import type { RunOf } from '../kit/ai-service.js';
import { Dimensions } from '../kit/dimensions.js';
import { FindingList } from '../kit/finding-list.js';
import { ReferenceAnswer } from '../kit/reference-answer.js';
import { ResultSection } from '../kit/result-section.js';
import { useApply } from '../kit/use-apply.js';
import { EvidenceMatrix } from './evidence-matrix.js';
import { GateChecks } from './gate-checks.js';
import styles from './jd-analysis.module.css';
import { JdReferenceView } from './jd-reference.js';
import { jdService } from './jd-service.js';
import { JobFacts } from './job-facts.js';
import { JobRisks } from './job-risks.js';
import { TailoredVariant } from './tailored-variant.js';

const KEYWORD_STATES = { deed: '经历中有', listed: '只列了名称', missing: '没有写到' } as const;

interface JdResultViewProps {
  run: RunOf<JdAnalysisResult>;
  result: JdAnalysisResult;
}

/** A posting that was read, and how the résumé answers to it. */
export function JdResultView({ run, result }: JdResultViewProps) {
  const { resumeId, runId } = run;
  const resume = useMemo(() => {
    const input = jdAnalysisInput.safeParse(run.input);
    return input.success ? input.data.resume : null;
  }, [run.input]);
  const { applied, isBusy, onApply } = useApply(resumeId, resume?.document ?? null);
  const { job, dimensions, gate, matrix, coverage, keywords, risks, findings, tailoring, questions, notes } =
    result;
  const isRead = resume !== null;
  return (
    <>
      <JobFacts job={job} />
      {isRead ? <GateChecks gate={gate} /> : null}
      <JobRisks risks={risks} />
      {dimensions.length > 0 ? (
        <ResultSection title="匹配度" lead="展开任一维度，可以看到每一分的理由与原文。">
          <Dimensions dimensions={dimensions} resumeId={resumeId} />
        </ResultSection>
      ) : null}
      <EvidenceMatrix matrix={matrix} coverage={coverage} resumeId={resumeId} isRead={isRead} />
      {findings.length > 0 ? (
        <ResultSection
          title={`投递前可以做的 ${findings.length} 件事`}
          lead="硬性条件在前，其余按预计提升从高到低。"
        >
          <FindingList
            findings={findings}
            resumeId={resumeId}
            applied={applied}
            isBusy={isBusy}
            onApply={onApply}
          />
        </ResultSection>
      ) : null}
      {tailoring && resumeId ? <TailoredVariant runId={runId} tailoring={tailoring} /> : null}
      {keywords.length > 0 ? (
        <ResultSection title="关键词" lead="按在职位描述中的分量排列。">
          <ul className={styles.words}>
            {keywords.slice(0, 30).map(({ word, state }) => (
              <li key={word} data-state={isRead ? state : 'none'}>
                {word}
                {isRead ? <small>{KEYWORD_STATES[state]}</small> : null}
              </li>
            ))}
          </ul>
        </ResultSection>
      ) : null}
      {job.hidden.length > 0 ? (
        <ResultSection title="字面之外" lead="只是可能的意思，用后面的问题确认。">
          <ul className={styles.hidden}>
            {job.hidden.map(({ reading, question, sentence }) => (
              <li key={reading}>
                <strong>{reading}</strong>
                <q>{sentence}</q>
                <span className={styles.soft}>{question}</span>
              </li>
            ))}
          </ul>
        </ResultSection>
      ) : null}
      {questions.length > 0 ? (
        <ResultSection title="可以问招聘方">
          <ol className={styles.numbers}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </ResultSection>
      ) : null}
      {isRead ? (
        <ReferenceAnswer
          service={jdService}
          run={run}
          lead="针对这个岗位的个人概述、自我介绍和经历的先后；只用简历中的事实，其余标为【待补充】。"
        >
          {(reference) => <JdReferenceView reference={reference} resumeId={resumeId} />}
        </ReferenceAnswer>
      ) : null}
      <ResultSection title="说明">
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </ResultSection>
    </>
  );
}
