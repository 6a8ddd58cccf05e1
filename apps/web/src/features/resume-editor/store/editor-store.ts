import type { ResumeDocument } from '@qicheng/resume/document';
import { produce } from 'immer';
import { temporal, type TemporalState } from 'zundo';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Path, valueAt, writeAt } from './path.js';
import { createUndoSteps, wordsIn } from './undo-steps.js';

/** Whether nothing has been written yet, whatever the settings are. */
export const isBlank = (document: ResumeDocument): boolean =>
  Object.entries(document).every(([key, value]) => {
    if (key === 'meta' || key === 'x') return true;
    return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
  });

/** Whether only a name has been written yet. */
export function isUnwritten(document: ResumeDocument): boolean {
  const { name: _name, ...basics } = document.basics;
  return isBlank({ ...document, basics });
}

const NO_CONTENT = new Set(['id', 'visible', 'kind']);

/** Whether a part of a résumé says anything; an entry that was only begun does not. */
export const hasContent = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return typeof value === 'number';
  return Object.entries(value).some(([key, part]) => !NO_CONTENT.has(key) && hasContent(part));
};

/** Whether the résumé is empty apart from the name; entries left blank do not count. */
export function hasOnlyName(document: ResumeDocument): boolean {
  const { meta: _meta, x: _own, basics, ...sections } = document;
  const { name: _name, ...facts } = basics;
  return !hasContent(facts) && !hasContent(sections);
}

export const UNDO_STEPS = 100;

/** Where somebody types: a place of the document, or a name for another text. Null for a single act. */
type Field = Path | string | null;

/** The words of a field; none where its name says no place. */
const wordsOf = ({ document }: EditorContent, field: Field): string =>
  typeof field === 'string' || field === null ? '' : wordsIn(valueAt(document, field));

const nameOf = (field: Field): string | null =>
  typeof field === 'string' || field === null ? field : field.join('/');

/** What is edited, saved and undone as one. Template and language are in `document.meta`. */
export interface EditorContent {
  readonly title: string;
  readonly document: ResumeDocument;
}

/** A change of the document: written as if it were mutable, or given back as a new one. */
export type Recipe = (document: ResumeDocument) => ResumeDocument | void;

export interface EditorStore {
  getContent: () => EditorContent;
  getInitialContent: () => EditorContent;
  subscribe: (listener: () => void) => () => void;
  /** Applies a change; what is typed into the same `field` shares an undo step up to the end of a word or a pause. */
  edit: (recipe: Recipe, field?: Field) => void;
  /** A change that follows from the last one, such as a page fit: it is undone with that one, not by itself. */
  amend: (recipe: Recipe) => void;
  /** Writes one value that is typed. */
  write: (path: Path, value: unknown) => void;
  rename: (title: string) => void;
  /** Puts another content in place, as one undo step: a sample, a merge, a restored copy. */
  replace: (content: EditorContent) => void;
  /** Puts a copy in place that holds changes of elsewhere: no step, and each former state gets them too. */
  rebase: (content: EditorContent, change: (former: EditorContent) => EditorContent) => void;
  undo: () => void;
  redo: () => void;
  /** Tells that an input method begins or ends a word, which is one step. */
  compose: (isBegun: boolean) => void;
  getSteps: () => { readonly undo: number; readonly redo: number };
}

/** Former and undone states, each changed alike. States are whole here, because nothing is left out of them. */
function changeFormer(
  history: StoreApi<TemporalState<EditorContent>>,
  change: (former: EditorContent) => EditorContent,
): void {
  const { pastStates, futureStates } = history.getState();
  const changed = (states: typeof pastStates) => states.map((state) => change(state as EditorContent));
  history.setState({ pastStates: changed(pastStates), futureStates: changed(futureStates) });
}

/** A content and its former states; each change says where somebody typed. */
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
  /** A change without a step of its own. */
  const quietly = (change: () => void) => {
    isAmending = true;
    change();
    isAmending = false;
  };
  const travel = (direction: 'undo' | 'redo') => {
    steps.interrupt();
    store.temporal.getState()[direction]();
  };
  return { store, set, quietly, travel, compose: (isBegun: boolean) => steps.compose(isBegun) };
}

/** The content of one open résumé with its history; nothing in it knows React. */
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
