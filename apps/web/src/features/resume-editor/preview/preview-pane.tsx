import { type Pagination, ResumePreview } from '@qicheng/templates/preview';
import { memo, useEffect, useRef, useState } from 'react';
import { PanelBoundary } from '#src/components/panel-boundary.jsx';
import { useSharedState } from '#src/lib/shared-state.js';
import { useEditor } from '../store/editor-context.js';
import { BASICS, openSection, useView } from '../store/view-state.js';
import { locate } from './locate.js';
import { PageBreakLines, SHEET_GAP } from './page-break-lines.js';
import styles from './preview.module.css';
import { usePhotoUrl } from './use-photo-url.js';
import { usePreviewDocument } from './use-preview-document.js';
import { useZoom } from './use-zoom.js';
import { ZoomBar } from './zoom-bar.js';

const Sheet = memo(ResumePreview);
// What templates call the part that the basics print.
const HEADER = 'header';

type Pages = Pick<Pagination, 'pageCount' | 'pageBreaks'>;

/**
 * Brings the printed section into view when its form is opened, or as soon as its first words are printed; typing on
 * never moves the sheet.
 */
function useFollowSection(canvas: React.RefObject<HTMLDivElement | null>, pages: Pages) {
  const section = useView((view) => view.section);
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    awaited.current = section === BASICS ? HEADER : section;
  }, [section]);
  useEffect(() => {
    if (awaited.current === null) return;
    const root = canvas.current?.querySelector('[role=document]')?.shadowRoot;
    const printed = root?.querySelector(`[data-section="${CSS.escape(awaited.current)}"]`);
    if (!printed) return;
    awaited.current = null;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    printed.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [canvas, section, pages]);
}

/** The sheet on the canvas: live pages, their number, zoom and fit. */
export function PreviewPane() {
  const editor = useEditor();
  const shown = usePreviewDocument();
  const photoUrl = usePhotoUrl(shown.basics.photo?.fileId);
  const canvas = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<Pages>({ pageCount: 1, pageBreaks: [] });
  const zoom = useZoom(canvas);
  useFollowSection(canvas, pages);
  useEffect(() => {
    useSharedState.setState({ resumeMainRef: canvas.current });
    return () => useSharedState.setState({ resumeMainRef: null });
  }, []);
  // Stable, so that the memo above holds while the zoom bar changes.
  const [select] = useState(() => (id: string) => {
    const { section, item } = locate(editor.getContent().document, id);
    openSection(section, item);
  });
  return (
    <section className={styles.pane} aria-label="预览">
      <div className={styles.canvas} ref={canvas} tabIndex={0} aria-label="简历页面">
        <div className={styles.sheets}>
          <PanelBoundary name="预览" resetKeys={[shown]}>
            <Sheet
              document={shown}
              zoom={zoom.value}
              gap={SHEET_GAP}
              onPagination={setPages}
              onSelect={select}
              {...(photoUrl === undefined ? {} : { photoUrl })}
            />
          </PanelBoundary>
          <PageBreakLines pageBreaks={pages.pageBreaks} zoom={zoom.value} />
        </div>
      </div>
      <ZoomBar zoom={zoom} pageCount={pages.pageCount} />
    </section>
  );
}
