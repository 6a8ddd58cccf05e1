import { Injectable } from '@nestjs/common';
import type { EnginePreference } from '@qicheng/analysis/engine';
import type { AnalysisServiceName, AnalysisStep } from '@qicheng/analysis/services';
import { Database, Prisma } from '@qicheng/db';
import type { Language } from '@qicheng/resume/text';
import { reservationSteps } from '../ai-count/index.js';
import { takeAdvisoryLock } from '../platform/index.js';
import { type AnalysisRun, type AnalysisSummary, type LastScore, QUEUE_CAP, USER_SHARE } from './analysis.js';

export interface NewAnalysis {
  runId: string;
  userId: string;
  service: AnalysisServiceName;
  step: AnalysisStep;
  parentId: string | null;
  isCustom: boolean;
  resumeId: string | null;
  title: string;
  input: unknown;
  inputHash: string;
  requestKey: string;
  preference: EnginePreference;
  cost: number;
}

/** Result of a request: a new row, the row it repeats, or neither because of load or balance. */
export interface Admission {
  made: string | null;
  same: string | null;
  /** Whether the earlier row with the same key asked a different question. */
  isOtherQuestion: boolean;
  waiting: number;
  own: number;
}

export interface RunFilter {
  userId: string;
  service: AnalysisServiceName;
  step: AnalysisStep;
  isCustom: boolean;
  resumeId?: string | undefined;
  /** The language of the résumé. */
  language?: Language | undefined;
  /** For the companion: the category. */
  category?: string | undefined;
}

const unfinished = Prisma.sql`status IN ('queued', 'running')`;
const SUMMARY = Prisma.sql`
  id AS "runId", service, step, parent_id AS "parentId", is_custom AS "isCustom", resume_id AS "resumeId",
  input->'resume'->>'language' AS language, title,
  status, progress, stage, engine, score, failure AS "errorCode", cost,
  status = 'failed' AND reservation_id IS NOT NULL AS "isRefunded",
  created_at AS "createdAt", finished_at AS "finishedAt"`;

const matching = ({ userId, service, step, isCustom, resumeId, language, category }: RunFilter) => Prisma.sql`
  user_id = ${userId}::uuid AND service = ${service} AND step = ${step} AND is_custom = ${isCustom}
  AND deleted_at IS NULL AND (${resumeId ?? null}::uuid IS NULL OR resume_id = ${resumeId ?? null}::uuid)
  AND (${language ?? null}::text IS NULL OR input->'resume'->>'language' = ${language ?? null}::text)
  AND (${category ?? null}::text IS NULL OR input->>'category' = ${category ?? null}::text)`;

/** User access to runs. */
@Injectable()
export class AnalysisRepository {
  constructor(private readonly database: Database) {}

  /**
   * Checks load, reserves counts and inserts under one advisory lock. Requests take the lock in sequence, so
   * no limit is exceeded, and a run cannot exist without its reservation or a reservation without its run
   * [AI1] [AI2].
   */
  async admit(request: NewAnalysis, now: Date): Promise<Admission> {
    const { runId, userId, cost } = request;
    const movement = { key: `analysis:${runId}`, amount: Math.max(1, cost), source: request.service };
    const gate = Prisma.sql`${cost}::int > 0 AND EXISTS (SELECT 1 FROM admitted)`;
    const [, rows] = await this.database.$transaction([
      takeAdvisoryLock(this.database, 'analysis'),
      this.database.$queryRaw<Admission[]>`
        WITH same AS (${sameAs(request)}), load AS (
          SELECT count(*)::int AS waiting,
            (count(*) FILTER (WHERE user_id = ${userId}::uuid))::int AS own
          FROM analysis WHERE ${unfinished}
        ), admitted AS (
          SELECT 1 FROM load
          WHERE waiting < ${QUEUE_CAP} AND own < ${USER_SHARE} AND NOT EXISTS (SELECT 1 FROM same)
        ), ${reservationSteps({ userId, movement, now }, gate)}, made AS (${insertion(request, now)})
        SELECT waiting, own, (SELECT id FROM same LIMIT 1) AS same, (SELECT id FROM made) AS made,
          coalesce((SELECT input_hash FROM same LIMIT 1) <> ${request.inputHash}, false) AS "isOtherQuestion"
        FROM load`,
    ]);
    const [admission] = rows;
    if (!admission) throw new Error('the analysis load was not counted');
    return admission;
  }

