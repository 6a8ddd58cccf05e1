import type { ResumeSnapshot } from '@qicheng/analysis/subject';

/** From more no score is made: it would be one of the reading, not of the résumé. */
const MOST_UNREAD = 0.3;
/** From so much on what is missing may stand in the file. */
const NOTICEABLE = 0.1;

/** What is said of a file of which too much was not read; empty where enough was. */
export function unreadNotes(resume: ResumeSnapshot | null): string[] {
  const unread = resume?.unread ?? 0;
  if (unread <= MOST_UNREAD) return [];
  const percent = Math.round(unread * 100);
  return [
    `这份文件约 ${percent}% 的文字没有识别到对应的位置，结果不完整，所以不给分数。请在导入核对页补全后再分析。`,
  ];
}

/** What is said of a file of which some was not read, with the parts that may only seem to be missing; empty where all was read or no score is given. */
export function partlyUnreadNotes(resume: ResumeSnapshot, absent: readonly string[]): string[] {
  const unread = resume.unread ?? 0;
  if (unread < NOTICEABLE) return [];
  const missing =
    absent.length === 0 ? '' : `识别到的内容里没有${absent.map((label) => `“${label}”`).join('、')}，`;
  if (unread > MOST_UNREAD) return missing === '' ? [] : [`${missing}原件里有的请补上。`];
  return [
    `这份文件约 ${Math.round(unread * 100)}% 的文字没有识别到对应的位置，${missing}有的建议可能因此不准；请先在导入核对页补全。`,
  ];
}
