import type { ResumeDocument } from '@qicheng/resume/document';
import { type Path, valueAt } from '../store/path.js';
import { headingOf } from '../store/section-ops.js';
import { fieldsAt, HEADER, type WritableText } from './document-texts.js';
import type { SheetSelection } from './paper-state.js';

const pathOf = (text: WritableText): Path => {
  if (text.kind === 'heading') return [];
  return text.kind === 'value' ? text.owner : text.path;
};

/** The list that holds the items of a section. */
export const listOfSection = (section: string): Path => {
  const [kind, custom] = section.split(':');
  return kind === 'custom' && custom !== undefined ? ['custom', custom, 'items'] : [section];
};

/** The section, the entry and the statement that a text belongs to. */
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

/** What the statements at a place are called. */
export function labelOf(document: ResumeDocument, path: Path): string {
  const name = path.at(-1);
  const field = fieldsAt(document, path.slice(0, -1)).find((one) => one.name === name);
  if (field) return field.label.zh;
  return headingOf(document, path[0] === 'custom' ? `custom:${String(path[1])}` : String(path[0]));
}
