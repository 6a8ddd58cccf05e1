import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { OperatorModule } from '@qicheng/core/operator';
import { type CoreConfig, type DatabaseOptions, PlatformModule } from '@qicheng/core/platform';
import { JobsModule } from '@qicheng/core/platform/jobs';
import { MailModule } from '@qicheng/core/platform/mail';
import { AccountWorkerModule } from './account/account.worker.module.js';
import type { AnalysisModel } from './analysis/analysis-model.js';
import { AnalysisWorkerModule } from './analysis/analysis.worker.module.js';
import { ContentWorkerModule } from './content/content.worker.module.js';
import { ContestWorkerModule } from './contest/contest.worker.module.js';
import { JobsBoardWorkerModule } from './jobs-board/jobs-board.worker.module.js';
import { PaymentWorkerModule } from './payment/payment.worker.module.js';
import { ProcessorRegistry } from './kit/processor-registry.js';
import { RecommendationWorkerModule } from './recommendation/recommendation.worker.module.js';
import type { ReportWriter } from './report-export/report-writer.js';
import { ReportExportWorkerModule } from './report-export/report-export.worker.module.js';
import { SiteWorkerModule } from './site/site.worker.module.js';
import { type Renderers, ResumeExportWorkerModule } from './resume-export/resume-export.worker.module.js';
import type { FileImporter } from './resume-import/file-importer.js';
import { ResumeImportWorkerModule } from './resume-import/resume-import.worker.module.js';

/** What does the heavy work, given from outside so that a test can stand in for it. */
export interface Tools {
  renderers: Renderers;
  importer: FileImporter;
  reports: ReportWriter;
  /** Null where the rules work alone. */
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
        ResumeExportWorkerModule.with(renderers),
        ReportExportWorkerModule.with(reports),
        ResumeImportWorkerModule.with(importer),
        SiteWorkerModule,
      ],
      providers: [ProcessorRegistry],
    };
  }
}
