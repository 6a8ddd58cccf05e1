import { resumeSnapshot } from '@qicheng/analysis/subject';
import type { Language } from '@qicheng/resume/text';
import { z } from 'zod';

/** The versions of a résumé in two languages. */
export const VERSIONS = { zh: '中文版', en: '英文版' } as const satisfies Record<Language, string>;

const storedLanguage = z.object({ resume: resumeSnapshot.pick({ language: true }) });

/** In which language the résumé of a run was read; null without one. */
export function analysedLanguage(input: unknown): Language | null {
  const read = storedLanguage.safeParse(input);
  return read.success ? read.data.resume.language : null;
}
