import { latestOfResume } from '@qicheng/contract/resume-version/resume-version.contract';
import { call } from '../../../lib/api.js';
import { fetchResume } from '../../../lib/resume-record.js';
import type { EditorContent } from '../store/editor-store.js';
import type { ServerCopy } from './save-outcome.js';
import { openTabNotice } from './tab-notice.js';

/** How often a visible editor asks whether another device has saved. */
const ASK_MS = 15_000;
/** Coming back to the window asks at once, but not for every click between two windows. */
const SOONEST_MS = 2_000;

interface VersionWatch {
  readonly resumeId: string;
  /** Whether this version is newer than what is open here. */
  readonly isNews: (version: number) => boolean;
  readonly onNews: (server: ServerCopy<EditorContent>) => void;
}

/**
 * Hears of saves made elsewhere: other tabs of this browser tell at once, for other devices a visible editor asks
 * for the version number. A question of a few bytes needs no open connection, so it passes every proxy, ends with the
 * session by itself and holds nothing on the server. Failures are left to the next question.
 */
export function watchVersions({ resumeId, isNews, onNews }: VersionWatch) {
  const ended = new AbortController();
  const { signal } = ended;
  let askedAt = Date.now();
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
  const ask = async (soonest: number) => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < soonest) return;
    askedAt = Date.now();
    const { version } = await call(latestOfResume, { id: resumeId }, { signal });
    await fetchNews(version);
  };
  const quietly = (work: Promise<void>) => void work.catch(() => undefined);
  const tabs = openTabNotice(resumeId, (version) => quietly(fetchNews(version)));
  const onReturn = () => quietly(ask(SOONEST_MS));
  const timer = setInterval(() => quietly(ask(0)), ASK_MS);
  window.addEventListener('focus', onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  return {
    tellSaved: tabs.tellSaved,
    close: () => {
      ended.abort();
      clearInterval(timer);
      tabs.close();
    },
  };
}
