import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EraseClosedAccounts } from '@qicheng/core/account-closing';
import { AnalysisRunService } from '@qicheng/core/analysis';
import { CertificateRunService } from '@qicheng/core/contest';
import { DataExportRunService } from '@qicheng/core/data-export';
import { FetchJobs, JobMatchRunService } from '@qicheng/core/jobs-board';
import { ModelCallService } from '@qicheng/core/model-call';
import { OperatorSessionService } from '@qicheng/core/operator';
import { type CoreConfig, type DatabaseOptions, SignalBus } from '@qicheng/core/platform';
import { MailOutboxService } from '@qicheng/core/platform/mail';
import { ReportExportRunService } from '@qicheng/core/report-export';
import { ExportRunService } from '@qicheng/core/resume-export';
import { ImportRunService } from '@qicheng/core/resume-import';
import { ResumeDeliveryService } from '@qicheng/core/resume-recommendation';
import { jobDefinitions } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { startJobs } from '@qicheng/jobs/runtime';
import type { Logger } from 'pino';
import type { AnalysisModel } from './analysis/analysis-model.js';
import { RunAnalysisProcessor } from './analysis/run-analysis.processor.js';
import { JobMetrics } from './kit/job-metrics.js';
import { NestLogger } from './kit/logger.js';
import { MaintenanceMetrics } from './kit/maintenance-metrics.js';
import { createOperatorPort, type OperatorPort } from './kit/operator-port.js';
import { assertComplete, ProcessorRegistry } from './kit/processor-registry.js';
import { TaskScheduler } from './kit/task-scheduler.js';
import {
  AUDIT_LEDGER_EVERY_MS,
  PaymentMaintenance,
  REFUND_EVERY_MS,
  WATCH_PAYMENTS_EVERY_MS,
} from './payment/payment-maintenance.js';
import { DELIVER_EVERY_MS } from './recommendation/deliver-resume.processor.js';
import type { ReportWriter } from './report-export/report-writer.js';
import { CLEAN_EVERY_MS, DISOWN_EVERY_MS, ExportMaintenance } from './resume-export/export-maintenance.js';
import type { Renderers } from './resume-export/resume-export.worker.module.js';
import type { FileImporter } from './resume-import/file-importer.js';
import { HEALTH_EVERY_MS, SiteMaintenance, SWEEP_EVERY_MS } from './site/site-maintenance.js';
import { WorkerModule } from './worker.module.js';

interface ReconciledJob {
  task: string;
  everyMs: number;
  service: Type<{ requeueLapsed(): Promise<number> }>;
}

/** How often each job's rows and queue are reconciled. */
const leasedJobs: readonly ReconciledJob[] = [
  // With a lease of four seconds this finishes a killed worker's file within fifteen.
  { task: 'reconcile', everyMs: 1_000, service: ExportRunService },
  { task: 'reconcile-imports', everyMs: 1_000, service: ImportRunService },
  { task: 'reconcile-reports', everyMs: 1_000, service: ReportExportRunService },
  // With a lease of six seconds, within twenty.
  { task: 'reconcile-analyses', everyMs: 2_000, service: AnalysisRunService },
  // Nobody waits for these on a page.
  { task: 'reconcile-certificates', everyMs: 3_000, service: CertificateRunService },
  { task: 'reconcile-job-matches', everyMs: 3_000, service: JobMatchRunService },
  { task: 'reconcile-data-exports', everyMs: 3_000, service: DataExportRunService },
];

// Mails wait at least half a minute between attempts; a round without due rows is one index look-up.
const DELIVER_MAIL_EVERY_MS = 5_000;
const FETCH_JOBS_EVERY_MS = 30 * 60_000;
const ERASE_MODEL_TEXTS_EVERY_MS = 60_000;
const ERASE_ACCOUNTS_EVERY_MS = 10 * 60_000;
const MODEL_RUNS_AT_ONCE = 8;

export interface WorkerOptions {
  config: CoreConfig;
  database: DatabaseOptions;
  renderers: Omit<Renderers, 'importer'>;
  importer: FileImporter;
  reports: ReportWriter;
  model?: AnalysisModel | null;
  exportConcurrency: number;
  logger: Logger;
}

export interface RunningWorker {
  operatorPort: OperatorPort;
  /** Takes no new jobs, lets running ones finish within `graceMs`, closes everything. */
  stop(graceMs: number): Promise<void>;
}

