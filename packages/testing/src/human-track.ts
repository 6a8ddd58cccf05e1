/** One sample of a drag, as the slider's check call takes it. */
export interface TrackPoint {
  x: number;
  y: number;
  t: number;
}

/** A drag as hands make it: fast at first, slowing towards the end, trembling; never the same twice. */
export function humanTrack(distance: number): TrackPoint[] {
  const points = 30;
  const start = Math.random();
  return Array.from({ length: points + 1 }, (_, index) => {
    const part = index / points;
    const tremble = index === 0 || index === points ? 0 : Math.random() - 0.5;
    return {
      x: distance * (1 - (1 - part) ** 3) + tremble,
      y: tremble * 2,
      t: index * 18 + (index === 0 ? 0 : start),
    };
  });
}

/** A drag as a simple script makes it: the same step in the same time. */
export function scriptedTrack(distance: number): TrackPoint[] {
  return Array.from({ length: 31 }, (_, index) => ({ x: (distance * index) / 30, y: 0, t: index * 18 }));
}
