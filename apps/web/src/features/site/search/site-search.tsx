import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Icon } from '@qicheng/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchForm } from './search-form.js';
import { hasOwnSearch } from './search-kinds.js';
import styles from './site-search.module.css';

const fieldOf = (root: HTMLElement | null) => root?.querySelector<HTMLElement>(`[name=${pageQuery.keyword}]`);

const isSearchKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing &&
  event.key.toLowerCase() === 'k';

/**
 * The search of the top bar [spec 2], opened by Ctrl+K or ⌘K. In a narrow window, and on a list with its own
 * search, a button shows the field over the bar.
 */
export function SiteSearch() {
  const { pathname, search } = useLocation();
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
    <div ref={root} className={styles.root} data-folded={hasOwnSearch(pathname)}>
      <button
        ref={button}
        type="button"
        className={styles.opener}
        aria-label="打开搜索"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
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
