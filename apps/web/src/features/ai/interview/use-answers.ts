import { interviewSavedAnswer } from '@qicheng/contract/interview/fields';
import { saveInterviewAnswer } from '@qicheng/contract/interview/session.contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiFailure, call } from '#src/lib/api.js';
import { AnswerStore, type AnswerToSave, type SaveOutcome } from './answer-store.js';
import type { MockSession } from './session-queries.js';

const CONFLICT = 409;

async function saveTo(sessionId: string, answer: AnswerToSave): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', answer: await call(saveInterviewAnswer, { sessionId, ...answer }) };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) return { kind: 'unreachable' };
    if (failure.status === CONFLICT) {
      const standing = interviewSavedAnswer.safeDecode(failure.data as never);
      return { kind: 'stale', answer: standing.success ? standing.data : null };
    }
    const isPassing = failure.status === 0 || failure.status === 429 || failure.status >= 500;
    return { kind: isPassing ? 'unreachable' : 'refused' };
  }
}

/** The answers of a session as they are typed, kept on the server all the while. */
export function useAnswers({ sessionId, answers }: MockSession) {
  const [store] = useState(() => new AnswerStore(answers, (answer) => saveTo(sessionId, answer)));
  const kept = useSyncExternalStore(store.subscribe, store.snapshot);
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
  return { store, kept };
}
