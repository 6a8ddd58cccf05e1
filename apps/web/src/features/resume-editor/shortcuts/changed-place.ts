import type { ResumeDocument } from '@qicheng/resume/document';
import { customKey, type FieldDefinition, SECTIONS } from '@qicheng/resume/sections';
import { itemTitle } from '../form/item-title.js';
import type { EditorContent } from '../store/editor-store.js';
import type { Item } from '../store/item-ops.js';
import { headingOf } from '../store/section-ops.js';
import { BASICS } from '../store/view-state.js';

/** Where two contents differ: a display name, and the form that edits it if there is one. */
export interface ChangedPlace {
  readonly name: string;
  readonly section?: string;
  readonly item?: string;
}

type Items = readonly Item[];

/** The first item that was changed or added, otherwise the one removed. */
const changedItem = (before: Items, after: Items): Item | undefined =>
  after.find((item) => !before.includes(item)) ?? before.find((item) => !after.includes(item));

function listChange(
  before: Items,
  after: Items,
  fields: readonly FieldDefinition[],
  present: ResumeDocument,
  section: string,
): ChangedPlace {
  const item = changedItem(before, after);
  const heading = headingOf(present, section);
  if (!item) return { name: heading, section };
  const title = itemTitle(item, fields, present.meta.lang);
  const name = title === '' ? heading : `${heading} · ${title}`;
  return after.includes(item) ? { name, section, item: item.id } : { name, section };
}

function sectionChange(
  key: keyof ResumeDocument,
  before: ResumeDocument,
  after: ResumeDocument,
): ChangedPlace {
  if (key === 'basics') return { name: '基本信息', section: BASICS };
  if (key === 'custom') {
    const own = changedItem(before.custom ?? [], after.custom ?? []);
    const section = own ? customKey(own.id) : '';
    return own && after.custom?.some(({ id }) => id === own.id)
      ? { name: headingOf(after, section), section }
      : { name: headingOf(before, section) };
  }
  const definition = SECTIONS.find((section) => section.key === key);
  if (definition?.shape !== 'list') return { name: headingOf(after, key), section: key };
  const itemsIn = (document: ResumeDocument) => (document[key] ?? []) as Items;
  return listChange(itemsIn(before), itemsIn(after), definition.fields, after, key);
}

function settingChange(before: ResumeDocument['meta'], after: ResumeDocument['meta']): ChangedPlace {
  if (before.templateCode !== after.templateCode) return { name: '模板' };
  return { name: before.style === after.style ? '模块设置' : '样式' };
}

/** What an undo or redo changed; null if nothing differs. */
export function changedPlace(before: EditorContent, after: EditorContent): ChangedPlace | null {
  if (before.document === after.document) return before.title === after.title ? null : { name: '简历名称' };
  const keys = new Set([...Object.keys(after.document), ...Object.keys(before.document)]);
  keys.delete('meta');
  const key = [...keys].find(
    (each) => before.document[each as keyof ResumeDocument] !== after.document[each as keyof ResumeDocument],
  );
  return key === undefined
    ? settingChange(before.document.meta, after.document.meta)
    : sectionChange(key as keyof ResumeDocument, before.document, after.document);
}
