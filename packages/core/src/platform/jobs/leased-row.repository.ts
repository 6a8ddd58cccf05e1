import { randomUUID } from 'node:crypto';
import { type Database, Prisma } from '@qicheng/db';

/** How long a row may be held, waited for and tried, in seconds. */
export interface LeaseTerms {
  /** A claim that was not renewed for this long belongs to a dead worker. */
  leaseSeconds: number;
  /** A queued row that nobody took for this long has lost its job. */
  orphanSeconds: number;
  /** Runs of one row, killed ones included; what kills its worker ends here. */
  maxRuns: number;
  /** After this a row fails: nobody waits for it any more. */
  deadlineSeconds: number;
}

/** The right to write a row; another run takes it over when it lapses. */
export interface Lease {
  id: string;
  claimedBy: string;
}

/** A row that waits for a job; `runs` makes the job's key, so that a spent job never swallows a new one. */
export interface WaitingRow {
  id: string;
  runs: number;
}

interface ClaimOptions {
  /** What the row says of itself once it is taken, besides that it runs. */
  change?: Prisma.Sql;
  /** Columns that come back with the claim; without a comma at the end. */
  returning: Prisma.Sql;
}

const NOTHING = Prisma.empty;

/** A moment so many seconds ago, by the clock of the database. */
const ago = (seconds: number) => Prisma.sql`now() - make_interval(secs => ${seconds}::float8)`;

/**
 * Rows of one table that workers claim and process (docs/adr/0004): every write compares the claim, so that
 * a worker that was taken for dead cannot write. The table has the columns id, status, failure, attempts, claimed_by,
 * claimed_at, created_at and finished_at.
 */
export class LeasedRowRepository {
  private readonly table: Prisma.Sql;

  /** `table` is a name in the code, never an input. */
  constructor(
    private readonly database: Database,
    table: string,
    private readonly terms: LeaseTerms,
  ) {
    this.table = Prisma.raw(`"${table}"`);
  }

  /** Takes a queued row, or one whose claim lapsed; null when somebody else has it or it is over. */
  async claim<Claim>(id: string, { change = NOTHING, returning }: ClaimOptions): Promise<Claim | null> {
    const [claim] = await this.database.$queryRaw<Claim[]>`
      UPDATE ${this.table} SET status = 'running', claimed_by = ${randomUUID()}, claimed_at = now(),
        attempts = attempts + 1${listed(change)}
      WHERE id = ${id}::uuid AND ${this.isFree} AND NOT ${this.isSpent}
      RETURNING ${returning}`;
    return claim ?? null;
  }

  /** Changes a row that the lease still holds; false when it was lost. */
  async change({ id, claimedBy }: Lease, change: Prisma.Sql): Promise<boolean> {
    const changed = await this.database.$executeRaw`
      UPDATE ${this.table} SET ${change} WHERE ${this.isHeld({ id, claimedBy })}`;
    return changed === 1;
  }

  /** Whether a row is still held by a lease, for statements that do more than change it. */
  isHeld({ id, claimedBy }: Lease) {
    return Prisma.sql`id = ${id}::uuid AND claimed_by = ${claimedBy} AND status = 'running'`;
  }

  /** Keeps a lease alive. */
  renew(lease: Lease, change = NOTHING): Promise<boolean> {
    return this.change(lease, Prisma.sql`claimed_at = now()${listed(change)}`);
  }

  complete(lease: Lease, change = NOTHING): Promise<boolean> {
    return this.change(
      lease,
      Prisma.sql`status = 'done', finished_at = now(), failure = NULL${listed(change)}`,
    );
  }

  fail(lease: Lease, errorCode: string, change = NOTHING): Promise<boolean> {
    return this.change(
      lease,
      Prisma.sql`status = 'failed', finished_at = now(), failure = ${errorCode}${listed(change)}`,
    );
  }

  /** Gives a row back for another try. */
  release(lease: Lease): Promise<boolean> {
    return this.change(lease, Prisma.sql`status = 'queued', claimed_by = NULL`);
  }

  /** Fails what is past its time or its runs, and frees what a dead worker held. */
  async sweep(change = NOTHING): Promise<void> {
    await this.database.$executeRaw`
      UPDATE ${this.table} SET status = 'failed', finished_at = now(), failure = ${this.errorCode}${listed(change)}
      WHERE ${this.isOver}`;
    await this.free();
  }

  /** Frees what a dead worker held. */
  async free(): Promise<void> {
    await this.database.$executeRaw`
      UPDATE ${this.table} SET status = 'queued', claimed_by = NULL WHERE ${this.isLapsed}`;
  }

  /** Whether a row is past its time or its runs while nobody works on it. */
  get isOver() {
    return Prisma.sql`(${this.isFree} AND ${this.isSpent})`;
  }

  /** The error code of such a row. */
  get errorCode() {
    return Prisma.sql`CASE WHEN attempts >= ${this.terms.maxRuns} THEN 'broken' ELSE 'expired' END`;
  }

  /** Rows that wait longer than a job in the queue would let them. */
  async listOrphans(): Promise<WaitingRow[]> {
    return this.database.$queryRaw<WaitingRow[]>`
      SELECT id, attempts AS runs FROM ${this.table}
      WHERE status = 'queued' AND coalesce(claimed_at, created_at) < ${ago(this.terms.orphanSeconds)}
      ORDER BY created_at LIMIT 100`;
  }

  /** Forgets up to `limit` rows whose `column` is so long ago. */
  async erase(column: 'created_at' | 'finished_at', seconds: number, limit: number): Promise<number> {
    return this.database.$executeRaw`
      DELETE FROM ${this.table} WHERE id IN (
        SELECT id FROM ${this.table} WHERE ${Prisma.raw(column)} < ${ago(seconds)} LIMIT ${limit})`;
  }

  private get isLapsed() {
    return Prisma.sql`(status = 'running' AND claimed_at < ${ago(this.terms.leaseSeconds)})`;
  }

  private get isFree() {
    return Prisma.sql`(status = 'queued' OR ${this.isLapsed})`;
  }

  private get isSpent() {
    const { maxRuns, deadlineSeconds } = this.terms;
    return Prisma.sql`(attempts >= ${maxRuns} OR created_at < ${ago(deadlineSeconds)})`;
  }
}

const listed = (change: Prisma.Sql) => (change === NOTHING ? NOTHING : Prisma.sql`, ${change}`);
