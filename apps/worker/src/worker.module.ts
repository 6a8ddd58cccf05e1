import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { OperatorModule } from '@qicheng/core/operator';
import { type CoreConfig, type DatabaseOptions, PlatformModule } from '@qicheng/core/platform';
import { JobsModule } from '@qicheng/core/platform/jobs';
import { MailModule } from '@qicheng/core/platform/mail';
import { AccountWorkerModule } from './account/export-data.processor.js';
import type { AnalysisModel } from './analysis/analysis-model.js';
import { AnalysisWorkerModule } from './analysis/analysis.worker.module.js';
import { ContentWorkerModule } from './content/render-document.processor.js';
import { ContestWorkerModule } from './contest/print-certificate.processor.js';
import { JobsBoardWorkerModule } from './jobs-board/match-jobs.processor.js';
import { ProcessorRegistry } from './kit/processor-registry.js';
import { PaymentWorkerModule } from './payment/payment-maintenance.js';
import { RecommendationWorkerModule } from './recommendation/deliver-resume.processor.js';
import { ReportExportWorkerModule } from './report-export/export-report.processor.js';
import type { ReportWriter } from './report-export/report-writer.js';
import { type Renderers, ResumeExportWorkerModule } from './resume-export/resume-export.worker.module.js';
import type { FileImporter } from './resume-import/file-importer.js';
import { ResumeImportWorkerModule } from './resume-import/import-resume.processor.js';
import { SiteWorkerModule } from './site/site-maintenance.js';

/** The heavy dependencies, injected so that a test can replace them. */
export interface Tools {
  renderers: Omit<Renderers, 'importer'>;
  importer: FileImporter;
  reports: ReportWriter;
  /** Null where only rules are used. */
  model: AnalysisModel | null;
}

/** Every processor, over one core. */
@Module({})
export class WorkerModule {
  static with(
    config: CoreConfig,
    database: DatabaseOptions,
    { renderers, importer, reports, model }: Tools,
  ): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot(config, database),
        JobsModule,
        DiscoveryModule,
        MailModule,
        OperatorModule,
        AccountWorkerModule,
        AnalysisWorkerModule.with(model),
        ContentWorkerModule,
        ContestWorkerModule.with(reports),
        PaymentWorkerModule,
        JobsBoardWorkerModule,
        RecommendationWorkerModule,
        ResumeExportWorkerModule.with({ ...renderers, importer }),
        ReportExportWorkerModule.with(reports),
        ResumeImportWorkerModule.with(importer),
        SiteWorkerModule,
      ],
      providers: [ProcessorRegistry],
    };
  }
}
