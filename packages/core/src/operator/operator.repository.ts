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

  /** Null when the name is taken. */
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

  list(): Promise<OperatorRow[]> {
    return this.database.operator.findMany({ orderBy: { createdAt: 'asc' }, take: 500 });
  }
}
