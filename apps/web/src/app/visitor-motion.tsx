import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Section } from '#src/features/site/home/home-sections.jsx';
import { useWhenNear } from '#src/features/template/hooks/use-when-near.js';
import { onFirstAct } from '#src/lib/run-when.js';
import { optionalPart } from '#src/lib/load-chunk.js';
import { useSession } from '#src/lib/session.js';
import styles from './visitor-motion.module.css';

const ProductMotion = optionalPart(
  async () => (await import('#src/features/template/components/product-motion.jsx')).ProductMotion,
);

/** The renderer is large: it is loaded ahead only for somebody who moves on the page. */
const DISTANCE = { untouched: '0px 0px -25% 0px', used: '100px' };

/**
 * Product animation for visitors; loads shortly before it scrolls into view, or at once in a window that shows more
 * than its start.
 */
export function VisitorMotion() {
  const isMember = useSession(({ user }) => user !== null);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [distance, setDistance] = useState(DISTANCE.untouched);
  useEffect(() => onFirstAct(() => setDistance(DISTANCE.used)), []);
  const come = useCallback(() => setNear(true), []);
  // Observe again after signing out, when the element is mounted.
  useWhenNear(place, isMember || isNear ? null : come, distance);
  if (isMember) return null;
  return (
    <div ref={place} data-part="visitor">
      <Section title="它是这样写的" lead="下面就是编辑器里的页面，不是录像。">
        <div className={styles.motion}>
          {isNear ? (
            <Suspense fallback={null}>
              <ProductMotion />
            </Suspense>
          ) : null}
        </div>
      </Section>
    </div>
  );
}
