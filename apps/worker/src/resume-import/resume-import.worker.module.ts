import { type DynamicModule, Module } from '@nestjs/common';
import { ResumeImportModule } from '@qicheng/core/resume-import';
import { FileImporter } from './file-importer.js';
import { ImportResumeProcessor } from './import-resume.processor.js';

@Module({})
export class ResumeImportWorkerModule {
  static with(importer: FileImporter): DynamicModule {
    return {
      module: ResumeImportWorkerModule,
      imports: [ResumeImportModule],
      providers: [{ provide: FileImporter, useValue: importer }, ImportResumeProcessor],
    };
  }
}
