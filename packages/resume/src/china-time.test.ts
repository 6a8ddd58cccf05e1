import {
  chinaDay,
  chinaMoment,
  formatChinaClock,
  formatChinaDay,
  formatChinaMoment,
  formatChinaPaddedDay,
  isCalendarDay,
  parseChinaMoment,
} from './china-time.js';

const lateInLondon = new Date('2026-11-30T17:05:09Z');

it.each([
  ['chinaDay', chinaDay, '2026-12-01'],
  ['chinaMoment', chinaMoment, '2026-12-01 01:05:09'],
  ['formatChinaDay', formatChinaDay, '2026年12月1日'],
  ['formatChinaPaddedDay', formatChinaPaddedDay, '2026/12/01'],
  ['formatChinaMoment', formatChinaMoment, '2026/12/1 01:05:09'],
  ['formatChinaClock', formatChinaClock, '01:05'],
])('%s formats an instant in China time', (_name, format, text) => {
  expect(format(lateInLondon)).toBe(text);
});

it('parses the times that it formats, and nothing else', () => {
  expect(parseChinaMoment('2026-12-01 01:05:09')).toEqual(lateInLondon);
  for (const text of [undefined, '', '2026-12-01', '2026/12/01 01:05:09']) {
    expect(parseChinaMoment(text)).toBeNull();
  }
});

it('knows which calendar days exist', () => {
  for (const day of ['2026-12-01', '2024-02-29', '1999-12-31']) expect(isCalendarDay(day)).toBe(true);
  for (const text of [
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '0000-01-01',
    '2026-12-01T00:00',
  ])
    expect(isCalendarDay(text)).toBe(false);
});
