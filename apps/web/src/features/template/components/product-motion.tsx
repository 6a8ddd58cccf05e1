import { findTemplate } from '@qicheng/templates/catalog';
import { ResumePreview } from '@qicheng/templates/preview';
import { Button } from '@qicheng/ui/button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Sheet } from '#src/components/sheet.jsx';
import { useFittedZoom } from '#src/lib/fitted-zoom.js';
import { sampleResume } from '#src/lib/sample-resume.js';
import { type Frame, scenes, startOf, stepAfter } from './motion-scenes.js';
import styles from './product-motion.module.css';

const SAMPLE = findTemplate('tem0001')?.sample ?? 'computerScience';

const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the element is in the viewport. */
function useIsSeen(element: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

/**
 * An animation of the editor's own pages; it stops on request, out of view, and for users who prefer reduced
 * motion.
 */
export function ProductMotion() {
  const root = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(root);
  const [isPlaying, setPlaying] = useState(() => !wantsStill());
  const [frame, setFrame] = useState<Frame>(() => startOf(0, wantsStill()));
  const { zoom, ref } = useFittedZoom();
  const sample = useMemo(() => sampleResume(SAMPLE), []);
  const scene = scenes[frame.scene] ?? scenes[0];
  const document = useMemo(() => scene.draw(sample.document, frame.step), [scene, sample, frame.step]);
  useEffect(() => {
    if (!isPlaying || !isSeen) return undefined;
    const timer = setTimeout(() => setFrame(stepAfter), scene.ms);
    return () => clearTimeout(timer);
  }, [isPlaying, isSeen, frame, scene]);
  return (
    <div ref={root} className={styles.motion}>
      <div className={styles.side}>
        <ul className={styles.scenes}>
          {scenes.map(({ name, text }, place) => (
            <li key={name} className={styles.scene} data-on={place === frame.scene}>
              <button
                type="button"
                aria-pressed={place === frame.scene}
                onClick={() => setFrame(startOf(place, !isPlaying))}
              >
                {name}
              </button>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Button onClick={() => setPlaying(!isPlaying)}>{isPlaying ? '暂停演示' : '播放演示'}</Button>
      </div>
      <div className={styles.sheet} role="img" aria-label="示例简历随内容、模板和语言变化">
        <Sheet>
          <div ref={ref} inert>
            <ResumePreview
              document={document}
              zoom={zoom}
              {...(sample.photoUrl !== undefined && { photoUrl: sample.photoUrl })}
            />
          </div>
        </Sheet>
      </div>
    </div>
  );
}
