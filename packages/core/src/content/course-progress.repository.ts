import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import type { Paging } from '../platform/index.js';

export interface CourseState {
  /** The chapter opened last, starting at 1. */
  chapter: number;
  seconds: number;
  done: number[];
  updatedAt: Date;
}

@Injectable()
export class CourseProgressRepository {
  constructor(private readonly database: Database) {}

  find(userId: string, entryId: string): Promise<CourseState | null> {
    return this.database.courseProgress.findFirst({
      where: { userId, entryId },
      select: { chapter: true, seconds: true, done: true, updatedAt: true },
    });
  }

  /** Stores the current chapter; a completed chapter stays completed. */
  async put(
    { userId, entryId }: { userId: string; entryId: string },
    place: { chapter: number; seconds: number; isDone: boolean },
    now: Date,
  ): Promise<CourseState> {
    const { chapter, seconds, isDone } = place;
    const done = isDone ? [chapter] : [];
    const [row] = await this.database.$queryRaw<CourseState[]>`
      INSERT INTO course_progress AS held (user_id, entry_id, chapter, seconds, done, updated_at)
      VALUES (${userId}::uuid, ${entryId}::uuid, ${chapter}::int, ${seconds}::int, ${done}::int[], ${now})
      ON CONFLICT (user_id, entry_id) DO UPDATE SET chapter = excluded.chapter, seconds = excluded.seconds,
        updated_at = excluded.updated_at,
        done = ARRAY(SELECT DISTINCT unnest(held.done || excluded.done) ORDER BY 1)
      RETURNING chapter, seconds, done, updated_at AS "updatedAt"`;
    return row ?? { chapter, seconds, done, updatedAt: now };
  }

  async page(userId: string, { page, limit }: Paging) {
    const [list, total] = await Promise.all([
      this.database.courseProgress.findMany({
        where: { userId, entry: { publishedAt: { not: null } } },
        orderBy: { updatedAt: 'desc' },
        skip: (page - 1) * limit,
        take: limit,
        select: {
          entryId: true,
          chapter: true,
          seconds: true,
          done: true,
          updatedAt: true,
          entry: { select: { title: true, summary: true, image: true, data: true } },
        },
      }),
      this.database.courseProgress.count({ where: { userId, entry: { publishedAt: { not: null } } } }),
    ]);
    return { list, total };
  }
}
