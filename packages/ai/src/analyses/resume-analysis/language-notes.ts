import { otherLanguage, translationEntries, translationProgress } from '@qicheng/resume/translation';
import type { Subject } from './rules/rule.js';

const MIN_TRANSLATED = 5;
/** Which language was analysed, if the résumé is written in two. */
export function languageNotes({ document }: Pick<Subject, 'document'>): string[] {
  const { lang } = document.meta;
  const other = otherLanguage(lang);
  const { done } = translationProgress(
    translationEntries(document, other).filter(({ kind }) => kind === 'text' || kind === 'atom'),
  );
  if (done < MIN_TRANSLATED) return [];
  const [own, rest] = lang === 'zh' ? ['中文', '英文'] : ['英文', '中文'];
  return [`这份简历有中英文两版，这次分析的是${own}版；要看${rest}版，请先在编辑器里切换语言，再重新分析。`];
}
