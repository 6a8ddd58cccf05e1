import { z } from 'zod';
import { wireDate, wireId, wireInt } from '../kit/endpoint.js';
import { resumeDocument, resumeLanguage, templateCode } from '../resume/fields.js';

/** As much pasted text as three long résumés have. */
export const IMPORT_TEXT_MAX = 50_000;

export const importId = wireId;
export const importStatus = z.enum(['queued', 'running', 'done', 'failed', 'confirmed']);

/** What the import works at: waiting for a turn, reading the file, recognising pictures, placing what was read. */
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

/** Where in the file something stood. The box is given as shares of its page, the cell as in B3 of a sheet. */
export const importSource = z.object({
  page: z.int().min(1),
  box: z.object({ x: share, y: share, width: share, height: share }).nullable(),
  line: z.int().min(1).nullable(),
  cell: z.string().nullable(),
  quote: z.string(),
});

/** One value of the draft: its place (JSON Pointer), what it is called, as it reads, and how sure we are. */
export const importedField = z.object({
  pointer: z.string(),
  label: z.string(),
  value: z.string(),
  confidence: share,
  source: importSource.nullable(),
});

/** What was read, for its owner to check. Text without a place in the draft is `unplaced`, never dropped. */
export const importResult = z.object({
  format: importFormat,
  /** The file carried its own source, which was taken over whole. */
  isLossless: z.boolean(),
  title: z.string(),
  language: resumeLanguage,
  /** The template that the file names; null where it names none. */
  templateCode: templateCode.nullable(),
  document: resumeDocument,
  fields: z.array(importedField),
  unplaced: z.array(z.object({ text: z.string(), source: importSource.nullable() })),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
});

/** Where one import stands; `progress` in percent. `result` once it is done, `failure` in words once it failed. */
export const importState = z.object({
  importId,
  fileName: z.string(),
  status: importStatus,
  stage: importStage,
  progress: wireInt,
  createdAt: wireDate,
  finishedAt: wireDate.nullable(),
  failure: z.string().nullable(),
  /** The résumé that a confirmed import became. */
  resumeId: wireId.nullable(),
  result: importResult.nullable(),
});

/** A line of my recent imports, without what was read. */
export const importSummary = importState.omit({ result: true });
