import type { ResumeDocument } from '@qicheng/resume/document';
import type { ImportResult } from '../api/send-import.js';
import type { Leaf } from './leaves.js';
import { writeLeaf } from './leaf-text.js';
import type { ReviewField, ReviewState, UnplacedText } from './reviewed-draft.js';
import { applyReview, isHollow } from './apply-review.js';
import type { Placing } from './targets.js';
import { BASICS_FIELDS, CUSTOM_KINDS, type FieldDefinition, SECTIONS } from '@qicheng/resume/sections';

type Holder = Readonly<Record<string, unknown>>;

const field = (pointer: string, label: string): ReviewField => ({
  pointer,
  label,
  confidence: null,
  source: null,
  isDoubtful: false,
});

/** The field values of a holder; lists item by item. */
const fieldsOf = (holder: unknown, pointer: string, definitions: readonly FieldDefinition[]): ReviewField[] =>
  definitions.flatMap(({ name, label, control }) => {
    const value = (holder as Holder)[name];
    if (isHollow(value) || control === 'photo') return [];
    return Array.isArray(value)
      ? value.map((_, at) => field(`${pointer}/${name}/${at}`, label.zh))
      : [field(`${pointer}/${name}`, label.zh)];
  });

const listFields = (list: readonly unknown[], pointer: string, definitions: readonly FieldDefinition[]) =>
  list.flatMap((entry, at) => fieldsOf(entry, `${pointer}/${at}`, definitions));

const atomFields = (list: readonly unknown[], pointer: string, label: string) =>
  list.map((_, at) => field(`${pointer}/${at}`, label));

/** Every value of a résumé that was imported as a whole, for review like values that were parsed. */
export function fieldsOfDocument(document: ResumeDocument): ReviewField[] {
  const sections = SECTIONS.flatMap(({ key, shape, fields, title }) => {
    const value = document[key];
    if (!Array.isArray(value)) return fieldsOf(value, `/${key}`, fields);
    return shape === 'atoms' ? atomFields(value, `/${key}`, title.zh) : listFields(value, `/${key}`, fields);
  });
  const customs = document.custom.flatMap(({ kind, items, title }, at) =>
    kind === 'text'
      ? atomFields(items, `/custom/${at}/items`, title?.zh ?? title?.en ?? '')
      : listFields(items, `/custom/${at}/items`, CUSTOM_KINDS[kind].fields),
  );
  return [...fieldsOf(document.basics, '/basics', BASICS_FIELDS), ...sections, ...customs];
}

/** The importer's own threshold: values below it need review (packages/import). */
export const DOUBTFUL = 0.7;

export type ReviewAction =
  | { readonly kind: 'write'; readonly field: string; readonly leaf: Leaf; readonly text: string }
  | { readonly kind: 'confirm' | 'remove' | 'restore'; readonly field: string }
  | { readonly kind: 'place'; readonly text: number; readonly placing: Placing }
  | { readonly kind: 'takeBack'; readonly field: string }
  | { readonly kind: 'ignore' | 'reconsider'; readonly text: number };

const MISSING = [
  { warning: 'noName', pointers: ['/basics/name/zh'], labels: ['姓名'] },
  { warning: 'noContact', pointers: ['/basics/phone', '/basics/email'], labels: ['电话', '邮箱'] },
] as const;

/** Empty inputs for essentials that the file lacks. */
function missingFields({ warnings }: ImportResult): ReviewField[] {
  const codes = new Set(warnings.map(({ code }) => code));
  return MISSING.filter(({ warning }) => codes.has(warning)).flatMap(({ pointers, labels }) =>
    pointers.map((pointer, at) => ({
      pointer,
      label: labels[at] ?? '',
      confidence: 0,
      source: null,
      isDoubtful: true,
    })),
  );
}

/** Starts a review: doubtful values first, the rest in résumé order. */
export function beginReview(result: ImportResult, document: ResumeDocument): ReviewState {
  const read = result.fields.map((field) => ({ ...field, isDoubtful: field.confidence < DOUBTFUL }));
  const known = new Set(read.map(({ pointer }) => pointer));
  const fields = read.length > 0 ? read : fieldsOfDocument(document);
  return {
    document,
    fields: [...missingFields(result).filter(({ pointer }) => !known.has(pointer)), ...fields],
    unplaced: result.unplaced.map((block) => ({ ...block, state: 'waiting' })),
    removed: new Set(),
    seen: new Set(),
    isChanged: false,
  };
}

const plus = (set: ReadonlySet<string>, entry: string) => new Set(set).add(entry);
const minus = (set: ReadonlySet<string>, entry: string) => new Set([...set].filter((each) => each !== entry));

const withText = (state: ReviewState, at: number, change: UnplacedText['state']) =>
  state.unplaced.map((block, place) => (place === at ? { ...block, state: change } : block));

function place(state: ReviewState, at: number, { document, pointer, label }: Placing): ReviewState {
  const { source = null } = state.unplaced[at] ?? {};
  const field: ReviewField = { pointer, label, confidence: null, source, isDoubtful: false, from: at };
  return {
    ...state,
    document,
    fields: [...state.fields.filter((each) => each.pointer !== pointer), field],
    removed: minus(state.removed, pointer),
    unplaced: withText(state, at, 'placed'),
  };
}

function removeField(state: ReviewState, pointer: string): ReviewState {
  const field = state.fields.find((each) => each.pointer === pointer);
  if (field?.from === undefined) return state;
  return {
    ...state,
    fields: state.fields.filter((each) => each !== field),
    removed: plus(state.removed, pointer),
    unplaced: withText(state, field.from, 'waiting'),
  };
}

function change(state: ReviewState, action: ReviewAction): ReviewState {
  switch (action.kind) {
    case 'write': {
      const document = writeLeaf(state.document, action.leaf, action.text);
      return document === null ? state : { ...state, document, seen: plus(state.seen, action.field) };
    }
    case 'confirm':
      return { ...state, seen: plus(state.seen, action.field) };
    case 'remove':
      return { ...state, removed: plus(state.removed, action.field) };
    case 'restore':
      return { ...state, removed: minus(state.removed, action.field) };
    case 'place':
      return place(state, action.text, action.placing);
    case 'takeBack':
      return removeField(state, action.field);
    case 'ignore':
      return { ...state, unplaced: withText(state, action.text, 'ignored') };
    case 'reconsider':
      return { ...state, unplaced: withText(state, action.text, 'waiting') };
  }
}

/** Reducer of the review. */
export const review = (state: ReviewState, action: ReviewAction): ReviewState => ({
  ...change(state, action),
  isChanged: true,
});

/** The draft to save. */
export const reviewedDocument = ({ document, fields, removed }: ReviewState): ResumeDocument =>
  applyReview(
    document,
    removed,
    fields.map(({ pointer }) => pointer),
  );

/** Whether a field still needs review. */
export const isOpen = ({ seen, removed }: ReviewState, { pointer, isDoubtful }: ReviewField): boolean =>
  isDoubtful && !seen.has(pointer) && !removed.has(pointer);
