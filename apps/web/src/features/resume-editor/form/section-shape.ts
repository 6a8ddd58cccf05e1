import type { ResumeDocument } from '@qicheng/resume/document';
import {
  ATTACHMENT_FIELDS,
  BASICS_FIELDS,
  COVER_LETTER_FIELDS,
  CUSTOM_KINDS,
  type FieldDefinition,
  findSection,
} from '@qicheng/resume/sections';
import type { Path } from '../store/path.js';
import { findCustom } from '../store/section-ops.js';
import { BASICS } from '../store/view-state.js';

/** How the form of a section looks: one object, a list of items, short lines, or bare statements. */
export type SectionShape =
  | { readonly kind: 'object'; readonly path: Path; readonly fields: readonly FieldDefinition[] }
  | { readonly kind: 'list' | 'lines'; readonly path: Path; readonly fields: readonly FieldDefinition[] }
  | { readonly kind: 'statements'; readonly path: Path };

const LINES = new Set(['hobbies']);

/** The shape of the section that a placement key names; null when it is gone. */
export function shapeOf(document: ResumeDocument, key: string): SectionShape | null {
  if (key === BASICS) return { kind: 'object', path: [key], fields: BASICS_FIELDS };
  if (key === 'coverLetters') return { kind: 'list', path: [key], fields: COVER_LETTER_FIELDS };
  if (key === 'attachments') return { kind: 'list', path: [key], fields: ATTACHMENT_FIELDS };
  const section = findSection(key);
  if (section?.shape === 'atoms') return { kind: 'statements', path: [key] };
  if (section?.shape === 'object') return { kind: 'object', path: [key], fields: section.fields };
  if (section) return { kind: LINES.has(key) ? 'lines' : 'list', path: [key], fields: section.fields };
  const custom = findCustom(document, key);
  if (!custom) return null;
  const path: Path = ['custom', custom.id, 'items'];
  if (custom.kind === 'text') return { kind: 'statements', path };
  return { kind: custom.kind === 'entries' ? 'list' : 'lines', path, fields: CUSTOM_KINDS[custom.kind].fields };
}
