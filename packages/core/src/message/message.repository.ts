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

  /** Stores a message; false if its event was already announced. */
  async add(row: Omit<MessageRow, 'id'>): Promise<boolean> {
    const { count } = await this.database.message.createMany({ data: row, skipDuplicates: true });
    return count === 1;
  }

  async page(userId: string, kind: MessageKind | undefined, { page, limit }: Paging) {
    const sides = sidesOf(userId, kind);
    const order = Prisma.sql`ORDER BY created_at DESC, id DESC`;
    // Each side is read in index order and only up to this page.
    const firsts = sides.map(
      (side) => Prisma.sql`(SELECT id, created_at FROM message WHERE ${side} ${order} LIMIT ${page * limit})`,
    );
    const counts = sides.map((side) => Prisma.sql`(SELECT count(*)::int FROM message WHERE ${side})`);
    const [list, [sum]] = await Promise.all([
      this.database.$queryRaw<Array<Omit<MessageState, 'kind'> & { isSystem: boolean }>>`
        WITH heard AS (${Prisma.join(firsts, ' UNION ALL ')}),
          shown AS (SELECT id FROM heard ${order} LIMIT ${limit} OFFSET ${(page - 1) * limit})
        SELECT message.id, message.title, message.body, message.link, message.created_at AS "createdAt",
          message.user_id IS NULL AS "isSystem", seen.read_at IS NOT NULL AS "isRead"
        FROM shown JOIN message USING (id) LEFT JOIN message_read AS seen
          ON seen.message_id = message.id AND seen.user_id = ${userId}::uuid
        ORDER BY message.created_at DESC, message.id DESC`,
      this.database.$queryRaw<[{ total: number }]>`SELECT ${Prisma.join(counts, ' + ')} AS total`,
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
    const unread = (kind: MessageKind) => Prisma.sql`
      (SELECT count(*)::int FROM message WHERE ${Prisma.join(sidesOf(userId, kind), ' OR ')} AND NOT EXISTS (
        SELECT 1 FROM message_read AS seen WHERE seen.user_id = ${userId}::uuid AND seen.message_id = message.id))`;
    const [counts] = await this.database.$queryRaw<[UnreadCounts]>`
      SELECT ${unread('system')} AS system, ${unread('personal')} AS personal`;
    return counts;
  }

  /** Marks messages as read: by ids, by kind, or all, limited to those the member may see. */
  async markRead(userId: string, { ids, kind }: { ids?: string[]; kind?: MessageKind }, now: Date) {
    const named = ids === undefined ? Prisma.empty : Prisma.sql`AND message.id = ANY(${ids}::uuid[])`;
    await this.database.$executeRaw`
      INSERT INTO message_read (message_id, user_id, read_at)
      SELECT message.id, ${userId}::uuid, ${now} FROM message
      WHERE (${Prisma.join(sidesOf(userId, kind), ' OR ')}) ${named}
      ON CONFLICT DO NOTHING`;
  }
}

/** A member's own messages, and announcements since they joined. */
function sidesOf(userId: string, kind?: MessageKind): Prisma.Sql[] {
  const own = Prisma.sql`message.user_id = ${userId}::uuid`;
  const common = Prisma.sql`(message.user_id IS NULL AND message.created_at >=
    (SELECT created_at FROM user_account WHERE id = ${userId}::uuid))`;
  if (kind === 'personal') return [own];
  return kind === 'system' ? [common] : [own, common];
}
