import type { Language } from '@qicheng/resume/document';

const PLAIN = { zh: '我的简历', en: 'My résumé' } as const;

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
