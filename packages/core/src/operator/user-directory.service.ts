import { Injectable } from '@nestjs/common';
import { phoneIndexOf } from '../platform/blind-index/index.js';
import {
  Clock,
  type CommonFailure,
  CryptoService,
  Failure,
  isUuid,
  type RecordQuery,
} from '../platform/index.js';
import { AuditLogService } from './audit-log.service.js';
import { type AccountState, UserDirectoryRepository } from './user-directory.repository.js';

/** An account as operators see it: enough to help its owner, no more. */
export interface UserSummary {
  id: string;
  /** 138****0001; empty for an account without a phone. */
  maskedPhone: string;
  username: string;
  resumes: number;
  exports: number;
  createdAt: Date;
  isDisabled: boolean;
  /** The owner requested closing. */
  isClosing: boolean;
}

export interface UserDetail extends UserSummary {
  hasPassword: boolean;
  liveSessions: number;
}

/** Accounts for operators. Every access is audited [data looks]. */
@Injectable()
export class UserDirectoryService {
  constructor(
    private readonly users: UserDirectoryRepository,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Newest accounts first. */
  async list(actor: string, limit: number): Promise<UserSummary[]> {
    await this.audit.record(actor, 'user.list', '', { limit });
    return (await this.users.list(limit)).map((row) => this.summaryOf(row));
  }

  /** One page of accounts with a state, newest first. */
  async page(actor: string, query: RecordQuery & { state: AccountState }): Promise<UserSummary[]> {
    await this.audit.record(actor, 'user.list', '', { limit: query.limit });
    return (await this.users.page(query)).map((row) => this.summaryOf(row));
  }

  /** One account by id or full phone number. */
  async get(actor: string, idOrPhone: string): Promise<UserDetail> {
    const by = isUuid(idOrPhone) ? { id: idOrPhone } : { phoneIndex: phoneIndexOf(this.secrets, idOrPhone) };
    const row = await this.users.find(by);
    if (row === null) throw new Failure<CommonFailure>('notFound');
    await this.audit.record(actor, 'user.show', row.id);
    const liveSessions = await this.users.liveSessions(row.id, this.clock.now());
    return { ...this.summaryOf(row), hasPassword: row.passwordHash !== null, liveSessions };
  }

  private summaryOf(row: Awaited<ReturnType<UserDirectoryRepository['list']>>[number]): UserSummary {
    const phone = row.phoneCipher === null ? '' : this.secrets.decrypt(row.phoneCipher);
    return {
      id: row.id,
      maskedPhone: phone && `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      username: row.username,
      resumes: row._count.resumes,
      exports: row._count.exports,
      createdAt: row.createdAt,
      isDisabled: row.disabledAt !== null,
      isClosing: row.closeRequestedAt !== null,
    };
  }
}
