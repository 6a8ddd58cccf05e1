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

/** Popups of the form, which an Escape closes first. */
const OPEN_POPUP = ':is([aria-haspopup], [role=combobox])[aria-expanded=true]';

/** Whether an Escape was pressed in the form with no popup to close. */
function isFreeEscape({ key, target, isComposing, keyCode }: KeyboardEvent): boolean {
  // 229 is a key consumed by an input method, in browsers that end the composition first.
  if (key !== 'Escape' || isComposing || keyCode === 229 || !(target instanceof Element)) return false;
  const form = target.closest('[data-tour=form]');
  return form !== null && form.querySelector(OPEN_POPUP) === null;
}

/** Closes the drawer by an Escape in the form that nothing there uses. */
function useEscapeInForm(onClose: () => void): void {
  useEffect(() => {
    let isFree = false;
    // Before the form, while an open popup is still open.
    const onCapture = (event: KeyboardEvent) => {
      isFree = isFreeEscape(event);
    };
    const onBubble = (event: KeyboardEvent) => {
      if (isFree && !event.defaultPrevented) onClose();
      isFree = false;
    };
    window.addEventListener('keydown', onCapture, true);
    window.addEventListener('keydown', onBubble);
    return () => {
      window.removeEventListener('keydown', onCapture, true);
      window.removeEventListener('keydown', onBubble);
    };
  }, [onClose]);
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
  useEscapeInForm(onClose);
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
        <button type="button" className={styles.iconButton} aria-label={`关闭“${title}”`} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.drawerBody}>{children}</div>
    </aside>
  );
}
