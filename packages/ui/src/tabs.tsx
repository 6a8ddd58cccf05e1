import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  key: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Key of the tab open at first; the first tab by default. */
  initial?: string;
  onOpen?: (key: string) => void;
  /** Segmented for the views of a page that is itself under tabs. */
  look?: 'line' | 'segmented';
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Tabs following the WAI-ARIA pattern: arrows, Home and End move and activate at once; only the open panel is
 * mounted.
 */
export function Tabs({ label, tabs, initial, onOpen, look = 'line' }: TabsProps) {
  const [open, setOpen] = useState(initial ?? tabs[0]?.key);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const show = (key: string | undefined) => {
    setOpen(key);
    if (key !== undefined) onOpen?.(key);
  };
  const walk = (event: KeyboardEvent) => {
    const here = tabs.findIndex(({ key }) => key === open);
    const step = STEPS[event.key];
    const target = { Home: 0, End: tabs.length - 1 }[event.key] ?? (step === undefined ? null : here + step);
    if (target === null) return;
    event.preventDefault();
    const place = (target + tabs.length) % tabs.length;
    show(tabs[place]?.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  return (
    <>
      <div
        className={styles.list}
        data-look={look}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={walk}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className={styles.tab}
            aria-selected={tab.key === open}
            aria-controls={tab.key === open ? `${id}-panel` : undefined}
            tabIndex={tab.key === open ? 0 : -1}
            onClick={() => show(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {tabs.find(({ key }) => key === open)?.content}
      </div>
    </>
  );
}
