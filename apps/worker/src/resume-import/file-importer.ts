import type { FileToImport, ImportedResume, ReportProgress } from '@qicheng/import/isolated';

/** Reads a file into a draft; rejects with ImportRefusedError when the file gives none, and when the signal ends it. */
export abstract class FileImporter {
  abstract run(file: FileToImport, onProgress: ReportProgress, signal: AbortSignal): Promise<ImportedResume>;

  /** Ends every reading that is under way; called once at shutdown. */
  abstract close(): Promise<void>;
}
