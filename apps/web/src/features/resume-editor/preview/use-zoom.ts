import { type RefObject, useEffect, useState } from 'react';

const PX_PER_MM = 96 / 25.4;
const SHEET_WIDTH = 210 * PX_PER_MM;
export const SHEET_HEIGHT = 297 * PX_PER_MM;
const STEPS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5] as const;
const MIN_ZOOM = 0.3;
const MAX_ZOOM = 1.25;

/** The zoom mode; a number was set manually. */
type Fit = 'width' | 'page' | number;

export interface Zoom {
  readonly value: number;
  readonly fit: Fit;
  setFit: (fit: 'width' | 'page') => void;
  step: (direction: 1 | -1) => void;
}

/** Rounded down, so that no scroll bar appears. */
const scaleFor = (room: number, size: number) =>
  Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.floor((room / size) * 100) / 100));

/** Zoom of the sheet: fitted to the width of the canvas until changed. */
export function useZoom(canvas: RefObject<HTMLDivElement | null>): Zoom {
  const [fitted, setFitted] = useState({ width: 0.8, page: 0.8 });
  const [fit, setFit] = useState<Fit>('width');
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
      const lengthOf = Number.parseFloat;
      const across = element.clientWidth - lengthOf(paddingLeft) - lengthOf(paddingRight);
      const down = element.clientHeight - lengthOf(paddingTop) - lengthOf(paddingBottom);
      const width = scaleFor(across, SHEET_WIDTH);
      const page = Math.min(width, scaleFor(down, SHEET_HEIGHT));
      setFitted((last) => (last.width === width && last.page === page ? last : { width, page }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);
  const value = typeof fit === 'number' ? fit : fitted[fit];
  return {
    value,
    fit,
    setFit,
    step: (direction) =>
      setFit(
        direction === 1
          ? (STEPS.find((step) => step > value + 0.005) ?? value)
          : (STEPS.findLast((step) => step < value - 0.005) ?? value),
      ),
  };
}
