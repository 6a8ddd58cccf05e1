import { type PartialDate, PRESENT, type ResumeDocument, type Span } from '@qicheng/resume/document';
import { setField } from '@qicheng/resume/ops';
import { valueAt } from '@qicheng/resume/pointer';
import { readDate, writeDate } from '#src/lib/date-text.js';
import { type Leaf, plainOf } from './leaves.js';

export const PRESENT_WORD = '至今';

/** The text of a leaf for its input. */
export function textOf(document: ResumeDocument, { pointer, kind }: Leaf): string {
  const value = valueAt(document, pointer);
  if (value === undefined) return '';
  if (kind === 'spans') return plainOf(value as Span[]);
  if (value === PRESENT && kind === 'end') return PRESENT_WORD;
  if (kind === 'date' || kind === 'end') return writeDate(value as PartialDate);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isInList = (document: ResumeDocument, pointer: string) =>
  Array.isArray(valueAt(document, pointer.slice(0, pointer.lastIndexOf('/'))));

/** Parses the typed value; undefined for an empty input, null if it is not valid for this kind. */
function valueOf(kind: Leaf['kind'], typed: string): unknown {
  const text = typed.trim();
  if (kind === 'spans') return [{ text: typed }];
  if (text === '') return undefined;
  if (kind === 'end' && /^(至今|现在|present)$/i.test(text)) return PRESENT;
  if (kind === 'date' || kind === 'end') return readDate(text);
  if (kind === 'flag') return text === 'true';
  if (kind !== 'number') return typed;
  const number = Number(text);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

/** The draft with a typed leaf; null if the text is not valid for its kind. */
export function writeLeaf(document: ResumeDocument, leaf: Leaf, typed: string): ResumeDocument | null {
  const { pointer, kind } = leaf;
  const value = valueOf(kind, typed);
  if (value === null) return null;
  // Removing a list entry would shift the pointers of its neighbours; empty entries are removed at the end.
  if (value === undefined && isInList(document, pointer)) return setField(document, pointer, '');
  return setField(document, pointer, value);
}

/** The error message of an invalid text. */
export const problemOfLeaf = ({ kind }: Leaf): string =>
  kind === 'number' ? '请填写数字' : kind === 'end' ? '请写成 2024.09 或 至今' : '请写成 2024 或 2024.09';
