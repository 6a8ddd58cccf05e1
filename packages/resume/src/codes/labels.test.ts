import { ETHNICITY } from './ethnicity.js';
import { codesOf } from './labels.js';
import { POLITICAL_STATUS } from './person.js';

it('returns codes in row order, although objects sort numeric keys first', () => {
  expect(codesOf(ETHNICITY).slice(0, 3)).toEqual(['01', '02', '03']);
});

it('starts the political statuses with the most common ones', () => {
  const names = codesOf(POLITICAL_STATUS).map((code) => POLITICAL_STATUS[code].zh);
  expect(names.slice(0, 4)).toEqual(['群众', '共青团员', '中共预备党员', '中共党员']);
  expect(names).toHaveLength(13);
});
