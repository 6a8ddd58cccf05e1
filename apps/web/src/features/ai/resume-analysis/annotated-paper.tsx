import { severityLabels } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { ResumePreview } from '@qicheng/templates/preview';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useFittedZoom } from '#src/lib/fitted-zoom.js';
import { usePhotoUrl } from '#src/lib/photo-url.js';
import styles from './annotated-paper.module.css';
import { type AnnotatedPlace, severityOf, tagOf } from './finding-places.js';
import { boundsOf, edgeOf, type PageRect, rectsOf } from './page-rects.js';

const Pages = memo(ResumePreview);
const GAP = 16;

interface Highlight {
  place: AnnotatedPlace;
  rects: PageRect[];
  /** The left edge of the block around the text. */
  edge: number | null;
}

const TAG_GAP = 3;

const orderOf = ({ rects: [first] }: Highlight): number => (first ? first.top * 1e4 + first.left : 0);

/** The current positions of the annotated texts; measured again after each layout. */
function useHighlights(places: readonly AnnotatedPlace[]) {
  const pages = useRef<HTMLDivElement>(null);
  const [highlights, setHighlights] = useState<readonly Highlight[]>([]);
  const measure = useCallback(() => {
    const host = pages.current;
    const root = host?.querySelector('[role=document]')?.shadowRoot;
    if (!host || !root) return;
    const origin = host.getBoundingClientRect();
    setHighlights(
      places
        .map((place) => ({ place, rects: rectsOf(root, place, origin), edge: edgeOf(root, place, origin) }))
        .filter(({ rects }) => rects.length > 0)
        .sort((one, other) => orderOf(one) - orderOf(other)),
    );
  }, [places]);
  const frame = useRef(0);
  const measureSoon = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(measure);
  }, [measure]);
  useEffect(() => {
    measureSoon();
    // A loaded font changes the layout.
    document.fonts.addEventListener('loadingdone', measureSoon);
    return () => {
      cancelAnimationFrame(frame.current);
      document.fonts.removeEventListener('loadingdone', measureSoon);
    };
  }, [measureSoon]);
  return { pages, highlights, measureSoon };
}

interface MarkProps extends Highlight {
  isOpen: boolean;
  onOpen: () => void;
}

/** Highlights a text in the colour of its severity, with the finding's number. */
function Mark({ place, rects, edge, isOpen, onOpen }: MarkProps) {
  const bounds = boundsOf(rects);
  // Beside the block: next to a text in the middle of a line, the number would cover the words before it.
  const indent = edge === null ? 0 : Math.max(0, bounds.left - edge);
  const severity = severityOf(place);
  const issues = place.findings.map(({ finding }) => finding.issue).join('；');
  const numbers = place.findings.map(({ number }) => number).join('、');
  return (
    <button
      type="button"
      className={styles.mark}
      data-severity={severity}
      data-place={place.key}
      aria-pressed={isOpen}
      aria-label={`建议 ${numbers}，${severityLabels[severity]}：${issues}`}
      style={bounds}
      onClick={onOpen}
    >
      {rects.map((rect, line) => (
        <span
          key={line}
          className={styles.line}
          style={{ ...rect, left: rect.left - bounds.left, top: rect.top - bounds.top }}
        />
      ))}
      <span className={styles.tag} style={{ marginRight: indent + TAG_GAP }}>
        {tagOf(place)}
      </span>
    </button>
  );
}

interface AnnotatedPaperProps {
  document: ResumeDocument;
  places: readonly AnnotatedPlace[];
  /** The number of the open finding. */
  open: number | null;
  onOpen: (number: number) => void;
  /** Called with whether any text is highlighted. */
  onMarked: (isMarked: boolean) => void;
}

/** The résumé as printed, with the texts of findings highlighted. */
export function AnnotatedPaper({ document: resume, places, open, onOpen, onMarked }: AnnotatedPaperProps) {
  const photoUrl = usePhotoUrl(resume.basics.photo?.fileId);
  const { zoom, ref } = useFittedZoom();
  const { pages, highlights, measureSoon } = useHighlights(places);
  const isMarked = highlights.length > 0;
  useEffect(() => onMarked(isMarked), [isMarked, onMarked]);
  return (
    <div className={styles.canvas} ref={ref}>
      <div className={styles.pages} ref={pages}>
        <Pages
          document={resume}
          zoom={zoom}
          gap={GAP}
          onLaidOut={measureSoon}
          {...(photoUrl === undefined ? {} : { photoUrl })}
        />
        <div className={styles.marks} data-theme="light" role="group" aria-label="页面上的标注">
          {highlights.map(({ place, rects, edge }) => (
            <Mark
              key={place.key}
              place={place}
              rects={rects}
              edge={edge}
              isOpen={place.findings.some(({ number }) => number === open)}
              onOpen={() => onOpen(nextOf(place, open))}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The finding opened by a click: the first at this text, or the one after the open one. */
function nextOf({ findings }: AnnotatedPlace, open: number | null): number {
  const here = findings.findIndex(({ number }) => number === open);
  return (findings[here + 1] ?? findings[0])?.number ?? 0;
}
