/** One sample of a drag in the format of the slider's check call. */
export interface TrackPoint {
  x: number;
  y: number;
  t: number;
}

/** Returns a random drag as a person makes it: fast at first, slower towards the end, with jitter. */
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

/** Returns a drag as a simple script makes it: equal steps at equal intervals. */
export function scriptedTrack(distance: number): TrackPoint[] {
  return Array.from({ length: 31 }, (_, index) => ({ x: (distance * index) / 30, y: 0, t: index * 18 }));
}
