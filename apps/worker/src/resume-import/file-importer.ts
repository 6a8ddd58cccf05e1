import type { FileToImport, ImportedResume, ReportProgress } from '@qicheng/import/isolated';

/** Reads a file into a draft; rejects with ImportRefusedError when the file yields none, or when aborted. */
export abstract class FileImporter {
  abstract run(file: FileToImport, onProgress: ReportProgress, signal: AbortSignal): Promise<ImportedResume>;

  /** Aborts all reads in progress; called once at shutdown. */
  abstract close(): Promise<void>;
}
