import { Button } from '@qicheng/ui/button';
import { useRef } from 'react';
import { useFocusWhenLost } from '#src/lib/focus-when-lost.js';

interface MoreButtonProps {
  /** A paginated list. */
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  children: string;
  className?: string | undefined;
}

/** Loads the next page of the list above it; after the last page the focus stays at the end of the list. */
export function MoreButton({ pages, children, className }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const end = useRef<HTMLDivElement>(null);
  useFocusWhenLost(() => end.current, hasNextPage);
  return (
    <div ref={end} tabIndex={-1} className={hasNextPage ? className : undefined}>
      {hasNextPage ? (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? '正在读取' : children}
        </Button>
      ) : null}
    </div>
  );
}
