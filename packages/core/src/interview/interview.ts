import type { InterviewQuestion, InterviewResult } from '@qicheng/analysis/interview';

/** Why a mock interview is not shown, changed or reported on. */
export type InterviewFailure =
  | 'interviewSessionNotFound'
  | 'interviewSessionEnded'
  | 'interviewAnswerStale'
  | 'interviewTooFewAnswers'
  | 'interviewReportMissing';

export type InterviewSessionStatus = 'open' | 'ended';

/** A stored answer; `version` counts its saves. */
export interface StoredAnswer {
  questionId: string;
  text: string;
  followUp: { id: string; text: string; answer: string } | null;
  seconds: number;
  version: number;
  savedAt: Date;
}

/** A session as it is stored. */
export interface SessionRow {
  sessionId: string;
  runId: string;
  questionIds: string[];
  status: InterviewSessionStatus;
  reportId: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

/** A session with its questions and the answers so far. */
export interface InterviewSession extends SessionRow {
  title: string;
  round: InterviewResult['round'];
  persona: InterviewResult['persona'];
  position: string;
  opening: string;
  questions: InterviewQuestion[];
  answers: StoredAnswer[];
}

/** A session in a list. */
export interface SessionSummary extends Omit<SessionRow, 'questionIds'> {
  title: string;
  total: number;
  answered: number;
  /** Of its report, if done. */
  score: number | null;
}

/** A save of one answer: `version` is the one the writer saw, 0 for none. */
export interface AnswerDraft {
  sessionId: string;
  questionId: string;
  text: string;
  followUpAnswer: string;
  seconds: number;
  version: number;
  /** Whether the answer is submitted; only then is there a follow-up question. */
  isSubmitted: boolean;
}
