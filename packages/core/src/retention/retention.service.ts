import { Injectable, Logger } from '@nestjs/common';
import { declaredTables } from '../personal-data/index.js';
import { Clock, loggableError } from '../platform/index.js';
import { SiteStatisticsService } from '../site-statistics/index.js';
import { StoredFileService } from '../upload/index.js';
import { RetentionRepository } from './retention.repository.js';

const ROUND = 1_000;
// The rest waits for the next sweep: a sweep must end, however much is overdue.
const MAX_ROUNDS = 200;
const DAY_MS = 86_400_000;

/** The retention of one table's rows. */
export interface RetentionRule {
  table: string;
  /** The column that counts. */
  column: string;
  days: number;
}

/** Every declared rule, by table. */
export const retentionRules: readonly RetentionRule[] = declaredTables.flatMap(({ table, retention }) =>
  retention === undefined ? [] : [{ table, ...retention }],
);

/** Deletes expired rows, as each table's declaration says [data retention]. */
@Injectable()
export class RetentionService {
  private readonly logger = new Logger(RetentionService.name);

  constructor(
    private readonly rows: RetentionRepository,
    private readonly files: StoredFileService,
    private readonly statistics: SiteStatisticsService,
    private readonly clock: Clock,
  ) {}

  /**
   * One sweep over all tables; several processes may sweep at once. Returns how many rows were deleted per
   * table. A table that cannot be swept does not block the others and is reported at the end.
   */
  async run(): Promise<{ table: string; removed: number }[]> {
    await this.count();
    const now = this.clock.now().getTime();
    const swept: { table: string; removed: number }[] = [];
    const problems: unknown[] = [];
    for (const rule of retentionRules) {
      // Files are deleted with their bytes.
      const removeSome =
        rule.table === 'stored_file'
          ? () => this.files.removeExpired()
          : () => this.rows.remove(rule, new Date(now - rule.days * DAY_MS), ROUND);
      try {
        swept.push({ table: rule.table, removed: await untilNone(removeSome) });
      } catch (error) {
        this.log(`${rule.table} was not swept`, error);
        problems.push(error);
      }
    }
    if (problems.length > 0) throw problems[0];
    return swept;
  }

  private log(what: string, error: unknown): void {
    const { type, message } = loggableError(error);
    this.logger.error(`${what}: ${type} ${message}`);
  }

  /**
   * Rows are counted before deletion, unless counting fails: statistics must not delay deleting personal
   * data.
   */
  private async count(): Promise<void> {
    try {
      await this.statistics.record();
    } catch (error) {
      this.log('daily figures were not counted', error);
    }
  }
}

async function untilNone(removeSome: () => Promise<number>): Promise<number> {
  let removed = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const some = await removeSome();
    removed += some;
    if (some === 0) break;
  }
  return removed;
}
