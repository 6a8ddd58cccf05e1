import { latestOfResume } from '@qicheng/contract/resume-version/resume-version.contract';
import { call } from '#src/lib/api.js';
import { askWhileSeen } from '#src/lib/ask-while-seen.js';
import { fetchResume } from '#src/lib/resume-record.js';
import type { EditorContent } from '../store/editor-store.js';
import type { ServerCopy } from './save-outcome.js';
import { openTabNotice } from './tab-notice.js';

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
export function watchVersions({ resumeId, isNews, onNews }: VersionWatch) {
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
