import type { interviewSavedAnswer } from '@qicheng/contract/interview/fields';
import type { z } from 'zod';

export type SavedAnswer = z.infer<typeof interviewSavedAnswer>;

/** Save state of an answer; `conflict` means that another window saved something else. */
export type SaveState = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';

export interface DraftAnswer {
  text: string;
  followUpAnswer: string;
  followUp: { id: string; text: string } | null;
  seconds: number;
  version: number;
  state: SaveState;
  /** The server's version, in a conflict. */
  theirs: SavedAnswer | null;
}

export interface AnswerToSave {
  questionId: string;
  text: string;
  followUpAnswer: string;
  seconds: number;
  version: number;
  isSubmitted: boolean;
}

/** The result of a save; `stale` contains the current answer. */
export type SaveOutcome =
  | { kind: 'saved'; answer: SavedAnswer }
  | { kind: 'stale'; answer: SavedAnswer | null }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

const EMPTY: DraftAnswer = {
  text: '',
  followUpAnswer: '',
  followUp: null,
  seconds: 0,
  version: 0,
  state: 'saved',
  theirs: null,
};
const REST_MS = 800;
const RETRY_MS = 3_000;

/**
 * Saves answers to the server: shortly after typing pauses, one save per question at a time, with retries
 * until it succeeds. It never overwrites what another window saved; the user decides.
 */
export class AnswerStore {
  private answers: ReadonlyMap<string, DraftAnswer>;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly queues = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();

  constructor(
    stored: readonly SavedAnswer[],
    private readonly save: (answer: AnswerToSave) => Promise<SaveOutcome>,
  ) {
    this.answers = new Map(stored.map((answer) => [answer.questionId, draftAnswerOf(answer)]));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** All answers; a new object on every change. */
  snapshot = (): ReadonlyMap<string, DraftAnswer> => this.answers;

  get(questionId: string): DraftAnswer {
    return this.answers.get(questionId) ?? EMPTY;
  }

  /** Updates an answer, and saves it after a typing pause. */
  edit(questionId: string, typed: Partial<Pick<DraftAnswer, 'text' | 'followUpAnswer'>>): void {
    const { state } = this.get(questionId);
    this.put(questionId, { ...typed, state: state === 'conflict' ? state : 'changed' });
    if (state !== 'conflict') this.later(questionId, REST_MS);
  }

  /** Time that a question was visible; sent with the next save. */
  addTime(questionId: string, seconds: number): void {
    this.put(questionId, { seconds: this.get(questionId).seconds + seconds });
  }

  /** Saves at once and marks the answer as submitted, which triggers the follow-up. */
  submit(questionId: string): Promise<void> {
    return this.queue(questionId, true);
  }

  /** Saves all pending changes at once. */
  async flush(): Promise<void> {
    const open = [...this.answers].filter(([, { state }]) => state === 'changed' || state === 'failed');
    await Promise.all(open.map(([questionId]) => this.queue(questionId, false)));
  }

  /** Resolves a conflict with the user's own version or the other one. */
  async resolveConflict(questionId: string, choice: 'mine' | 'theirs'): Promise<void> {
    const { theirs } = this.get(questionId);
    if (choice === 'theirs') {
      if (theirs) this.replace(questionId, draftAnswerOf(theirs));
      return;
    }
    this.put(questionId, { version: theirs?.version ?? 0, theirs: null, state: 'changed' });
    await this.queue(questionId, false);
  }

  /** Whether anything is unsaved. */
  get isOpen(): boolean {
    return [...this.answers.values()].some(({ state }) => state !== 'saved');
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private later(questionId: string, ms: number): void {
    clearTimeout(this.timers.get(questionId));
    this.timers.set(
      questionId,
      setTimeout(() => void this.queue(questionId, false), ms),
    );
  }

  private queue(questionId: string, isSubmitted: boolean): Promise<void> {
    clearTimeout(this.timers.get(questionId));
    const next = (this.queues.get(questionId) ?? Promise.resolve()).then(() =>
      this.send(questionId, isSubmitted),
    );
    this.queues.set(questionId, next);
    return next;
  }

  private async send(questionId: string, isSubmitted: boolean): Promise<void> {
    const { text, followUpAnswer, seconds, version, state } = this.get(questionId);
    if (state === 'conflict' || (state === 'saved' && !isSubmitted)) return;
    this.put(questionId, { state: 'saving' });
    const outcome = await this.save({ questionId, text, followUpAnswer, seconds, version, isSubmitted });
    const now = this.get(questionId);
    const isTyping = now.text !== text || now.followUpAnswer !== followUpAnswer;
    switch (outcome.kind) {
      case 'saved': {
        const { followUp, version: saved } = outcome.answer;
        this.put(questionId, {
          followUp: bare(followUp),
          version: saved,
          state: isTyping ? 'changed' : 'saved',
        });
        if (isTyping) this.later(questionId, REST_MS);
        return;
      }
      case 'stale':
        this.put(questionId, { state: 'conflict', theirs: outcome.answer });
        return;
      case 'refused':
        this.put(questionId, { state: 'failed' });
        return;
      case 'unreachable':
        this.put(questionId, { state: 'failed' });
        this.later(questionId, RETRY_MS);
    }
  }

  private put(questionId: string, change: Partial<DraftAnswer>): void {
    this.replace(questionId, { ...this.get(questionId), ...change });
  }

  private replace(questionId: string, answer: DraftAnswer): void {
    this.answers = new Map([...this.answers, [questionId, answer]]);
    for (const listener of this.listeners) listener();
  }
}

const bare = (followUp: SavedAnswer['followUp']): DraftAnswer['followUp'] =>
  followUp && { id: followUp.id, text: followUp.text };

const draftAnswerOf = ({ text, followUp, seconds, version }: SavedAnswer): DraftAnswer => ({
  text,
  seconds,
  version,
  followUp: bare(followUp),
  followUpAnswer: followUp?.answer ?? '',
  state: 'saved',
  theirs: null,
});
