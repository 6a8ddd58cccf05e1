import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

/** What identifies a live grant; all of it must match. */
export interface GrantKey {
  tokenHash: string;
  kind: string;
  browserHash: string;
}

export interface GrantRow {
  id: string;
  step: string;
  subject: string;
  userId: string | null;
}

@Injectable()
export class StepGrantRepository {
  constructor(private readonly database: Database) {}

  async add(grant: GrantKey & Omit<GrantRow, 'id'> & { createdAt: Date; expiresAt: Date }): Promise<void> {
    await this.database.stepGrant.create({ data: grant });
  }

  find(key: GrantKey, now: Date): Promise<GrantRow | null> {
    return this.database.stepGrant.findFirst({
      where: { ...key, usedAt: null, expiresAt: { gt: now } },
      select: { id: true, step: true, subject: true, userId: true },
    });
  }

  async advance(
    id: string,
    from: string,
    to: { step: string; subject: string },
    now: Date,
  ): Promise<boolean> {
    const { count } = await this.database.stepGrant.updateMany({
      where: { id, step: from, usedAt: null, expiresAt: { gt: now } },
      data: to,
    });
    return count === 1;
  }

  async spend(id: string, step: string, now: Date): Promise<boolean> {
    const { count } = await this.database.stepGrant.updateMany({
      where: { id, step, usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    return count === 1;
  }
}
