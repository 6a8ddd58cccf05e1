import { Icon } from '@qicheng/ui/icon';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './shortcuts.module.css';

interface SideDrawerProps {
  title: string;
  /** For texts side by side. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A tool beside the form, which stays usable; in a narrow window it fills the screen. */
export function SideDrawer({ title, isWide = false, onClose, children }: SideDrawerProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    root.current?.focus();
    return () => {
      const isInside = document.activeElement === document.body || document.activeElement === null;
      if (isInside && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      ref={root}
      className={styles.drawer}
      data-drawer={isWide ? 'wide' : 'narrow'}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
      }}
    >
      <header className={styles.drawerHead}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.iconButton} aria-label={`关闭${title}`} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.drawerBody}>{children}</div>
    </aside>
  );
}
