import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import { type RecordQuery, rowsOf } from '../platform/index.js';

const summary = {
  id: true,
  phoneCipher: true,
  username: true,
  createdAt: true,
  disabledAt: true,
  closeRequestedAt: true,
  _count: { select: { resumes: { where: { deletedAt: null } }, exports: true } },
} as const;

/** Filters accounts: all, those that may sign in, those disabled by us, those closing at the owner's request. */
export type AccountState = '' | 'active' | 'disabled' | 'closing';

const STATES = {
  '': {},
  active: { disabledAt: null, closeRequestedAt: null },
  disabled: { disabledAt: { not: null } },
  closing: { closeRequestedAt: { not: null } },
} as const;

/** A read-only model of accounts for operators. */
@Injectable()
export class UserDirectoryRepository {
  constructor(private readonly database: Database) {}

  list(limit: number) {
    return this.database.user.findMany({ select: summary, orderBy: { createdAt: 'desc' }, take: limit });
  }

  page({ state, ...query }: RecordQuery & { state: AccountState }) {
    const { where, ...rest } = rowsOf(query);
    return this.database.user.findMany({ select: summary, where: { ...where, ...STATES[state] }, ...rest });
  }

  find(by: { id: string } | { phoneIndex: string }) {
    return this.database.user.findUnique({ where: by, select: { ...summary, passwordHash: true } });
  }

  liveSessions(userId: string, now: Date): Promise<number> {
    return this.database.session.count({ where: { userId, revokedAt: null, expiresAt: { gt: now } } });
  }
}
