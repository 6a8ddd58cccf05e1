import { z } from 'zod';
import { wireDate, wireId, wireInt } from '../kit/endpoint.js';
import { resumeDocument, resumeLanguage, templateCode } from '../resume/fields.js';

/** The combined length of three long résumés in pasted text. */
export const MAX_IMPORT_TEXT_LENGTH = 50_000;

export const importId = wireId;
export const importStatus = z.enum(['queued', 'running', 'done', 'failed', 'confirmed']);

/** Import stages: queued, reading the file, OCR, placing the text. */
export const importStage = z.enum(['waiting', 'reading', 'recognising', 'placing', 'over']);

export const importFormat = z.enum([
  'pdf',
  'scan',
  'image',
  'docx',
  'doc',
  'xls',
  'xlsx',
  'html',
  'markdown',
  'text',
  'jsonResume',
  'own',
]);

const share = z.number().min(0).max(1);

/** Position in the file. The box is in fractions of its page; the cell is a sheet reference such as B3. */
export const importSource = z.object({
  page: z.int().min(1),
  box: z.object({ x: share, y: share, width: share, height: share }).nullable(),
  line: z.int().min(1).nullable(),
  cell: z.string().nullable(),
  quote: z.string(),
});

/** One value of the draft: its place (JSON Pointer), label, text and confidence. */
export const importedField = z.object({
  pointer: z.string(),
  label: z.string(),
  value: z.string(),
  confidence: share,
  source: importSource.nullable(),
});

/**
 * The parsed result for the owner to review. Text without a place in the draft is `unplaced`, never dropped.
 */
export const importResult = z.object({
  format: importFormat,
  /** The file contained its embedded source, which was used as a whole. */
  isLossless: z.boolean(),
  title: z.string(),
  language: resumeLanguage,
  /** The template named in the file; null if none. */
  templateCode: templateCode.nullable(),
  document: resumeDocument,
  fields: z.array(importedField),
  unplaced: z.array(z.object({ text: z.string(), source: importSource.nullable() })),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
});

/** State of one import; `progress` in percent. `result` when done, `failure` as a message if it failed. */
export const importState = z.object({
  importId,
  fileName: z.string(),
  status: importStatus,
  stage: importStage,
  progress: wireInt,
  createdAt: wireDate,
  finishedAt: wireDate.nullable(),
  failure: z.string().nullable(),
  /** The résumé created from a confirmed import. */
  resumeId: wireId.nullable(),
  result: importResult.nullable(),
});

/** A row of the user's recent imports, without the parsed content. */
export const importSummary = importState.omit({ result: true });
