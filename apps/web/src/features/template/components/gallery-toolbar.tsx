import { Icon } from '@qicheng/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { type GalleryFilter, type GalleryOrder, orderNames } from '../gallery-filter.js';
import type { ChangeFilter } from '../hooks/use-gallery-filter.js';
import styles from './gallery-toolbar.module.css';

const PAUSE_MILLISECONDS = 300;

/**
 * Text of a search box that searches after a typing pause. Unfinished input-method text is not searched; a
 * keyword that changes elsewhere (the back button, a reset) appears in the box.
 */
function useSearchText(keyword: string, onSearch: (keyword: string) => void) {
  const [text, setText] = useState(keyword);
  const [isComposing, setComposing] = useState(false);
  const lastSearch = useRef(keyword);
  useEffect(() => {
    if (lastSearch.current === keyword) return;
    lastSearch.current = keyword;
    setText(keyword);
  }, [keyword]);
  useEffect(() => {
    const trimmed = text.trim();
    if (isComposing || trimmed === lastSearch.current) return undefined;
    const timer = setTimeout(() => {
      lastSearch.current = trimmed;
      onSearch(trimmed);
    }, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text, isComposing, onSearch]);
  const searchNow = (search = text.trim()) => {
    setText(search);
    if (search === lastSearch.current) return;
    lastSearch.current = search;
    onSearch(search);
  };
  return { text, setText, setComposing, searchNow };
}

function SearchBox({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const { text, setText, setComposing, searchNow } = useSearchText(keyword, onSearch);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <Icon name="search" size={18} />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={50}
        className={styles.input}
        aria-label="搜索模板"
        placeholder="名称、职业或拼音首字母"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => event.key === 'Escape' && text !== '' && searchNow('')}
      />
      {text === '' ? null : (
        <button type="button" className={styles.clear} aria-label="清空搜索" onClick={() => searchNow('')}>
          <Icon name="close" size={16} />
        </button>
      )}
    </form>
  );
}

const orders = Object.keys(orderNames) as GalleryOrder[];

interface GalleryToolbarProps {
  filter: GalleryFilter;
  change: ChangeFilter;
  onSearch: (keyword: string) => void;
  /** Number of active filters, and how to open them in a narrow window. */
  restrictions: number;
  onOpenFilters: () => void;
}

/** Search, order, and in narrow windows the filter button. */
export function GalleryToolbar(props: GalleryToolbarProps) {
  const { filter, change, onSearch, restrictions, onOpenFilters } = props;
  return (
    <div className={styles.bar}>
      <SearchBox keyword={filter.keyword} onSearch={onSearch} />
      <div className={styles.orders} role="group" aria-label="排序">
        {orders.map((order) => (
          <button
            key={order}
            type="button"
            className={styles.order}
            aria-pressed={filter.order === order}
            onClick={() => change({ order })}
          >
            {orderNames[order]}
          </button>
        ))}
      </div>
      <button type="button" className={styles.filters} aria-haspopup="dialog" onClick={onOpenFilters}>
        <Icon name="filter" size={18} />
        <span>{restrictions > 0 ? `筛选 · ${restrictions}` : '筛选'}</span>
      </button>
    </div>
  );
}
