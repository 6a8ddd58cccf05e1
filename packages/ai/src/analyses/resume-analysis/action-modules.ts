import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';

/** The modules whose statements are about something done. */
export const ACTION_MODULES: ReadonlySet<ResumeModuleKey> = new Set([
  'experience',
  'projects',
  'research',
  'campus',
]);
