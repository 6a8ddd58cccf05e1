import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/session.js';
import type { ResumeRecord } from '../../../lib/resume-record.js';
import { sameValue } from '@qicheng/resume/same-value';
import type { EditorContent, EditorStore } from '../store/editor-store.js';
import { Autosave } from './autosave.js';
import type { ResumeShelf } from './draft-shelf.js';
import type { LocalDraft, SaveState } from './save-outcome.js';
import { sendSave } from './send-save.js';
import { openTabNotice } from './tab-notice.js';

/** Everything that saves one open résumé, and the words for it. */
export interface SavingSession {
  readonly autosave: Autosave<EditorContent>;
  readonly shelf: ResumeShelf<EditorContent>;
  subscribe: (listener: () => void) => () => void;
  getState: () => SaveState<EditorContent>;
  /** The newest version that another tab of this browser has saved. */
  getSavedElsewhere: () => number | null;
  /** Starts listening and saving; the returned function sends what is left and stops. */
  start: () => () => void;
}

export interface SavingParts {
  readonly record: ResumeRecord;
  readonly editor: EditorStore;
  readonly shelf: ResumeShelf<EditorContent>;
  readonly draft: LocalDraft<EditorContent> | undefined;
}

/** Wires the store, the server, the browser's drafts and the other tabs together. */
export function createSavingSession({ record, editor, shelf, draft }: SavingParts): SavingSession {
  const listeners = new Set<() => void>();
  const announce = () => listeners.forEach((listener) => listener());
  let elsewhere: number | null = null;
  const notice = { tellSaved: (_version: number): void => undefined };
  const autosave = new Autosave<EditorContent>({
    start: { content: { title: record.title, document: record.document }, version: record.version },
    send: sendSave(record.id),
    shelf,
    isSame: sameValue,
    now: Date.now,
    newRequestKey: () => crypto.randomUUID(),
    onState: announce,
    onSaved: (version) => {
      elsewhere = null;
      notice.tellSaved(version);
    },
  });
  const start = () => {
    const tabs = openTabNotice(record.id, (version) => {
      if (version <= autosave.ancestor.version) return;
      elsewhere = version;
      announce();
    });
    notice.tellSaved = tabs.tellSaved;
    const stopEditing = editor.subscribe(() => autosave.edit(editor.getContent()));
    const stopSession = useSession.subscribe(({ isMember }) => {
      if (isMember && autosave.state.kind === 'signedOut') autosave.retry();
    });
    const goOn = () => autosave.retry();
    const onHide = () => document.visibilityState === 'hidden' && autosave.atRisk && autosave.retry();
    window.addEventListener('online', goOn);
    document.addEventListener('visibilitychange', onHide);
    if (draft && autosave.content !== draft.content) autosave.resume(draft);
    else autosave.open();
    return () => {
      stopEditing();
      stopSession();
      window.removeEventListener('online', goOn);
      document.removeEventListener('visibilitychange', onHide);
      autosave.close();
      tabs.close();
    };
  };
  return {
    autosave,
    shelf,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => autosave.state,
    getSavedElsewhere: () => elsewhere,
    start,
  };
}

/** Saves while the editor is open. */
export function useSaving(parts: SavingParts): SavingSession {
  const { record, editor, shelf, draft } = parts;
  const session = useMemo(
    () => createSavingSession({ record, editor, shelf, draft }),
    [record, editor, shelf, draft],
  );
  useEffect(() => session.start(), [session]);
  return session;
}

export const useSaveState = (session: SavingSession): SaveState<EditorContent> =>
  useSyncExternalStore(session.subscribe, session.getState, session.getState);

export const useSavedElsewhere = (session: SavingSession): number | null =>
  useSyncExternalStore(session.subscribe, session.getSavedElsewhere, session.getSavedElsewhere);
