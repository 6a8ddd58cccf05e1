import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import type { Paging } from '../platform/index.js';
import type { MessageKind, MessageState, UnreadCounts } from './message.js';

interface MessageRow {
  id: string;
  userId: string | null;
  title: string;
  body: string;
  link: string;
  key: string;
  createdAt: Date;
}

@Injectable()
export class MessageRepository {
  constructor(private readonly database: Database) {}

  /** Keeps a message; false when its event was told before. */
  async add(row: Omit<MessageRow, 'id'>): Promise<boolean> {
    const { count } = await this.database.message.createMany({ data: row, skipDuplicates: true });
    return count === 1;
  }

  async page(userId: string, kind: MessageKind | undefined, { page, limit }: Paging) {
    const of = heard(userId, kind);
    const [list, [sum]] = await Promise.all([
      this.database.$queryRaw<Array<Omit<MessageState, 'kind'> & { isSystem: boolean }>>`
        SELECT message.id, message.title, message.body, message.link, message.created_at AS "createdAt",
          message.user_id IS NULL AS "isSystem", seen.read_at IS NOT NULL AS "isRead"
        FROM message LEFT JOIN message_read AS seen
          ON seen.message_id = message.id AND seen.user_id = ${userId}::uuid
        WHERE ${of} ORDER BY message.created_at DESC, message.id DESC
        LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      this.database.$queryRaw<[{ total: number }]>`SELECT count(*)::int AS total FROM message WHERE ${of}`,
    ]);
    return {
      list: list.map(({ isSystem, ...message }): MessageState => ({
        ...message,
        kind: isSystem ? 'system' : 'personal',
      })),
      total: sum.total,
    };
  }

  async countUnread(userId: string): Promise<UnreadCounts> {
    const [counts] = await this.database.$queryRaw<[UnreadCounts]>`
      SELECT count(*) FILTER (WHERE message.user_id IS NULL)::int AS system,
        count(*) FILTER (WHERE message.user_id IS NOT NULL)::int AS personal
      FROM message WHERE ${heard(userId)} AND NOT EXISTS (
        SELECT 1 FROM message_read AS seen WHERE seen.user_id = ${userId}::uuid AND seen.message_id = message.id)`;
    return counts;
  }

  /** Marks what the member may hear, and of that only what is named: ids, a kind, or everything. */
  async markRead(userId: string, { ids, kind }: { ids?: string[]; kind?: MessageKind }, now: Date) {
    const named = ids === undefined ? Prisma.empty : Prisma.sql`AND message.id = ANY(${ids}::uuid[])`;
    await this.database.$executeRaw`
      INSERT INTO message_read (message_id, user_id, read_at)
      SELECT message.id, ${userId}::uuid, ${now} FROM message WHERE ${heard(userId, kind)} ${named}
      ON CONFLICT DO NOTHING`;
  }
}

/** A member's own messages, and what was told to all since they joined. */
function heard(userId: string, kind?: MessageKind): Prisma.Sql {
  const own = Prisma.sql`message.user_id = ${userId}::uuid`;
  const common = Prisma.sql`(message.user_id IS NULL AND message.created_at >=
    (SELECT created_at FROM user_account WHERE id = ${userId}::uuid))`;
  if (kind === 'personal') return own;
  return kind === 'system' ? common : Prisma.sql`(${own} OR ${common})`;
}
