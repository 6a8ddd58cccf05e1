import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

const summary = {
  id: true,
  phoneCipher: true,
  username: true,
  createdAt: true,
  disabledAt: true,
  _count: { select: { resumes: { where: { deletedAt: null } }, exports: true } },
} as const;

/** A read model of accounts for operators; nothing here writes. */
@Injectable()
export class UserDirectoryRepository {
  constructor(private readonly database: Database) {}

  list(limit: number) {
    return this.database.user.findMany({ select: summary, orderBy: { createdAt: 'desc' }, take: limit });
  }

  find(by: { id: string } | { phoneIndex: string }) {
    return this.database.user.findUnique({ where: by, select: { ...summary, passwordHash: true } });
  }

  liveSessions(userId: string, now: Date): Promise<number> {
    return this.database.session.count({ where: { userId, revokedAt: null, expiresAt: { gt: now } } });
  }
}
