import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { OperatorModule } from '@qicheng/core/operator';
import { type CoreConfig, type DatabaseOptions, PlatformModule } from '@qicheng/core/platform';
import { JobsModule } from '@qicheng/core/platform/jobs';
import { MailModule } from '@qicheng/core/platform/mail';
import { AccountWorkerModule } from './account/account.worker.module.js';
import { ProcessorRegistry } from './kit/processor-registry.js';
import { type Renderers, ResumeExportWorkerModule } from './resume-export/resume-export.worker.module.js';

/** Every processor, over one core. */
@Module({})
export class WorkerModule {
  static with(config: CoreConfig, database: DatabaseOptions, renderers: Renderers): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot(config, database),
        JobsModule,
        DiscoveryModule,
        MailModule,
        OperatorModule,
        AccountWorkerModule,
        ResumeExportWorkerModule.with(renderers),
      ],
      providers: [ProcessorRegistry],
    };
  }
}
