import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Sheet } from '#src/components/sheet.jsx';
import { useFittedZoom } from '#src/lib/fitted-zoom.js';
import { loadChunk } from '#src/lib/load-chunk.js';
import type { LivePagesProps } from './live-pages.js';
import styles from './template-pages.module.css';
import { TemplateStill } from './template-still.js';

type StandInProps = Pick<LivePagesProps, 'code' | 'accent'> & { isFirstSight?: boolean };

const StandIn = ({ code, accent, isFirstSight = false }: StandInProps) => (
  <Sheet>
    <TemplateStill key={code} code={code} accent={accent} isFirstSight={isFirstSight} />
  </Sheet>
);

/** If the page renderer fails to load, the first page stays. */
const LivePages = lazy(() =>
  loadChunk(() => import('./live-pages.js')).then(
    (module) => ({ default: module.LivePages }),
    () => ({ default: ({ code, accent }: LivePagesProps) => <StandIn code={code} accent={accent} /> }),
  ),
);

interface TemplatePagesProps {
  code: string;
  accent: string;
  isFirstSight?: boolean;
  onPageCount?: (count: number) => void;
}

/** A template at reading size: its first page at once, all pages when the renderer has loaded. */
export function TemplatePages({ code, accent, isFirstSight = false, onPageCount }: TemplatePagesProps) {
  const { zoom, ref } = useFittedZoom();
  const [isLive, setLive] = useState(false);
  // A transition keeps the first page visible until all pages are ready.
  useEffect(() => startTransition(() => setLive(true)), []);
  return (
    <div className={styles.pages} ref={ref}>
      <Suspense fallback={<StandIn code={code} accent={accent} />}>
        {isLive ? (
          <LivePages
            code={code}
            accent={accent}
            zoom={zoom}
            onPagination={({ pageCount }) => onPageCount?.(pageCount)}
          />
        ) : (
          <StandIn code={code} accent={accent} isFirstSight={isFirstSight} />
        )}
      </Suspense>
    </div>
  );
}
