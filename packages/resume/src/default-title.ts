import type { Language } from './text.js';

const PLAIN = { zh: '我的简历', en: 'My résumé' } as const;
const IMPORTED = { zh: '导入的简历', en: 'Imported resume' } as const;
const TITLE_MAX = 60;
const COPIED = / 副本$/;

/** The number of a title that was given here, 1 for the plain one; 0 for a title of the person's own. */
function numberOf(title: string, plain: string): number {
  if (title === plain) return 1;
  const rest = title.startsWith(`${plain} `) ? title.slice(plain.length + 1) : '';
  return /^\d{1,6}$/.test(rest) ? Number(rest) : 0;
}

/** What a new résumé is called, so that it can be told from those that exist: 我的简历, then 我的简历 2, 3 … */
export function firstTitle(taken: readonly string[], language: Language): string {
  const plain = PLAIN[language];
  const highest = Math.max(0, ...taken.map((title) => numberOf(title, plain)));
  return highest === 0 ? plain : `${plain} ${highest + 1}`;
}

/** What a résumé is called that was read from a file. */
export function importTitle(name: string | undefined, language: Language): string {
  if (name === undefined) return IMPORTED[language];
  return [...(language === 'zh' ? `${name}的简历` : `${name} resume`)].slice(0, TITLE_MAX).join('');
}

/** Whether a title was given here and not chosen: to a new résumé, an imported one, or a copy of one of these. */
export function isGivenTitle(title: string, name: string | undefined): boolean {
  const stem = title.trim().replace(COPIED, '');
  return (['zh', 'en'] as const).some(
    (language) =>
      numberOf(stem, PLAIN[language]) > 0 ||
      stem === IMPORTED[language] ||
      (name !== undefined && stem === importTitle(name, language)),
  );
}
