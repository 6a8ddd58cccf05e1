import fc from 'fast-check';
import { ageOn, displayDate, displayDateRange, type DateStyle } from './date-display.js';
import type { DateRange } from './dates.js';

const style = (form: DateStyle['form'], lang: DateStyle['lang'] = 'zh'): DateStyle => ({ form, lang });
const full: DateRange = { start: { y: 2021, m: 9 }, end: { y: 2024, m: 6 } };
const within: DateRange = { start: { y: 2024, m: 3 }, end: { y: 2024, m: 9 } };
const open: DateRange = { start: { y: 2024, m: 9 }, end: 'present' };
const start: DateRange = { start: { y: 2024, m: 9 } };

describe('displayDateRange', () => {
  it.each<[string, DateRange | undefined, DateStyle, string]>([
    ['a full range in dots', full, style('dot'), '2021.09-2024.06'],
    ['one year in dots', within, style('dot'), '2024.03-09'],
    ['open in dots', open, style('dot'), '2024.09-至今'],
    ['a start alone in dots', start, style('dot'), '2024.09'],
    ['a full range in dashes', full, style('dash'), '2021-09 至 2024-06'],
    ['one year in dashes', within, style('dash'), '2024-03 至 2024-09'],
    ['open in dashes', open, style('dash'), '2024-09 至今'],
    ['a start alone in dashes', start, style('dash'), '2024-09'],
    ['a full range in Chinese', full, style('chinese'), '2021年9月-2024年6月'],
    ['one year in Chinese', within, style('chinese'), '2024年3月-9月'],
    ['open in Chinese', open, style('chinese'), '2024年9月-至今'],
    ['a start alone in Chinese', start, style('chinese'), '2024年9月'],
    ['English dots', open, style('dot', 'en'), '2024.09-Present'],
    ['English dashes', open, style('dash', 'en'), '2024-09 – Present'],
    ['English month names', full, style('chinese', 'en'), 'Sep 2021 – Jun 2024'],
    ['English within one year', within, style('chinese', 'en'), 'Mar – Sep 2024'],
    ['English present alone', { end: 'present' }, style('chinese', 'en'), 'Present'],
    ['years only', { start: { y: 2019 }, end: { y: 2023 } }, style('dot'), '2019-2023'],
    ['one year without months', { start: { y: 2023 }, end: { y: 2023 } }, style('dot'), '2023'],
    ['mixed precision', { start: { y: 2019, m: 9 }, end: { y: 2023 } }, style('dot'), '2019.09-2023'],
    [
      'the same month',
      { start: { y: 2024, m: 3, d: 1 }, end: { y: 2024, m: 3, d: 9 } },
      style('dot'),
      '2024.03',
    ],
    ['an end alone', { end: { y: 2024, m: 6 } }, style('dot'), '2024.06'],
    ['present alone', { end: 'present' }, style('dot'), '至今'],
    [
      'an end before its start as it stands',
      { start: { y: 2024, m: 9 }, end: { y: 2024, m: 3 } },
      style('dot'),
      '2024.09-2024.03',
    ],
    ['an empty period', {}, style('dot'), ''],
    ['no period', undefined, style('dot'), ''],
  ])('prints %s', (_name, range, how, expected) => {
    expect(displayDateRange(range, how)).toBe(expected);
  });

  it('is total: any period prints, and prints something exactly when it states something', () => {
    const date = fc.record(
      {
        y: fc.integer({ min: 1900, max: 2200 }),
        m: fc.integer({ min: 1, max: 12 }),
        d: fc.integer({ min: 1, max: 31 }),
      },
      { requiredKeys: ['y'] },
    );
    const range = fc.record(
      { start: date, end: fc.oneof(date, fc.constant('present' as const)) },
      { requiredKeys: [] },
    );
    const how = fc.record({
      form: fc.constantFrom('dot', 'dash', 'chinese'),
      lang: fc.constantFrom('zh', 'en'),
    });
    fc.assert(
      fc.property(range, how, (period, { form, lang }) => {
        const printed = displayDateRange(period, { form, lang });
        expect(printed).not.toMatch(/undefined|NaN/);
        expect(printed.length > 0).toBe(Boolean(period.start ?? period.end));
      }),
    );
  });
});

describe('displayDate', () => {
  it.each<[DateStyle, string]>([
    [style('dot'), '2002.05.07'],
    [style('dash'), '2002-05-07'],
    [style('chinese'), '2002年5月7日'],
    [style('chinese', 'en'), 'May 7, 2002'],
  ])('prints a day (%o)', (how, expected) => {
    expect(displayDate({ y: 2002, m: 5, d: 7 }, how)).toBe(expected);
  });

  it('prints a year alone', () => {
    expect(displayDate({ y: 2002 }, style('chinese'))).toBe('2002年');
    expect(displayDate({ y: 2002 }, style('chinese', 'en'))).toBe('2002');
  });
});

describe('ageOn', () => {
  it('counts full years', () => {
    expect(ageOn({ y: 2002, m: 5, d: 7 }, { y: 2026, m: 5, d: 6 })).toBe(23);
    expect(ageOn({ y: 2002, m: 5, d: 7 }, { y: 2026, m: 5, d: 7 })).toBe(24);
    expect(ageOn({ y: 2030 }, { y: 2026, m: 1, d: 1 })).toBeUndefined();
  });
});
