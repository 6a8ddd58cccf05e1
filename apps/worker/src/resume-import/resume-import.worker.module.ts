import { type DynamicModule, Module } from '@nestjs/common';
import { ResumeImportModule } from '@qicheng/core/resume-import';
import { FileImporter } from './file-importer.js';
import { ImportResumeProcessor } from './import-resume.processor.js';
import { ImportMaintenance } from './import-maintenance.js';

@Module({})
export class ResumeImportWorkerModule {
  static with(importer: FileImporter): DynamicModule {
    return {
      module: ResumeImportWorkerModule,
      imports: [ResumeImportModule],
      providers: [{ provide: FileImporter, useValue: importer }, ImportResumeProcessor, ImportMaintenance],
      exports: [ImportMaintenance],
    };
  }
}
