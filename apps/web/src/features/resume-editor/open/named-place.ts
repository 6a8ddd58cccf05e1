import type { Place } from '@qicheng/resume/check';
import type { ResumeDocument } from '@qicheng/resume/document';
import { customKey, SECTIONS } from '@qicheng/resume/sections';
import { focusPlace } from '../check/focus-place.js';
import { locate } from '../preview/locate.js';
import type { EditorStore } from '../store/editor-store.js';
import { BASICS } from '../store/view-state.js';

const BARE_STATEMENTS = new Set<string>(
  SECTIONS.filter(({ shape }) => shape === 'atoms').map(({ key }) => key),
);

interface FieldLocation {
  section: string;
  item: string | null;
  /** The rest of the pointer after section and item. */
  rest: readonly string[];
}

function follow(document: ResumeDocument, pointer: string): FieldLocation | null {
  const [, first = '', ...rest] = pointer.split('/');
  if (first === 'custom') {
    const [index = '', , place = '', ...more] = rest;
    const custom = document.custom[Number(index)];
    if (!custom) return null;
    return { section: customKey(custom.id), item: custom.items[Number(place)]?.id ?? null, rest: more };
  }
  const value: unknown = (document as unknown as Record<string, unknown>)[first];
  if (value === undefined && first !== BASICS) return null;
  if (!Array.isArray(value)) return { section: first, item: null, rest };
  const [index = '', ...more] = rest;
  const item = value[Number(index)] as { id?: string } | undefined;
  return { section: first, item: item?.id ?? null, rest: more };
}

/** The form location of a document pointer; the id finds an item that has moved since. */
export function namedPlace(document: ResumeDocument, pointer: string, targetId: string): Place | null {
  const named = follow(document, pointer);
  if (named === null) return null;
  if (BARE_STATEMENTS.has(named.section)) {
    const atomId = targetId || named.item;
    return { section: named.section, ...(atomId ? { atomId } : {}) };
  }
  const found = targetId === '' ? null : locate(document, targetId);
  const isFound = found !== null && found.section === named.section && found.section !== BASICS;
  const itemId = (isFound ? found.item : null) ?? named.item;
  const [field] = named.rest;
  const isStatement = named.rest.length > 1 && targetId !== '' && targetId !== itemId;
  return {
    section: named.section,
    ...(itemId === null ? {} : { itemId }),
    ...(field === undefined ? {} : { field }),
    ...(isStatement ? { atomId: targetId } : {}),
  };
}

/** Opens the field in the URL fragment, as used by the links of an analysis. */
export function showNamedPlace(editor: EditorStore, hash: string): void {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  const pointer = named.get('at');
  if (pointer === null) return;
  const place = namedPlace(editor.getContent().document, pointer, named.get('of') ?? '');
  if (place) focusPlace(editor, { place, pointer });
}
