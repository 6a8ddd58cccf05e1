import { createHash } from 'node:crypto';

/** One sample of a drag: offsets in puzzle pixels from the start, milliseconds since the drag began. */
export interface TrackPoint {
  x: number;
  y: number;
  t: number;
}

const MIN_POINTS = 5;
const MIN_MILLISECONDS = 120;
const MAX_MILLISECONDS = 60_000;
const FARTHEST_START = 20;
const LARGEST_STEP_SHARE = 0.7;
// Human speed varies; even a held arrow key starts with a pause (0.17). A script's straight line has 0.
const MIN_SPEED_VARIATION = 0.12;

/**
 * Whether a drag looks human: it starts at the origin, time is monotonic, it takes a while and its speed
 * varies. This raises the cost for scripts but proves nothing [CA2]; send limits apply regardless.
 */
export function looksHandMade(track: readonly TrackPoint[]): boolean {
  const first = track[0];
  const last = track.at(-1);
  if (!first || !last || track.length < MIN_POINTS) return false;
  const duration = last.t - first.t;
  if (duration < MIN_MILLISECONDS || duration > MAX_MILLISECONDS) return false;
  if (Math.abs(first.x) > FARTHEST_START) return false;
  const steps = stepsOf(track);
  if (steps.some(({ time }) => time < 0)) return false;
  const distance = steps.reduce((sum, { way }) => sum + Math.abs(way), 0);
  if (steps.some(({ way }) => Math.abs(way) > distance * LARGEST_STEP_SHARE)) return false;
  return speedVariation(steps) >= MIN_SPEED_VARIATION;
}

/** A digest that is the same for a replayed track, for any challenge. */
export function fingerprintOf(track: readonly TrackPoint[]): string {
  const text = track.map(({ x, y, t }) => `${x.toFixed(1)},${y.toFixed(1)},${t.toFixed(1)}`).join(';');
  return createHash('sha256').update(text).digest('base64url');
}

interface Step {
  way: number;
  time: number;
}

function stepsOf(track: readonly TrackPoint[]): Step[] {
  return track.slice(1).map((point, index) => {
    const before = track[index] ?? point;
    return { way: point.x - before.x, time: point.t - before.t };
  });
}

/** Standard deviation of the speed over its mean. */
function speedVariation(steps: readonly Step[]): number {
  const speeds = steps.filter(({ time }) => time > 0).map(({ way, time }) => way / time);
  if (speeds.length < MIN_POINTS - 1) return 0;
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  if (mean === 0) return 0;
  const variance = speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length;
  return Math.sqrt(variance) / Math.abs(mean);
}
