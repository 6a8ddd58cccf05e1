import { MAX_RESUME_TITLE_LENGTH } from './limits.js';
import type { Language } from './text.js';

const PLAIN = { zh: '我的简历', en: 'My résumé' } as const;
const IMPORTED = { zh: '导入的简历', en: 'Imported resume' } as const;
const COPIED = / 副本$/;

/** The number of a generated title, 1 for the plain one; 0 for a custom title. */
function numberOf(title: string, plain: string): number {
  if (title === plain) return 1;
  const rest = title.startsWith(`${plain} `) ? title.slice(plain.length + 1) : '';
  return /^\d{1,6}$/.test(rest) ? Number(rest) : 0;
}

/** A unique title for a new résumé: 我的简历, then 我的简历 2, 3 … */
export function firstTitle(taken: readonly string[], language: Language): string {
  const plain = PLAIN[language];
  const highest = Math.max(0, ...taken.map((title) => numberOf(title, plain)));
  return highest === 0 ? plain : `${plain} ${highest + 1}`;
}

/** The title of an imported résumé. */
export function importTitle(name: string | undefined, language: Language): string {
  if (name === undefined) return IMPORTED[language];
  return [...(language === 'zh' ? `${name}的简历` : `${name} resume`)]
    .slice(0, MAX_RESUME_TITLE_LENGTH)
    .join('');
}

/** Whether a title was generated: for a new résumé, an imported one, or a copy of one of these. */
export function isGeneratedTitle(title: string, name: string | undefined): boolean {
  const stem = title.trim().replace(COPIED, '');
  return (['zh', 'en'] as const).some(
    (language) =>
      numberOf(stem, PLAIN[language]) > 0 ||
      stem === IMPORTED[language] ||
      (name !== undefined && stem === importTitle(name, language)),
  );
}
