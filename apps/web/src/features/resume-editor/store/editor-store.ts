import type { ResumeDocument } from '@qicheng/resume/document';
import { produce } from 'immer';
import { temporal, type TemporalState } from 'zundo';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Path, valueAt, writeAt } from './path.js';
import { createUndoSteps, wordsIn } from './undo-steps.js';

/** Whether the résumé has no content, whatever its settings. */
export const isBlank = (document: ResumeDocument): boolean =>
  Object.entries(document).every(([key, value]) => {
    if (key === 'meta' || key === 'x') return true;
    return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
  });

/** Whether the résumé has no content but a name. */
export function isUnwritten(document: ResumeDocument): boolean {
  const { name: _name, ...basics } = document.basics;
  return isBlank({ ...document, basics });
}

const NO_CONTENT = new Set(['id', 'visible', 'kind']);

/** Whether a part of a résumé has content; a blank entry does not. */
export const hasContent = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return typeof value === 'number';
  return Object.entries(value).some(([key, part]) => !NO_CONTENT.has(key) && hasContent(part));
};

/** Whether every section is empty; blank entries do not count. */
export function hasOnlyBasics(document: ResumeDocument): boolean {
  const { meta: _meta, x: _own, basics: _basics, ...sections } = document;
  return !hasContent(sections);
}

/** Whether the résumé is empty apart from the name; blank entries do not count. */
export function hasOnlyName(document: ResumeDocument): boolean {
  const { name: _name, ...facts } = document.basics;
  return !hasContent(facts) && hasOnlyBasics(document);
}

export const UNDO_STEPS = 100;

/** The field being typed into: a path of the document, or a name for other text. Null for a single action. */
type Field = Path | string | null;

/** The text of a field; empty if it is not a path. */
const wordsOf = ({ document }: EditorContent, field: Field): string =>
  typeof field === 'string' || field === null ? '' : wordsIn(valueAt(document, field));

const nameOf = (field: Field): string | null =>
  typeof field === 'string' || field === null ? field : field.join('/');

/** What is edited, saved and undone as one. Template and language are in `document.meta`. */
export interface EditorContent {
  readonly title: string;
  readonly document: ResumeDocument;
}

/** A change of the document: mutates the draft, or returns a new document. */
export type Recipe = (document: ResumeDocument) => ResumeDocument | void;

export interface EditorStore {
  getContent: () => EditorContent;
  getInitialContent: () => EditorContent;
  subscribe: (listener: () => void) => () => void;
  /**
   * Applies a change; typing into the same `field` shares an undo step up to the end of a word or a pause.
   */
  edit: (recipe: Recipe, field?: Field) => void;
  /** Applies a change that follows from the last one, such as a page fit: both are undone together. */
  amend: (recipe: Recipe) => void;
  /** Writes one typed value. */
  write: (path: Path, value: unknown) => void;
  rename: (title: string) => void;
  /** Replaces the content as one undo step: a sample, a merge, a restored copy. */
  replace: (content: EditorContent) => void;
  /**
   * Replaces the content with one that includes changes from elsewhere: no undo step, and each former state
   * gets them too.
   */
  rebase: (content: EditorContent, change: (former: EditorContent) => EditorContent) => void;
  undo: () => void;
  redo: () => void;
  /** Signals the start or end of an IME composition, which is one step. */
  compose: (isComposing: boolean) => void;
  getSteps: () => { readonly undo: number; readonly redo: number };
}

/** Applies a change to all undo and redo states. States are complete here, since no field is excluded. */
function changeFormer(
  history: StoreApi<TemporalState<EditorContent>>,
  change: (former: EditorContent) => EditorContent,
): void {
  const { pastStates, futureStates } = history.getState();
  const changed = (states: typeof pastStates) => states.map((state) => change(state as EditorContent));
  history.setState({ pastStates: changed(pastStates), futureStates: changed(futureStates) });
}

/** Content with undo history; each change names the field being typed into. */
function createHistory(initial: EditorContent, now: () => number) {
  const steps = createUndoSteps(now);
  let field: Field = null;
  let isAmending = false;
  const store = createStore<EditorContent>()(
    temporal(() => initial, {
      limit: UNDO_STEPS,
      equality: (past, present) => past === present,
      handleSet: (record) => (past) => {
        if (isAmending) return;
        const former = wordsOf(past as EditorContent, field);
        if (steps.begins(nameOf(field), former, wordsOf(store.getState(), field))) record(past);
      },
    }),
  );
  const set = (content: EditorContent, place: Field) => {
    if (content === store.getState()) return;
    field = place;
    store.setState(content, true);
  };
  /** A change without its own undo step. */
  const quietly = (change: () => void) => {
    isAmending = true;
    change();
    isAmending = false;
  };
  const travel = (direction: 'undo' | 'redo') => {
    steps.interrupt();
    store.temporal.getState()[direction]();
  };
  return { store, set, quietly, travel, compose: (isComposing: boolean) => steps.compose(isComposing) };
}

/** The content of one open résumé with its history; independent of React. */
export function createEditorStore(
  initial: EditorContent,
  now: () => number = () => performance.now(),
): EditorStore {
  const { store, set, quietly, travel, compose } = createHistory(initial, now);
  const edit = (recipe: Recipe, place: Field = null) =>
    set(
      produce(store.getState(), (draft: { document: ResumeDocument }) => {
        const next = recipe(draft.document);
        if (next) draft.document = next;
      }),
      place,
    );
  return {
    getContent: store.getState,
    getInitialContent: store.getInitialState,
    subscribe: (listener) => all([store.subscribe(listener), store.temporal.subscribe(listener)]),
    edit,
    amend: (recipe) => quietly(() => edit(recipe)),
    write: (path, value) => edit((document) => writeAt(document, path, value), path),
    rename: (title) => set({ ...store.getState(), title }, 'title'),
    replace: (content) => set(content, null),
    rebase: (content, change) => {
      quietly(() => set(content, null));
      changeFormer(store.temporal, change);
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    compose,
    getSteps: () => stepsIn(store.temporal.getState()),
  };
}

const stepsIn = ({ pastStates, futureStates }: Record<'pastStates' | 'futureStates', unknown[]>) => ({
  undo: pastStates.length,
  redo: futureStates.length,
});

const all = (stops: readonly (() => void)[]) => () => stops.forEach((stop) => stop());
