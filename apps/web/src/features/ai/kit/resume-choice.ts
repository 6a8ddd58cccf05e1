import { resumeSnapshot } from '@qicheng/analysis/subject';
import { z } from 'zod';
import type { Language } from '@qicheng/resume/text';

/** The versions of a résumé in two languages. */
export const VERSIONS = { zh: '中文版', en: '英文版' } as const satisfies Record<Language, string>;

const storedLanguage = z.object({ resume: resumeSnapshot.pick({ language: true }) });

/** In which language the résumé of a run was read; null without one. */
export function analysedLanguage(input: unknown): Language | null {
  const read = storedLanguage.safeParse(input);
  return read.success ? read.data.resume.language : null;
}

/** The résumé of a run: a stored one, or a file that was just parsed. */
export type ResumeChoice =
  | { readonly kind: 'resume'; readonly resumeId: string; readonly title: string }
  | { readonly kind: 'import'; readonly importId: string; readonly title: string };

/** Exact text of [spec 5]. */
export const RESUME_MISSING = '请选择简历或上传简历';

/** The fields that name the résumé in a start request. */
export const subjectOf = (choice: ResumeChoice | null): { resumeId?: string; importId?: string } => {
  if (choice === null) return {};
  return choice.kind === 'resume' ? { resumeId: choice.resumeId } : { importId: choice.importId };
};

const storedSubject = z.object({ resume: resumeSnapshot.pick({ resumeId: true, title: true }).nullable() });

/** The stored résumé that a run was about; nothing for an imported file, which cannot be chosen again. */
export function chosenIn(input: unknown): { choice?: ResumeChoice } {
  const read = storedSubject.safeParse(input);
  const { resumeId, title = '' } = (read.success && read.data.resume) || {};
  return resumeId === undefined ? {} : { choice: { kind: 'resume', resumeId, title } };
}
