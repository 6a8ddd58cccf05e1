import { humanTrack, scriptedTrack } from '@qicheng/testing/human-track';
import { fingerprintOf, looksHandMade, type TrackPoint } from './track.js';

const at = (...points: [number, number][]): TrackPoint[] => points.map(([x, t]) => ({ x, y: 0, t }));

describe('CA2: looksHandMade', () => {
  it('accepts human drags, short and long', () => {
    for (const distance of [90, 150, 250]) expect(looksHandMade(humanTrack(distance))).toBe(true);
  });

  it('accepts arrow keys, tapped and held', () => {
    const tapped = at([0, 0], [10, 210], [20, 380], [30, 610], [40, 790], [50, 1010], [60, 1160]);
    const heldKey = Array.from({ length: 25 }, (_, index) => ({
      x: index * 6,
      y: 0,
      t: index === 0 ? 0 : 480 + index * 33,
    }));
    expect(looksHandMade(tapped)).toBe(true);
    expect(looksHandMade(heldKey)).toBe(true);
  });

  it.each([
    ['a line of constant speed', scriptedTrack(150)],
    ['nothing', []],
    ['a jump', at([0, 0], [0.1, 100], [0.2, 220], [0.3, 300], [0.5, 420], [150, 500])],
    [
      'time that runs backwards',
      humanTrack(150).map((point, index) => (index === 10 ? { ...point, t: 0 } : point)),
    ],
    ['no time at all', humanTrack(150).map((point) => ({ ...point, t: 0 }))],
    ['a start in the middle', humanTrack(150).map((point) => ({ ...point, x: point.x + 60 }))],
    ['more than a minute', humanTrack(150).map((point) => ({ ...point, t: point.t * 200 }))],
  ])('refuses %s', (_name, track) => {
    expect(looksHandMade(track)).toBe(false);
  });
});

describe('fingerprintOf', () => {
  it('is equal for a repeated track and differs for another', () => {
    const track = humanTrack(150);
    expect(fingerprintOf(structuredClone(track))).toBe(fingerprintOf(track));
    expect(fingerprintOf(humanTrack(150))).not.toBe(fingerprintOf(track));
  });
});
