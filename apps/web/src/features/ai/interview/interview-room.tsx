import { endInterview, saveInterviewAnswer } from '@qicheng/contract/interview/session.contract';
import { interviewPersonas, interviewRounds, type InterviewQuestion } from '@qicheng/analysis/interview';
import { Button } from '@qicheng/ui/button';
import { ConfirmDialog } from '@qicheng/ui/confirm-dialog';
import { showToast } from '@qicheng/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState, useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { leastAnswers } from '@qicheng/analysis/interview-report';
import { isValidAnswer } from '@qicheng/analysis/interview-topic';
import { interviewSavedAnswer } from '@qicheng/contract/interview/fields';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { call, ApiFailure } from '#src/lib/api.js';
import { useScrollToCurrent } from '#src/lib/scroll-position.js';
import { AnswerPanel } from './answer-panel.js';
import { type DraftAnswer, AnswerStore, type AnswerToSave, type SaveOutcome } from './answer-store.js';
import styles from './interview.module.css';
import { type MockSession, sessionKeys } from './session-queries.js';

type StoredAnswer = Pick<DraftAnswer, 'text' | 'followUp' | 'state'> | undefined;

const STATE_LABELS: Readonly<Record<DraftAnswer['state'], string>> = {
  saved: '已答',
  changed: '未保存',
  saving: '保存中',
  failed: '未保存',
  conflict: '待选择',
};

const hasText = (answer: Pick<DraftAnswer, 'text'> | undefined) => (answer?.text.trim() ?? '') !== '';

/** A submitted answer gets a follow-up question at once; text without one is a draft. */
export const isSubmitted = (answer: { text: string; followUp: unknown } | undefined): boolean =>
  answer !== undefined && hasText(answer) && answer.followUp !== null;

/** State of a question, shown below its number. */
export function stepLabel(answer: StoredAnswer): string {
  if (!answer || !hasText(answer)) return '未答';
  return answer.state === 'saved' && !isSubmitted(answer) ? '未提交' : STATE_LABELS[answer.state];
}

const CONFLICT = 409;

async function saveTo(sessionId: string, answer: AnswerToSave): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', answer: await call(saveInterviewAnswer, { sessionId, ...answer }) };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) return { kind: 'unreachable' };
    if (failure.status === CONFLICT) {
      const current = interviewSavedAnswer.safeDecode(failure.data as never);
      return { kind: 'stale', answer: current.success ? current.data : null };
    }
    const isTransient = failure.status === 0 || failure.status === 429 || failure.status >= 500;
    return { kind: isTransient ? 'unreachable' : 'refused' };
  }
}

/** The answers of a session, saved to the server while they are typed. */
function useAnswers({ sessionId, answers }: MockSession) {
  const [store] = useState(() => new AnswerStore(answers, (answer) => saveTo(sessionId, answer)));
  const drafts = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => {
    const flush = () => void store.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (!store.isOpen) return;
      flush();
      event.preventDefault();
    };
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', flush);
      flush();
      store.stop();
    };
  }, [store]);
  return { store, drafts };
}

type Answer = Pick<DraftAnswer, 'text' | 'followUpAnswer'> | undefined;

/**
 * Text of the end dialog: how many answers are valid by the server's rule, which are not, whether a report is
 * possible, and otherwise how to continue.
 */
export function endMessage(
  questions: readonly InterviewQuestion[],
  answerOf: (questionId: string) => Answer,
): { text: string; confirm: string; cancel: string; isDissuading?: boolean } {
  const total = questions.length;
  const isValid = (question: InterviewQuestion) => {
    const answer = answerOf(question.id);
    return answer !== undefined && isValidAnswer(question, answer.text, answer.followUpAnswer);
  };
  const isStarted = ({ id }: InterviewQuestion) =>
    [answerOf(id)?.text, answerOf(id)?.followUpAnswer].some((text) => text?.trim());
  const valid = questions.filter(isValid).length;
  const uncounted = questions.flatMap((question, place) =>
    isStarted(question) && !isValid(question) ? [place + 1] : [],
  );
  const note = uncounted.length === 0 ? '' : `（第 ${uncounted.join('、')} 题太短或没有答到问题，不计入）`;
  const least = leastAnswers(total);
  if (valid >= least)
    return {
      text: `有效回答 ${valid}/${total} 题${note}。结束后回答不能再修改，可以生成报告，也可以用同一组题再练一次。`,
      confirm: '结束面试',
      cancel: '取消',
    };
  return {
    text: `有效回答 ${valid}/${total} 题${note}，至少要 ${least} 题才能生成报告。现在结束，这一场不能生成报告，回答也不能再修改。`,
    confirm: '仍要结束',
    cancel: '继续作答',
    isDissuading: true,
  };
}

