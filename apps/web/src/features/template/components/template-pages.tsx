import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Sheet } from '#src/components/sheet.jsx';
import { useFittedZoom } from '#src/lib/fitted-zoom.js';
import { loadChunk } from '#src/lib/load-chunk.js';
import type { LivePagesProps } from './live-pages.js';
import styles from './template-pages.module.css';
import { TemplateStill } from './template-still.js';

type PlaceholderProps = Pick<LivePagesProps, 'code' | 'accent'> & { isAboveFold?: boolean };

const Placeholder = ({ code, accent, isAboveFold = false }: PlaceholderProps) => (
  <Sheet>
    <TemplateStill key={code} code={code} accent={accent} isAboveFold={isAboveFold} />
  </Sheet>
);

/** If the page renderer fails to load, the first page stays. */
const LivePages = lazy(() =>
  loadChunk(() => import('./live-pages.js')).then(
    (module) => ({ default: module.LivePages }),
    () => ({ default: ({ code, accent }: LivePagesProps) => <Placeholder code={code} accent={accent} /> }),
  ),
);

interface TemplatePagesProps {
  code: string;
  accent: string;
  isAboveFold?: boolean;
  onPageCount?: (count: number) => void;
}

/** A template at reading size: its first page at once, all pages when the renderer has loaded. */
export function TemplatePages({ code, accent, isAboveFold = false, onPageCount }: TemplatePagesProps) {
  const { zoom, ref } = useFittedZoom();
  const [isLive, setLive] = useState(false);
  // A transition keeps the first page visible until all pages are ready.
  useEffect(() => startTransition(() => setLive(true)), []);
  return (
    <div className={styles.pages} ref={ref}>
      <Suspense fallback={<Placeholder code={code} accent={accent} />}>
        {isLive ? (
          <LivePages
            code={code}
            accent={accent}
            zoom={zoom}
            onPagination={({ pageCount }) => onPageCount?.(pageCount)}
          />
        ) : (
          <Placeholder code={code} accent={accent} isAboveFold={isAboveFold} />
        )}
      </Suspense>
    </div>
  );
}
