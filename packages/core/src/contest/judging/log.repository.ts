import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { drawnOrder } from './draw.js';
import { type JudgingEvent, type JudgingMethod, readLog, type RubricLine } from './judging-event.js';

export interface Verdict {
  entry: string;
  rank: number;
  score: number;
  award: string;
}

interface Closing {
  id: string;
  code: string;
  rubric: RubricLine[];
  method: JudgingMethod;
}

type Transaction = Parameters<Parameters<Database['$transaction']>[0]>[0];

/** The append-only judging log and everything derived from it. Only this class appends to it. */
@Injectable()
export class JudgingLogRepository {
  constructor(private readonly database: Database) {}

  async read(contestId: string): Promise<JudgingEvent[]> {
    return readLog(await rowsOf(this.database, contestId));
  }

  /** Appends while the contest is being judged; false before closing and after publication. */
  async append(contestId: string, actor: string, event: JudgingEvent, now: Date): Promise<boolean> {
    const { kind, ...data } = event;
    const count = await this.database.$executeRaw`
      WITH judged AS (
        SELECT id FROM contest WHERE id = ${contestId}::uuid AND closed_at IS NOT NULL AND published_at IS NULL
        FOR SHARE
      )
      INSERT INTO contest_event (contest_id, kind, data, actor, created_at)
      SELECT judged.id, ${kind}, ${JSON.stringify(data)}::jsonb, ${actor}, ${now} FROM judged`;
    return count === 1;
  }

  /** Freezes entries and numbers them by lot; false if already done. */
  close({ id, code, rubric, method }: Closing, actor: string, now: Date): Promise<boolean> {
    return this.database.$transaction(async (transaction) => {
      const { count } = await transaction.contest.updateMany({
        where: { id, closedAt: null },
        data: { closedAt: now },
      });
      if (count === 0) return false;
      const submitted = await transaction.contestEntry.findMany({
        where: { contestId: id, state: 'submitted' },
        select: { id: true },
      });
      const entries = drawnOrder(
        code,
        submitted.map((entry) => entry.id),
      );
      await transaction.$executeRaw`
        UPDATE contest_entry SET number = drawn.number
        FROM unnest(${entries}::uuid[]) WITH ORDINALITY AS drawn(id, number) WHERE contest_entry.id = drawn.id`;
      const data = { rubric, method, entries } as unknown as Prisma.InputJsonObject;
      await transaction.contestEvent.create({
        data: { contestId: id, kind: 'closed', data, actor, createdAt: now },
      });
      return true;
    });
  }

  /** Writes the results of the log to the entries, once; null if already done or the log is empty. */
  publish(
    contestId: string,
    now: Date,
    decide: (events: JudgingEvent[]) => Verdict[],
  ): Promise<Verdict[] | null> {
    return this.database.$transaction(async (transaction) => {
      const { count } = await transaction.contest.updateMany({
        where: { id: contestId, closedAt: { not: null }, publishedAt: null },
        data: { publishedAt: now },
      });
      if (count === 0) return null;
      const rows = await rowsOf(transaction, contestId);
      const verdicts = decide(readLog(rows));
      const logDigest = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
      await transaction.contest.update({ where: { id: contestId }, data: { logDigest } });
      await transaction.$executeRaw`
        UPDATE contest_entry SET rank = verdict.rank, score = verdict.score, award = verdict.award
        FROM unnest(${verdicts.map(({ entry }) => entry)}::uuid[], ${verdicts.map(({ rank }) => rank)}::int[],
          ${verdicts.map(({ score }) => score)}::float8[], ${verdicts.map(({ award }) => award)}::text[])
          AS verdict(id, rank, score, award)
        WHERE contest_entry.id = verdict.id`;
      return verdicts;
    });
  }
}

const rowsOf = (database: Database | Transaction, contestId: string) =>
  database.contestEvent.findMany({
    where: { contestId },
    orderBy: { id: 'asc' },
    select: { kind: true, data: true },
  });
