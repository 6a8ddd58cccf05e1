import type { I18nText, ResumeDocument } from '@qicheng/resume/document';
import type { Language } from '@qicheng/resume/text';
import { type Path, valueAt, writeAt } from './path.js';

/**
 * The text with one language rewritten. Chinese is the source: changing it makes an English text stale,
 * and touching the English text says that it follows again.
 */
export function translated(
  before: I18nText | undefined,
  language: Language,
  text: string,
): I18nText | undefined {
  const after: I18nText = { ...before };
  if (text === '') delete after[language];
  else after[language] = text;
  if (language === 'en' || after.en === undefined) delete after.stale;
  else after.stale = 'en';
  return after.zh === undefined && after.en === undefined ? undefined : after;
}

/** Rewrites one language of the text at a place. */
export function writeTranslation(
  document: ResumeDocument,
  path: Path,
  language: Language,
  text: string,
): void {
  writeAt(document, path, translated(valueAt(document, path) as I18nText | undefined, language, text));
}
