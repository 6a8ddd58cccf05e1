import { Injectable } from '@nestjs/common';
import { declaredTables } from '../personal-data/index.js';
import { Clock } from '../platform/index.js';
import { SiteStatisticsService } from '../site-statistics/index.js';
import { StoredFileService } from '../upload/index.js';
import { RetentionRepository } from './retention.repository.js';

const ROUND = 1_000;
// What one sweep leaves waits for the next one: a sweep must end, however much is overdue.
const MAX_ROUNDS = 200;
const DAY_MS = 86_400_000;

/** How long the rows of one table are kept. */
export interface RetentionRule {
  table: string;
  /** The moment that counts. */
  column: string;
  days: number;
}

/** Every declared rule, by table. */
export const retentionRules: readonly RetentionRule[] = declaredTables.flatMap(({ table, retention }) =>
  retention === undefined ? [] : [{ table, ...retention }],
);

/** Removes what had its time, as the declaration of each table says [data retention]. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly rows: RetentionRepository,
    private readonly files: StoredFileService,
    private readonly statistics: SiteStatisticsService,
    private readonly clock: Clock,
  ) {}

  /** One sweep over all tables; several processes may sweep at once. Gives how many rows went from each. */
  async run(): Promise<{ table: string; removed: number }[]> {
    // A row that goes has been counted.
    await this.statistics.record();
    const now = this.clock.now().getTime();
    const swept: { table: string; removed: number }[] = [];
    for (const rule of retentionRules) {
      // Files go with their bytes.
      const removeSome =
        rule.table === 'stored_file'
          ? () => this.files.removeExpired()
          : () => this.rows.remove(rule, new Date(now - rule.days * DAY_MS), ROUND);
      swept.push({ table: rule.table, removed: await untilNone(removeSome) });
    }
    return swept;
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
