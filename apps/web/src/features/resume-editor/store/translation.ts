import type { I18nText, ResumeDocument } from '@qicheng/resume/document';
import type { Language } from '@qicheng/resume/text';
import { sidesOfText, staleAfter } from '@qicheng/resume/translation';
import type { EditorStore } from './editor-store.js';
import { type Path, valueAt, writeAt } from './path.js';

/**
 * The text with one language rewritten. `began` is the text before the edit, not before the last keystroke:
 * typing into an empty or stale side fills it, typing into an up-to-date one makes the other side stale.
 */
export function translated(
  before: I18nText | undefined,
  language: Language,
  text: string,
  began: I18nText | undefined = before,
): I18nText | undefined {
  const { stale: _old, ...after }: I18nText = { ...before };
  if (text === '') delete after[language];
  else after[language] = text;
  if (after.zh === undefined && after.en === undefined) return undefined;
  const stale = staleAfter(sidesOfText(began), language, sidesOfText(after));
  return stale ? { ...after, stale } : after;
}

const CODES = ['code', 'occupationCode'];

/** A code describes the former Chinese text, so it is removed with it. */
function dropCode(document: ResumeDocument, path: Path): void {
  const owner = valueAt(document, path.slice(0, -1));
  if (path.at(-1) !== 'name' || typeof owner !== 'object' || owner === null) return;
  for (const code of CODES) if (code in owner) writeAt(document, [...path.slice(0, -1), code], undefined);
}

/** Rewrites one language of the text at a path. */
function writeTranslation(
  document: ResumeDocument,
  path: Path,
  language: Language,
  text: string,
  began?: I18nText,
): void {
  const before = valueAt(document, path) as I18nText | undefined;
  if (language === 'zh' && text !== (before?.zh ?? '')) dropCode(document, path);
  writeAt(document, path, translated(before, language, text, began ?? before));
}

/**
 * Writes one language of texts, one field at a time; records the text of a field at the start of the edit.
 */
export function createTranslationWriter(store: EditorStore) {
  let edit: { readonly field: string; readonly began: I18nText } | null = null;
  return (path: Path, language: Language, text: string): void => {
    const field = `${language}:${path.join('/')}`;
    if (edit?.field !== field) {
      const now = valueAt(store.getContent().document, path) as I18nText | undefined;
      edit = { field, began: now ?? {} };
    }
    const { began } = edit;
    store.edit((document) => writeTranslation(document, path, language, text, began), path);
  };
}
