import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

export interface OperatorRow {
  id: string;
  name: string;
  role: string;
  passwordHash: string;
  createdAt: Date;
  disabledAt: Date | null;
}

@Injectable()
export class OperatorRepository {
  constructor(private readonly database: Database) {}

  /** Null if the name is taken. */
  async insert(row: { name: string; role: string; passwordHash: string }): Promise<OperatorRow | null> {
    try {
      return await this.database.operator.create({ data: row });
    } catch (error) {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return null;
      throw error;
    }
  }

  findByName(name: string): Promise<OperatorRow | null> {
    return this.database.operator.findUnique({ where: { name } });
  }

  /** Disables an account or sets its password, and ends its sessions; both or neither. */
  async change(
    name: string,
    change: { disabledAt: Date } | { passwordHash: string },
    now: Date,
  ): Promise<void> {
    await this.database.$transaction([
      this.database.operator.updateMany({ where: { name }, data: change }),
      this.database.operatorSession.updateMany({
        where: { operator: { name }, revokedAt: null },
        data: { revokedAt: now },
      }),
    ]);
  }

  list(): Promise<OperatorRow[]> {
    return this.database.operator.findMany({ orderBy: { createdAt: 'asc' }, take: 500 });
  }
}
