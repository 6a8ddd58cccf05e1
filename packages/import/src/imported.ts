import type { ResumeDocument } from '@qicheng/resume/document';

/** What a file turned out to be, by its content. `scan` is a PDF of pictures, `own` one that carried its source. */
export type ImportFormat =
  | 'pdf'
  | 'scan'
  | 'image'
  | 'docx'
  | 'doc'
  | 'xls'
  | 'xlsx'
  | 'html'
  | 'markdown'
  | 'text'
  | 'jsonResume'
  | 'own';

/** A rectangle in shares of its page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where in the file something stood. */
export interface Source {
  page: number;
  box: Box | null;
  line: number | null;
  cell: string | null;
  quote: string;
}

export interface ImportedField {
  /** JSON Pointer into the document. */
  pointer: string;
  label: string;
  value: string;
  /** 0 to 1. */
  confidence: number;
  source: Source | null;
}

export type ImportWarning =
  | 'recognised'
  | 'lowQuality'
  | 'truncated'
  | 'unplaced'
  | 'noName'
  | 'noContact'
  | 'uncertain'
  | 'edited';

/** A draft with what it was read from. Text that has no place in it stands in `unplaced`. */
export interface ImportedResume {
  format: ImportFormat;
  isLossless: boolean;
  title: string;
  language: 'zh' | 'en';
  templateCode: string | null;
  document: ResumeDocument;
  fields: ImportedField[];
  unplaced: { text: string; source: Source | null }[];
  warnings: ImportWarning[];
}

/** Why a file gives no draft. */
export type ImportErrorCode = 'empty' | 'notResume' | 'unreadable' | 'protected' | 'tooComplex' | 'timedOut';

/** The file gives no draft, and another try would not either. */
export class ImportRefusedError extends Error {
  constructor(readonly errorCode: ImportErrorCode) {
    super(`the file was not imported: ${errorCode}`);
  }
}

export interface ImportProgress {
  stage: 'reading' | 'recognising' | 'placing';
  /** Percent of the whole. */
  progress: number;
}

export interface FileToImport {
  bytes: Uint8Array;
  /** Helps where the content leaves it open (plain text or Markdown); never trusted. */
  name: string;
}

export type ReportProgress = (progress: ImportProgress) => void;