  /**
   * After an `admit` without a response: true if its run exists. Otherwise a hidden row takes its id, so that
   * the transaction, if still pending, fails with a key violation.
   */
  async settle({ runId, userId, service }: NewAnalysis, now: Date): Promise<boolean> {
    const taken = await this.database.$executeRaw`
      INSERT INTO analysis (id, user_id, service, step, input, input_hash, request_key, status, created_at,
        finished_at, deleted_at)
      VALUES (${runId}::uuid, ${userId}::uuid, ${service}, 'none', '{}'::jsonb, '', ${`given-up:${runId}`}, 'failed',
        ${now}, ${now}, ${now})
      ON CONFLICT (id) DO NOTHING`;
    return taken === 0;
  }

  async find(userId: string, runId: string): Promise<AnalysisRun | null> {
    const [row] = await this.database.$queryRaw<AnalysisRun[]>`
      SELECT ${SUMMARY}, input, result FROM analysis
      WHERE id = ${runId}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL`;
    return row ?? null;
  }

  /** The newest finished run of a service. */
  async findLast(filter: RunFilter): Promise<AnalysisRun | null> {
    const [row] = await this.database.$queryRaw<AnalysisRun[]>`
      SELECT ${SUMMARY}, input, result FROM analysis WHERE ${matching(filter)} AND status = 'done'
      ORDER BY created_at DESC, id DESC LIMIT 1`;
    return row ?? null;
  }

  /** The newest finished run of each of these résumés. */
  async listLast(
    userId: string,
    service: AnalysisServiceName,
    resumeIds: readonly string[],
  ): Promise<LastScore[]> {
    if (resumeIds.length === 0) return [];
    return this.database.$queryRaw<LastScore[]>`
      SELECT DISTINCT ON (resume_id) resume_id AS "resumeId", id AS "runId", score, created_at AS "createdAt"
      FROM analysis
      WHERE user_id = ${userId}::uuid AND service = ${service} AND step = 'analysis' AND status = 'done'
        AND deleted_at IS NULL AND resume_id = ANY(${resumeIds}::uuid[])
      ORDER BY resume_id, created_at DESC, id DESC`;
  }

  /** The newest child of a run that is done or in progress. */
  async findChild(userId: string, parentId: string, step: AnalysisStep): Promise<AnalysisRun | null> {
    const [row] = await this.database.$queryRaw<AnalysisRun[]>`
      SELECT ${SUMMARY}, input, result FROM analysis
      WHERE user_id = ${userId}::uuid AND parent_id = ${parentId}::uuid AND step = ${step}
        AND status <> 'failed' AND deleted_at IS NULL
      ORDER BY created_at DESC LIMIT 1`;
    return row ?? null;
  }

  /** Deletes finished rescorings of a run except the current one; all if the run was deleted. */
  async dropRescores(userId: string, parentId: string, keptId: string): Promise<void> {
    await this.database.$executeRaw`
      DELETE FROM analysis AS scoring USING analysis AS parent
      WHERE scoring.user_id = ${userId}::uuid AND scoring.parent_id = ${parentId}::uuid
        AND scoring.step = 'rescore' AND parent.id = scoring.parent_id AND (parent.deleted_at IS NOT NULL
          OR scoring.id <> ${keptId}::uuid AND scoring.status NOT IN ('queued', 'running'))`;
  }

