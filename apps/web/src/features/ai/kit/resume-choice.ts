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
