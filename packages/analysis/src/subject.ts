import { resumeDocument } from '@qicheng/resume/document';
import type { Language } from '@qicheng/resume/text';
import { writtenLanguages } from '@qicheng/resume/written-languages';
import { z } from 'zod';

/** Limits of the lines of a file that are kept beside its document. */
export const MAX_LINE_LENGTH = 400;
export const MAX_UNPLACED_LINES = 60;

/** The résumé of a run, as of its request. */
export const resumeSnapshot = z.object({
  /** Absent for an uploaded file that is not yet a résumé of the site. */
  resumeId: z.string().max(64).optional(),
  version: z.number().int().optional(),
  title: z.string().max(200),
  language: z.enum(['zh', 'en']),
  document: resumeDocument,
  /** For an imported file: the share of its letters without a field in the document. */
  unread: z.number().min(0).max(1).optional(),
  /** For an imported file: its lines without a field in the document. */
  unplaced: z.array(z.string().max(MAX_LINE_LENGTH)).max(MAX_UNPLACED_LINES).optional(),
});
export type ResumeSnapshot = z.infer<typeof resumeSnapshot>;

/** A résumé in one of its languages; if none is requested, in the most complete one. */
export function inLanguage(resume: ResumeSnapshot, requested?: Language): ResumeSnapshot {
  const { document } = resume;
  const language = requested ?? writtenLanguages(document)[0]?.language ?? document.meta.lang;
  return { ...resume, language, document: { ...document, meta: { ...document.meta, lang: language } } };
}

/** The person's job preferences. */
export const target = z.object({
  position: z.string().trim().max(60).optional(),
  industry: z.string().trim().max(60).optional(),
  city: z.string().trim().max(40).optional(),
  company: z.string().trim().max(80).optional(),
  stage: z.enum(['校招', '实习', '社招', '考编']).optional(),
});
export type Target = z.infer<typeof target>;
