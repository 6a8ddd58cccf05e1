import { Skeleton } from '@qicheng/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import styles from './style.module.css';

/** Preloads the panel. */
export const loadStylePanel = () => import('./style-panel.js');

const SKELETON_LINES = [0, 1, 2, 3, 4];

const StylePanelSkeleton = () => (
  <section className={styles.panel} aria-label="模板与样式" aria-busy="true">
    <header className={styles.head}>
      <h2>模板与样式</h2>
    </header>
    {SKELETON_LINES.map((line) => (
      <p key={line}>
        <Skeleton width="100%" height="36px" />
      </p>
    ))}
  </section>
);

/** The style panel, loaded when it is first opened. */
export function LazyStylePanel() {
  // A new `lazy` for each mount: it stores a failure, and the next press must try again.
  const [StylePanel] = useState(() => lazy(async () => ({ default: (await loadStylePanel()).StylePanel })));
  return (
    <Suspense fallback={<StylePanelSkeleton />}>
      <StylePanel />
    </Suspense>
  );
}
