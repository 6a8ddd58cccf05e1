import { Injectable } from '@nestjs/common';
import type { FollowUp } from '@qicheng/analysis/interview';
import { Database, Prisma } from '@qicheng/db';
import type { Paging } from '../platform/index.js';
import type { AnswerDraft, SessionRow, SessionSummary, StoredAnswer } from './interview.js';

const SESSION = Prisma.sql`session.id AS "sessionId", session.analysis_id AS "runId",
  session.question_ids AS "questionIds", session.status, session.report_id AS "reportId",
  session.created_at AS "createdAt", session.ended_at AS "endedAt"`;
const ANSWER = Prisma.sql`question_id AS "questionId", text, follow_up_id AS "followUpId",
  follow_up_text AS "followUpText", follow_up_answer AS "followUpAnswer", seconds, version, saved_at AS "savedAt"`;

interface AnswerRow extends Omit<StoredAnswer, 'followUp'> {
  followUpId: string | null;
  followUpText: string | null;
  followUpAnswer: string;
}

const answerOf = ({ followUpId, followUpText, followUpAnswer, ...row }: AnswerRow): StoredAnswer => ({
  ...row,
  followUp: followUpId === null ? null : { id: followUpId, text: followUpText ?? '', answer: followUpAnswer },
});

/** Sessions of existing predictions. Every statement is restricted to the owner. */
@Injectable()
export class InterviewSessionRepository {
  constructor(private readonly database: Database) {}

  /** Opens a session on these questions, or returns the open one. */
  async open(userId: string, runId: string, questionIds: readonly string[], now: Date): Promise<SessionRow> {
    await this.database.$executeRaw`
      INSERT INTO interview_session (id, user_id, analysis_id, question_ids, created_at)
      VALUES (gen_random_uuid(), ${userId}::uuid, ${runId}::uuid, ${[...questionIds]}::text[], ${now})
      ON CONFLICT (analysis_id, question_ids) WHERE status = 'open' DO NOTHING`;
    const [row] = await this.database.$queryRaw<SessionRow[]>`
      SELECT ${SESSION} FROM interview_session AS session
      WHERE user_id = ${userId}::uuid AND analysis_id = ${runId}::uuid AND question_ids = ${[...questionIds]}::text[]
      ORDER BY (status = 'open') DESC, created_at DESC LIMIT 1`;
    if (!row) throw new Error('the opened session no longer exists');
    return row;
  }

  /** The session with this id, or without one the newest open one. */
  async find(userId: string, sessionId: string | null): Promise<SessionRow | null> {
    const [row] = await this.database.$queryRaw<SessionRow[]>`
      SELECT ${SESSION} FROM interview_session AS session JOIN analysis ON analysis.id = session.analysis_id
      WHERE session.user_id = ${userId}::uuid AND analysis.deleted_at IS NULL
        AND CASE WHEN ${sessionId}::uuid IS NULL THEN session.status = 'open' ELSE session.id = ${sessionId}::uuid END
      ORDER BY session.created_at DESC LIMIT 1`;
    return row ?? null;
  }

  async listAnswers(userId: string, sessionId: string): Promise<StoredAnswer[]> {
    const rows = await this.database.$queryRaw<AnswerRow[]>`
      SELECT ${ANSWER} FROM interview_answer
      WHERE user_id = ${userId}::uuid AND session_id = ${sessionId}::uuid`;
    return rows.map(answerOf);
  }

  async findAnswer(userId: string, sessionId: string, questionId: string): Promise<StoredAnswer | null> {
    const answers = await this.listAnswers(userId, sessionId);
    return answers.find((answer) => answer.questionId === questionId) ?? null;
  }

  /**
   * Saves over the version the writer saw, only while the session is open; null if it is closed or was saved
   * in between. Locks the session, so that no save follows its end.
   */
  async save(
    userId: string,
    draft: AnswerDraft,
    followUp: FollowUp | null,
    now: Date,
  ): Promise<StoredAnswer | null> {
    const { sessionId, questionId, text, followUpAnswer, seconds, version } = draft;
    const [row] = await this.database.$queryRaw<AnswerRow[]>`
      INSERT INTO interview_answer AS answer (session_id, question_id, user_id, text, follow_up_id, follow_up_text,
        follow_up_answer, seconds, saved_at)
      SELECT held.id, ${questionId}, held.user_id, ${text}, ${followUp?.id ?? null}, ${followUp?.text ?? null},
        ${followUpAnswer}, ${seconds}::int, ${now}
      FROM (
        SELECT id, user_id FROM interview_session
        WHERE id = ${sessionId}::uuid AND user_id = ${userId}::uuid AND status = 'open' FOR SHARE
      ) AS held
      WHERE ${version}::int = 0 OR EXISTS (
        SELECT 1 FROM interview_answer WHERE session_id = ${sessionId}::uuid AND question_id = ${questionId})
      ON CONFLICT (session_id, question_id) DO UPDATE SET
        text = excluded.text, follow_up_answer = excluded.follow_up_answer,
        follow_up_id = excluded.follow_up_id, follow_up_text = excluded.follow_up_text,
        seconds = greatest(answer.seconds, excluded.seconds), version = answer.version + 1, saved_at = excluded.saved_at
      WHERE answer.version = ${version}::int
      RETURNING ${ANSWER}`;
    return row ? answerOf(row) : null;
  }

  /** Ends an open session; its answers are final. */
  async end(userId: string, sessionId: string, now: Date): Promise<void> {
    await this.database.$executeRaw`
      UPDATE interview_session SET status = 'ended', ended_at = ${now}
      WHERE id = ${sessionId}::uuid AND user_id = ${userId}::uuid AND status = 'open'`;
  }

  async setReport(userId: string, sessionId: string, reportId: string): Promise<void> {
    await this.database.$executeRaw`
      UPDATE interview_session SET report_id = ${reportId}::uuid
      WHERE id = ${sessionId}::uuid AND user_id = ${userId}::uuid`;
  }

  async page(userId: string, { page, limit }: Paging): Promise<{ list: SessionSummary[]; total: number }> {
    const own = Prisma.sql`interview_session AS session
      JOIN analysis ON analysis.id = session.analysis_id AND analysis.deleted_at IS NULL
      LEFT JOIN analysis AS report ON report.id = session.report_id AND report.deleted_at IS NULL`;
    const [list, [count]] = await Promise.all([
      this.database.$queryRaw<SessionSummary[]>`
        SELECT session.id AS "sessionId", session.analysis_id AS "runId", session.status, report.id AS "reportId",
          session.created_at AS "createdAt", session.ended_at AS "endedAt", analysis.title,
          cardinality(session.question_ids) AS total, report.score,
          (SELECT count(*)::int FROM interview_answer WHERE session_id = session.id AND text <> '') AS answered
        FROM ${own} WHERE session.user_id = ${userId}::uuid
        ORDER BY session.created_at DESC, session.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      this.database.$queryRaw<Array<{ total: number }>>`
        SELECT count(*)::int AS total FROM ${own} WHERE session.user_id = ${userId}::uuid`,
    ]);
    return { list, total: count?.total ?? 0 };
  }
}
