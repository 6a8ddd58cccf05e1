import { Suspense, useCallback, useRef, useState } from 'react';
import { Section } from '../features/site/home/home-sections.js';
import { useWhenNear } from '../features/template/hooks/use-when-near.js';
import { optionalPart } from '../lib/optional-part.js';
import { useSession } from '../lib/session.js';
import styles from './visitor-motion.module.css';

const ProductMotion = optionalPart(
  async () => (await import('../features/template/components/product-motion.js')).ProductMotion,
);

/** Product animation for visitors; loads shortly before it scrolls into view. */
export function VisitorMotion() {
  const isMember = useSession(({ user }) => user !== null);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const come = useCallback(() => setNear(true), []);
  // Observe again after signing out, when the element is mounted.
  useWhenNear(place, isMember || isNear ? null : come, '100px');
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
