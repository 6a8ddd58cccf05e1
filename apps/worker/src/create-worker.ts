import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CertificateRunService } from '@qicheng/core/contest';
import { OperatorSessionService } from '@qicheng/core/operator';
import { type CoreConfig, type DatabaseOptions, SignalBus } from '@qicheng/core/platform';
import { MailOutboxService } from '@qicheng/core/platform/mail';
import { ResumeDeliveryService } from '@qicheng/core/resume-recommendation';
import { jobDefinitions } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { startJobs } from '@qicheng/jobs/runtime';
import type { Logger } from 'pino';
import {
  AccountMaintenance,
  ERASE_EVERY_MS,
  RECONCILE_EXPORTS_EVERY_MS,
} from './account/account-maintenance.js';
import type { AnalysisModel } from './analysis/analysis-model.js';
import {
  AnalysisMaintenance,
  ERASE_MODEL_TEXTS_EVERY_MS,
  RECONCILE_ANALYSES_EVERY_MS,
} from './analysis/analysis-maintenance.js';
import { RunAnalysisProcessor } from './analysis/run-analysis.processor.js';
import {
  FETCH_JOBS_EVERY_MS,
  JobsBoardMaintenance,
  RECONCILE_MATCHES_EVERY_MS,
} from './jobs-board/jobs-board-maintenance.js';
import { JobMetrics } from './kit/job-metrics.js';
import { NestLogger } from './kit/logger.js';
import { createOperatorPort, type OperatorPort } from './kit/operator-port.js';
import { assertComplete, ProcessorRegistry } from './kit/processor-registry.js';
import { TaskScheduler } from './kit/task-scheduler.js';
import { MaintenanceMetrics } from './kit/maintenance-metrics.js';
import {
  AUDIT_LEDGER_EVERY_MS,
  PaymentMaintenance,
  REFUND_EVERY_MS,
  WATCH_PAYMENTS_EVERY_MS,
} from './payment/payment-maintenance.js';
import { DELIVER_EVERY_MS } from './recommendation/deliver-resume.processor.js';
import { CLEAN_EVERY_MS, ExportMaintenance, RECONCILE_EVERY_MS } from './resume-export/export-maintenance.js';
import {
  CLEAN_REPORTS_EVERY_MS,
  RECONCILE_REPORTS_EVERY_MS,
  ReportExportMaintenance,
} from './report-export/report-export-maintenance.js';
import { RECONCILE_CERTIFICATES_EVERY_MS } from './contest/contest.worker.module.js';
import type { ReportWriter } from './report-export/report-writer.js';
import type { Renderers } from './resume-export/resume-export.worker.module.js';
import type { FileImporter } from './resume-import/file-importer.js';
import {
  CLEAN_IMPORTS_EVERY_MS,
  ImportMaintenance,
  RECONCILE_IMPORTS_EVERY_MS,
} from './resume-import/import-maintenance.js';
import { LOOK_EVERY_MS, SiteMaintenance, SWEEP_EVERY_MS } from './site/site-maintenance.js';
import { WorkerModule } from './worker.module.js';

// Mails wait half a minute and more between attempts; what else is late here is only a look at an index.
const DELIVER_MAIL_EVERY_MS = 5_000;
const MODEL_RUNS_AT_ONCE = 8;

export interface WorkerOptions {
  config: CoreConfig;
  database: DatabaseOptions;
  renderers: Renderers;
  importer: FileImporter;
  reports: ReportWriter;
  model?: AnalysisModel | null;
  exportConcurrency: number;
  logger: Logger;
}

export interface RunningWorker {
  operatorPort: OperatorPort;
  /** Takes no new job, lets the running ones end within `graceMs`, closes everything. */
  stop(graceMs: number): Promise<void>;
}

/** The whole worker process short of listening: processors checked, queues consumed, maintenance started. */
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
    // A run that waits for a model fills no processor.
    ...(model !== null && { analyses: MODEL_RUNS_AT_ONCE }),
  };
  app.get(SignalBus, { strict: false }).listen((signal) => metrics.keep(signal));
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
      // What does not end in time is left to its lease: another worker takes it over.
      const ended = await runtime.close(graceMs);
      if (!ended) logger.warn('running jobs were left for another worker');
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
  const imports = app.get(ImportMaintenance);
  const accounts = app.get(AccountMaintenance);
  const analyses = app.get(AnalysisMaintenance);
  const reports = app.get(ReportExportMaintenance);
  const jobs = app.get(JobsBoardMaintenance);
  const deliveries = app.get(ResumeDeliveryService, { strict: false });
  const payments = app.get(PaymentMaintenance);
  const certificates = app.get(CertificateRunService, { strict: false });
  const outbox = app.get(MailOutboxService, { strict: false });
  recurring.start('reconcile', RECONCILE_EVERY_MS, () => exports.reconcile());
  recurring.start('clean', CLEAN_EVERY_MS, () => exports.clean());
  recurring.start('reconcile-imports', RECONCILE_IMPORTS_EVERY_MS, () => imports.reconcile());
  recurring.start('clean-imports', CLEAN_IMPORTS_EVERY_MS, () => imports.clean());
  recurring.start('reconcile-reports', RECONCILE_REPORTS_EVERY_MS, () => reports.reconcile());
  recurring.start('reconcile-certificates', RECONCILE_CERTIFICATES_EVERY_MS, () =>
    certificates.requeueLapsed(),
  );
  recurring.start('clean-reports', CLEAN_REPORTS_EVERY_MS, () => reports.clean());
  recurring.start('reconcile-analyses', RECONCILE_ANALYSES_EVERY_MS, () => analyses.reconcile());
  recurring.start('reconcile-job-matches', RECONCILE_MATCHES_EVERY_MS, () => jobs.reconcile());
  recurring.start('fetch-jobs', FETCH_JOBS_EVERY_MS, () => jobs.fetch());
  recurring.start('deliver-resumes', DELIVER_EVERY_MS, () => deliveries.requeueDue());
  recurring.start('erase-model-texts', ERASE_MODEL_TEXTS_EVERY_MS, () => analyses.eraseTexts());
  recurring.start('reconcile-data-exports', RECONCILE_EXPORTS_EVERY_MS, () => accounts.reconcile());
  recurring.start('erase-accounts', ERASE_EVERY_MS, () => accounts.erase());
  recurring.start('watch-payments', WATCH_PAYMENTS_EVERY_MS, () => payments.watch());
  recurring.start('refund', REFUND_EVERY_MS, () => payments.refund());
  recurring.start('audit-ledger', AUDIT_LEDGER_EVERY_MS, () => payments.audit());
  recurring.start('deliver-mail', DELIVER_MAIL_EVERY_MS, () => outbox.deliverDue());
  recurring.start('retention', SWEEP_EVERY_MS, async () => metrics.swept(await site.sweep()));
  recurring.start('vital-signs', LOOK_EVERY_MS, async () => metrics.show(await site.look()));
  return recurring;
}
