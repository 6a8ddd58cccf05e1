import type { ResumeSnapshot } from '@qicheng/analysis/subject';

/** Above this share there is no score: it would rate the import, not the résumé. */
const MAX_UNREAD = 0.3;
/** Above this share, content that seems to be missing may be in the file. */
const NOTICEABLE = 0.1;

/** Whether so little of an uploaded file was read that nothing can be concluded from what is missing. */
export const isMostlyUnread = (resume: Pick<ResumeSnapshot, 'unread'> | null): boolean =>
  (resume?.unread ?? 0) > MAX_UNREAD;

/** The résumé to compare with; null if too little of its file was read. */
export const comparableResume = (resume: ResumeSnapshot | null): ResumeSnapshot | null =>
  isMostlyUnread(resume) ? null : resume;

/** The notice for a file of which too much could not be read; otherwise empty. */
export function unreadNotes(resume: ResumeSnapshot | null): string[] {
  if (!isMostlyUnread(resume)) return [];
  const percent = Math.round((resume?.unread ?? 0) * 100);
  return [
    `这份文件约 ${percent}% 的文字没有识别到对应的位置，结果不完整，所以不给分数。请在导入核对页补全后再分析。`,
  ];
}

/** The notice for a partly read file, with the sections that may only seem to be missing; empty if everything was read or there is no score. */
export function partlyUnreadNotes(resume: ResumeSnapshot, absent: readonly string[]): string[] {
  const unread = resume.unread ?? 0;
  if (unread < NOTICEABLE) return [];
  const missing =
    absent.length === 0 ? '' : `识别到的内容里没有${absent.map((label) => `“${label}”`).join('、')}，`;
  if (unread > MAX_UNREAD) return missing === '' ? [] : [`${missing}原件里有的请补上。`];
  return [
    `这份文件约 ${Math.round(unread * 100)}% 的文字没有识别到对应的位置，${missing}有的建议可能因此不准；请先在导入核对页补全。`,
  ];
}
