import type { ResumeDocument } from '@qicheng/resume/document';

/** The format of a file by its content. `scan` is a PDF of pictures, `own` a file with an embedded source. */
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

/** A rectangle in fractions of its page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a value was found in the file. */
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

/** A draft with its sources. Text without a field is in `unplaced`. */
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
  /**
   * The text of the file, in layout order and in file order, if the import was told to ignore an embedded
   * source.
   */
  text?: { lines: string[]; fileOrder: string[] };
}

/** Why a file cannot be imported. */
export type ImportErrorCode = 'empty' | 'notResume' | 'unreadable' | 'protected' | 'tooComplex' | 'timedOut';

/** Importing the same file again would fail too. */
export class ImportRefusedError extends Error {
  constructor(readonly errorCode: ImportErrorCode) {
    super(`the file was not imported: ${errorCode}`);
  }
}

export interface ImportProgress {
  stage: 'reading' | 'recognising' | 'placing';
  /** Percent of the whole import. */
  progress: number;
}

export interface FileToImport {
  bytes: Uint8Array;
  /** A hint where the content is ambiguous (plain text or Markdown); never trusted. */
  name: string;
  /** Ignores an embedded source, to show what other programs can read in the file. */
  isForeign?: boolean;
}

export type ReportProgress = (progress: ImportProgress) => void;
