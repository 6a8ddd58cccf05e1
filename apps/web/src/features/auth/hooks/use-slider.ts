import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { SliderPuzzle, TrackPoint } from '../api/slider.js';

/** The contract's limit; a longer drag keeps its start and end. */
const MAX_POINTS = 600;

/** Records a drag: offsets in puzzle pixels, milliseconds since the first point. */
export class SliderTrack {
  private points: TrackPoint[] = [];
  private startedAt = 0;

  constructor(private readonly now: () => number) {}

  begin(): void {
    this.startedAt = this.now();
    this.points = [{ x: 0, y: 0, t: 0 }];
  }

  get isRunning(): boolean {
    return this.points.length > 0;
  }

  move(x: number, y: number): void {
    const point = { x: rounded(x), y: rounded(y), t: rounded(this.now() - this.startedAt) };
    if (this.points.length === MAX_POINTS) this.points[MAX_POINTS - 1] = point;
    else this.points.push(point);
  }

  /** Ends the drag and returns the recorded points. */
  finish(): TrackPoint[] {
    const { points } = this;
    this.points = [];
    return points;
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10;

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
  const maxX = puzzle.width - puzzle.pieceSize;

  const place = (next: number, y: number) => {
    if (!track.isRunning) track.begin();
    const clamped = Math.min(maxX, Math.max(0, next));
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
    maxX,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
  };
}
