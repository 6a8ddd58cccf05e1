import { type RefObject, useEffect, useState } from 'react';

const SHEET_WIDTH = 793.7;
const STEPS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5] as const;

export interface Zoom {
  readonly value: number;
  readonly isFitted: boolean;
  fit: () => void;
  step: (direction: 1 | -1) => void;
}

/** The scale of the sheet: fitted to the width of the canvas until it is set by hand. */
export function useZoom(canvas: RefObject<HTMLDivElement | null>): Zoom {
  const [fitted, setFitted] = useState(0.8);
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      setFitted(Math.min(1.25, Math.max(0.3, Math.floor((room / SHEET_WIDTH) * 100) / 100)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);
  const value = chosen ?? fitted;
  return {
    value,
    isFitted: chosen === null,
    fit: () => setChosen(null),
    step: (direction) =>
      setChosen(
        direction === 1
          ? (STEPS.find((step) => step > value + 0.005) ?? value)
          : (STEPS.findLast((step) => step < value - 0.005) ?? value),
      ),
  };
}
