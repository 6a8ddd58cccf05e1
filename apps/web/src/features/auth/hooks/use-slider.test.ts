import { SliderTrack } from './use-slider.js';

it('records offsets and milliseconds from the start', () => {
  let clock = 5_000;
  const track = new SliderTrack(() => clock);
  track.begin();
  clock += 40.04;
  track.move(12.345, -0.26);
  expect(track.finish()).toEqual([
    { x: 0, y: 0, t: 0 },
    { x: 12.3, y: -0.3, t: 40 },
  ]);
  expect(track.isRunning).toBe(false);
});

it('keeps the start and end of a drag with more points than the contract allows', () => {
  const track = new SliderTrack(() => 0);
  track.begin();
  for (let step = 1; step <= 1_000; step += 1) track.move(step, 0);
  const points = track.finish();
  expect(points).toHaveLength(600);
  expect(points.at(-1)?.x).toBe(1_000);
});
