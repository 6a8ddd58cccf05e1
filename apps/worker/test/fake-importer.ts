import type { FileToImport, ImportedResume, ReportProgress } from '@qicheng/import/isolated';
import { emptyDocument } from '@qicheng/resume/defaults';
import { FileImporter } from '../src/resume-import/file-importer.js';

/** A fake importer; by default it returns an empty résumé for every file. */
export class FakeImporter extends FileImporter {
  readonly names: string[] = [];
  work: (file: FileToImport, report: ReportProgress, signal: AbortSignal) => Promise<void> = () =>
    Promise.resolve();

  async run(file: FileToImport, report: ReportProgress, signal: AbortSignal): Promise<ImportedResume> {
    this.names.push(file.name);
    await this.work(file, report, signal);
    return {
      format: 'text',
      isLossless: false,
      title: '张三的简历',
      language: 'zh',
      templateCode: null,
      document: emptyDocument(),
      fields: [],
      unplaced: [],
      warnings: ['noName'],
    };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
