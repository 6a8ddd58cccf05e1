import { type DynamicModule, Module } from '@nestjs/common';
import { ResumeModule } from '@qicheng/core/resume';
import { ResumeExportModule } from '@qicheng/core/resume-export';
import { UploadModule } from '@qicheng/core/upload';
import { FileImporter } from '../resume-import/file-importer.js';
import { ExportMaintenance } from './export-maintenance.js';
import { ExportResumeProcessor } from './export-resume.processor.js';
import { PdfReaderService } from './pdf-reader.service.js';
import { ResumePrinter } from './printer.js';
import { RendererVersion } from './renderer-version.js';
import { WordWriter } from './word-writer.js';

export interface Renderers {
  printer: ResumePrinter;
  word: WordWriter;
  importer: FileImporter;
  version: RendererVersion;
}

@Module({})
export class ResumeExportWorkerModule {
  static with({ printer, word, importer, version }: Renderers): DynamicModule {
    return {
      module: ResumeExportWorkerModule,
      imports: [ResumeModule, ResumeExportModule, UploadModule],
      providers: [
        { provide: ResumePrinter, useValue: printer },
        { provide: WordWriter, useValue: word },
        { provide: FileImporter, useValue: importer },
        PdfReaderService,
        { provide: RendererVersion, useValue: version },
        ExportResumeProcessor,
        ExportMaintenance,
      ],
      exports: [ExportMaintenance],
    };
  }
}
