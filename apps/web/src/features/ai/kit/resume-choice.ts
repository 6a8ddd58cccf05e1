/** The résumé that a run is about: one of mine, or a file that was read just now. */
export type ResumeChoice =
  | { readonly kind: 'resume'; readonly resumeId: string; readonly title: string }
  | { readonly kind: 'import'; readonly importId: string; readonly title: string };

/** [spec 5], to the letter. */
export const RESUME_MISSING = '请选择简历或上传简历';

/** The fields by which a start names its résumé. */
export const subjectOf = (choice: ResumeChoice | null): { resumeId?: string; importId?: string } => {
  if (choice === null) return {};
  return choice.kind === 'resume' ? { resumeId: choice.resumeId } : { importId: choice.importId };
};
