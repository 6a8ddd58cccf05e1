import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  deleteVersion,
  listVersions,
  nameVersion,
  readVersion,
  restoreVersion,
} from '@qicheng/contract/resume-version/resume-version.contract';
import { readDocument } from '@qicheng/resume/migrate';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatClock, displayTime, formatDay, daysBetween } from '#src/lib/display-time.js';
import styles from './history.module.css';
import { call } from '#src/lib/api.js';
import { openRecord, UnreadableResumeError } from '#src/lib/resume-record.js';
import type { EditorContent } from '../store/editor-store.js';
import type { SavingSession } from '../sync/use-autosave.js';

export type VersionLine = ResultOf<typeof listVersions>['list'][number];

const keyOf = (resumeId: string) => ['resume-versions', resumeId];

/** The history of one résumé; reloaded whenever the panel opens. */
export const useVersions = (resumeId: string) =>
  useQuery({
    queryKey: keyOf(resumeId),
    queryFn: ({ signal }) => call(listVersions, { id: resumeId }, { signal }),
    gcTime: 0,
  });

/** One revision as the editor would open it. Revisions are immutable. */
export const useVersionContent = (resumeId: string, versionId: string) =>
  useQuery({
    queryKey: [...keyOf(resumeId), versionId],
    queryFn: async ({ signal }): Promise<EditorContent> => {
      const { title, document } = await call(readVersion, { id: resumeId, versionId }, { signal });
      const read = readDocument(document);
      if (!read.ok) throw new UnreadableResumeError(read.reason);
      return { title, document: read.document };
    },
    staleTime: Infinity,
  });

/** Actions on the history; the list is reloaded after each. */
export function useVersionActions(resumeId: string, session: SavingSession) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(resumeId), exact: true });
  return {
    rename: async (versionId: string | undefined, name: string) => {
      await call(nameVersion, { id: resumeId, name, ...(versionId !== undefined && { versionId }) });
      await refresh();
    },
    remove: async (versionId: string) => {
      await call(deleteVersion, { id: resumeId, versionId });
      await refresh();
    },
    restore: async (versionId: string) => {
      const { title, document, version } = openRecord(
        await call(restoreVersion, {
          id: resumeId,
          versionId,
          version: session.autosave.ancestor.version,
          requestKey: crypto.randomUUID(),
          writer: session.writer,
        }),
      );
      session.acceptServerCopy({ content: { title, document }, version });
      await refresh();
    },
  };
}

const MONTH_DAY = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', weekday: 'short' });

/** The versions of one day, under its heading. */
interface VersionDay {
  readonly name: string;
  readonly versions: readonly VersionLine[];
}

function dayName(instant: Date, now: Date): string {
  const days = daysBetween(instant, now);
  if (days === 0) return '今天';
  if (days === 1) return '昨天';
  return instant.getFullYear() === now.getFullYear() ? MONTH_DAY.format(instant) : formatDay(instant);
}

/** The history by day, newest first. */
function versionDays(versions: readonly VersionLine[], now = new Date()): VersionDay[] {
  const days = new Map<string, VersionLine[]>();
  for (const version of versions) {
    const name = dayName(version.savedAt, now);
    days.set(name, [...(days.get(name) ?? []), version]);
  }
  return [...days].map(([name, list]) => ({ name, versions: list }));
}

/** Title of a version: its own name, otherwise its time. */
export const versionTitle = ({ name, savedAt }: VersionLine): string =>
  name ?? `${displayTime(savedAt)} 的版本`;

interface VersionListProps {
  versions: readonly VersionLine[];
  openId: string | null;
  onOpen: (version: VersionLine) => void;
}

/** The revisions, day by day. */
export function VersionList({ versions, openId, onOpen }: VersionListProps) {
  return (
    <div className={styles.list}>
      {versionDays(versions).map((day) => (
        <section key={day.name} aria-label={day.name}>
          <h3>{day.name}</h3>
          <ul>
            {day.versions.map((version) => (
              <li key={version.id}>
                <button
                  type="button"
                  className={styles.line}
                  aria-current={version.id === openId}
                  onClick={() => onOpen(version)}
                >
                  <span className={styles.lineName} data-named={version.name !== null}>
                    {version.name ?? formatClock(version.savedAt)}
                  </span>
                  <small>
                    {[
                      version.name === null ? '' : formatClock(version.savedAt),
                      version.device,
                      version.reason === 'restore' ? '恢复前自动保留' : '',
                    ]
                      .filter((part) => part !== '')
                      .join(' · ') || '自动保存'}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
