import type { TrackPoint } from './api/slider.js';

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
