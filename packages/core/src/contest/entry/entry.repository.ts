import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { Entry } from '../contest.js';

export interface Snapshot {
  title: string;
  templateCode: string;
  language: string;
  version: number;
  document: ResumeDocument;
}

interface NewEntry {
  contestId: string;
  userId: string;
  resumeId: string;
  schoolName: string;
  snapshot: Snapshot;
  now: Date;
}

const SHOWN = Prisma.sql`e.id, e.contest_id AS "contestId", e.user_id AS "userId", e.state, e.resume_id AS "resumeId",
  coalesce(e.snapshot->>'title', '') AS title, e.school_name AS "schoolName", e.submitted_at AS "submittedAt",
  e.withdrawn_at AS "withdrawnAt", e.number, e.rank, e.score, e.award`;

/** The open contest, locked, so that closing it waits for entries in progress. */
const openContest = (contestId: string, now: Date) => Prisma.sql`
  SELECT id FROM contest WHERE id = ${contestId}::uuid AND announced_at <= ${now}
    AND opens_at <= ${now} AND closes_at > ${now} AND closed_at IS NULL FOR SHARE`;

/** What members entered. */
@Injectable()
export class EntryRepository {
  constructor(private readonly database: Database) {}

  async findOwn(contestId: string, userId: string): Promise<Entry | null> {
    const [entry] = await this.database.$queryRaw<Entry[]>`
      SELECT ${SHOWN} FROM contest_entry e
      WHERE e.contest_id = ${contestId}::uuid AND e.user_id = ${userId}::uuid`;
    return entry ?? null;
  }

  /** Submits an entry, again after a withdrawal; false if the contest is not open or there is an entry. */
  async submit({ contestId, userId, resumeId, schoolName, snapshot, now }: NewEntry): Promise<boolean> {
    const count = await this.database.$executeRaw`
      WITH open AS (${openContest(contestId, now)})
      INSERT INTO contest_entry (id, contest_id, user_id, resume_id, snapshot, school_name, submitted_at)
      SELECT ${randomUUID()}::uuid, open.id, ${userId}::uuid, ${resumeId}::uuid,
        ${JSON.stringify(snapshot)}::jsonb, ${schoolName}, ${now} FROM open
      ON CONFLICT (contest_id, user_id) DO UPDATE SET state = 'submitted', withdrawn_at = NULL,
        resume_id = excluded.resume_id, snapshot = excluded.snapshot, school_name = excluded.school_name,
        submitted_at = excluded.submitted_at
      WHERE contest_entry.state = 'withdrawn'`;
    return count === 1;
  }

  /** Withdraws and empties an entry; false if there is none or the contest is no longer open. */
  async withdraw(contestId: string, userId: string, now: Date): Promise<boolean> {
    const count = await this.database.$executeRaw`
      WITH open AS (${openContest(contestId, now)})
      UPDATE contest_entry SET state = 'withdrawn', withdrawn_at = ${now}, snapshot = NULL, resume_id = NULL
      FROM open
      WHERE contest_id = open.id AND user_id = ${userId}::uuid AND state = 'submitted'`;
    return count === 1;
  }

  count(contestId: string): Promise<number> {
    return this.database.contestEntry.count({ where: { contestId, state: 'submitted' } });
  }

  /** Awards by number and school, best first. */
  listAwarded(contestId: string) {
    return this.database.$queryRaw<{ number: number; award: string; school: string }[]>`
      SELECT number, award, school_name AS school FROM contest_entry
      WHERE contest_id = ${contestId}::uuid AND award <> '' ORDER BY rank, number`;
  }

  /** Active entries with their content, by number. */
  async listActive(contestId: string) {
    const rows = await this.database.contestEntry.findMany({
      where: { contestId, state: 'submitted' },
      orderBy: [{ number: 'asc' }, { id: 'asc' }],
    });
    return rows.map((row) => ({ ...row, snapshot: row.snapshot as unknown as Snapshot }));
  }

  async findActive(contestId: string, number: number) {
    const row = await this.database.contestEntry.findFirst({
      where: { contestId, number, state: 'submitted' },
    });
    return row && { ...row, snapshot: row.snapshot as unknown as Snapshot };
  }
}
