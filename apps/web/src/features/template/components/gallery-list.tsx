import { Button } from '@qicheng/ui/button';
import { Empty, ErrorState } from '@qicheng/ui/status';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef } from 'react';
import { Skeleton } from '@qicheng/ui/skeleton';
import { Link, useLocation } from 'react-router-dom';
import { PAGE_SIZE, type GalleryTemplate } from '../api/list-templates.js';
import { useWhenNear } from '../hooks/use-when-near.js';
import styles from './gallery-list.module.css';
import { Sheet } from '#src/components/sheet.jsx';
import { paths } from '#src/config/paths.js';
import { typedName } from '#src/lib/typed-name.js';
import { AccentSwatches } from './accent-swatches.js';
import { TemplateStill } from './template-still.js';

interface GalleryCardProps {
  template: GalleryTemplate;
  accent: string;
  onAccent: (accent: string) => void;
  onEnlarge: () => void;
  keep: ReactNode;
  start: ReactNode;
}

/** A template in the gallery: its preview in the chosen colour, its purpose, and its actions. */
export function GalleryCard({ template, accent, onAccent, onEnlarge, keep, start }: GalleryCardProps) {
  const { entry, uses } = template;
  const location = useLocation();
  return (
    <li className={styles.card} data-code={entry.code}>
      <div className={styles.frame}>
        <Sheet>
          <TemplateStill code={entry.code} accent={accent} />
        </Sheet>
        <div className={styles.actions} data-theme="light">
          {start}
          <Button className={styles.enlarge} aria-label={`看大图：${entry.name}`} onClick={onEnlarge}>
            看大图
          </Button>
        </div>
        <div className={styles.keep}>{keep}</div>
      </div>
      <div className={styles.line}>
        <h3 className={styles.name}>
          <Link
            to={paths.templateDetails.href(entry.code, accent === entry.defaults.accent ? undefined : accent)}
            state={{ name: typedName(location.state) }}
          >
            {entry.name}
          </Link>
        </h3>
        {uses ? <span className={styles.uses}>{uses} 份简历在用</span> : null}
      </div>
      <p className={styles.about}>{entry.description}</p>
      <AccentSwatches template={entry} accent={accent} onChoose={onAccent} />
    </li>
  );
}

/** Placeholder with the exact shape of a loading card. */
const CardSkeleton = () => (
  <li className={styles.card} aria-hidden="true">
    <div className={styles.blank}>
      <Skeleton height="100%" />
    </div>
    <div className={styles.line}>
      <Skeleton width="5em" height="1.3em" />
    </div>
    <div className={styles.about}>
      <Skeleton width="90%" height="1em" />
    </div>
    <Skeleton width="9.5rem" height="24px" />
  </li>
);

type ListQuery = Pick<
  UseInfiniteQueryResult,
  | 'isPending'
  | 'isError'
  | 'isPlaceholderData'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage'
  | 'refetch'
>;

const Skeletons = ({ count }: { count: number }) => (
  <>
    {Array.from({ length: count }, (_, place) => (
      <CardSkeleton key={place} />
    ))}
  </>
);

interface GalleryListProps {
  query: ListQuery;
  cards: readonly ReactNode[];
  /** Number of templates not loaded yet. */
  rest: number;
  onReset: () => void;
}

/**
 * End of the list: more cards load on scrolling, or with a button for users who cannot or do not want to
 * scroll.
 */
function Tail({ query }: { query: ListQuery }) {
  const mark = useRef<HTMLDivElement>(null);
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  useWhenNear(mark, isFetchingNextPage || isFetchNextPageError ? null : more, '600px');
  return (
    <div ref={mark} className={styles.tail} role={isFetchNextPageError ? 'alert' : undefined}>
      {isFetchNextPageError ? <p>后面的模板没有读出来。请检查网络，然后再试一次。</p> : null}
      <Button isBusy={isFetchingNextPage} onClick={more}>
        {isFetchNextPageError ? '再试一次' : isFetchingNextPage ? '正在读取' : '加载更多'}
      </Button>
    </div>
  );
}

/** The gallery list in each of its states; every card's space is reserved before it loads. */
export function GalleryList({ query, cards, rest, onReset }: GalleryListProps) {
  if (query.isPending) {
    return (
      <div role="status" aria-busy="true">
        <span className="visually-hidden">正在读取模板</span>
        <ul className={styles.grid}>
          <Skeletons count={PAGE_SIZE} />
        </ul>
      </div>
    );
  }
  if (query.isError && cards.length === 0) {
    return (
      <ErrorState
        title="模板没有读出来"
        action={
          <Button icon="refresh" onClick={() => void query.refetch()}>
            再试一次
          </Button>
        }
      >
        请检查网络，然后再试一次。您选的条件都还在。
      </ErrorState>
    );
  }
  if (cards.length === 0) {
    return (
      <Empty
        title="没有找到合适的模板"
        action={
          <Button tone="primary" onClick={onReset}>
            看全部模板
          </Button>
        }
      >
        换一个词，或者去掉几个条件。
      </Empty>
    );
  }
  return (
    <>
      <ul className={styles.grid} aria-label="简历模板" aria-busy={query.isPlaceholderData}>
        {cards}
        {query.isFetchingNextPage ? <Skeletons count={Math.min(rest, PAGE_SIZE)} /> : null}
      </ul>
      {query.hasNextPage ? <Tail query={query} /> : null}
    </>
  );
}
