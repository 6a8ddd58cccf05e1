import type { ResumeDocument } from '@qicheng/resume/document';
import { type Path, valueAt } from '../store/path.js';
import { headingOf } from '../store/section-ops.js';
import { BASICS, openSection, useView } from '../store/view-state.js';
import { fieldsAt, HEADER, pathOfId, textsOfId, type WritableText } from './document-texts.js';
import { type SheetSelection, usePaper } from './paper-state.js';

const pathOf = (text: WritableText): Path => {
  if (text.kind === 'heading') return [];
  return text.kind === 'value' ? text.owner : text.path;
};

/** The list of a section's items. */
export const listOfSection = (section: string): Path => {
  const [kind, custom] = section.split(':');
  return kind === 'custom' && custom !== undefined ? ['custom', custom, 'items'] : [section];
};

/** The section, entry and statement of a text. */
export function selectionOf(
  document: ResumeDocument,
  text: WritableText,
  anchor: HTMLElement,
): SheetSelection {
  const section = anchor.closest<HTMLElement>('[data-section]')?.dataset.section ?? HEADER;
  const list = listOfSection(section);
  const path = pathOf(text);
  const id = path[list.length];
  const isItem = Array.isArray(valueAt(document, list)) && typeof id === 'string';
  return {
    section,
    item: isItem ? id : null,
    statement: text.kind === 'statement' ? text.atomId : null,
  };
}

/** The section, entry and statement of these elements. */
export function selectionAt(document: ResumeDocument, path: readonly EventTarget[]): SheetSelection | null {
  const elements = path.filter((one) => one instanceof HTMLElement);
  const section = elements.find(({ dataset }) => dataset.section !== undefined)?.dataset.section;
  if (section === undefined) return null;
  const list = listOfSection(section);
  const items = valueAt(document, list);
  const ids = elements.flatMap(({ dataset }) => dataset.id ?? dataset.item ?? []);
  const found = ids.map((id) => pathOfId(document, id)?.[list.length]).find((id) => typeof id === 'string');
  const line = elements.find(({ nodeName, dataset }) => nodeName === 'LI' && dataset.id !== undefined);
  const atomId = line?.dataset.id ?? '';
  const isStatement = textsOfId(document, atomId)[0]?.kind === 'statement';
  return {
    section,
    item: Array.isArray(items) ? (found ?? null) : null,
    statement: isStatement ? atomId : null,
  };
}

/** Label of the statements at a path. */
export function labelOf(document: ResumeDocument, path: Path): string {
  const name = path.at(-1);
  const field = fieldsAt(document, path.slice(0, -1)).find((one) => one.name === name);
  if (field) return field.label.zh;
  return headingOf(document, path[0] === 'custom' ? `custom:${String(path[1])}` : String(path[0]));
}

/** Opens the form of the selected part of the sheet. */
export function showInForm(): void {
  const { selection } = usePaper.getState();
  if (!selection) return;
  const section = selection.section === HEADER ? BASICS : selection.section;
  const view = useView.getState();
  const isShown =
    view.section === section &&
    view.shownPanel === 'sections' &&
    (selection.item === null || view.openItem === selection.item);
  if (!isShown) openSection(section, selection.item);
}
