import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import { customKey, SECTIONS } from '@qicheng/resume/sections';
import { pathOfId } from '../paper/document-texts.js';
import { valueAt } from '../store/path.js';
import { findCustom } from '../store/section-ops.js';
import { BASICS } from '../store/view-state.js';

/** Form location of printed content: its section, and its item if there is one. */
export interface ItemLocation {
  readonly section: string;
  readonly item: string | null;
}

function holds(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((entry) => holds(entry, id));
  return Object.entries(value).some(([key, entry]) => (key === 'id' ? entry === id : holds(entry, id)));
}

function inList(section: string, list: readonly unknown[], id: string): ItemLocation | null {
  const item = list.find((entry) => holds(entry, id)) as { id?: string } | undefined;
  return item ? { section, item: item.id ?? null } : null;
}

/** Form location of a text: its field and, in a statement list, its index and length. */
export interface TextLocation {
  readonly place: {
    readonly section: string;
    readonly itemId?: string;
    readonly field?: string;
    readonly atomId: string;
  };
  readonly pointer?: string;
  readonly start?: number;
  readonly end?: number;
}

/** The end of the statement with this id, in the résumé's language; null for other ids. */
export function locateStatement(document: ResumeDocument, id: string): TextLocation | null {
  const path = pathOfId(document, id);
  const list = path && valueAt(document, path.slice(0, -1));
  if (!path || !Array.isArray(list)) return null;
  const position = list.findIndex((entry: { id?: string }) => entry.id === id);
  const runs = (list[position] as Partial<Atom> | undefined)?.[document.meta.lang];
  if (!Array.isArray(runs)) return null;
  const { section, item } = locate(document, id);
  const length = runs.map(({ text }) => text).join('').length;
  // In a section without entries the statements are the form itself.
  const isInEntry = item !== null && item !== id;
  return {
    place: { section, atomId: id, ...(isInEntry && { itemId: item, field: String(path.at(-2)) }) },
    pointer: `/${position}/${document.meta.lang}`,
    start: length,
    end: length,
  };
}

/** The form for a preview element with this id; the header for anything else. */
export function locate(document: ResumeDocument, id: string): ItemLocation {
  for (const custom of document.custom) {
    if (custom.id === id) return { section: customKey(custom.id), item: null };
    const found = inList(customKey(custom.id), custom.items, id);
    if (found) return found;
  }
  for (const [key, value] of Object.entries(document)) {
    if (key === 'meta' || key === BASICS || key === 'custom') continue;
    if (Array.isArray(value)) {
      const found = inList(key, value, id);
      if (found) return found;
    } else if (holds(value, id)) return { section: key, item: null };
  }
  return { section: BASICS, item: null };
}

/** The section whose form edits a part of the sheet; what a template prints beside the sections are the basics. */
export const sectionOfPart = (document: ResumeDocument, part: string): string =>
  SECTIONS.some(({ key }) => key === part) || findCustom(document, part) ? part : BASICS;
