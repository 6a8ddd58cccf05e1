import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

/** Failed requests of a route since the last write, and the latest of them. */
export interface FailedRoute {
  route: string;
  requestId: string;
  count: number;
}

@Injectable()
export class HttpFailureRepository {
  constructor(private readonly database: Database) {}

  async add({ route, requestId, count }: FailedRoute, day: string, now: Date): Promise<void> {
    await this.database.$executeRaw`
      INSERT INTO http_failure (id, day, route, request_id, count, created_at)
      VALUES (${randomUUID()}::uuid, ${day}::date, ${route}, ${requestId}, ${count}::int, ${now})
      ON CONFLICT (day, route) DO UPDATE SET request_id = excluded.request_id,
        count = http_failure.count + excluded.count, created_at = excluded.created_at`;
  }
}
