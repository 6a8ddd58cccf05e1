import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { SliderPuzzle, TrackPoint } from '../api/slider.js';
import { SliderTrack } from '../slider-track.js';

const KEY_STEPS: Record<string, number> = {
  ArrowRight: 3,
  ArrowUp: 3,
  ArrowLeft: -3,
  ArrowDown: -3,
  PageUp: 20,
  PageDown: -20,
};

interface Drag {
  startX: number;
  startY: number;
  from: number;
  ratio: number;
}

/** Position and track of the piece, by pointer (release to submit) or arrow keys (Enter to submit). */
export function useSlider(puzzle: SliderPuzzle, onFinish: (track: TrackPoint[]) => void) {
  const [x, setX] = useState(0);
  const drag = useRef<Drag | null>(null);
  const [track] = useState(() => new SliderTrack(() => performance.now()));
  const most = puzzle.width - puzzle.pieceSize;

  const place = (next: number, y: number) => {
    if (!track.isRunning) track.begin();
    const clamped = Math.min(most, Math.max(0, next));
    track.move(clamped, y);
    setX(clamped);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const shown = event.currentTarget.parentElement?.clientWidth || puzzle.width;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startX: event.clientX, startY: event.clientY, from: x, ratio: puzzle.width / shown };
    track.begin();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const { startX, startY, from, ratio } = drag.current;
    place(from + (event.clientX - startX) * ratio, (event.clientY - startY) * ratio);
  };
  const onPointerUp = () => {
    if (!drag.current) return;
    drag.current = null;
    onFinish(track.finish());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = KEY_STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      return place(x + (event.shiftKey ? step * 5 : step), 0);
    }
    if (event.key !== 'Enter' && event.key !== ' ') return undefined;
    event.preventDefault();
    return track.isRunning ? onFinish(track.finish()) : undefined;
  };
  return {
    x,
    most,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
  };
}
