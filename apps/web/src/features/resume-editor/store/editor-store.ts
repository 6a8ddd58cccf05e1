import type { ResumeDocument } from '@qicheng/resume/document';
import { produce } from 'immer';
import { temporal, type TemporalState } from 'zundo';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Path, writeAt } from './path.js';

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

const TYPING_PAUSE_MS = 800;

/**
 * Decides which edits share one undo step: typing into one field without a longer pause is one step,
 * everything else is a step of its own.
 */
function createStepping(now: () => number) {
  let lastField: string | null = null;
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    /** True when this edit begins a new step. `field` is null for a single act such as moving an item. */
    begins(field: string | null): boolean {
      const continues = field !== null && field === lastField && now() - lastAt < TYPING_PAUSE_MS;
      lastField = field;
      lastAt = now();
      return !continues;
    },
    /** After an undo the next edit is a new step even in the same field. */
    interrupt(): void {
      lastField = null;
    },
  };
}

export const UNDO_STEPS = 100;

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
  /** Applies a change; edits of the same `field` without a longer pause share one undo step. */
  edit: (recipe: Recipe, field?: string | null) => void;
  /** A change that follows from the last one, such as a page fit: it is undone with that one, not by itself. */
  amend: (recipe: Recipe) => void;
  /** Writes one value; typing into one place is one undo step per burst. */
  write: (path: Path, value: unknown) => void;
  rename: (title: string) => void;
  /** Puts another content in place, as one undo step: a sample, a merge, a restored copy. */
  replace: (content: EditorContent) => void;
  /** Puts a copy in place that holds changes of elsewhere: no step, and each former state gets them too. */
  rebase: (content: EditorContent, change: (former: EditorContent) => EditorContent) => void;
  undo: () => void;
  redo: () => void;
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

/** The content of one open résumé with its history; nothing in it knows React. */
export function createEditorStore(
  initial: EditorContent,
  now: () => number = () => performance.now(),
): EditorStore {
  const stepping = createStepping(now);
  let field: string | null = null;
  let isAmending = false;
  const store = createStore<EditorContent>()(
    temporal(() => initial, {
      limit: UNDO_STEPS,
      equality: (past, present) => past === present,
      handleSet: (record) => (past) => {
        if (!isAmending && stepping.begins(field)) record(past);
      },
    }),
  );
  const set = (content: EditorContent, name: string | null) => {
    if (content === store.getState()) return;
    field = name;
    store.setState(content, true);
  };
  const edit = (recipe: Recipe, name: string | null = null) =>
    set(
      produce(store.getState(), (draft: { document: ResumeDocument }) => {
        const next = recipe(draft.document);
        if (next) draft.document = next;
      }),
      name,
    );
  /** A change without a step of its own. */
  const quietly = (change: () => void) => {
    isAmending = true;
    change();
    isAmending = false;
  };
  const travel = (direction: 'undo' | 'redo') => {
    stepping.interrupt();
    store.temporal.getState()[direction]();
  };
  return {
    getContent: store.getState,
    getInitialContent: store.getInitialState,
    subscribe: (listener) => all([store.subscribe(listener), store.temporal.subscribe(listener)]),
    edit,
    amend: (recipe) => quietly(() => edit(recipe)),
    write: (path, value) => edit((document) => writeAt(document, path, value), path.join('/')),
    rename: (title) => set({ ...store.getState(), title }, 'title'),
    replace: (content) => set(content, null),
    rebase: (content, change) => {
      isAmending = true;
      set(content, null);
      isAmending = false;
      changeFormer(store.temporal, change);
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    getSteps: () => stepsIn(store.temporal.getState()),
  };
}

const stepsIn = ({ pastStates, futureStates }: Record<'pastStates' | 'futureStates', unknown[]>) => ({
  undo: pastStates.length,
  redo: futureStates.length,
});

const all = (stops: readonly (() => void)[]) => () => stops.forEach((stop) => stop());
