import { nearestText } from './nearest-text.js';

const box = (left: number, top: number, width: number, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const title = [box(100, 100, 80)];
const role = [box(190, 100, 60)];
const paragraph = [box(100, 130, 400), box(100, 150, 120)];
const texts = [title, role, paragraph];

it.each([
  ['right of a line, the last text of the line', 600, 110, 1],
  ['left of a line, its first text', 20, 110, 0],
  ['between two texts, the nearer one', 187, 110, 1],
  ['beside a short last line, its paragraph', 480, 160, 2],
  ['just below, the text above', 300, 180, 2],
])('%s', (_title, x, y, index) => {
  expect(nearestText(texts, x, y)).toBe(index);
});

it('is none far from every text, and none that has no width', () => {
  expect(nearestText(texts, 300, 260)).toBe(-1);
  expect(nearestText([[box(100, 100, 0)]], 100, 110)).toBe(-1);
});
