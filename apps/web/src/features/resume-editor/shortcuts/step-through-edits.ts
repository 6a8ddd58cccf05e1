import { showToast } from '@qicheng/ui/toast';
import { flushSync } from 'react-dom';
import { announce } from '#src/components/announcer.jsx';
import { flushSheet } from '../paper/paper-state.js';
import type { EditorStore, EditorContent } from '../store/editor-store.js';
import { changeBetween } from '../store/undo-steps.js';
import { openSection, useView, BASICS } from '../store/view-state.js';
import type { ResumeDocument } from '@qicheng/resume/document';
import { customKey, type FieldDefinition, SECTIONS } from '@qicheng/resume/sections';
import { itemTitle } from '../form/item-title.js';
import type { Item } from '../store/item-ops.js';
import { headingOf } from '../store/section-ops.js';

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

const isTextBox = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement && element.selectionStart !== null) ||
  element instanceof HTMLTextAreaElement;

const DONE = { undo: '已撤销', redo: '已重做' } as const;

/** In a narrow window, undo or redo may change something out of view. */
const ONE_PANE = '(max-width: 899px)';

/** Announces what a step changed, and opens it while the forms are shown. */
function announceStep(step: 'undo' | 'redo', change: ReturnType<typeof changedPlace>): void {
  if (!change) return;
  const text = `${DONE[step]}：${change.name}`;
  if (!window.matchMedia(ONE_PANE).matches) return announce(text);
  showToast('info', text);
  const { pane, shownPanel, section, openItem } = useView.getState();
  if (change.section === undefined || pane !== 'edit' || shownPanel !== 'sections') return;
  // Reopening an open form would reset its scroll position.
  if (change.section !== section || (change.item !== undefined && change.item !== openItem))
    openSection(change.section, change.item);
}

/** Undoes or redoes one step. The focused input shows it at once, with the caret after the change. */
export function stepThroughEdits(editor: EditorStore, step: 'undo' | 'redo'): void {
  flushSheet();
  const box = document.activeElement;
  const before = isTextBox(box) ? box.value : '';
  const former = editor.getContent();
  flushSync(editor[step]);
  if (!isTextBox(box) || document.activeElement !== box || box.value === before)
    return announceStep(step, changedPlace(former, editor.getContent()));
  const { at, inserted } = changeBetween(before, box.value);
  box.setSelectionRange(at + inserted.length, at + inserted.length);
}
