import type { ResumeDocument } from '@qicheng/resume/document';
import { FirstPage, loadDesign } from '@qicheng/templates/preview';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '#src/lib/run-when.js';
import styles from './live-thumbnail.module.css';

/** Pages within this distance of the viewport are rendered; those farther away are removed again. */
const RENDER_MARGIN = '600px';

interface LiveThumbnailProps {
  document: ResumeDocument;
  photoUrl?: string | undefined;
  /** Sections rendered faint because their text is sample content. */
  ghosts?: readonly string[] | undefined;
}

/**
 * The real first page of a résumé, scaled to its container. Load it lazily where templates are not needed
 * otherwise.
 */
export function LiveThumbnail({ document: resume, photoUrl, ghosts }: LiveThumbnailProps) {
  const host = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!host.current) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: RENDER_MARGIN,
    });
    observer.observe(host.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = host.current;
    if (!isNear || !element) return undefined;
    const page = new FirstPage(element);
    let cancelDrawing: (() => void) | undefined;
    let cancelLayout: (() => void) | undefined;
    let isDrawn = false;
    let isOver = false;
    const layOutSoon = () => {
      if (!isDrawn) return;
      cancelLayout?.();
      cancelLayout = whenIdle(() => page.layOut());
    };
    const drawSoon = async () => {
      const design = await loadDesign(resume.meta.templateCode);
      if (isOver) return;
      cancelDrawing = whenIdle(() => {
        page.draw(resume, design, { photoUrl, ...(ghosts && { ghosts }) });
        isDrawn = true;
        layOutSoon();
      });
    };
    // Without its design the thumbnail stays blank.
    void drawSoon().catch(() => undefined);
    document.fonts.addEventListener('loadingdone', layOutSoon);
    return () => {
      isOver = true;
      cancelDrawing?.();
      cancelLayout?.();
      document.fonts.removeEventListener('loadingdone', layOutSoon);
    };
  }, [isNear, resume, photoUrl, ghosts]);

  useEffect(() => {
    if (!isNear) host.current?.shadowRoot?.replaceChildren();
  }, [isNear]);

  return (
    <span className={styles.thumbnail} data-theme="light" aria-hidden="true" inert>
      <span ref={host} className={styles.page} />
    </span>
  );
}
