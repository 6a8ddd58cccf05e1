import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';

/** The parts whose statements are about what was done. */
export const DEEDS: ReadonlySet<ResumeModuleKey> = new Set(['experience', 'projects', 'research', 'campus']);
