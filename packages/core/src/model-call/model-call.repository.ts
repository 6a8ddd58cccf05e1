import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { type Paging, takeAdvisoryLock } from '../platform/index.js';
import {
  CALLS_PER_RUN,
  type DailyLimits,
  type EgressEntry,
  type ModelCallEnd,
  type ModelCaller,
  type NewModelCall,
  TEXT_DAYS,
} from './model-call.js';

const MICRO = 1_000_000;
// Midnight in Beijing, where providers' billing days begin.
const TODAY = Prisma.sql`date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai'`;

const ENTRY = Prisma.sql`
  c.id AS "callId", c.analysis_id AS "runId", a.service, a.title, c.provider, c.model, c.status, c.replaced,
  c.prompt_tokens AS "promptTokens", c.completion_tokens AS "completionTokens", c.created_at AS "createdAt"`;
const FROM = Prisma.sql`FROM model_call c JOIN analysis a ON a.id = c.analysis_id`;

interface Opening {
  callId: string | null;
  isRunCapped: boolean;
  isConsentMissing: boolean;
}

/** Rows of calls to language models. */
@Injectable()
export class ModelCallRepository {
  constructor(private readonly database: Database) {}

  /**
   * Records a call if the person currently consents and the daily budget, the daily call limit and the run's
   * limit allow it. Callers take the lock in sequence and the maximum cost counts immediately, so parallel
   * runs cannot exceed the budget; the sum is read from the rows, so a restart does not reset it [AI4].
   */
  async open(caller: ModelCaller, call: NewModelCall, limits: DailyLimits): Promise<Opening> {
    const { id: runId, userId, claimedBy } = caller;
    const [, rows] = await this.database.$transaction([
      takeAdvisoryLock(this.database, 'model-call'),
      this.database.$queryRaw<Opening[]>`
        WITH today AS (
          SELECT coalesce(sum(cost_micro_yuan), 0) AS spent, count(*) AS calls
          FROM model_call WHERE created_at >= ${TODAY}
        ), run AS (
          SELECT count(*) >= ${CALLS_PER_RUN} AS is_capped, NOT EXISTS (SELECT 1 FROM consent
            WHERE user_id = ${userId}::uuid AND kind = 'aiModel' AND withdrawn_at IS NULL) AS is_consent_missing
          FROM model_call WHERE analysis_id = ${runId}::uuid
        ), made AS (
          INSERT INTO model_call (id, user_id, analysis_id, provider, model, sent, replaced, cost_micro_yuan)
          SELECT gen_random_uuid(), ${userId}::uuid, ${runId}::uuid, ${call.provider}, ${call.model}, ${call.sent},
            ${JSON.stringify(call.replaced)}::jsonb, ${call.costMicroYuan}::bigint
          FROM today, run
          WHERE spent + ${call.costMicroYuan}::bigint <= ${Math.floor(limits.yuan * MICRO)}::bigint
            AND calls < ${limits.calls}::bigint AND NOT is_capped AND NOT is_consent_missing
            AND EXISTS (SELECT 1 FROM analysis
              WHERE id = ${runId}::uuid AND claimed_by = ${claimedBy} AND status = 'running')
          RETURNING id
        )
        SELECT (SELECT id FROM made) AS "callId", is_capped AS "isRunCapped", is_consent_missing AS "isConsentMissing" FROM run`,
    ]);
    const [opening] = rows;
    if (!opening) throw new Error('the model calls of a run were not counted');
    return opening;
  }

  async close(callId: string, end: ModelCallEnd): Promise<void> {
    await this.database.$executeRaw`
      UPDATE model_call SET status = ${end.status}, failure = ${end.failure},
        prompt_tokens = ${end.promptTokens}::int, completion_tokens = ${end.completionTokens}::int,
        cost_micro_yuan = ${end.costMicroYuan}::bigint, finished_at = now()
      WHERE id = ${callId}::uuid AND status = 'sending'`;
  }

  async page(userId: string, { page, limit }: Paging): Promise<{ list: EgressEntry[]; total: number }> {
    const [list, [count]] = await Promise.all([
      this.database.$queryRaw<EgressEntry[]>`
        SELECT ${ENTRY} ${FROM} WHERE c.user_id = ${userId}::uuid
        ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      this.database.$queryRaw<Array<{ total: number }>>`
        SELECT count(*)::int AS total FROM model_call WHERE user_id = ${userId}::uuid`,
    ]);
    return { list, total: count?.total ?? 0 };
  }

  async find(userId: string, callId: string): Promise<(EgressEntry & { sent: string }) | null> {
    const [row] = await this.database.$queryRaw<Array<EgressEntry & { sent: string }>>`
      SELECT ${ENTRY}, c.sent ${FROM} WHERE c.id = ${callId}::uuid AND c.user_id = ${userId}::uuid`;
    return row ?? null;
  }

  /** Erases texts past their retention time, and those of deleted runs. */
  async eraseTexts(): Promise<number> {
    return this.database.$executeRaw`
      UPDATE model_call c SET sent = '' FROM analysis a
      WHERE a.id = c.analysis_id AND c.sent <> ''
        AND (c.created_at < now() - make_interval(days => ${TEXT_DAYS}::int) OR a.deleted_at IS NOT NULL)`;
  }
}
