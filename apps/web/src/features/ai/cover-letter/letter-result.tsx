import {
  type LetterIssue,
  letterIssues,
  letterInput,
  type LetterResult,
  type JudgedParagraph,
  letterRoles,
  letterTones,
} from '@qicheng/analysis/cover-letter';
import type { MatchState } from '@qicheng/analysis/jd-analysis';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { ResultFrame } from '../kit/finished-result.js';
import type { RunOf } from '../kit/ai-service.js';
import { CopyButton } from '../kit/copy-button.js';
import { Dimensions } from '../kit/dimensions.js';
import { FilledText } from '../kit/filled-text.js';
import { FindingList } from '../kit/finding-list.js';
import { PostingNextSteps } from '../kit/posting-next-steps.js';
import { ResultSection } from '../kit/result-section.js';
import styles from './letter.module.css';
import { WrittenLetterView } from './written-letter.js';

/** The submitted letter, with comments beside each paragraph. */
const ParagraphComments = ({ paragraphs }: { paragraphs: readonly JudgedParagraph[] }) => (
  <ResultSection title="逐段点评">
    <ol className={styles.paragraphs}>
      {paragraphs.map(({ index, role, text, comments }) => (
        <li key={index}>
          <div>
            <span className={styles.role}>{letterRoles[role]}</span>
            <p className={styles.own}>{text}</p>
          </div>
          {comments.length > 0 ? (
            <ul className={styles.comments}>
              {comments.map(({ ruleId, tone, text: words }, place) => (
                <li key={`${ruleId} ${place}`} data-tone={tone}>
                  <strong>{letterTones[tone]}</strong>
                  <span>{words}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  </ResultSection>
);

const RESUME_STATES: Readonly<Record<MatchState, string>> = {
  直接: '简历已写明',
  可迁移: '简历有相近的',
  未体现: '简历没有写到',
  缺口: '简历不符合',
  待确认: '简历看不出',
};

const storedPosting = letterInput.pick({ company: true, position: true, jd: true });

/** Whether the letter is for a known post. */
const hasPosting = ({ company, position, jd }: z.infer<typeof storedPosting>): boolean =>
  `${company}${position}${jd}` !== '';

interface LetterResultViewProps {
  run: RunOf<LetterResult>;
  result: LetterResult;
  frame: Pick<ResultFrame, 'correct'>;
}

/** The review of a letter, and a rewritten version. */
export function LetterResultView({ run, result, frame }: LetterResultViewProps) {
  const { target, dimensions, paragraphs, findings, requirements, written, greetings, subjects, notes } =
    result;
  const { resumeId } = run;
  const input = useMemo(() => storedPosting.safeParse(run.input).data, [run.input]);
  return (
    <>
      {dimensions.length > 0 ? (
        <ResultSection title="各维度得分" lead="展开任一维度，可以看到每一分的理由与原文。">
          <Dimensions dimensions={dimensions} />
        </ResultSection>
      ) : null}
      {dimensions.length > 0 ? (
        <ResultSection
          title={`修改建议 ${findings.length} 条`}
          lead={findings.length > 0 ? '写错的单位、岗位和称呼在前。' : '没有发现需要修改的地方。'}
        >
          <FindingList
            findings={findings}
            categoryOf={(category) => letterIssues[category as LetterIssue] ?? category}
            resumeId={resumeId}
            onCorrect={({ before }) => frame.correct(before)}
          />
        </ResultSection>
      ) : null}
      {paragraphs.length > 0 ? <ParagraphComments paragraphs={paragraphs} /> : null}
      {written ? (
        <WrittenLetterView
          run={run}
          written={written}
          fileName={['求职信', target.company, target.position].filter(Boolean).join(' ')}
          isRewritten={paragraphs.length > 0}
        />
      ) : null}
      {greetings.length > 0 ? (
        <ResultSection title="打招呼语" lead="发在聊天里的第一句话，都在 120 字以内。">
          <ul className={styles.cards}>
            {greetings.map(({ text, length }) => (
              <li key={text}>
                <p>
                  <FilledText text={text} />
                </p>
                <footer>
                  <small>{`${length} 字`}</small>
                  <CopyButton text={text} />
                </footer>
              </li>
            ))}
          </ul>
        </ResultSection>
      ) : null}
      <ResultSection title="邮件标题">
        <ul className={styles.subjects}>
          {subjects.map((subject) => (
            <li key={subject}>
              <FilledText text={subject} />
              <CopyButton text={subject} />
            </li>
          ))}
        </ul>
      </ResultSection>
      {requirements.length > 0 ? (
        <ResultSection title="岗位要求与回应" lead="信里不必逐条回应，挑有证据的两三条写透。">
          <ul className={styles.rows}>
            {requirements.map(({ requirementId, text, state, isAnswered }) => (
              <li key={requirementId}>
                <span>{text}</span>
                <span className={styles.soft}>{RESUME_STATES[state]}</span>
                {dimensions.length > 0 ? (
                  <span className={styles.answer} data-on={isAnswered}>
                    {isAnswered ? '已回应' : '没有写'}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </ResultSection>
      ) : null}
      {input && hasPosting(input) ? (
        <PostingNextSteps
          runId={run.runId}
          resumeId={resumeId}
          posting={{ company: target.company, post: target.position, city: '', text: input.jd }}
          link={{ letterRunId: run.runId }}
          from="letter"
        />
      ) : null}
      {notes.length > 0 ? (
        <ResultSection title="说明">
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </ResultSection>
      ) : null}
    </>
  );
}
