import { formatClock, displayTime } from '#src/lib/display-time.js';
import type { VersionLine } from './history-queries.js';
import styles from './history.module.css';
import { versionDays } from './version-days.js';

/** What a version is called: its own name, else when it was written. */
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
