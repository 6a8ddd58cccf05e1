import { Injectable } from '@nestjs/common';
import { stagesAfter } from '@qicheng/analysis/job-application';
import { Database } from '@qicheng/db';
import { takeAdvisoryLock } from '../platform/index.js';
import type { ApplicationLinks, ApplicationMove } from './job-application.js';

/** Position and links of a card. Every statement is restricted to the owner. */
@Injectable()
export class ApplicationPlaceRepository {
  constructor(private readonly database: Database) {}

  /**
   * Moves a card; false if it is not in the stage that the sender saw. The places of a stage are renumbered. Moving
   * back deletes the dates of later stages.
   */
  async move(userId: string, move: ApplicationMove, today: string): Promise<boolean> {
    const { id, from, to, beforeId } = move;
    return this.database.$transaction(async (transaction) => {
      await takeAdvisoryLock(transaction, `job-application:${userId}`);
      const [row] = await transaction.$queryRaw<{ stage: string }[]>`
        SELECT stage FROM job_application WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`;
      if (row?.stage !== from) return false;
      const others = await transaction.$queryRaw<{ id: string }[]>`
        SELECT id FROM job_application
        WHERE user_id = ${userId}::uuid AND stage = ${to} AND id <> ${id}::uuid ORDER BY place, id`;
      const order = others.map((other) => other.id);
      const before = beforeId === null ? -1 : order.indexOf(beforeId);
      order.splice(before === -1 ? order.length : before, 0, id);
      if (from !== to) {
        await transaction.$executeRaw`
          UPDATE job_application SET stage = ${to}, outcome = NULL, updated_at = now()
          WHERE id = ${id}::uuid AND user_id = ${userId}::uuid`;
        await transaction.$executeRaw`
          DELETE FROM job_application_stage
          WHERE application_id = ${id}::uuid AND user_id = ${userId}::uuid AND stage = ANY(${stagesAfter(to)}::text[])`;
        await transaction.$executeRaw`
          INSERT INTO job_application_stage (application_id, stage, user_id, reached_on)
          VALUES (${id}::uuid, ${to}, ${userId}::uuid, ${today}::date) ON CONFLICT DO NOTHING`;
      }
      await transaction.$executeRaw`
        UPDATE job_application AS card SET place = ordered.place - 1
        FROM unnest(${order}::uuid[]) WITH ORDINALITY AS ordered(id, place)
        WHERE card.id = ordered.id AND card.user_id = ${userId}::uuid`;
      return true;
    });
  }

  /** Whether all linked items exist and belong to the owner. */
  async owns(userId: string, links: ApplicationLinks): Promise<boolean> {
    const runs = [
      { id: links.letterRunId, service: 'coverLetter' },
      { id: links.jdRunId, service: 'jdAnalysis' },
      { id: links.offerRunId, service: 'offer' },
    ].filter(({ id }) => typeof id === 'string');
    const [found] = await this.database.$queryRaw<{ isOwn: boolean }[]>`
      SELECT NOT EXISTS (
          SELECT FROM jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) AS named(id uuid, service text)
          WHERE NOT EXISTS (SELECT FROM analysis AS run WHERE run.id = named.id AND run.user_id = ${userId}::uuid
            AND run.service = named.service AND run.step = 'analysis' AND run.deleted_at IS NULL))
        AND (${links.resumeId ?? null}::uuid IS NULL OR EXISTS (SELECT FROM resume
          WHERE id = ${links.resumeId ?? null}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL))
        AND (${links.sessionId ?? null}::uuid IS NULL OR EXISTS (SELECT FROM interview_session AS session
          JOIN analysis ON analysis.id = session.analysis_id AND analysis.deleted_at IS NULL
          WHERE session.id = ${links.sessionId ?? null}::uuid AND session.user_id = ${userId}::uuid)) AS "isOwn"`;
    return found?.isOwn ?? false;
  }

  async link(userId: string, id: string, links: ApplicationLinks): Promise<void> {
    const { sessionId, ...rest } = links;
    const named = Object.entries({ ...rest, interviewSessionId: sessionId }).filter(
      ([, value]) => value !== undefined,
    );
    if (named.length === 0) return;
    await this.database.jobApplication.updateMany({
      where: { id, userId },
      data: Object.fromEntries(named),
    });
  }
}
