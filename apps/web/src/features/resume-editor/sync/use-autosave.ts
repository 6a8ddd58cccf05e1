import { sameValue } from '@qicheng/resume/same-value';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ResumeRecord } from '#src/lib/resume-record.js';
import { useSession } from '#src/lib/session.js';
import { mergeContents, rebaseContent } from '../merge/merge-contents.js';
import type { EditorContent, EditorStore } from '../store/editor-store.js';
import { Autosave, type Merge } from './autosave.js';
import type { ResumeDraftStore } from './draft-store.js';
import type { LocalDraft, SaveState, ServerCopy } from './save-outcome.js';
import type { ResumeBackend } from './resume-backend.js';
import { watchVersions } from './watch-versions.js';

/** Changes of another tab or device that were merged into this copy. */
export interface Incoming {
  readonly before: EditorContent;
  readonly after: EditorContent;
}

/** The saving of one open résumé, and its state. */
export interface SavingSession {
  /** A visitor's résumé: saved in this browser, not in an account. */
  readonly isLocal: boolean;
  readonly autosave: Autosave<EditorContent>;
  readonly draftStore: ResumeDraftStore<EditorContent>;
  /** Identifies this open editor to the server. */
  readonly writer: string;
  subscribe: (listener: () => void) => () => void;
  getState: () => SaveState<EditorContent>;
  /** Merged changes that the user has not dismissed yet. */
  getIncoming: () => Incoming | null;
  dismissIncoming: () => void;
  /** Continues with a copy that the server created by itself, such as a restored version. */
  acceptServerCopy: (server: ServerCopy<EditorContent>) => void;
  /** Starts listening and saving; the returned function sends the rest and stops. */
  start: () => () => void;
}

export interface SavingParts {
  readonly record: ResumeRecord;
  readonly backend: ResumeBackend;
  readonly editor: EditorStore;
  readonly draftStore: ResumeDraftStore<EditorContent>;
  readonly draft: LocalDraft<EditorContent> | undefined;
}

/** The merge of two copies, or null if a person has to resolve conflicts. */
function mergeCleanly(base: EditorContent, mine: EditorContent, theirs: EditorContent): EditorContent | null {
  const { content, conflicts, isTitleContested } = mergeContents(base, mine, theirs);
  return isTitleContested || conflicts.length > 0 ? null : content;
}

/** Connects the store, the server, the browser's drafts, the other tabs and the other devices. */
export function createSavingSession({
  record,
  backend,
  editor,
  draftStore,
  draft,
}: SavingParts): SavingSession {
  const listeners = new Set<() => void>();
  const announce = () => listeners.forEach((listener) => listener());
  const writer = crypto.randomUUID();
  let incoming: Incoming | null = null;
  const notice = { announceSaved: (_version: number): void => undefined };
  const onMerged = ({ base, mine, server, merged }: Merge<EditorContent>) => {
    editor.rebase(merged, rebaseContent(base, server));
    // Until viewed or dismissed, it is one change, however often the other side saves.
    incoming = { before: incoming === null ? mine : incoming.before, after: merged };
    announce();
  };
  const autosave = new Autosave<EditorContent>({
    start: { content: { title: record.title, document: record.document }, version: record.version },
    send: (request) => backend.send(request, writer),
    pauseMs: backend.pauseMs,
    draftStore,
    isSame: sameValue,
    merge: mergeCleanly,
    onMerged,
    savedAt: record.savedAt?.getTime() ?? null,
    now: Date.now,
    newRequestKey: () => crypto.randomUUID(),
    onState: announce,
    onSaved: (version) => notice.announceSaved(version),
  });
  return {
    isLocal: backend.isLocal,
    autosave,
    draftStore,
    writer,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => autosave.state,
    getIncoming: () => incoming,
    dismissIncoming: () => {
      incoming = null;
      announce();
    },
    acceptServerCopy: (server) => {
      autosave.decide(server.content, server);
      editor.replace(server.content);
      notice.announceSaved(server.version);
    },
    start: () => startSaving({ record, backend, editor, draft, autosave, notice }),
  };
}

interface Running extends Pick<SavingParts, 'record' | 'backend' | 'editor' | 'draft'> {
  autosave: Autosave<EditorContent>;
  notice: { announceSaved: (version: number) => void };
}

/** Listens to the form, the page, the session and the other copies; the returned function stops all of it. */
function startSaving({ record, backend, editor, draft, autosave, notice }: Running): () => void {
  const watch = watchVersions({
    resumeId: record.id,
    backend,
    isNews: (version) => version > autosave.ancestor.version,
    onNews: (server) => void autosave.mergeRemote(server),
  });
  notice.announceSaved = watch.announceSaved;
  const stopEditing = editor.subscribe(() => autosave.edit(editor.getContent()));
  const stopSession = useSession.subscribe(({ isMember }) => {
    if (isMember && autosave.state.kind === 'signedOut') autosave.retry();
  });
  const retry = () => autosave.retry();
  const onHide = () => document.visibilityState === 'hidden' && autosave.atRisk && autosave.retry();
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', onHide);
  if (draft && autosave.content !== draft.content) autosave.resume(draft);
  else autosave.open();
  return () => {
    stopEditing();
    stopSession();
    window.removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', onHide);
    autosave.close();
    watch.close();
  };
}

/** Saves while the editor is open. */
export function useSaving(parts: SavingParts): SavingSession {
  const { record, backend, editor, draftStore, draft } = parts;
  const session = useMemo(
    () => createSavingSession({ record, backend, editor, draftStore, draft }),
    [record, backend, editor, draftStore, draft],
  );
  useEffect(() => session.start(), [session]);
  return session;
}

export const useSaveState = (session: SavingSession): SaveState<EditorContent> =>
  useSyncExternalStore(session.subscribe, session.getState, session.getState);

export const useIncoming = (session: SavingSession): Incoming | null =>
  useSyncExternalStore(session.subscribe, session.getIncoming, session.getIncoming);
