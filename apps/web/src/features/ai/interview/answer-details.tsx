import { type InterviewQuestion, interviewQuestionTypes } from '@qicheng/analysis/interview';
import {
  type AnswerAnalysis,
  answerKindLabel,
  gradeShown,
  type InterviewAnswer,
} from '@qicheng/analysis/interview-report';
import { Summary } from '#src/components/summary.jsx';
import { CopyButton } from '../kit/copy-button.js';
import { FilledText } from '../kit/filled-text.js';
import styles from './interview.module.css';

interface PointsProps {
  title: string;
  points: readonly string[];
  kind: 'hit' | 'missed';
}

const Points = ({ title, points, kind }: PointsProps) =>
  points.length === 0 ? null : (
    <div className={styles.pointList} data-kind={kind}>
      <h5>{title}</h5>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );

const AnswerText = ({ answer }: { answer: InterviewAnswer | undefined }) => (
  <div className={styles.said}>
    <h5>您的回答</h5>
    <p>{answer?.text.trim() || '（没有作答）'}</p>
    {answer?.followUp ? (
      <>
        <p className={styles.hint}>{`追问：${answer.followUp.text}`}</p>
        <p>{answer.followUp.answer.trim() || '（没有作答）'}</p>
      </>
    ) : null}
  </div>
);

interface AnswerDetailsProps {
  analysis: AnswerAnalysis;
  question: InterviewQuestion | undefined;
  answer: InterviewAnswer | undefined;
  isOpen: boolean;
}

/** One answer: its grade with the reason, points hit and missed, and a suggested outline. */
export const AnswerDetails = ({ analysis, question, answer, isOpen }: AnswerDetailsProps) => (
  <li>
    <details className={styles.analysis} open={isOpen}>
      <Summary>
        <span className={styles.grade} data-grade={gradeShown(analysis)}>
          {gradeShown(analysis)}
        </span>
        <span className={styles.summaryText}>
          <small>
            {question ? interviewQuestionTypes[question.type] : analysis.questionId}
            {analysis.kind === undefined || analysis.kind === 'answered'
              ? ''
              : ` · ${answerKindLabel(analysis.kind, answer?.text ?? '')}`}
          </small>
          {question?.text ?? analysis.questionId}
        </span>
      </Summary>
      <div className={styles.analysisBody}>
        <ul className={styles.diagnosis}>
          {analysis.diagnosis.map((words) => (
            <li key={words}>{words}</li>
          ))}
          <li>{`用时 ${analysis.timing.seconds} 秒，建议 ${analysis.timing.planned} 秒：${analysis.timing.note}`}</li>
        </ul>
        <div className={styles.columns}>
          <Points title="回答里有" points={analysis.hitPoints} kind="hit" />
          <Points title="漏掉的要点" points={analysis.missedPoints} kind="missed" />
        </div>
        <div className={styles.columns}>
          <AnswerText answer={answer} />
          {analysis.improvedAnswer === '' ? null : (
            <div className={styles.said} data-kind="improved">
              <h5>
                改写稿
                <CopyButton text={analysis.improvedAnswer} />
              </h5>
              <FilledText text={analysis.improvedAnswer} />
            </div>
          )}
        </div>
        <details className={styles.more}>
          <Summary>参考回答</Summary>
          <FilledText text={analysis.referenceAnswer} />
        </details>
      </div>
    </details>
  </li>
);
