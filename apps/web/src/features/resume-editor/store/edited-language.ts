import type { Language } from '@qicheng/resume/text';
import type { EditorStore } from './editor-store.js';

/** Edits and prints the other language. It changes no text, so it is not an undo step. */
export const editLanguage = (store: EditorStore, language: Language): void =>
  store.amend((document) => {
    document.meta.lang = language;
  });
