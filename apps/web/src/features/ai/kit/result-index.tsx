import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import styles from './result-index.module.css';

/** A shorter result is seen whole by scrolling a little. */
const MIN_SECTIONS = 5;

interface Entry {
  /** Id of the heading. */
  id: string;
  title: string;
}

type Register = (entry: Entry) => () => void;

const RegisterContext = createContext<Register | null>(null);

/** Lists a section in the index of its result. */
export function useIndexed(id: string, title: string): void {
  const register = useContext(RegisterContext);
  useEffect(() => register?.({ id, title }), [register, id, title]);
}

/** A section may appear later than those below it, such as a reference answer. */
const inPageOrder = (entries: readonly Entry[]): Entry[] => {
  const placed = entries.flatMap((entry) => {
    const heading = document.getElementById(entry.id);
    return heading ? [{ entry, heading }] : [];
  });
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return placed.sort((a, b) => (isBefore(a.heading, b.heading) ? -1 : 1)).map(({ entry }) => entry);
};

function openSection(id: string): void {
  const heading = document.getElementById(id);
  heading?.closest('section')?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** A long result with links to its sections above it. */
export function IndexedResult({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const register = useCallback<Register>((entry) => {
    setEntries((current) => [...current, entry]);
    return () => setEntries((current) => current.filter((other) => other !== entry));
  }, []);
  const shown = useMemo(() => inPageOrder(entries), [entries]);
  return (
    <>
      {shown.length < MIN_SECTIONS ? null : (
        <nav className={styles.index} aria-label="结果目录" data-print="hide">
          <ul>
            {shown.map(({ id, title }) => (
              <li key={id}>
                <button type="button" onClick={() => openSection(id)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <RegisterContext value={register}>{children}</RegisterContext>
    </>
  );
}
