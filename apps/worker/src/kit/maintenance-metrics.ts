import type { HealthMetrics } from '@qicheng/core/health-metrics';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { RoundObserver } from './task-scheduler.js';

/** Counts the rounds of recurring work, and stores the results of the last database check. */
export class MaintenanceMetrics implements RoundObserver {
  private readonly rounds: Counter<'task' | 'result'>;
  private readonly lastSuccess: Gauge<'task'>;
  private readonly handled: Counter<'task'>;
  private readonly removed: Counter<'table'>;
  private readonly healthMetrics: Readonly<Record<keyof HealthMetrics, Gauge>>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.rounds = new Counter({
      name: 'qicheng_upkeep_rounds_total',
      help: 'Rounds of recurring tasks, by task and result',
      labelNames: ['task', 'result'],
      registers,
    });
    this.lastSuccess = new Gauge({
      name: 'qicheng_upkeep_last_success_timestamp_seconds',
      help: 'Time of the last successful round of a task',
      labelNames: ['task'],
      registers,
    });
    this.handled = new Counter({
      name: 'qicheng_upkeep_handled_total',
      help: 'Items handled by a task: runs queued again, mails sent, accounts erased',
      labelNames: ['task'],
      registers,
    });
    this.removed = new Counter({
      name: 'qicheng_retention_removed_rows_total',
      help: 'Expired rows that were deleted',
      labelNames: ['table'],
      registers,
    });
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
    this.healthMetrics = {
      oldestMailSeconds: gauge('qicheng_mail_oldest_seconds', 'Age of the oldest mail that still waits'),
      erasuresOverdue: gauge('qicheng_erasures_overdue', 'Closed accounts a day past their erasure'),
      lastBackupAt: gauge('qicheng_backup_last_timestamp_seconds', 'Last backup; 0 when none in 31 days'),
      databaseBytes: gauge('qicheng_database_bytes', 'Size of the database'),
      connections: gauge('qicheng_database_connections', 'Connections to the database'),
      maxConnections: gauge('qicheng_database_connections_max', 'Connections that the server allows'),
    };
  }

  ended(task: string, handled: unknown): void {
    this.rounds.inc({ task, result: 'done' });
    this.lastSuccess.set({ task }, Date.now() / 1000);
    this.handled.inc({ task }, typeof handled === 'number' ? handled : 0);
  }

  failed(task: string): void {
    this.rounds.inc({ task, result: 'failed' });
  }

  /** Counts rows removed by a sweep. */
  swept(tables: readonly { table: string; removed: number }[]): void {
    for (const { table, removed } of tables) this.removed.inc({ table }, removed);
  }

  /** Stores the numbers until the next check. */
  show(healthMetrics: HealthMetrics): void {
    const { lastBackupAt, ...numbers } = healthMetrics;
    this.healthMetrics.lastBackupAt.set((lastBackupAt?.getTime() ?? 0) / 1000);
    for (const [name, value] of Object.entries(numbers))
      this.healthMetrics[name as keyof typeof numbers].set(value);
  }
}
