import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { Button } from '@qicheng/ui/button';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useIsTouch } from '#src/lib/device.js';
import type { AnswerStore, DraftAnswer } from './answer-store.js';
import styles from './interview.module.css';
import { QuestionFacts } from './predicted-questions.js';

interface ConflictChoiceProps {
  answer: DraftAnswer;
  questionId: string;
  store: AnswerStore;
}

/** Two windows saved different answers: both are shown, and the user chooses. */
const ConflictChoice = ({ answer, questionId, store }: ConflictChoiceProps) => (
  <div className={styles.conflict} role="alert">
    <p>另一个窗口保存了不同的内容，两份都在，请选择保留哪一份：</p>
    <blockquote>{answer.theirs?.text ?? ''}</blockquote>
    <p className={styles.actions}>
      <Button tone="primary" onClick={() => void store.resolveConflict(questionId, 'mine')}>
        保留这里的回答
      </Button>
      <Button onClick={() => void store.resolveConflict(questionId, 'theirs')}>用另一窗口的</Button>
    </p>
  </div>
);

const MAX_ANSWER = 4_000;
const TICK_S = 1;

const STATES: Readonly<Record<DraftAnswer['state'], string>> = {
  saved: '已保存',
  changed: '正在输入',
  saving: '正在保存',
  failed: '还没有保存，联网后会自动重试',
  conflict: '另一个窗口改过这道题',
};

/** Nothing is said about an answer that has not been begun. */
const stateOf = ({ state, text, followUpAnswer }: DraftAnswer): string =>
  state === 'saved' && text === '' && followUpAnswer === '' ? '' : STATES[state];

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts the seconds a question is visible. */
function useSpent(store: AnswerStore, questionId: string, isOver: boolean): void {
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) store.addTime(questionId, TICK_S);
    }, TICK_S * 1_000);
    return () => clearInterval(timer);
  }, [store, questionId, isOver]);
}

interface AnswerPanelProps {
  question: InterviewQuestion;
  order: number;
  total: number;
  opening: string | null;
  answer: DraftAnswer;
  store: AnswerStore;
  isOver: boolean;
  onNext: () => void;
  onBefore: (() => void) | null;
}

interface NextStep {
  isLast: boolean;
  isOver: boolean;
  isSkipping: boolean;
}

/** The button after a submitted answer says that it leaves the follow-up without an answer. */
function nextLabel({ isLast, isOver, isSkipping }: NextStep): string {
  if (isOver) return isLast ? '已是最后一题' : '下一题';
  if (isSkipping) return isLast ? '跳过追问，结束面试' : '跳过追问，下一题';
  return isLast ? '完成，结束面试' : '下一题';
}

/** One question with its answer and its follow-up. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { question, order, total, opening, answer, store, isOver, onNext, onBefore } = props;
  const [answerId, followUpId] = [useId(), useId()];
  const followUpBox = useRef<HTMLTextAreaElement>(null);
  const answerBox = useRef<HTMLTextAreaElement>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  useSpent(store, question.id, isOver);
  const isTouch = useIsTouch();
  useEffect(() => {
    // On a touch device a focused input opens the keyboard, which would cover the question.
    if (!isTouch) answerBox.current?.focus();
  }, [isTouch]);
  const followUp = answer.followUp?.id;
  const before = useRef(followUp);
  useEffect(() => {
    // A new follow-up takes the focus, unless it was already there when the question was opened.
    if (followUp !== before.current) {
      followUpBox.current?.focus();
      // Focus alone leaves it under the buttons, which stick to the bottom of a phone.
      followUpBox.current?.scrollIntoView?.({ block: 'nearest' });
    }
    before.current = followUp;
  }, [followUp]);
  const isSkipping = !isOver && answer.followUp !== null && answer.followUpAnswer.trim() === '';
  const submit = async () => {
    setSubmitting(true);
    await store.submit(question.id);
    setSubmitting(false);
  };
  const step = () => (answer.followUp === null && !isOver ? void submit() : onNext());
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    step();
  };
  return (
    <section className={styles.panel} aria-labelledby={`${answerId}-question`}>
      <p className={styles.place}>{`第 ${order} 题，共 ${total} 题`}</p>
      {opening ? <p className={styles.opening}>{opening}</p> : null}
      <QuestionFacts question={question} />
      <h2 id={`${answerId}-question`} className={styles.asked}>
        {`${order}. ${question.text}`}
      </h2>
      <label className={styles.answerLabel} htmlFor={answerId}>
        您的回答
        <span data-over={answer.seconds > question.timeSec}>
          {`用时 ${clock(answer.seconds)} / 建议 ${clock(question.timeSec)}`}
        </span>
      </label>
      <textarea
        ref={answerBox}
        id={answerId}
        className={styles.answer}
        rows={9}
        maxLength={MAX_ANSWER}
        readOnly={isOver}
        placeholder="像当面回答那样写：先说结论，再说您自己做了什么、结果怎样"
        value={answer.text}
        onChange={({ target }) => store.edit(question.id, { text: target.value })}
        onKeyDown={byKey}
      />
      <p className={styles.saveState} data-state={answer.state} role="status">
        <span>{isOver ? '本场已结束' : stateOf(answer)}</span>
        <span>{`${[...answer.text].length} 字`}</span>
      </p>
      {answer.state === 'conflict' ? (
        <ConflictChoice answer={answer} questionId={question.id} store={store} />
      ) : null}
      {answer.followUp ? (
        <div className={styles.followUp}>
          <label htmlFor={followUpId}>
            <small>追问</small>
            {answer.followUp.text}
          </label>
          <textarea
            ref={followUpBox}
            id={followUpId}
            className={styles.answer}
            rows={4}
            maxLength={MAX_ANSWER}
            readOnly={isOver}
            value={answer.followUpAnswer}
            onChange={({ target }) => store.edit(question.id, { followUpAnswer: target.value })}
            onKeyDown={byKey}
          />
        </div>
      ) : null}
      <div className={styles.panelActions}>
        {answer.followUp === null && !isOver ? (
          <Button tone="primary" size="large" disabled={isSubmitting} onClick={() => void submit()}>
            提交回答
          </Button>
        ) : (
          <Button tone={isSkipping ? 'plain' : 'primary'} size="large" onClick={onNext}>
            {nextLabel({ isLast: order === total, isOver, isSkipping })}
          </Button>
        )}
        {onBefore ? <Button onClick={onBefore}>上一题</Button> : null}
        <span className={styles.keys}>Ctrl + Enter 提交或下一题 · Alt + ↑ ↓ 换题</span>
      </div>
    </section>
  );
}
