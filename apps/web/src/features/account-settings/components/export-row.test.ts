import { formatSize } from './export-row.js';

it.each([
  [1, '1 KB'],
  [12_800, '13 KB'],
  [3_565_158, '3.4 MB'],
])('formats %d bytes as %s', (bytes, words) => expect(formatSize(bytes)).toBe(words));
