import { type Pagination, ResumePreview } from '@qicheng/templates/preview';
import {
  memo,
  type MouseEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  startTransition,
  useLayoutEffect,
  type RefObject,
} from 'react';
import type { ResumeDocument } from '@qicheng/resume/document';
import { PanelBoundary } from '#src/components/panel-boundary.jsx';
import { useSharedState } from '#src/lib/shared-state.js';
import { focusPlace } from '../check/focus-place.js';
import { withGhost } from '../paper/ghost-text.js';
import { PaperController } from '../paper/paper-controller.js';
import { isNarrow, PaperLayer } from '../paper/paper-layer.js';
import { usePaper } from '../paper/paper-state.js';
import { SheetHandle } from '../paper/sheet-handle.js';
import { useEditor } from '../store/editor-context.js';
import { BASICS, openSection, useView } from '../store/view-state.js';
import { BlankSheet } from './blank-sheet.js';
import { locate, locateStatement, sectionOfPart } from './locate.js';
import { PageBreakLines, SHEET_GAP } from './page-break-lines.js';
import styles from './preview.module.css';
import { usePhotoUrl } from '#src/lib/photo-url.js';
import { createPace, type Pace } from './pace.js';
import { useZoom } from './use-zoom.js';
import { ZoomBar } from './zoom-bar.js';

/** The rendered document: it follows the form, but a keystroke never waits for it. */
function usePreviewDocument(): { drawing: { document: ResumeDocument }; redraw: () => void } {
  const editor = useEditor();
  // A new object per rendering, so that each one completes even if the document is the same.
  const [shown, setShown] = useState(() => ({ document: editor.getContent().document }));
  const pace = useRef<Pace>(null);
  useEffect(() => {
    const show = () => setShown({ document: editor.getContent().document });
    // Text edited on the sheet is visible already: its pages can be updated later.
    const isUrgent = () => usePaper.getState().writing === null;
    const current = createPace((isCheap) => (isCheap && isUrgent() ? show() : startTransition(show)));
    pace.current = current;
    const stop = editor.subscribe(() => current.request());
    current.request();
    return () => {
      stop();
      current.stop();
    };
  }, [editor]);
  // Runs after the layout of the sheet: its cost determines how soon the next rendering may start.
  useLayoutEffect(() => pace.current?.onDrawn(), [shown]);
  const [redraw] = useState(() => () => pace.current?.request());
  return { drawing: shown, redraw };
}

/** The controller for editing on the sheet of this canvas. */
function usePaperController(canvas: RefObject<HTMLDivElement | null>, redraw: () => void): PaperController {
  const editor = useEditor();
  const controller = useMemo(() => {
    const rootOf = () => canvas.current?.querySelector('[role=document]')?.shadowRoot ?? null;
    return new PaperController(editor, rootOf, redraw);
  }, [editor, canvas, redraw]);
  useEffect(() => controller.start(), [controller]);
  return controller;
}

const Sheet = memo(ResumePreview);
// Template name of the section that prints the basics.
const HEADER = 'header';

/** In a narrow window a tap on what belongs to no entry, such as the name or a title, opens the form of its section. */
function openTappedSection({ nativeEvent }: MouseEvent, document: ResumeDocument): void {
  const path = nativeEvent.composedPath().filter((target) => target instanceof HTMLElement);
  if (!isNarrow() || path.some(({ dataset }) => dataset.id !== undefined)) return;
  const part = path.find(({ dataset }) => dataset.section !== undefined)?.dataset.section;
  if (part !== undefined) openSection(sectionOfPart(document, part));
}

type Pages = Pick<Pagination, 'pageCount' | 'pageBreaks'>;

/**
 * Scrolls the canvas as little as shows the printed section. `scrollIntoView` would also make the next Tab start on
 * the sheet.
 */
