import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import type { Language } from '@qicheng/resume/text';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { followAuthorship } from '@qicheng/resume/ai-text';
import type { EditorStore, Recipe } from './editor-store.js';
import { type Path, valueAt, writeAt } from './path.js';
import { createTranslationWriter } from './translation.js';

const NONE: readonly Atom[] = [];

/** Writes statements, and moves the marks of what AI wrote with their words. */
export const writeStatements =
  (path: Path, value: readonly Atom[] | undefined): Recipe =>
  (document) => {
    const { authorship } = document.meta;
    const before = (valueAt(document, path) as readonly Atom[] | undefined) ?? NONE;
    const spans = authorship && followAuthorship(authorship, before, value ?? NONE);
    writeAt(document, path, value);
    if (spans === authorship) return;
    if (spans && spans.length > 0) document.meta.authorship = [...spans];
    else delete document.meta.authorship;
  };

const EditorContext = createContext<EditorStore | null>(null);

export function EditorProvider({ store, children }: { store: EditorStore; children: ReactNode }) {
  return <EditorContext value={store}>{children}</EditorContext>;
}

/** The store of the open résumé; a component that only acts does not re-render with the content. */
export function useEditor(): EditorStore {
  const store = useContext(EditorContext);
  if (!store) throw new Error('useEditor needs an EditorProvider');
  return store;
}

/** A part of the document; the component renders again only when that part changed. */
export function useDocument<Part>(select: (document: ResumeDocument) => Part): Part {
  const store = useEditor();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getContent().document),
    () => select(store.getInitialContent().document),
  );
}

/** The value at one place; the schema says what it is. */
export function useValue<Value>(path: Path): Value | undefined {
  return useDocument((document) => valueAt(document, path)) as Value | undefined;
}

export const useTitle = (): string => {
  const store = useEditor();
  return useSyncExternalStore(
    store.subscribe,
    () => store.getContent().title,
    () => store.getInitialContent().title,
  );
};

/** The language that is being edited and printed. */
export const useEditedLanguage = (): Language => useDocument((document) => document.meta.lang);

/** Steps that can be taken back and again. */
export function useSteps() {
  const store = useEditor();
  const undo = useSyncExternalStore(
    store.subscribe,
    () => store.getSteps().undo,
    () => 0,
  );
  const redo = useSyncExternalStore(
    store.subscribe,
    () => store.getSteps().redo,
    () => 0,
  );
  return { undo, redo };
}

/** Writes single values; the functions stay the same as long as the store does. */
export function useWrite() {
  const store = useEditor();
  return useMemo(
    () => ({
      value: (path: Path, value: unknown) => store.write(path, value),
      /** A value that is chosen rather than typed: each choice is an undo step of its own. */
      choice: (path: Path, value: unknown) => store.edit((document) => writeAt(document, path, value)),
      /** Statements as they are written; the marks of AI's text move with its words. */
      statements: (path: Path, value: readonly Atom[] | undefined) =>
        store.edit(writeStatements(path, value), path),
      translation: createTranslationWriter(store),
    }),
    [store],
  );
}
