import { type InterviewQuestion, interviewQuestion } from '@qicheng/analysis/interview';
import {
  type InterviewAnswer,
  interviewAnswer,
  type InterviewReportResult,
} from '@qicheng/analysis/interview-report';
import { Button } from '@qicheng/ui/button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { AiLabel } from '../kit/ai-label.js';
import type { RunOf } from '../kit/ai-service.js';
import { Dimensions } from '../kit/dimensions.js';
import { PlaceLink } from '../kit/evidence-quotes.js';
import { ResultSection } from '../kit/result-section.js';
import { AnswerDetails } from './answer-details.js';
import styles from './interview.module.css';
import { sessionQuery } from './session-queries.js';
import { useStartSession } from './predicted-questions.js';

const signed = (delta: number) => (delta > 0 ? `+${delta}` : String(delta));

/** The trend of the reports, and the dimensions that changed since the previous one. */
const ReportTrend = ({ result: { trend, changes } }: { result: InterviewReportResult }) => (
  <>
    <ol className={styles.trend}>
      {trend.map(({ date, score, runId }, index) => (
        <li key={`${runId ?? 'this'} ${index}`} data-now={runId === null}>
          <span>{date.slice(5)}</span>
          <i aria-hidden="true">
            <b style={{ width: `${score}%` }} />
          </i>
          <strong>{score}</strong>
        </li>
      ))}
    </ol>
    {changes.length > 0 ? (
      <p className={styles.hint}>
        {`与上次相比：${changes.map(({ label, delta }) => `${label} ${signed(delta)}`).join('，')}`}
      </p>
    ) : null}
  </>
);

const askedShape = z.object({ questions: z.array(interviewQuestion), answers: z.array(interviewAnswer) });

/** The questions and answers of the report; empty if the run no longer contains them. */
function askedIn(input: unknown): { questions: InterviewQuestion[]; answers: InterviewAnswer[] } {
  const read = askedShape.safeParse(input);
  return read.success ? read.data : { questions: [], answers: [] };
}

const KINDS = { number: '数字', date: '时间', organisation: '单位', claim: '经历' } as const;

interface PartProps {
  result: InterviewReportResult;
  resumeId: string | null;
}

interface DisagreementProps {
  finding: InterviewReportResult['toCheck'][number] | InterviewReportResult['inconsistencies'][number];
  children?: ReactNode;
}

/** The statement of the résumé beside the answer. */
const Disagreement = ({ finding, children }: DisagreementProps) => (
  <li>
    <p className={styles.facts}>
      <span className={styles.kind}>{KINDS[finding.kind]}</span>
      <span>{`第 ${finding.questionId.slice(1)} 题`}</span>
      {children}
    </p>
    <dl>
      <div>
        <dt>简历</dt>
        <dd>{finding.resume}</dd>
      </div>
      <div>
        <dt>回答</dt>
        <dd>{finding.answer}</dd>
      </div>
    </dl>
    <p>{finding.advice}</p>
  </li>
);

const Inconsistencies = ({ result, resumeId }: PartProps) =>
  result.inconsistencies.length === 0 ? (
    <p className={styles.hint}>没有发现与简历不一致的数字、时间或单位。</p>
  ) : (
    <ul className={styles.conflicts}>
      {result.inconsistencies.map((each, index) => (
        <Disagreement key={`${each.questionId} ${index}`} finding={each}>
          <PlaceLink resumeId={resumeId} pointer={each.pointer} targetId={each.targetId}>
            定位简历
          </PlaceLink>
        </Disagreement>
      ))}
    </ul>
  );

/** What to practise next, and a button that starts a session on these questions only. */
function Drills({ result }: { result: InterviewReportResult }) {
  const { data } = useQuery(sessionQuery(result.sessionId));
  const { start, isStarting } = useStartSession();
  const weak = result.nextDrills.map(({ questionId }) => questionId);
  if (weak.length === 0) return <p className={styles.hint}>没有必须重练的题，可以换一组题或提高难度。</p>;
  return (
    <>
      <ol className={styles.drills}>
        {result.nextDrills.map(({ questionId, focus, reason, exercise }) => (
          <li key={questionId}>
            <p className={styles.facts}>
              <span className={styles.kind}>{`第 ${questionId.slice(1)} 题`}</span>
              <span>{focus}</span>
            </p>
            <p>{reason}</p>
            <p className={styles.exercise}>{exercise}</p>
          </li>
        ))}
      </ol>
      {data ? (
        <div className={styles.retry} data-print="hide">
          <Button
            tone="primary"
            disabled={isStarting}
            onClick={() => start({ runId: data.runId, questionIds: weak })}
          >
            {`重练这 ${weak.length} 道题`}
          </Button>
          <Button disabled={isStarting} onClick={() => start({ runId: data.runId })}>
            整组再练一次
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface InterviewReportViewProps {
  run: RunOf<InterviewReportResult>;
  result: InterviewReportResult;
}

/** A report: readiness, contradictions, next exercises, and every answer. */
export function InterviewReportView({ run, result }: InterviewReportViewProps) {
  const { questions, answers } = askedIn(run.input);
  return (
    <>
      <section className={styles.tier} data-band={result.overall?.band} aria-label="准备程度">
        <p>
          <small>{result.readiness ? '准备程度' : '答题'}</small>
          <strong>
            {result.readiness?.tier ?? `答了 ${result.answered} / ${result.questions.length} 题`}
          </strong>
        </p>
        <div>
          <p>{result.readiness?.why ?? result.notes[0]}</p>
          {result.strengths.length > 0 ? <p className={styles.hint}>{result.strengths.join('；')}</p> : null}
        </div>
      </section>
      <ResultSection title="各维度得分" lead="按全部回答合起来看，不是某一道题的分数。">
        <Dimensions dimensions={result.dimensions} />
      </ResultSection>
      <ResultSection title="与简历不一致">
        <Inconsistencies result={result} resumeId={run.resumeId} />
      </ResultSection>
      {result.toCheck.length > 0 ? (
        <ResultSection title="请核对" lead="简历没有写到，或时间对不上的说法；不扣分，面试官可能会问。">
          <ul className={styles.conflicts}>
            {result.toCheck.map((each, index) => (
              <Disagreement key={`${each.questionId} ${index}`} finding={each} />
            ))}
          </ul>
        </ResultSection>
      ) : null}
      <ResultSection title="下一步练习">
        <Drills result={result} />
      </ResultSection>
      <ResultSection
        title="逐题分析"
        lead="先看诊断，再看参考回答：简历里有的事实已经写上，没有的说明该补什么。"
      >
        <AiLabel engine={run.engine} />
        <ol className={styles.analyses}>
          {result.questions.map((analysis, index) => (
            <AnswerDetails
              key={analysis.questionId}
              analysis={analysis}
              question={questions.find(({ id }) => id === analysis.questionId)}
              answer={answers.find(({ questionId }) => questionId === analysis.questionId)}
              isOpen={index === 0}
            />
          ))}
        </ol>
      </ResultSection>
      {result.trend.length > 1 ? (
        <ResultSection title="趋势" lead="按时间先后，最后一次是这份报告。">
          <ReportTrend result={result} />
        </ResultSection>
      ) : null}
      <ResultSection title="说明">
        <ul className={styles.notes}>
          {result.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </ResultSection>
    </>
  );
}
