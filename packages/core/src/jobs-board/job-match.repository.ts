import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { JobFit } from '@qicheng/analysis/job-analysis';
import { Database, Prisma } from '@qicheng/db';
import { LeasedRowRepository } from '../platform/jobs/index.js';
import { type JobMatchClaim, type JobMatchState, MATCH_LEASE } from './job-match.js';

type Fit = Pick<JobFit, 'overall' | 'dimensions'>;

const RETRY_FAILED = Prisma.sql`make_interval(mins => 2)`;

/** One match per résumé; recomputed only if its inputs changed. */
@Injectable()
export class JobMatchRepository extends LeasedRowRepository<JobMatchClaim> {
  constructor(database: Database) {
    const claimed = Prisma.sql`user_id AS "userId", resume_id AS "resumeId", ground`;
    super(database, { name: 'job_match', terms: MATCH_LEASE, claimed });
  }

  /** The id of a match to compute; null if it is done or in progress. */
  async ask(match: { userId: string; resumeId: string; ground: string }): Promise<string | null> {
    const { userId, resumeId, ground } = match;
    // A new id each time, so that a finished queue job never blocks the new one.
    const [row] = await this.database.$queryRaw<{ id: string }[]>`
      INSERT INTO job_match AS held (id, user_id, resume_id, ground)
      VALUES (${randomUUID()}::uuid, ${userId}::uuid, ${resumeId}::uuid, ${ground})
      ON CONFLICT (resume_id) DO UPDATE SET id = excluded.id, ground = excluded.ground, status = 'queued',
        failure = NULL, attempts = 0, claimed_by = NULL, claimed_at = NULL, created_at = now(), finished_at = NULL
      WHERE held.ground <> excluded.ground
        OR (held.status = 'failed' AND held.finished_at < now() - ${RETRY_FAILED})
      RETURNING id`;
    return row?.id ?? null;
  }

  async find(userId: string, resumeId: string): Promise<JobMatchState | null> {
    const [row] = await this.database.$queryRaw<JobMatchState[]>`
      SELECT id, status, result->'summaries' AS fits FROM job_match
      WHERE user_id = ${userId}::uuid AND resume_id = ${resumeId}::uuid`;
    return row ?? null;
  }

  /** The reasons of one job's score. */
  async findFit(userId: string, resumeId: string, jobId: string): Promise<Fit | null> {
    const [row] = await this.database.$queryRaw<{ fit: Fit | null }[]>`
      SELECT result->'details'->${jobId} AS fit FROM job_match
      WHERE user_id = ${userId}::uuid AND resume_id = ${resumeId}::uuid`;
    return row?.fit ?? null;
  }

  complete(claim: JobMatchClaim, fits: readonly JobFit[]): Promise<boolean> {
    const result = {
      summaries: fits.map(({ jobId, overall: { score, band }, reasons }) => ({
        jobId,
        score,
        band,
        reasons,
      })),
      details: Object.fromEntries(
        fits.map(({ jobId, overall, dimensions }) => [jobId, { overall, dimensions }]),
      ),
    };
    const change = Prisma.sql`result = ${JSON.stringify(result)}::jsonb, result_ground = ground`;
    return this.finish(claim, change);
  }
}
