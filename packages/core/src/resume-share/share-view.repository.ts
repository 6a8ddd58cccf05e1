import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface DayOfViews {
  /** yyyy-mm-dd */
  day: string;
  views: number;
}

@Injectable()
export class ShareViewRepository {
  constructor(private readonly database: Database) {}

  /** Counts a browser once per day. */
  async count(view: { shareId: string; ownerId: string; day: string; browserHash: string }): Promise<void> {
    await this.database.$executeRaw`
      WITH first AS (
        INSERT INTO resume_share_visit (share_id, day, browser_hash)
        VALUES (${view.shareId}::uuid, ${view.day}::date, ${view.browserHash})
        ON CONFLICT DO NOTHING RETURNING share_id, day
      )
      INSERT INTO resume_share_day AS kept (share_id, user_id, day, views)
      SELECT share_id, ${view.ownerId}::uuid, day, 1 FROM first
      ON CONFLICT (share_id, day) DO UPDATE SET views = kept.views + 1`;
  }

  async total(userId: string, shareId: string): Promise<number> {
    const sum = await this.database.resumeShareDay.aggregate({
      where: { userId, shareId },
      _sum: { views: true },
    });
    return sum._sum.views ?? 0;
  }

  /** The latest days with views. */
  async listDays(userId: string, shareId: string, limit: number): Promise<DayOfViews[]> {
    const rows = await this.database.resumeShareDay.findMany({
      where: { userId, shareId },
      orderBy: { day: 'desc' },
      take: limit,
    });
    return rows.map(({ day, views }) => ({ day: day.toISOString().slice(0, 10), views }));
  }
}
