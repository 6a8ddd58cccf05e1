import { type Pagination, ResumePreview } from '@qicheng/templates/preview';
import { memo, useEffect, useRef, useState } from 'react';
import { useSharedState } from '../../../lib/shared-state.js';
import { useEditor } from '../store/editor-context.js';
import { openSection, useView } from '../store/view-state.js';
import { locate } from './locate.js';
import { PageTurns, SHEET_GAP } from './page-turns.js';
import styles from './preview.module.css';
import { usePhotoUrl } from './use-photo-url.js';
import { usePreviewDocument } from './use-preview-document.js';
import { useZoom } from './use-zoom.js';
import { ZoomBar } from './zoom-bar.js';

const Sheet = memo(ResumePreview);

/** Brings the printed section into view when its form is opened; typing never moves the sheet. */
function useFollowSection(desk: React.RefObject<HTMLDivElement | null>) {
  const section = useView((view) => view.section);
  useEffect(() => {
    const root = desk.current?.querySelector('[role=document]')?.shadowRoot;
    const printed = root?.querySelector(`[data-section="${CSS.escape(section)}"]`);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    printed?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [desk, section]);
}

/** The sheet on the desk: live pages, their number, zoom and fit. */
export function PreviewPane() {
  const editor = useEditor();
  const shown = usePreviewDocument();
  const photoUrl = usePhotoUrl(shown.basics.photo?.fileId);
  const desk = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<Pick<Pagination, 'pageCount' | 'turns'>>({ pageCount: 1, turns: [] });
  const zoom = useZoom(desk);
  useFollowSection(desk);
  useEffect(() => {
    useSharedState.setState({ resumeMainRef: desk.current });
    return () => useSharedState.setState({ resumeMainRef: null });
  }, []);
  // Stable, so that the memo above holds while the zoom bar changes.
  const [select] = useState(() => (id: string) => {
    const { section, item } = locate(editor.getContent().document, id);
    openSection(section, item);
  });
  return (
    <section className={styles.pane} aria-label="预览">
      <div className={styles.desk} ref={desk} tabIndex={0} aria-label="简历页面">
        <div className={styles.sheets}>
          <Sheet
            document={shown}
            zoom={zoom.value}
            gap={SHEET_GAP}
            onPagination={setPages}
            onSelect={select}
            {...(photoUrl === undefined ? {} : { photoUrl })}
          />
          <PageTurns turns={pages.turns} zoom={zoom.value} />
        </div>
      </div>
      <ZoomBar zoom={zoom} pageCount={pages.pageCount} />
    </section>
  );
}