interface StepsProps {
  session: MockSession;
  drafts: ReadonlyMap<string, DraftAnswer>;
  at: number;
  onGo: (place: number) => void;
}

/** The question numbers with their states. */
function Steps({ session, drafts, at, onGo }: StepsProps) {
  const row = useRef<HTMLElement>(null);
  useScrollToCurrent(row, String(at));
  return (
    <nav ref={row} className={styles.steps} aria-label="题目">
      <ol>
        {session.questions.map(({ id }, place) => {
          const answer = drafts.get(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={place === at ? 'step' : undefined}
                data-answered={isSubmitted(answer)}
                onClick={() => onGo(place)}
              >
                <span>{`第 ${place + 1} 题`}</span>
                <small>{stepLabel(answer)}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Ends the session after saving everything, then opens the report page. */
function useEnd(session: MockSession, flush: () => Promise<void>) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await flush();
      return call(endInterview, { sessionId: session.sessionId });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sessionKeys });
      await navigate(paths.aiInterviewReport.hrefSession(session.sessionId));
    },
  });
}

/** A mock interview: one question at a time, saved while typing, fully usable by keyboard. */
export function InterviewRoom({ session }: { session: MockSession }) {
  const { store, drafts } = useAnswers(session);
  const firstOpen = session.questions.findIndex(({ id }) => !isSubmitted(drafts.get(id)));
  const [at, setAt] = useState(Math.max(0, firstOpen));
  const [isEnding, setEnding] = useState(false);
  const end = useEnd(session, () => store.flush());
  const question = session.questions[at];
  const answered = session.questions.filter(({ id }) => isSubmitted(drafts.get(id))).length;
  const total = session.questions.length;
  const go = (place: number) => {
    void store.flush();
    setAt(Math.min(total - 1, Math.max(0, place)));
  };
  const byKey = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    go(at + step);
  };
  const requestEnd = () => {
    if ([...drafts.values()].some(({ state }) => state === 'conflict'))
      showToast('info', '请先选择要保留的回答');
    else setEnding(true);
  };
  if (!question) return null;
  return (
    <article className={styles.room} aria-label="模拟面试" onKeyDown={byKey}>
      <header className={styles.roomHead}>
        <div>
          <h1>{`模拟面试 · ${interviewRounds[session.round].label}`}</h1>
          <p>{`${session.title} · 面试官：${interviewPersonas[session.persona]} · 已答 ${answered}/${total}`}</p>
        </div>
        {session.status === 'open' ? (
          <Button disabled={end.isPending} onClick={requestEnd}>
            结束面试
          </Button>
        ) : (
          <ButtonLink tone="primary" to={paths.aiInterviewReport.hrefSession(session.sessionId)}>
            查看报告
          </ButtonLink>
        )}
      </header>
      <div className={styles.roomBody}>
        <Steps session={session} drafts={drafts} at={at} onGo={go} />
        <AnswerPanel
          key={question.id}
          question={question}
          order={at + 1}
          total={total}
          opening={at === 0 ? session.opening : null}
          answer={store.get(question.id)}
          store={store}
          isOver={session.status === 'ended'}
          onNext={() => (at + 1 < total ? go(at + 1) : requestEnd())}
          onBefore={at === 0 ? null : () => go(at - 1)}
        />
      </div>
      <ConfirmDialog
        open={isEnding}
        title="结束这场模拟面试？"
        {...endMessage(session.questions, (id) => drafts.get(id))}
        onClose={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          end.mutate();
        }}
      />
    </article>
  );
}
