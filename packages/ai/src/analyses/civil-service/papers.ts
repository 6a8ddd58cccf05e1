import type { CivilInput } from '@qicheng/analysis/civil-service';

/** The kind of written papers: civil service, teaching or medical. */
export type PaperKind = 'civil' | 'teaching' | 'care';

const CARE = /护理|护士|医师|医生|药师|检验|影像|康复|临床|卫生|麻醉|助产|口腔|中医|疾控|公卫/u;
const TEACHING = /教师|老师|教员|幼师|辅导员(?!站)/u;

/**
 * The papers of the selected posts. Except for teacher recruitment, a stated 行测 or 申论 score means the civil service
 * papers.
 */
export function paperKindOf({ exam, posts, mock }: CivilInput): PaperKind {
  if (exam === '教师') return 'teaching';
  const isStated = mock.aptitude !== undefined || mock.essay !== undefined || mock.modules !== undefined;
  if (isStated) return 'civil';
  if (exam !== '事业编' || posts.length === 0) return 'civil';
  if (posts.every(({ name }) => CARE.test(name))) return 'care';
  return posts.every(({ name }) => TEACHING.test(name)) ? 'teaching' : 'civil';
}
