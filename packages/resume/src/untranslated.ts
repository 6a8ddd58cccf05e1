import type { ResumeDocument } from './document.js';
import type { Language } from './text.js';
import { type TranslationEntry, translationEntries } from './translation.js';

const HAN = /\p{Script=Han}/u;

/**
 * The texts that a print in this language shows in Chinese, because they have no translation; cover letters
 * are not printed.
 */
export const untranslatedTexts = (document: ResumeDocument, language: Language): TranslationEntry[] =>
  language === 'zh'
    ? []
    : translationEntries(document, language).filter(
        ({ state, section, source }) => state === 'missing' && section !== 'coverLetters' && HAN.test(source),
      );
