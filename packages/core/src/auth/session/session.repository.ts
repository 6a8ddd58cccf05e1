import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface LiveSession {
  userId: string;
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
      select: { userId: true, lastSeenAt: true, expiresAt: true },
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

  async revokeAllOf(userId: string, now: Date): Promise<void> {
    await this.database.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
  }
}
