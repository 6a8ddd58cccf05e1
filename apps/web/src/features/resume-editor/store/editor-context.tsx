import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import type { Language } from '@qicheng/resume/text';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { followAuthorship } from '@qicheng/resume/ai-text';
import type { EditorStore, Recipe } from './editor-store.js';
import { type Path, valueAt, writeAt } from './path.js';
import { createTranslationWriter } from './translation.js';

const NONE: readonly Atom[] = [];

/** Writes statements, and updates their AI marks. */
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

/** The store of the open résumé; a component that only dispatches does not re-render with the content. */
export function useEditor(): EditorStore {
  const store = useContext(EditorContext);
  if (!store) throw new Error('useEditor must be used within an EditorProvider');
  return store;
}

/** Selects a part of the document; the component re-renders only when that part changes. */
export function useDocument<Part>(select: (document: ResumeDocument) => Part): Part {
  const store = useEditor();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getContent().document),
    () => select(store.getInitialContent().document),
  );
}

/** The value at a path; the schema determines its type. */
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

/** The language that is edited and printed. */
export const useEditedLanguage = (): Language => useDocument((document) => document.meta.lang);

/** Number of undo and redo steps. */
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

/** Writes single values; the functions are stable as long as the store is. */
export function useWrite() {
  const store = useEditor();
  return useMemo(
    () => ({
      value: (path: Path, value: unknown) => store.write(path, value),
      /** A chosen value: each choice is its own undo step. */
      choice: (path: Path, value: unknown) => store.edit((document) => writeAt(document, path, value)),
      /** Typed statements; AI marks follow their text. */
      statements: (path: Path, value: readonly Atom[] | undefined) =>
        store.edit(writeStatements(path, value), path),
      translation: createTranslationWriter(store),
    }),
    [store],
  );
}
