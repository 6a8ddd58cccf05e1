import { useCallback, useState } from 'react';

/** Width of an A4 sheet in CSS pixels. */
const SHEET_WIDTH = (210 * 96) / 25.4;
const MAX_ZOOM = 1.25;

/** Zoom at which a sheet fills its canvas, with an upper limit. */
export function useFittedZoom() {
  const [zoom, setZoom] = useState(1);
  const ref = useCallback((canvas: HTMLElement | null) => {
    if (!canvas) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? SHEET_WIDTH;
      setZoom(Math.min(MAX_ZOOM, width / SHEET_WIDTH));
    });
    observer.observe(canvas);
    return () => observer.disconnect();
  }, []);
  return { zoom, ref };
}