/** The whole worker process except its port: processors checked, queues consumed, maintenance started. */
export async function createWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { config, logger, renderers, importer, reports, model = null } = options;
  const app = await NestFactory.createApplicationContext(
    WorkerModule.with(config, options.database, { renderers, importer, reports, model }),
    {
      logger: new NestLogger(logger),
      abortOnError: false,
    },
  );
  const processors = app.get(ProcessorRegistry).collect();
  assertComplete(jobDefinitions, processors);
  const metrics = new JobMetrics(logger, app.get(JobQueue));
  const concurrency = {
    exports: options.exportConcurrency,
    // A run waiting for a model uses no processor.
    ...(model !== null && { analyses: MODEL_RUNS_AT_ONCE }),
  };
  app.get(SignalBus, { strict: false }).listen((signal) => metrics.record(signal));
  const runtime = startJobs({ redisUrl: config.redisUrl, processors, concurrency, observer: metrics });
  const recurring = startMaintenance(app, logger, new MaintenanceMetrics(metrics.registry));
  let isRunning = true;
  const operatorPort = createOperatorPort({
    registry: metrics.registry,
    sessions: app.get(OperatorSessionService),
    redisUrl: config.redisUrl,
    appUrl: config.appUrl,
    isRunning: () => isRunning,
  });
  return {
    operatorPort,
    async stop(graceMs) {
      isRunning = false;
      await recurring.stop();
      app.get(RunAnalysisProcessor, { strict: false }).interrupt();
      // Unfinished jobs keep their lease until it expires: another worker then takes over.
      const ended = await runtime.close(graceMs);
      if (!ended) logger.warn('running jobs were left to other workers');
      await Promise.all([renderers.printer.close(), importer.close()]);
      await operatorPort.close();
      await app.close();
    },
  };
}

function startMaintenance(
  app: INestApplicationContext,
  logger: Logger,
  metrics: MaintenanceMetrics,
): TaskScheduler {
  const recurring = new TaskScheduler(logger, metrics);
  const site = app.get(SiteMaintenance);
  const exports = app.get(ExportMaintenance);
  const imports = app.get(ImportRunService, { strict: false });
  const reports = app.get(ReportExportRunService, { strict: false });
  const accounts = app.get(EraseClosedAccounts, { strict: false });
  const models = app.get(ModelCallService, { strict: false });
  const jobs = app.get(FetchJobs, { strict: false });
  const deliveries = app.get(ResumeDeliveryService, { strict: false });
  const payments = app.get(PaymentMaintenance);
  const outbox = app.get(MailOutboxService, { strict: false });
  for (const { task, everyMs, service } of leasedJobs) {
    const rows = app.get(service, { strict: false });
    recurring.start(task, everyMs, () => rows.requeueLapsed());
  }
  recurring.start('disown-old-files', DISOWN_EVERY_MS, () => exports.disownOldFiles());
  recurring.start('clean', CLEAN_EVERY_MS, () => exports.clean());
  recurring.start('clean-imports', CLEAN_EVERY_MS, () => imports.eraseOld());
  recurring.start('clean-reports', CLEAN_EVERY_MS, () => reports.eraseOld());
  recurring.start('fetch-jobs', FETCH_JOBS_EVERY_MS, () => jobs.run());
  recurring.start('deliver-resumes', DELIVER_EVERY_MS, () => deliveries.requeueDue());
  recurring.start('erase-model-texts', ERASE_MODEL_TEXTS_EVERY_MS, () => models.eraseTexts());
  recurring.start('erase-accounts', ERASE_ACCOUNTS_EVERY_MS, () => accounts.run());
  recurring.start('watch-payments', WATCH_PAYMENTS_EVERY_MS, () => payments.watch());
  recurring.start('refund', REFUND_EVERY_MS, () => payments.refund());
  recurring.start('audit-ledger', AUDIT_LEDGER_EVERY_MS, () => payments.audit());
  recurring.start('deliver-mail', DELIVER_MAIL_EVERY_MS, () => outbox.deliverDue());
  recurring.start('retention', SWEEP_EVERY_MS, async () => metrics.swept(await site.sweep()));
  recurring.start('vital-signs', HEALTH_EVERY_MS, async () => metrics.show(await site.readHealth()));
  return recurring;
}
