import { findTemplate } from '@qicheng/templates/catalog';
import { displayAction } from '#src/lib/display-time.js';
import type { ResumeSummary } from '../api/change-resume.js';

const LANGUAGES = { zh: '中文', en: '英文' } as const;

/** Template, language and time of the last change. */
export const factsOf = ({ templateCode, language, updatedAt }: ResumeSummary): string =>
  [findTemplate(templateCode)?.name, LANGUAGES[language], displayAction(updatedAt, '更新')]
    .filter(Boolean)
    .join(' · ');

/** Score, share and last export of a résumé. */
export const marksOf = ({ score, isShared, exportedAt }: ResumeSummary): string[] => [
  ...(score === null || score === undefined ? [] : [`简历分析 ${score} 分`]),
  ...(isShared ? ['分享中'] : []),
  ...(exportedAt ? [displayAction(exportedAt, '导出')] : []),
];

export const targetOf = ({ variantTarget }: ResumeSummary): string =>
  `岗位版本${variantTarget ? ` · 针对 ${variantTarget}` : ''}`;
