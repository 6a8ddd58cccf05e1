import type { ResumeDocument } from '@qicheng/resume/document';
import { customKey } from '@qicheng/resume/sections';
import { BASICS } from '../store/view-state.js';

/** Where something printed is edited: its section, and its item when it belongs to one. */
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

/** The form that edits what carries this id in the preview; the header for everything else. */
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
