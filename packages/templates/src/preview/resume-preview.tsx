import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { AI_NOTICE } from '@qicheng/resume/ai-label';
import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { hasAiText } from '@qicheng/resume/printed-document';
import { catalog, usableTemplate } from '../catalog.js';
import { spacingsOf } from '../page-fit/spacings.js';
import type { Pagination } from '../pagination/pagination.js';
import { ResumeTree, templateStyles } from '../resume-tree.js';
import { styleOf } from '../style-of.js';
import { viewOf } from '../view-of.js';
import { loadFamilies } from './load-families.js';
import { PreviewSurface } from './preview-surface.js';
import type { ResumeView } from '@qicheng/resume/view-model';
import type { TemplateDesign } from '../design.js';
import { loadDesign, loadedDesign } from './load-design.js';

interface DrawnView {
  view: ResumeView;
  design: TemplateDesign;
}

/** Undefined until the design is loaded; throws if it cannot be. */
function useDesign(code: string): TemplateDesign | undefined {
  const design = loadedDesign(code);
  const [, setArrived] = useState<TemplateDesign>();
  const [failure, setFailure] = useState<{ code: string; error: unknown }>();
  useEffect(() => {
    if (design) return undefined;
    let isOver = false;
    loadDesign(code).then(
      (arrived) => !isOver && setArrived(arrived),
      (error: unknown) => !isOver && setFailure({ code, error }),
    );
    return () => {
      isOver = true;
    };
  }, [code, design]);
  if (failure?.code === code) throw failure.error;
  return design;
}

/** The view, once its template's design is loaded; until then the one drawn before, if any. */
function useDrawnView(view: ResumeView): DrawnView | undefined {
  const design = useDesign(view.templateCode);
  const [drawn, setDrawn] = useState<DrawnView>();
  if (!design || drawn?.view === view) return drawn;
  const next = { view, design };
  setDrawn(next);
  return next;
}

export interface ResumePreviewProps {
  document: ResumeDocument;
  lang?: Language;
  /** URL of the document's photo. */
  photoUrl?: string;
  /** 1 shows a sheet of 210 mm. */
  zoom?: number;
  /** Pixels between two sheets; 0 for a page printed by the browser. */
  gap?: number;
  /** Called after each layout whose result differs from the previous one. */
  onPagination?: (pagination: Pagination) => void;
  /** Called with the id of the clicked entry or statement. */
  onSelect?: (id: string) => void;
  /** Whether links open, in a new tab; without, a click on one means "edit this". */
  areLinksActive?: boolean;
  /**
   * Returns, at each layout, the section whose copy is being edited: it stays unchanged, whatever the
   * document says.
   */
  frozenSection?: () => string | undefined;
  /** Called after each layout. */
  onLaidOut?: () => void;
  className?: string;
  /**
   * Whether to show the AI notice; by default determined from the document. A shared document lacks this
   * information.
   */
  hasAiNotice?: boolean;
}

/**
 * The résumé as it will be printed. It is in a shadow root, so that its styles and those of the page are
 * isolated; React renders into a detached element, and the surface copies what changed.
 */
export function ResumePreview(props: ResumePreviewProps) {
  const {
    document: resume,
    lang = resume.meta.lang,
    photoUrl,
    zoom = 1,
    gap = 24,
    onPagination,
    onSelect,
    areLinksActive = false,
    className,
    hasAiNotice,
    frozenSection,
    onLaidOut,
  } = props;
  const requested = useMemo(
    () => viewOf(resume, lang, { resolvePhoto: () => photoUrl }),
    [resume, lang, photoUrl],
  );
  const drawn = useDrawnView(requested);
  const view = drawn?.view ?? requested;
  const surface = useRef<PreviewSurface>(null);
  const [source, setSource] = useState<HTMLElement | null>(null);
  const isWrittenByAi = useMemo(() => hasAiNotice ?? hasAiText(resume, lang), [hasAiNotice, resume, lang]);
  const notice = isWrittenByAi ? AI_NOTICE[lang] : undefined;
  const report = useLatestPagination(onPagination);
  const style = styleOf(view);
  const { fontFamily, textWeight } = style;
  const { headingFont } = view.style;

  const attach = useCallback((host: HTMLDivElement | null) => {
    surface.current = host && new PreviewSurface(host);
    setSource(host && document.createElement('div'));
  }, []);

  useLayoutEffect(() => {
    const rendered = source?.firstElementChild;
    if (!rendered || drawn?.view !== requested || !surface.current) return;
    const code = usableTemplate(view.templateCode);
    const spacings = spacingsOf(catalog[code], view.style);
    const options = {
      styles: templateStyles(drawn.design),
      page: style.page,
      spacings,
      zoom,
      gap,
      notice,
      frozenSection: frozenSection?.(),
      areLinksActive,
    };
    report(surface.current.show(rendered as HTMLElement, options));
    onLaidOut?.();
  });

  useEffect(() => {
    const layOutAgain = () => surface.current && report(surface.current.layOut());
    document.fonts.addEventListener('loadingdone', layOutAgain);
    void loadFamilies({ fontFamily, textWeight, headingFont }).then(layOutAgain, () => undefined);
    return () => document.fonts.removeEventListener('loadingdone', layOutAgain);
  }, [fontFamily, textWeight, headingFont, report]);

  // A pane has no size until it becomes visible.
  useEffect(() => {
    const host = surface.current?.host;
    if (!host) return undefined;
    const observer = new ResizeObserver(() => {
      if (surface.current?.isUnmeasured) report(surface.current.layOut());
    });
    observer.observe(host);
    return () => observer.disconnect();
  }, [source, report]);

  return (
    <>
      <div
        ref={attach}
        className={className}
        data-theme="light"
        role="document"
        aria-label={lang === 'zh' ? '简历预览' : 'Résumé preview'}
        onClick={(event) => selectAt(event, onSelect, areLinksActive)}
      />
      {source && drawn && createPortal(<ResumeTree view={drawn.view} design={drawn.design} />, source)}
    </>
  );
}

function selectAt(
  event: MouseEvent,
  onSelect: ((id: string) => void) | undefined,
  areLinksActive: boolean,
): void {
  const path = event.nativeEvent.composedPath().filter((target) => target instanceof HTMLElement);
  if (!areLinksActive && path.some((element) => element.tagName === 'A')) event.preventDefault();
  const id = path.find((element) => element.dataset.id)?.dataset.id;
  if (id) onSelect?.(id);
}

/** Reports a result only if it differs, to the callback of the latest render. */
function useLatestPagination(
  onPagination: ResumePreviewProps['onPagination'],
): (pagination: Pagination) => void {
  const callback = useRef(onPagination);
  const last = useRef('');
  useLayoutEffect(() => {
    callback.current = onPagination;
  });
  return useMemo(
    () => (pagination: Pagination) => {
      const key = JSON.stringify(pagination);
      if (key === last.current) return;
      last.current = key;
      callback.current?.(pagination);
    },
    [],
  );
}
