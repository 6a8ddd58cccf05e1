import { pollWhileVisible } from '#src/lib/run-when.js';
import type { EditorContent } from '../store/editor-store.js';
import type { ResumeBackend } from './resume-backend.js';
import type { ServerCopy } from './save-outcome.js';

/** Message to other tabs about a résumé open in both. */
interface SavedElsewhere {
  readonly resumeId: string;
  readonly version: number;
}

const CHANNEL = 'qicheng-resume-saved';

/**
 * Notifies other tabs of this browser about saves and listens to theirs; `close` stops the listening only.
 */
export function openTabNotice(resumeId: string, onSavedElsewhere: (version: number) => void) {
  const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));
  let channel = open();
  channel?.addEventListener('message', (event: MessageEvent<SavedElsewhere>) => {
    if (event.data.resumeId === resumeId) onSavedElsewhere(event.data.version);
  });
  return {
    announceSaved: (version: number) => {
      // The last save is often confirmed after its editor was left, when the channel is closed.
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
const MIN_INTERVAL_MS = 2_000;

interface VersionWatch {
  readonly resumeId: string;
  readonly backend: ResumeBackend;
  /** Whether this version is newer than the one open here. */
  readonly isNews: (version: number) => boolean;
  readonly onNews: (server: ServerCopy<EditorContent>) => void;
}

/**
 * Watches for saves made elsewhere: other tabs notify at once; for other devices a visible editor polls the
 * version number. Failures are left to the next poll.
 */
export function watchVersions({ resumeId, backend, isNews, onNews }: VersionWatch) {
  const ended = new AbortController();
  const { signal } = ended;
  let newest = 0;
  let isFetching = false;
  const fetchNews = async (version: number) => {
    newest = Math.max(newest, version);
    if (!isNews(version) || isFetching) return;
    isFetching = true;
    try {
      // A version announced during this fetch is fetched after it.
      for (let fetched = 0; fetched < newest && !signal.aborted;) {
        const copy = await backend.read(signal);
        fetched = copy.version;
        onNews(copy);
      }
    } finally {
      isFetching = false;
    }
  };
  const { askVersion } = backend;
  const quietly = (work: Promise<void>) => void work.catch(() => undefined);
  const tabs = openTabNotice(resumeId, (version) => quietly(fetchNews(version)));
  if (askVersion) {
    const ask = async () => fetchNews(await askVersion(signal));
    pollWhileVisible(signal, { everyMs: EVERY_MS, minIntervalMs: MIN_INTERVAL_MS, poll: ask });
  }
  return {
    announceSaved: tabs.announceSaved,
    close: () => {
      ended.abort();
      tabs.close();
    },
  };
}
