import { Injectable } from '@nestjs/common';
import { interviewResult } from '@qicheng/analysis/interview';
import { followUpOf, followUpTo } from '@qicheng/analysis/interview-topic';
import { AnalysisService, type AnalysisFailure } from '../analysis/index.js';
import { Clock, Failure, type Paging } from '../platform/index.js';
import { InterviewSessionRepository } from './interview-session.repository.js';
import type {
  AnswerDraft,
  InterviewSession,
  SessionRow,
  StoredAnswer,
  InterviewFailure,
} from './interview.js';

/** Mock interviews: started from a prediction, answered step by step, ended once. */
@Injectable()
export class InterviewSessionService {
  constructor(
    private readonly sessions: InterviewSessionRepository,
    private readonly analyses: AnalysisService,
    private readonly clock: Clock,
  ) {}

  /** Starts a session on a finished prediction, or resumes the open one with the same questions. */
  async begin(userId: string, runId: string, questionIds?: readonly string[]): Promise<InterviewSession> {
    const { questions } = await this.prediction(userId, runId);
    const selected = new Set(questionIds ?? questions.map(({ id }) => id));
    const selectedIds = questions.flatMap(({ id }) => (selected.has(id) ? [id] : []));
    if (selectedIds.length === 0) throw new Failure<InterviewFailure>('interviewSessionNotFound');
    return this.shown(userId, await this.sessions.open(userId, runId, selectedIds, this.clock.now()));
  }

  /** The given session; without an id the open one, or null. */
  async find(userId: string, sessionId?: string): Promise<InterviewSession | null> {
    if (sessionId !== undefined) return this.get(userId, sessionId);
    const row = await this.sessions.find(userId, null);
    return row && this.shown(userId, row);
  }

  async get(userId: string, sessionId: string): Promise<InterviewSession> {
    return this.shown(userId, await this.row(userId, sessionId));
  }

  list(userId: string, paging: Paging) {
    return this.sessions.page(userId, paging);
  }

  /**
   * Saves an answer over the version the writer saw. Repeating a save changes nothing; a save over an outdated version
   * is refused with the stored answer, so that two windows cannot overwrite each other.
   */
  async save(userId: string, draft: AnswerDraft): Promise<StoredAnswer> {
    const { runId, questionIds, status } = await this.row(userId, draft.sessionId);
    const { questions } = await this.prediction(userId, runId);
    const question = questions.find(({ id }) => id === draft.questionId && questionIds.includes(id));
    if (!question) throw new Failure<InterviewFailure>('interviewSessionNotFound');
    const stored = await this.sessions.findAnswer(userId, draft.sessionId, draft.questionId);
    const isDone = !draft.isSubmitted || stored?.followUp !== null || status === 'ended';
    if (stored && isSame(stored, draft) && isDone) return stored;
    // An answered follow-up is kept; an unanswered one is replaced with the answer.
    const answered = stored?.followUp?.answer ? stored.followUp : null;
    const kept = answered && followUpOf(question, answered.id);
    const before = followUpOf(question, stored?.followUp?.id);
    const chosen = kept ?? (draft.isSubmitted ? followUpTo(question, draft.text) : (before ?? null));
    const saved = await this.sessions.save(userId, draft, chosen, this.clock.now());
    return saved ?? this.unsaved(userId, draft);
  }

  /** Ends a session; ending it again changes nothing. */
  async end(userId: string, sessionId: string): Promise<InterviewSession> {
    await this.row(userId, sessionId);
    await this.sessions.end(userId, sessionId, this.clock.now());
    return this.get(userId, sessionId);
  }

  /** Stores the run of the session's report. */
  setReport(userId: string, sessionId: string, reportId: string): Promise<void> {
    return this.sessions.setReport(userId, sessionId, reportId);
  }

  /** Nothing was written: it was already saved, something else was saved, or the session is over. */
  private async unsaved(userId: string, draft: AnswerDraft): Promise<StoredAnswer> {
    const stored = await this.sessions.findAnswer(userId, draft.sessionId, draft.questionId);
    if (stored && isSame(stored, draft)) return stored;
    const { status } = await this.row(userId, draft.sessionId);
    if (status === 'ended') throw new Failure<InterviewFailure>('interviewSessionEnded');
    throw new Failure<InterviewFailure>('interviewAnswerStale', { data: stored });
  }

  private async row(userId: string, sessionId: string): Promise<SessionRow> {
    const row = await this.sessions.find(userId, sessionId);
    if (row === null) throw new Failure<InterviewFailure>('interviewSessionNotFound');
    return row;
  }

  private async prediction(userId: string, runId: string) {
    const { service, status, result, title } = await this.analyses.get(userId, runId);
    if (service !== 'interview') throw new Failure<AnalysisFailure>('analysisNotFound');
    if (status !== 'done') throw new Failure<AnalysisFailure>('analysisUnfinished');
    return { ...interviewResult.parse(result), title };
  }

  private async shown(userId: string, row: SessionRow): Promise<InterviewSession> {
    const [{ questions, title, round, persona, opening, target }, answers] = await Promise.all([
      this.prediction(userId, row.runId),
      this.sessions.listAnswers(userId, row.sessionId),
    ]);
    return {
      ...row,
      title,
      round,
      persona,
      opening,
      position: target.position,
      answers,
      questions: questions.filter(({ id }) => row.questionIds.includes(id)),
    };
  }
}

const isSame = ({ text, followUp }: StoredAnswer, draft: AnswerDraft): boolean =>
  text === draft.text && (followUp?.answer ?? '') === draft.followUpAnswer;