  async page(filter: RunFilter, { page, limit }: { page: number; limit: number }) {
    const [list, [count]] = await Promise.all([
      this.database.$queryRaw<AnalysisSummary[]>`
        SELECT ${SUMMARY} FROM analysis WHERE ${matching(filter)}
        ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      this.database.$queryRaw<Array<{ total: number }>>`
        SELECT count(*)::int AS total FROM analysis WHERE ${matching(filter)}`,
    ]);
    return { list, total: count?.total ?? 0 };
  }

  /**
   * Hides a finished run and its answers from the lists, erases their texts and deletes rescorings. False if
   * there is no such run, or an answer to it is in progress.
   */
  async remove(userId: string, runId: string, now: Date): Promise<boolean> {
    const [, removed] = await this.database.$transaction([
      // Waits for children being inserted and blocks new ones until the end of the transaction.
      this.database.$executeRaw`
        SELECT FROM analysis WHERE id = ${runId}::uuid AND user_id = ${userId}::uuid FOR UPDATE`,
      this.database.$executeRaw`
        UPDATE analysis SET deleted_at = ${now}, input = '{}'::jsonb, result = NULL, title = ''
        WHERE user_id = ${userId}::uuid AND (id = ${runId}::uuid OR parent_id = ${runId}::uuid AND step <> 'rescore')
          AND deleted_at IS NULL AND NOT EXISTS (
            SELECT FROM analysis AS working WHERE working.${unfinished} AND working.user_id = ${userId}::uuid
              AND (working.id = ${runId}::uuid OR working.parent_id = ${runId}::uuid AND working.step <> 'rescore'))`,
      this.database.$executeRaw`
        DELETE FROM analysis AS scoring USING analysis AS parent
        WHERE scoring.parent_id = ${runId}::uuid AND scoring.step = 'rescore' AND parent.id = scoring.parent_id
          AND parent.user_id = ${userId}::uuid AND parent.deleted_at IS NOT NULL`,
      // Also erases letters that were exported in the words of their owner.
      this.database.$executeRaw`
        UPDATE report_export AS export SET letter = NULL FROM analysis AS removed
        WHERE export.analysis_id = removed.id AND removed.id = ${runId}::uuid AND removed.user_id = ${userId}::uuid
          AND removed.deleted_at IS NOT NULL`,
      // Also erases mock interview answers to its questions.
      this.database.$executeRaw`
        DELETE FROM interview_session WHERE user_id = ${userId}::uuid AND analysis_id = ${runId}::uuid`,
    ]);
    return removed > 0;
  }
}

/** The run that this request repeats: by key, or by the same question, answered or in progress. */
const sameAs = ({ userId, service, step, inputHash, requestKey }: NewAnalysis) => Prisma.sql`
  SELECT id, input_hash FROM analysis
  WHERE user_id = ${userId}::uuid AND (request_key = ${requestKey} OR (
    input_hash = ${inputHash} AND service = ${service} AND step = ${step}
    AND status <> 'failed' AND deleted_at IS NULL))
  ORDER BY (request_key = ${requestKey}) DESC, created_at DESC LIMIT 1`;

const insertion = (request: NewAnalysis, now: Date) => Prisma.sql`
  INSERT INTO analysis (id, user_id, service, step, parent_id, is_custom, resume_id, title, input, input_hash,
    request_key, preference, cost, reservation_id, created_at)
  SELECT ${request.runId}::uuid, ${request.userId}::uuid, ${request.service}, ${request.step}, ${request.parentId}::uuid,
    ${request.isCustom}, ${request.resumeId}::uuid, ${request.title}, ${JSON.stringify(request.input)}::jsonb,
    ${request.inputHash}, ${request.requestKey}, ${request.preference}, ${request.cost}::int,
    (SELECT id FROM reserved), ${now}
  FROM admitted WHERE ${request.cost}::int = 0 OR EXISTS (SELECT 1 FROM reserved)
  RETURNING id`;
