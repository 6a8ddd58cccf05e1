import type { ResumeSnapshot } from '@qicheng/analysis/subject';

/** From more no score is made: it would be one of the reading, not of the résumé. */
const MOST_UNREAD = 0.4;

/** What is said of a file of which too much was not read; empty where enough was. */
export function unreadNotes(resume: ResumeSnapshot | null): string[] {
  const unread = resume?.unread ?? 0;
  if (unread <= MOST_UNREAD) return [];
  const percent = Math.round(unread * 100);
  return [
    `这份文件约 ${percent}% 的文字没有识别到对应的位置，结果不完整，所以不给分数。请在导入核对页补全后再分析。`,
  ];
}
