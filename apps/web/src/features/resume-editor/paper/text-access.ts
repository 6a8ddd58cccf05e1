import type { I18nText } from '@qicheng/resume/document';
import { LIMITS } from '@qicheng/resume/limits';
import { findSection } from '@qicheng/resume/sections';
import { FIELD_HINTS } from '../controls/field-hints.js';
import type { EditorStore } from '../store/editor-store.js';
import { type Path, valueAt, writeAt } from '../store/path.js';
import { findCustom, nameSection } from '../store/section-ops.js';
import { createTranslationWriter } from '../store/translation.js';
import type { HeadingText, PlainText } from './document-texts.js';

/** Reads and writes one plain text of the document in the edited language. */
export interface TextAccess {
  readonly label: string;
  readonly limit: number;
  read: () => string;
  write: (text: string) => void;
  /** Removes an empty word from its list. */
  leave: () => void;
}

function headingAccess(store: EditorStore, { section, printed }: HeadingText): TextAccess {
  const usual = () => findSection(section)?.title[store.getContent().document.meta.lang] ?? '';
  const own = () => {
    const { document } = store.getContent();
    const placement = document.meta.sections.find(({ key }) => key === section);
    return (findCustom(document, section) ?? placement)?.title?.[document.meta.lang];
  };
  return {
    label: '模块标题',
    limit: LIMITS.name,
    read: () => own() || printed,
    write: (next) => store.edit(nameSection(section, next === usual() ? '' : next), `heading/${section}`),
    leave: () => undefined,
  };
}

function limitOf({ field, path }: PlainText): number {
  if (field?.control === 'i18nLong') return LIMITS.paragraph;
  if (field?.control === 'link' || path.at(-1) === 'url') return LIMITS.link;
  return FIELD_HINTS[field?.name ?? String(path.at(-1))]?.maxLength ?? LIMITS.name;
}

const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

function removeIfBlank(store: EditorStore, path: Path): void {
  const at = path.findLastIndex((segment) => typeof segment === 'number');
  if (at < 0) return;
  const list = path.slice(0, at);
  if (!isBlank(valueAt(store.getContent().document, path))) return;
  store.amend((document) => {
    const remaining = ((valueAt(document, list) ?? []) as unknown[]).filter((_, index) => index !== path[at]);
    writeAt(document, list, remaining.length > 0 ? remaining : undefined);
  });
}

/** Access to one text; records the text at the start of the edit. */
export function accessTo(store: EditorStore, text: PlainText | HeadingText): TextAccess {
  if (text.kind === 'heading') return headingAccess(store, text);
  const { path, isTranslated, field } = text;
  const translate = createTranslationWriter(store);
  const language = () => store.getContent().document.meta.lang;
  const valueNow = () => valueAt(store.getContent().document, path);
  const isInList = typeof path.at(-1) === 'number';
  return {
    label: field?.label.zh ?? '文字',
    limit: limitOf(text),
    read: () =>
      (isTranslated ? (valueNow() as I18nText | undefined)?.[language()] : (valueNow() as string)) ?? '',
    write: (next) => {
      if (isTranslated) translate(path, language(), next);
      else store.write(path, next === '' && !isInList ? undefined : next);
    },
    leave: () => removeIfBlank(store, path),
  };
}
