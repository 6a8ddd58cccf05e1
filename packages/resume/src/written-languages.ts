import type { ResumeDocument } from './document.js';
import type { Language } from './text.js';
import { translationEntries } from './translation.js';

/** A language of a résumé. */
export interface WrittenLanguage {
  language: Language;
  /** Texts that only the other language has. */
  missing: number;
}

/** With fewer texts a language is only in some names, as those of schools. */
const MIN_TEXTS = 5;
const HAN = /\p{Script=Han}/u;

/** The texts of a résumé by the languages that they have; a name without Chinese characters is the same in both. */
function countTexts(document: ResumeDocument): Record<'both' | Language, number> {
  const texts = (target: Language) =>
    translationEntries(document, target).filter(({ kind }) => kind === 'text' || kind === 'atom');
  const fromChinese = texts('en').filter(({ source }) => HAN.test(source));
  const zh = fromChinese.filter(({ state }) => state === 'missing').length;
  const en = texts('zh').filter(({ state }) => state === 'missing').length;
  return { both: fromChinese.length - zh, zh, en };
}

/** The languages in which a résumé is written, the most complete one first; of equal ones, the one shown last. */
export function writtenLanguages(document: ResumeDocument): WrittenLanguage[] {
  const { both, zh, en } = countTexts(document);
  const { lang } = document.meta;
  const all = [
    { language: 'zh' as const, missing: en, own: both + zh },
    { language: 'en' as const, missing: zh, own: both + en },
  ].sort(
    (one, other) =>
      one.missing - other.missing || Number(other.language === lang) - Number(one.language === lang),
  );
  const written = all.filter(({ own }) => own >= MIN_TEXTS);
  return (written.length > 0 ? written : all.slice(0, 1)).map(({ language, missing }) => ({
    language,
    missing,
  }));
}
