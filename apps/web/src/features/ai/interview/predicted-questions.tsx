import {
  interviewDifficulties,
  interviewInput,
  interviewPersonas,
  type InterviewQuestion,
  interviewQuestionTypes,
  type InterviewResult,
  interviewRounds,
} from '@qicheng/analysis/interview';
import { foreseenFollowUps } from '@qicheng/analysis/interview-answer';
import { Button } from '@qicheng/ui/button';
import { beginInterview } from '@qicheng/contract/interview/session.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RunOf } from '../kit/ai-service.js';
import { AiLabel } from '../kit/ai-label.js';
import { EvidenceQuotes } from '../kit/evidence-quotes.js';
import { useLinkToApplication } from '../kit/form-start.js';
import { FilledText } from '../kit/filled-text.js';
import { PostingNextSteps } from '../kit/posting-next-steps.js';
import { ResultSection } from '../kit/result-section.js';
import styles from './interview.module.css';
import { paths } from '#src/config/paths.js';
import { call } from '#src/lib/api.js';
import { Summary } from '#src/components/summary.jsx';
import { sessionKeys } from './session-queries.js';

interface SessionOptions {
  runId: string;
  /** Restricts the session to these questions, to practise weak ones again. */
  questionIds?: string[];
}

/** Starts a mock interview, or resumes the open one on the same questions, and opens it. */
export function useStartSession() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const linkSession = useLinkToApplication();
  const start = useMutation({
    mutationFn: (options: SessionOptions) => call(beginInterview, options),
    onSuccess: async ({ sessionId }) => {
      linkSession('interviewSession', sessionId);
      await queries.invalidateQueries({ queryKey: sessionKeys });
      await navigate(paths.aiInterview.hrefSession(sessionId));
    },
  });
  return { start: (options: SessionOptions) => start.mutate(options), isStarting: start.isPending };
}

const minutes = (seconds: number) => `约 ${Math.max(1, Math.round(seconds / 60))} 分钟`;

/** Facts about a question: kind, depth, time. */
export const QuestionFacts = ({ question }: { question: InterviewQuestion }) => (
  <p className={styles.facts}>
    <span className={styles.kind}>{interviewQuestionTypes[question.type]}</span>
    <span>{question.depth === 'L1' ? '基础追问' : '深入追问'}</span>
    <span>{`建议 ${question.timeSec} 秒`}</span>
  </p>
);

interface QuestionProps {
  question: InterviewQuestion;
  order: number;
  resumeId: string | null;
}

const Question = ({ question, order, resumeId }: QuestionProps) => {
  const followUps = foreseenFollowUps(question);
  return (
    <li className={styles.question}>
      <span className={styles.order} aria-hidden="true">
        {order}
      </span>
      <div className={styles.questionBody}>
        <QuestionFacts question={question} />
        <h4 className={styles.questionText}>{question.text}</h4>
        <dl className={styles.origin}>
          {question.anchor ? (
            <div>
              <dt>出自简历</dt>
              <dd>
                <EvidenceQuotes evidence={[question.anchor]} resumeId={resumeId} />
              </dd>
            </div>
          ) : null}
          {question.requirement ? (
            <div>
              <dt>{question.requirement.source === 'jd' ? '岗位要求' : '考察要求'}</dt>
              <dd>{question.requirement.text}</dd>
            </div>
          ) : null}
          <div>
            <dt>为什么问</dt>
            <dd>{question.whyAsked}</dd>
          </div>
        </dl>
        {question.hint === undefined ? null : (
          <details className={styles.more}>
            <Summary>作答思路（AI 生成）</Summary>
            <p>
              <FilledText text={question.hint} />
            </p>
          </details>
        )}
        <details className={styles.more}>
          <Summary>{followUps.length > 0 ? '得分要点与可能的追问' : '得分要点'}</Summary>
          <ul className={styles.points}>
            {question.scoringPoints.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
          {followUps.length > 0 ? (
            <ul className={styles.followUps}>
              {followUps.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          ) : null}
        </details>
      </div>
    </li>
  );
};

const storedPosting = interviewInput.pick({ company: true, jd: true });

interface PredictedQuestionsProps {
  run: RunOf<InterviewResult>;
  result: InterviewResult;
}

/** The predicted questions with their sources, and a button that starts a mock interview on them. */
export function PredictedQuestions({ run, result }: PredictedQuestionsProps) {
  const { questions, requirements, notes, round, difficulty, persona, totalSec, target } = result;
  const input = useMemo(() => storedPosting.safeParse(run.input).data, [run.input]);
  const { start, isStarting } = useStartSession();
  const facts = [
    interviewRounds[round].label,
    interviewDifficulties[difficulty],
    interviewPersonas[persona],
    minutes(totalSec),
  ].join(' · ');
  return (
    <>
      <div className={styles.start} data-print="hide">
        <div>
          <strong>{`${questions.length} 道题已经准备好`}</strong>
          <p>{`${facts}。边写边保存，可以随时离开再回来。`}</p>
        </div>
        <Button tone="primary" size="large" disabled={isStarting} onClick={() => start({ runId: run.runId })}>
          开始模拟面试
        </Button>
      </div>
      <ResultSection title="预测题目" lead={notes[0]}>
        <AiLabel engine={run.engine} />
        <ol className={styles.questions}>
          {questions.map((question, index) => (
            <Question key={question.id} question={question} order={index + 1} resumeId={run.resumeId} />
          ))}
        </ol>
      </ResultSection>
      <ResultSection title="要求与题目" lead="每条要求由哪几道题考察。">
        <ul className={styles.coverage}>
          {requirements.map(({ requirement, questionIds }) => (
            <li key={requirement.id}>
              <span>{requirement.text}</span>
              <span>{questionIds.map((id) => `第 ${id.slice(1)} 题`).join('、')}</span>
            </li>
          ))}
        </ul>
      </ResultSection>
      {input ? (
        <PostingNextSteps
          runId={run.runId}
          resumeId={run.resumeId}
          posting={{ company: input.company ?? '', post: target.position, city: '', text: input.jd ?? '' }}
          from="interview"
        />
      ) : null}
      <ResultSection title="说明">
        <ul className={styles.notes}>
          {notes.slice(1).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </ResultSection>
    </>
  );
}
