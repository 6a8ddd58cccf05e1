import { listResumes } from '@qicheng/contract/resume/library.contract';
import { firstTitle } from '@qicheng/resume/default-title';
import type { Language } from '@qicheng/resume/document';
import { call } from '#src/lib/api.js';

/** The newest titles are enough, since numbers increase. */
const TITLES_READ = 50;

/** A title that none of the member's résumés has; unnumbered if the list cannot be loaded. */
export async function freshTitle(language: Language): Promise<string> {
  const { list } = await call(listResumes, { page: 1, limit: TITLES_READ }).catch(() => ({ list: [] }));
  return firstTitle(
    list.map(({ title }) => title),
    language,
  );
}
