import { sameValue } from '@qicheng/resume/same-value';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { latestOfResume } from '@qicheng/contract/resume-version/resume-version.contract';
import { type ResumeRecord, fetchResume } from '#src/lib/resume-record.js';
import { useSession } from '#src/lib/session.js';
import { mergeContents, rebaseContent } from '../merge/merge-contents.js';
import type { EditorContent, EditorStore } from '../store/editor-store.js';
import { Autosave, type Merge } from './autosave.js';
import type { ResumeDraftStore } from './draft-store.js';
import type { LocalDraft, SaveState, ServerCopy } from './save-outcome.js';
import { sendSave } from './send-save.js';
import { call } from '#src/lib/api.js';
import { askWhileSeen } from '#src/lib/ask-while-seen.js';

/** What one tab tells the others about a résumé that both have open. */
interface SavedElsewhere {
  readonly resumeId: string;
  readonly version: number;
}

const CHANNEL = 'qicheng-resume-saved';

/** Notifies other tabs of this browser about saves and listens to theirs; `close` ends the listening alone. */
export function openTabNotice(resumeId: string, onSavedElsewhere: (version: number) => void) {
  const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));
  let channel = open();
  channel?.addEventListener('message', (event: MessageEvent<SavedElsewhere>) => {
    if (event.data.resumeId === resumeId) onSavedElsewhere(event.data.version);
  });
  return {
    tellSaved: (version: number) => {
      // The last save is often confirmed after its editor was left, when the channel refuses to speak.
      const speaker = channel ?? open();
      speaker?.postMessage({ resumeId, version } satisfies SavedElsewhere);
      if (speaker !== channel) speaker?.close();
    },
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}

const EVERY_MS = 15_000;
const SOONEST_MS = 2_000;

interface VersionWatch {
  readonly resumeId: string;
  /** Whether this version is newer than what is open here. */
  readonly isNews: (version: number) => boolean;
  readonly onNews: (server: ServerCopy<EditorContent>) => void;
}

/**
 * Hears of saves made elsewhere: other tabs of this browser tell at once, for other devices a visible editor asks
 * for the version number. Failures are left to the next question.
 */
function watchVersions({ resumeId, isNews, onNews }: VersionWatch) {
  const ended = new AbortController();
  const { signal } = ended;
  let wanted = 0;
  let isFetching = false;
  const fetchNews = async (version: number) => {
    wanted = Math.max(wanted, version);
    if (!isNews(version) || isFetching) return;
    isFetching = true;
    try {
      // What is told while this one is under way is fetched after it.
      for (let had = 0; had < wanted && !signal.aborted;) {
        const { title, document, version: fetched } = await fetchResume(resumeId, signal);
        had = fetched;
        onNews({ content: { title, document }, version: fetched });
      }
    } finally {
      isFetching = false;
    }
  };
  const ask = async () => {
    const { version } = await call(latestOfResume, { id: resumeId }, { signal });
    await fetchNews(version);
  };
  const quietly = (work: Promise<void>) => void work.catch(() => undefined);
  const tabs = openTabNotice(resumeId, (version) => quietly(fetchNews(version)));
  askWhileSeen(signal, { everyMs: EVERY_MS, soonestMs: SOONEST_MS, ask });
  return {
    tellSaved: tabs.tellSaved,
    close: () => {
      ended.abort();
      tabs.close();
    },
  };
}

/** Changes of another tab or device that were joined to this copy. */
export interface Incoming {
  readonly before: EditorContent;
  readonly after: EditorContent;
}

/** Everything that saves one open résumé, and the words for it. */
export interface SavingSession {
  readonly autosave: Autosave<EditorContent>;
  readonly draftStore: ResumeDraftStore<EditorContent>;
  /** Names this open editor to the server. */
  readonly writer: string;
  subscribe: (listener: () => void) => () => void;
  getState: () => SaveState<EditorContent>;
  /** What came in from elsewhere and has not been put aside yet. */
  getIncoming: () => Incoming | null;
  putAside: () => void;
  /** Goes on with a copy that the server put in place by itself, such as a restored version. */
  adopt: (server: ServerCopy<EditorContent>) => void;
  /** Starts listening and saving; the returned function sends what is left and stops. */
  start: () => () => void;
}

export interface SavingParts {
  readonly record: ResumeRecord;
  readonly editor: EditorStore;
  readonly draftStore: ResumeDraftStore<EditorContent>;
  readonly draft: LocalDraft<EditorContent> | undefined;
}

/** The version that two copies share, or null when a person has to say which words stay. */
function mergeCleanly(base: EditorContent, mine: EditorContent, theirs: EditorContent): EditorContent | null {
  const { content, conflicts } = mergeContents(base, mine, theirs);
  return conflicts.length === 0 ? content : null;
}

/** Wires the store, the server, the browser's drafts, the other tabs and the other devices together. */
export function createSavingSession({ record, editor, draftStore, draft }: SavingParts): SavingSession {
  const listeners = new Set<() => void>();
  const announce = () => listeners.forEach((listener) => listener());
  const writer = crypto.randomUUID();
  let incoming: Incoming | null = null;
  const notice = { tellSaved: (_version: number): void => undefined };
  const onMerged = ({ base, mine, server, merged }: Merge<EditorContent>) => {
    editor.rebase(merged, rebaseContent(base, server));
    // Until it was looked at or put aside, it is one change, however often the other side saves.
    incoming = { before: incoming === null ? mine : incoming.before, after: merged };
    announce();
  };
  const autosave = new Autosave<EditorContent>({
    start: { content: { title: record.title, document: record.document }, version: record.version },
    send: sendSave(record.id, writer),
    draftStore,
    isSame: sameValue,
    merge: mergeCleanly,
    onMerged,
    now: Date.now,
    newRequestKey: () => crypto.randomUUID(),
    onState: announce,
    onSaved: (version) => notice.tellSaved(version),
  });
  return {
    autosave,
    draftStore,
    writer,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => autosave.state,
    getIncoming: () => incoming,
    putAside: () => {
      incoming = null;
      announce();
    },
    adopt: (server) => {
      autosave.decide(server.content, server);
      editor.replace(server.content);
      notice.tellSaved(server.version);
    },
    start: () => startSaving({ record, editor, draft, autosave, notice }),
  };
}

interface Running extends Pick<SavingParts, 'record' | 'editor' | 'draft'> {
  autosave: Autosave<EditorContent>;
  notice: { tellSaved: (version: number) => void };
}

/** Listens to the form, the page, the session and the other copies; the returned function ends it all. */
function startSaving({ record, editor, draft, autosave, notice }: Running): () => void {
  const watch = watchVersions({
    resumeId: record.id,
    isNews: (version) => version > autosave.ancestor.version,
    onNews: (server) => void autosave.learn(server),
  });
  notice.tellSaved = watch.tellSaved;
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
    watch.close();
  };
}

/** Saves while the editor is open. */
export function useSaving(parts: SavingParts): SavingSession {
  const { record, editor, draftStore, draft } = parts;
  const session = useMemo(
    () => createSavingSession({ record, editor, draftStore, draft }),
    [record, editor, draftStore, draft],
  );
  useEffect(() => session.start(), [session]);
  return session;
}

export const useSaveState = (session: SavingSession): SaveState<EditorContent> =>
  useSyncExternalStore(session.subscribe, session.getState, session.getState);

export const useIncoming = (session: SavingSession): Incoming | null =>
  useSyncExternalStore(session.subscribe, session.getIncoming, session.getIncoming);
