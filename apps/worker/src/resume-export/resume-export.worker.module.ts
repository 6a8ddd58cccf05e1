import { type DynamicModule, Module } from '@nestjs/common';
import { ResumeModule } from '@qicheng/core/resume';
import { ResumeExportModule } from '@qicheng/core/resume-export';
import { UploadModule } from '@qicheng/core/upload';
import { ExportResumeProcessor } from './export-resume.processor.js';
import { ExportMaintenance } from './export-maintenance.js';
import { ResumePrinter } from './printer.js';
import { WordWriter } from './word-writer.js';

export interface Renderers {
  printer: ResumePrinter;
  word: WordWriter;
}

@Module({})
export class ResumeExportWorkerModule {
  static with({ printer, word }: Renderers): DynamicModule {
    return {
      module: ResumeExportWorkerModule,
      imports: [ResumeModule, ResumeExportModule, UploadModule],
      providers: [
        { provide: ResumePrinter, useValue: printer },
        { provide: WordWriter, useValue: word },
        ExportResumeProcessor,
        ExportMaintenance,
      ],
      exports: [ExportMaintenance],
    };
  }
}
