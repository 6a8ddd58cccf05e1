import { formatClock, displayTime, formatDay, daysBetween } from '#src/lib/display-time.js';
import type { VersionLine } from './history-queries.js';
import styles from './history.module.css';

const MONTH_DAY = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', weekday: 'short' });

/** The versions of one day, under its name. */
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

/** The history by days, newest first. */
function versionDays(versions: readonly VersionLine[], now = new Date()): VersionDay[] {
  const days = new Map<string, VersionLine[]>();
  for (const version of versions) {
    const name = dayName(version.savedAt, now);
    days.set(name, [...(days.get(name) ?? []), version]);
  }
  return [...days].map(([name, list]) => ({ name, versions: list }));
}

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
