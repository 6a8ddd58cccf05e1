import { randomUUID } from 'node:crypto';
import { type Database, Prisma } from '@qicheng/db';

/** Time limits of claims, waits and tries, in seconds. */
export interface LeaseTerms {
  /** A claim not renewed for this long belongs to a dead worker. */
  leaseSeconds: number;
  /** A queued row not claimed for this long has lost its job. */
  orphanSeconds: number;
  /** Runs of one row, killed ones included; limits rows that crash their worker. */
  maxRuns: number;
  /** A row fails after this, because nobody waits for it any more. */
  deadlineSeconds: number;
}

/** The right to write a row; another run takes it over when it expires. */
export interface Lease {
  id: string;
  /** Identifies this run; a run that lost its claim cannot write. */
  claimedBy: string;
}

/**
 * A row waiting for a job; `runs` is part of the job's key, so that a finished job never swallows a new one.
 */
export interface WaitingRow {
  id: string;
  runs: number;
}

/**
 * A table of leased rows, with the columns id, status, failure, attempts, claimed_by, claimed_at, created_at
 * and finished_at.
 */
export interface LeasedTable<Progress> {
  /** A name from the code, never input. */
  name: string;
  terms: LeaseTerms;
  /** Columns returned with a claim besides those of its lease. */
  claimed: Prisma.Sql;
  /** What a claim, a renewal and an end without a result change besides the lease. */
  atClaim?: Prisma.Sql;
  atRenewal?: (progress: Progress) => Prisma.Sql;
  atFailure?: Prisma.Sql;
  /** False for a table without the column `failure`. */
  hasErrorCode?: boolean;
}

const NOTHING = Prisma.empty;
const ERASE_SIZE = 500;

/** A moment this many seconds ago, by the database clock. */
const ago = (seconds: number) => Prisma.sql`now() - make_interval(secs => ${seconds}::float8)`;

/**
 * Rows of one table that workers claim and process (docs/adr/0004): every write compares the claim, so that a
 * worker presumed dead cannot write.
 */
export class LeasedRowRepository<Claim extends Lease, Progress = never> {
  private readonly name: Prisma.Sql;

  constructor(
    protected readonly database: Database,
    private readonly table: LeasedTable<Progress>,
  ) {
    this.name = Prisma.raw(`"${table.name}"`);
  }

  /** Claims a queued row, or one whose claim expired; null when it is claimed or over. */
  async claim(id: string): Promise<Claim | null> {
    const { atClaim, claimed } = this.table;
    const [claim] = await this.database.$queryRaw<Claim[]>`
      UPDATE ${this.name} SET status = 'running', claimed_by = ${randomUUID()}, claimed_at = now(),
        attempts = attempts + 1${listed(atClaim)}
      WHERE id = ${id}::uuid AND ${this.isFree} AND NOT ${this.isSpent}
      RETURNING id, claimed_by AS "claimedBy"${listed(claimed)}`;
    return claim ?? null;
  }

  /** Renews a lease and stores the progress. */
  renew(lease: Lease, progress?: Progress): Promise<boolean> {
    const change = progress === undefined ? NOTHING : this.table.atRenewal?.(progress);
    return this.change(lease, Prisma.sql`claimed_at = now()${listed(change)}`);
  }

  fail(lease: Lease, errorCode: string): Promise<boolean> {
    return this.change(lease, this.failed(Prisma.sql`${errorCode}`));
  }

  /** Releases a row for another try. */
  release(lease: Lease): Promise<boolean> {
    return this.change(lease, Prisma.sql`status = 'queued', claimed_by = NULL`);
  }

  /** Fails rows past their time or run limit, and frees those of dead workers. */
  async sweep(): Promise<void> {
    await this.database
      .$executeRaw`UPDATE ${this.name} SET ${this.failed(this.errorCode)} WHERE ${this.isOver}`;
    await this.free();
  }

  /** Rows that have waited longer than a queued job would take. */
  async listOrphans(): Promise<WaitingRow[]> {
    return this.database.$queryRaw<WaitingRow[]>`
      SELECT id, attempts AS runs FROM ${this.name}
      WHERE status = 'queued' AND coalesce(claimed_at, created_at) < ${ago(this.table.terms.orphanSeconds)}
      ORDER BY created_at LIMIT 100`;
  }

  /** Deletes a batch of rows whose `column` is this old; returns how many. */
  async erase(column: 'created_at' | 'finished_at', seconds: number): Promise<number> {
    return this.database.$executeRaw`
      DELETE FROM ${this.name} WHERE id IN (
        SELECT id FROM ${this.name} WHERE ${Prisma.raw(column)} < ${ago(seconds)} LIMIT ${ERASE_SIZE})`;
  }

  /** Ends a row still held by the lease with its result; false when the lease was lost. */
  protected finish(lease: Lease, change = NOTHING): Promise<boolean> {
    const cleared = this.keepsErrorCode ? Prisma.sql`, failure = NULL` : NOTHING;
    return this.change(lease, Prisma.sql`status = 'done', finished_at = now()${cleared}${listed(change)}`);
  }

  /** Changes a row still held by the lease; false when the lease was lost. */
  protected async change(lease: Lease, change: Prisma.Sql): Promise<boolean> {
    const changed = await this.database
      .$executeRaw`UPDATE ${this.name} SET ${change} WHERE ${this.isHeld(lease)}`;
    return changed === 1;
  }

  /** Frees the rows of dead workers. */
  protected async free(): Promise<void> {
    await this.database.$executeRaw`
      UPDATE ${this.name} SET status = 'queued', claimed_by = NULL WHERE ${this.isLapsed}`;
  }

  /** Whether a row is still held by a lease, for statements that change more than the lease. */
  protected isHeld({ id, claimedBy }: Lease) {
    return Prisma.sql`id = ${id}::uuid AND claimed_by = ${claimedBy} AND status = 'running'`;
  }

  /** Whether a row is past its time or run limit while nobody works on it. */
  protected get isOver() {
    return Prisma.sql`(${this.isFree} AND ${this.isSpent})`;
  }

  /** The error code of such a row. */
  protected get errorCode() {
    return Prisma.sql`CASE WHEN attempts >= ${this.table.terms.maxRuns} THEN 'broken' ELSE 'expired' END`;
  }

  private failed(errorCode: Prisma.Sql) {
    const kept = this.keepsErrorCode ? Prisma.sql`, failure = ${errorCode}` : NOTHING;
    return Prisma.sql`status = 'failed', finished_at = now()${kept}${listed(this.table.atFailure)}`;
  }

  private get keepsErrorCode(): boolean {
    return this.table.hasErrorCode ?? true;
  }

  private get isLapsed() {
    return Prisma.sql`(status = 'running' AND claimed_at < ${ago(this.table.terms.leaseSeconds)})`;
  }

  private get isFree() {
    return Prisma.sql`(status = 'queued' OR ${this.isLapsed})`;
  }

  private get isSpent() {
    const { maxRuns, deadlineSeconds } = this.table.terms;
    return Prisma.sql`(attempts >= ${maxRuns} OR created_at < ${ago(deadlineSeconds)})`;
  }
}

const listed = (change = NOTHING) => (change === NOTHING ? NOTHING : Prisma.sql`, ${change}`);
