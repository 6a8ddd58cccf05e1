import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

/** A session as its owner sees it. */
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

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  async add(session: {
    id: string;
    userId: string;
    userAgent: string;
    ipHash: string;
    method: string;
    createdAt: Date;
    expiresAt: Date;
  }): Promise<void> {
    await this.database.session.create({ data: { ...session, lastSeenAt: session.createdAt } });
  }

  /** The session while it is neither revoked nor expired and its user may sign in. */
  findLive(id: string, now: Date): Promise<LiveSession | null> {
    return this.database.session.findFirst({
      where: { id, revokedAt: null, expiresAt: { gt: now }, user: { disabledAt: null } },
      select: { userId: true, createdAt: true, lastSeenAt: true, expiresAt: true },
    });
  }

  /** The live sessions of a user, the latest used first. */
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

  /** Revokes one session of a user; false when it is not theirs or not live. */
  async revokeOf(userId: string, id: string, now: Date): Promise<boolean> {
    const { count } = await this.database.session.updateMany({
      where: { id, userId, revokedAt: null },
      data: { revokedAt: now },
    });
    return count === 1;
  }

  /** Revokes the sessions of a user, all or all but one. */
  async revokeAllOf(userId: string, now: Date, exceptId: string | null = null): Promise<void> {
    await this.database.session.updateMany({
      where: { userId, revokedAt: null, ...(exceptId !== null && { id: { not: exceptId } }) },
      data: { revokedAt: now },
    });
  }
}