function showOnCanvas(canvas: HTMLElement, printed: Element): void {
  const { top, bottom } = canvas.getBoundingClientRect();
  const box = printed.getBoundingClientRect();
  const above = Math.min(0, box.top - top);
  const below = Math.max(0, box.bottom - bottom);
  // A section higher than the canvas is shown from its start.
  const by = above < 0 ? above : Math.min(below, box.top - top);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (by !== 0) canvas.scrollBy({ top: by, behavior: still ? 'auto' : 'smooth' });
}

/**
 * Scrolls the printed section into view when its form is opened, or when its first text is printed; further
 * typing never scrolls the sheet.
 */
function useFollowSection(canvas: React.RefObject<HTMLDivElement | null>, pages: Pages) {
  const section = useView((view) => view.section);
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    awaited.current = section === BASICS ? HEADER : section;
  }, [section]);
  useEffect(() => {
    // While editing on the sheet, the section is in view already.
    if (usePaper.getState().writing) awaited.current = null;
    if (awaited.current === null) return;
    const root = canvas.current?.querySelector('[role=document]')?.shadowRoot;
    const printed = root?.querySelector(`[data-section="${CSS.escape(awaited.current)}"]`);
    if (!printed || !canvas.current) return;
    awaited.current = null;
    showOnCanvas(canvas.current, printed);
  }, [canvas, section, pages]);
}

/** The sheet on the canvas: live pages, page count, zoom and fit. */
export function PreviewPane() {
  const editor = useEditor();
  const { drawing, redraw } = usePreviewDocument();
  const shown = drawing.document;
  const photoUrl = usePhotoUrl(shown.basics.photo?.fileId);
  const canvas = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<Pages>({ pageCount: 1, pageBreaks: [] });
  const zoom = useZoom(canvas);
  useFollowSection(canvas, pages);
  useEffect(() => {
    useSharedState.setState({ resumeMainRef: canvas.current });
    return () => useSharedState.setState({ resumeMainRef: null });
  }, []);
  const paper = usePaperController(canvas, redraw);
  const ghost = usePaper((state) => state.ghost);
  // Evaluated during layout, when the document may already be newer than the rendered one.
  const frozenSection = useCallback(() => paper.frozenSection(drawing.document), [paper, drawing]);
  // Stable, so that the memo above holds while the zoom bar changes.
  const [select] = useState(() => (id: string) => {
    // Editing on the sheet opens the form by itself.
    const { writing, value } = usePaper.getState();
    if (writing || value) return;
    const { document } = editor.getContent();
    // In a narrow window text is edited in the form: put the caret where the sheet was tapped.
    const statement = isNarrow() ? locateStatement(document, id) : null;
    if (statement) return focusPlace(editor, statement);
    const { section, item } = locate(document, id);
    return openSection(section, item);
  });
  const printed = useMemo(() => withGhost(shown, ghost), [shown, ghost]);
  return (
    <section className={styles.pane} aria-label="预览">
      <div
        className={styles.canvas}
        ref={canvas}
        tabIndex={0}
        role="group"
        aria-label="简历页面，按回车键开始在页面上写"
        data-sheet-canvas=""
        onClick={(event) => openTappedSection(event, editor.getContent().document)}
      >
        <div className={styles.sheets} ref={sheets}>
          <PanelBoundary name="预览" resetKeys={[shown]}>
            <Sheet
              document={printed}
              zoom={zoom.value}
              gap={SHEET_GAP}
              onPagination={setPages}
              onSelect={select}
              frozenSection={frozenSection}
              onLaidOut={paper.laidOut}
              {...(photoUrl === undefined ? {} : { photoUrl })}
            />
          </PanelBoundary>
          <PageBreakLines pageBreaks={pages.pageBreaks} zoom={zoom.value} />
          <BlankSheet />
          <SheetHandle sheets={sheets} controller={paper} />
        </div>
      </div>
      <PaperLayer canvas={canvas} controller={paper} />
      <ZoomBar zoom={zoom} pageCount={pages.pageCount} />
    </section>
  );
}
