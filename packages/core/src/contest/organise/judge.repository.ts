import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface Judge {
  id: string;
  name: string;
  number: number;
}

/** Which operators judge which contest. */
@Injectable()
export class JudgeRepository {
  constructor(private readonly database: Database) {}

  /** Adds an operator with the role judge; null if there is none of that name. */
  async add(contestId: string, name: string, now: Date): Promise<Judge | null> {
    const operator = await this.database.operator.findFirst({
      where: { name, role: 'judge', disabledAt: null },
    });
    if (!operator) return null;
    await this.database.$executeRaw`
      INSERT INTO contest_judge (contest_id, operator_id, number, added_at)
      SELECT ${contestId}::uuid, ${operator.id}::uuid, coalesce(max(number), 0) + 1, ${now}
      FROM contest_judge WHERE contest_id = ${contestId}::uuid
      ON CONFLICT (contest_id, operator_id) DO NOTHING`;
    return (await this.list(contestId)).find(({ id }) => id === operator.id) ?? null;
  }

  async list(contestId: string): Promise<Judge[]> {
    const rows = await this.database.contestJudge.findMany({
      where: { contestId },
      orderBy: { number: 'asc' },
      include: { operator: { select: { name: true } } },
    });
    return rows.map(({ operatorId, number, operator }) => ({ id: operatorId, number, name: operator.name }));
  }

  /** Contests that an operator judges, newest first. */
  async contestsOf(operatorId: string): Promise<string[]> {
    const rows = await this.database.contestJudge.findMany({
      where: { operatorId },
      orderBy: { addedAt: 'desc' },
      select: { contestId: true },
    });
    return rows.map(({ contestId }) => contestId);
  }
}
