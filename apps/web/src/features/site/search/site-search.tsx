import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Icon } from '@qicheng/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isMac, useIsBrowser } from '#src/lib/device.js';
import { SearchForm } from './search-form.js';
import styles from './site-search.module.css';

const fieldOf = (root: HTMLElement | null) => root?.querySelector<HTMLElement>(`[name=${pageQuery.keyword}]`);

const isSearchKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing &&
  event.key.toLowerCase() === 'k';

/**
 * The search of the top bar [spec 2]: a button, Ctrl+K or ⌘K shows the field over the bar. It looks the same on every
 * page, and is no second field on a list with its own search.
 */
export function SiteSearch() {
  const { pathname, search } = useLocation();
  const isBrowser = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(pathname + search);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (shown !== pathname + search) {
    setShown(pathname + search);
    setOpen(false);
  }
  useEffect(() => {
    if (isOpen) fieldOf(root.current)?.focus();
  }, [isOpen]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event)) return;
      event.preventDefault();
      setOpen(true);
      fieldOf(root.current)?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.opener}
        aria-label="打开搜索"
        aria-keyshortcuts="Control+K Meta+K"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span className={styles.label}>搜索</span>
        <kbd className={styles.keys} data-keys={isBrowser ? (isMac() ? '⌘K' : 'Ctrl K') : ''} />
      </button>
      <div className={styles.place} data-open={isOpen}>
        <SearchForm key={pathname} pathname={pathname} onLeave={close} />
        <button type="button" className={styles.leave} onClick={close}>
          取消
        </button>
      </div>
    </div>
  );
}
