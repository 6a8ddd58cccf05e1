import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Icon } from '@qicheng/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchForm } from './search-form.js';
import styles from './site-search.module.css';

/** The search of the top bar [spec 2]; a narrow window shows a button that lays the field over the bar. */
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
    if (isOpen) root.current?.querySelector<HTMLElement>(`[name=${pageQuery.keyword}]`)?.focus();
  }, [isOpen]);
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
