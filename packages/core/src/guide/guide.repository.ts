import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface GuideRow {
  step: number;
  finishedAt: Date | null;
}

@Injectable()
export class GuideRepository {
  constructor(private readonly database: Database) {}

  find(userId: string, guide: string): Promise<GuideRow | null> {
    return this.database.guideProgress.findFirst({
      where: { userId, guide },
      select: { step: true, finishedAt: true },
    });
  }

  /**
   * Step 0 restarts the tour; any other step leaves a finished tour finished, because a second tab may lag
   * behind.
   */
  async setStep(userId: string, guide: string, step: number, now: Date): Promise<GuideRow> {
    const [row] = await this.database.$queryRaw<GuideRow[]>`
      INSERT INTO guide_progress AS held (user_id, guide, step, updated_at)
      VALUES (${userId}::uuid, ${guide}, ${step}::int, ${now})
      ON CONFLICT (user_id, guide) DO UPDATE SET step = excluded.step, updated_at = ${now},
        finished_at = CASE WHEN excluded.step = 0 THEN NULL ELSE held.finished_at END
      RETURNING step, finished_at AS "finishedAt"`;
    return row ?? { step, finishedAt: null };
  }

  /** Only the first completion counts. */
  async finish(userId: string, guide: string, now: Date): Promise<GuideRow> {
    const [row] = await this.database.$queryRaw<GuideRow[]>`
      INSERT INTO guide_progress AS held (user_id, guide, finished_at, updated_at)
      VALUES (${userId}::uuid, ${guide}, ${now}, ${now})
      ON CONFLICT (user_id, guide) DO UPDATE SET finished_at = coalesce(held.finished_at, ${now}), updated_at = ${now}
      RETURNING step, finished_at AS "finishedAt"`;
    return row ?? { step: 0, finishedAt: now };
  }
}
