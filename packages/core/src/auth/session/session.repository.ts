import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

/** A session from its owner's side. */
export interface OwnSession {
  id: string;
  userAgent: string;
  method: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export interface LiveSession {
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

export interface NewSession {
  id: string;
  userId: string;
  userAgent: string;
  ipHash: string;
  method: string;
  createdAt: Date;
  expiresAt: Date;
}

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  /** Adds a session; returns whether another live session of the user has the same user agent. */
  async add(session: NewSession): Promise<boolean> {
    const { id, userId, userAgent, ipHash, method, createdAt, expiresAt } = session;
    const [added] = await this.database.prepared<{ hasTwin: boolean }>(Prisma.sql`
      INSERT INTO session (id, user_id, user_agent, ip_hash, method, created_at, last_seen_at, expires_at)
      VALUES (${id}::uuid, ${userId}::uuid, ${userAgent}, ${ipHash}, ${method}, ${createdAt}::timestamptz,
        ${createdAt}::timestamptz, ${expiresAt}::timestamptz)
      RETURNING EXISTS (
        SELECT 1 FROM session AS other WHERE other.user_id = session.user_id AND other.user_agent = session.user_agent
          AND other.revoked_at IS NULL AND other.expires_at > session.created_at) AS "hasTwin"`);
    return added?.hasTwin ?? false;
  }

  /** The session if it is neither revoked nor expired and its user may sign in. */
  async findLive(id: string, now: Date): Promise<LiveSession | null> {
    const [session] = await this.database.prepared<LiveSession>(Prisma.sql`
      SELECT user_id AS "userId", session.created_at AS "createdAt", last_seen_at AS "lastSeenAt",
        expires_at AS "expiresAt"
      FROM session JOIN user_account ON user_account.id = user_id
      WHERE session.id = ${id}::uuid AND revoked_at IS NULL AND expires_at > ${now} AND disabled_at IS NULL`);
    return session ?? null;
  }

  /** A user's live sessions, most recently used first. */
  listLive(userId: string, now: Date, limit: number): Promise<OwnSession[]> {
    return this.database.session.findMany({
      where: { userId, revokedAt: null, expiresAt: { gt: now } },
      orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
      take: limit,
      select: { id: true, userAgent: true, method: true, createdAt: true, lastSeenAt: true },
    });
  }

  async extend(id: string, now: Date, expiresAt: Date): Promise<void> {
    await this.database.session.updateMany({
      where: { id, revokedAt: null },
      data: { lastSeenAt: now, expiresAt },
    });
  }

  async revoke(id: string, now: Date): Promise<void> {
    await this.database.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });
  }

  /** Revokes a user's session; false if it is not theirs or not live. */
  async revokeOf(userId: string, id: string, now: Date): Promise<boolean> {
    const { count } = await this.database.session.updateMany({
      where: { id, userId, revokedAt: null },
      data: { revokedAt: now },
    });
    return count === 1;
  }

  /** Revokes a user's sessions, all or all but one. */
  async revokeAllOf(userId: string, now: Date, exceptId: string | null = null): Promise<void> {
    await this.database.session.updateMany({
      where: { userId, revokedAt: null, ...(exceptId !== null && { id: { not: exceptId } }) },
      data: { revokedAt: now },
    });
  }
}
