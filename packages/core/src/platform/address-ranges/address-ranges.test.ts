import { areAddressRanges, isInAddressRanges } from './index.js';

const CAMPUS = '202.112.0.0/13, 2001:da8::/32';

it.each([
  ['202.113.4.5', true],
  ['::ffff:202.113.4.5', true],
  ['2001:da8:1::7', true],
  ['202.120.0.1', false],
  ['2001:db8::1', false],
  ['', false],
  ['not an address', false],
])('%s belongs to the campus: %s', (ip, belongs) => {
  expect(isInAddressRanges(ip, CAMPUS)).toBe(belongs);
});

it('matches nothing with an empty list', () => {
  expect(isInAddressRanges('10.0.0.1', '')).toBe(false);
});

it.each([
  [CAMPUS, true],
  ['', true],
  ['10.0.0.1', false],
  ['10.0.0.0/33', false],
  ['2001:da8::/129', false],
  ['10.0.0.0/8; example.cn', false],
])('%j is a list of ranges: %s', (text, isList) => {
  expect(areAddressRanges(text)).toBe(isList);
});
