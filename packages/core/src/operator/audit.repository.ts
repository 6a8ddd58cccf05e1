import { Injectable } from '@nestjs/common';
import { Database, type Prisma } from '@qicheng/db';
import { type RecordQuery, rowsOf } from '../platform/index.js';

/** Ids, keys and settings of the action; never personal data. */
export type AuditDetail = Prisma.InputJsonObject;

export interface AuditRow {
  id: string;
  actor: string;
  action: string;
  subject: string;
  detail: unknown;
  createdAt: Date;
}

/** Empty means any. */
export type AuditQuery = RecordQuery & { action: string; actor: string };

@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  async insert(entry: {
    actor: string;
    action: string;
    subject: string;
    detail: AuditDetail;
    createdAt: Date;
  }): Promise<void> {
    await this.database.auditEntry.create({ data: entry });
  }

  /** Entries of an action or an actor, newest first. */
  find({ action, actor, ...query }: AuditQuery): Promise<AuditRow[]> {
    const { where, ...rest } = rowsOf(query);
    return this.database.auditEntry.findMany({
      where: { ...where, ...(action !== '' && { action }), ...(actor !== '' && { actor }) },
      ...rest,
    });
  }
}
