import { emptyDocument } from '@qicheng/resume/defaults';
import { resumeView } from '@qicheng/resume/view';
import { Column } from './column.js';
import { borderOf, grid } from './grid.js';
import { PLAIN_TEMPLATE } from './plain-layout.js';
import { Sheet } from './sheet.js';

it('the height of a table includes the borders between its rows, each once', () => {
  const { style, lang } = resumeView(emptyDocument());
  const sheet = new Sheet(PLAIN_TEMPLATE, style, lang);
  const border = borderOf(sheet, { colour: '#000000', px: 2 });
  const heightWith = (borders: object): number =>
    grid(
      new Column(sheet, { width: 5000 }),
      [1, 2].map(() => ({ height: 300, cells: [{ width: 5000, parts: [], borders }] })),
    ).height;
  expect(heightWith({})).toBe(600);
  // Two pixels are thirty twips.
  expect(heightWith({ top: border, bottom: border })).toBe(660);
});
