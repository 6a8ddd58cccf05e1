import type { CustomKind } from '@qicheng/resume/document';
import {
  BASICS_FIELDS,
  COVER_LETTER_FIELDS,
  CUSTOM_KINDS,
  customIdOf,
  type FieldDefinition,
  findSection,
} from '@qicheng/resume/sections';
import type { Path } from '../store/path.js';
import { BASICS } from '../store/view-state.js';

/** Form layout of a section: one object, a list of items, short rows, plain statements, or files. */
export type SectionShape =
  | { readonly kind: 'object'; readonly path: Path; readonly fields: readonly FieldDefinition[] }
  | { readonly kind: 'list' | 'lines'; readonly path: Path; readonly fields: readonly FieldDefinition[] }
  | { readonly kind: 'statements'; readonly path: Path }
  | { readonly kind: 'files' };

const LINES = new Set(['hobbies']);

/**
 * The form layout for a section key; null if the section no longer exists. `customKind` is the kind of a
 * custom section.
 */
export function shapeOf(key: string, customKind: CustomKind | undefined): SectionShape | null {
  if (key === BASICS) return { kind: 'object', path: [key], fields: BASICS_FIELDS };
  if (key === 'coverLetters') return { kind: 'list', path: [key], fields: COVER_LETTER_FIELDS };
  if (key === 'attachments') return { kind: 'files' };
  const section = findSection(key);
  if (section?.shape === 'atoms') return { kind: 'statements', path: [key] };
  if (section?.shape === 'object') return { kind: 'object', path: [key], fields: section.fields };
  if (section) return { kind: LINES.has(key) ? 'lines' : 'list', path: [key], fields: section.fields };
  const customId = customIdOf(key);
  if (customId === undefined || customKind === undefined) return null;
  const path: Path = ['custom', customId, 'items'];
  if (customKind === 'text') return { kind: 'statements', path };
  return { kind: customKind === 'entries' ? 'list' : 'lines', path, fields: CUSTOM_KINDS[customKind].fields };
}
