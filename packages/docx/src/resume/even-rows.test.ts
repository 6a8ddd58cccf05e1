import { evenRows } from './even-rows.js';

it.each([
  [
    [8, 15, 12, 6],
    40,
    [
      [8, 15],
      [12, 6],
    ],
  ],
  [[8, 15, 12, 6], 41, [[8, 15, 12, 6]]],
  [
    [5, 5, 5, 5],
    15,
    [
      [5, 5],
      [5, 5],
    ],
  ],
  [[50, 5], 40, [[50], [5]]],
])('sets widths %j in rows of up to %d', (widths, room, rows) => {
  expect(evenRows(widths, room, (width) => width)).toEqual(rows);
});
