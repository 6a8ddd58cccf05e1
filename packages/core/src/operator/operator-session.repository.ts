import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

interface NewSession {
  id: string;
  tokenHash: string;
  operatorId: string;
  createdAt: Date;
  expiresAt: Date;
}

@Injectable()
export class OperatorSessionRepository {
  constructor(private readonly database: Database) {}

  async insert(session: NewSession): Promise<void> {
    await this.database.operatorSession.create({ data: session });
  }

  /** The operator of a live session; not for a disabled account. */
  async findOperator(
    tokenHash: string,
    now: Date,
  ): Promise<{ id: string; name: string; role: string } | null> {
    const session = await this.database.operatorSession.findUnique({
      where: { tokenHash, revokedAt: null, expiresAt: { gt: now }, operator: { disabledAt: null } },
      select: { operator: { select: { id: true, name: true, role: true } } },
    });
    return session?.operator ?? null;
  }

  async revoke(tokenHash: string, now: Date): Promise<void> {
    await this.database.operatorSession.updateMany({
      where: { tokenHash, revokedAt: null },
      data: { revokedAt: now },
    });
  }
}
