import fc from 'fast-check';
import {
  ageOn,
  DATE_FORMS,
  dateFormExample,
  displayDate,
  displayDateRange,
  type DateStyle,
} from './date-display.js';
import type { DateRange } from './dates.js';
import { dateForm } from './meta.js';

type Form = NonNullable<DateStyle['form']>;
type Lang = DateStyle['lang'];

const full: DateRange = { start: { y: 2021, m: 9 }, end: { y: 2024, m: 6 } };
const within: DateRange = { start: { y: 2026, m: 6 }, end: { y: 2026, m: 9 } };
const open: DateRange = { start: { y: 2024, m: 9 }, end: 'present' };
const start: DateRange = { start: { y: 2024, m: 9 } };
const ended: DateRange = { end: { y: 2024, m: 6 } };
const years: DateRange = { start: { y: 2019 }, end: { y: 2023 } };

describe('displayDateRange', () => {
  it.each<[Form | undefined, Lang, ...string[]]>([
    // Two years, within one year, open, start only, end only, years only.
    [
      undefined,
      'zh',
      '2021.09 – 2024.06',
      '2026.06 – 2026.09',
      '2024.09 – 至今',
      '2024.09',
      '2024.06',
      '2019 – 2023',
    ],
    [
      'dot',
      'zh',
      '2021.09 – 2024.06',
      '2026.06 – 2026.09',
      '2024.09 – 至今',
      '2024.09',
      '2024.06',
      '2019 – 2023',
    ],
    [
      'short',
      'zh',
      '2021.09 – 2024.06',
      '2026.06 – 09',
      '2024.09 – 至今',
      '2024.09',
      '2024.06',
      '2019 – 2023',
    ],
    [
      'chinese',
      'zh',
      '2021年9月 – 2024年6月',
      '2026年6月 – 2026年9月',
      '2024年9月 – 至今',
      '2024年9月',
      '2024年6月',
      '2019年 – 2023年',
    ],
    [
      'slash',
      'zh',
      '2021/09 – 2024/06',
      '2026/06 – 2026/09',
      '2024/09 – 至今',
      '2024/09',
      '2024/06',
      '2019 – 2023',
    ],
    [
      'dash',
      'zh',
      '2021-09 至 2024-06',
      '2026-06 至 2026-09',
      '2024-09 至今',
      '2024-09',
      '2024-06',
      '2019 至 2023',
    ],
    [
      undefined,
      'en',
      'Sep 2021 – Jun 2024',
      'Jun 2026 – Sep 2026',
      'Sep 2024 – Present',
      'Sep 2024',
      'Jun 2024',
      '2019 – 2023',
    ],
    [
      'chinese',
      'en',
      'Sep 2021 – Jun 2024',
      'Jun 2026 – Sep 2026',
      'Sep 2024 – Present',
      'Sep 2024',
      'Jun 2024',
      '2019 – 2023',
    ],
    [
      'short',
      'en',
      'Sep 2021 – Jun 2024',
      'Jun – Sep 2026',
      'Sep 2024 – Present',
      'Sep 2024',
      'Jun 2024',
      '2019 – 2023',
    ],
    [
      'slash',
      'en',
      '09/2021 – 06/2024',
      '06/2026 – 09/2026',
      '09/2024 – Present',
      '09/2024',
      '06/2024',
      '2019 – 2023',
    ],
    [
      'dot',
      'en',
      '2021.09 – 2024.06',
      '2026.06 – 2026.09',
      '2024.09 – Present',
      '2024.09',
      '2024.06',
      '2019 – 2023',
    ],
    [
      'dash',
      'en',
      '2021-09 – 2024-06',
      '2026-06 – 2026-09',
      '2024-09 – Present',
      '2024-09',
      '2024-06',
      '2019 – 2023',
    ],
  ])('prints periods in the format %s in %s', (form, lang, ...expected) => {
    const ranges = [full, within, open, start, ended, years];
    expect(ranges.map((range) => displayDateRange(range, { form, lang }))).toEqual(expected);
  });

  it.each<[string, DateRange | undefined, Form | undefined, Lang, string]>([
    ['present alone', { end: 'present' }, undefined, 'zh', '至今'],
    ['present alone in English', { end: 'present' }, undefined, 'en', 'Present'],
    ['one year without months', { start: { y: 2023 }, end: { y: 2023 } }, undefined, 'zh', '2023'],
    ['mixed precision', { start: { y: 2019, m: 9 }, end: { y: 2023 } }, undefined, 'zh', '2019.09 – 2023'],
    [
      'mixed precision in English',
      { start: { y: 2019 }, end: { y: 2023, m: 6 } },
      'slash',
      'en',
      '2019 – 06/2023',
    ],
    [
      'mixed precision within a year',
      { start: { y: 2023 }, end: { y: 2023, m: 6 } },
      'short',
      'zh',
      '2023 – 2023.06',
    ],
    [
      'days as months',
      { start: { y: 2024, m: 3, d: 1 }, end: { y: 2024, m: 5, d: 9 } },
      undefined,
      'en',
      'Mar 2024 – May 2024',
    ],
    [
      'the same month',
      { start: { y: 2024, m: 3, d: 1 }, end: { y: 2024, m: 3, d: 9 } },
      undefined,
      'zh',
      '2024.03',
    ],
    [
      'an end before its start, unchanged',
      { start: { y: 2024, m: 9 }, end: { y: 2024, m: 3 } },
      'short',
      'zh',
      '2024.09 – 2024.03',
    ],
    ['an empty period', {}, undefined, 'zh', ''],
    ['no period', undefined, undefined, 'en', ''],
  ])('prints %s', (_name, range, form, lang, expected) => {
    expect(displayDateRange(range, { form, lang })).toBe(expected);
  });

  it('prints any period, and prints text exactly if it has a date', () => {
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
      form: fc.constantFrom(undefined, ...dateForm.options),
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
  it.each<[Form | undefined, Lang, string, string, string]>([
    [undefined, 'zh', '2002.05.07', '2002.05', '2002'],
    ['short', 'zh', '2002.05.07', '2002.05', '2002'],
    ['dash', 'zh', '2002-05-07', '2002-05', '2002'],
    ['chinese', 'zh', '2002年5月7日', '2002年5月', '2002年'],
    ['slash', 'zh', '2002/05/07', '2002/05', '2002'],
    [undefined, 'en', 'May 7, 2002', 'May 2002', '2002'],
    ['short', 'en', 'May 7, 2002', 'May 2002', '2002'],
    ['slash', 'en', 'May 7, 2002', '05/2002', '2002'],
    ['dot', 'en', '2002.05.07', '2002.05', '2002'],
    ['dash', 'en', '2002-05-07', '2002-05', '2002'],
  ])('prints a day, a month and a year in the format %s in %s', (form, lang, ...expected) => {
    const dates = [{ y: 2002, m: 5, d: 7 }, { y: 2002, m: 5 }, { y: 2002 }];
    expect(dates.map((date) => displayDate(date, { form, lang }))).toEqual(expected);
  });
});

describe('DATE_FORMS', () => {
  it.each(['zh', 'en'] as const)('offers every format once, each with its own example (%s)', (lang) => {
    expect([...DATE_FORMS[lang]].sort()).toEqual([...dateForm.options].sort());
    const examples = DATE_FORMS[lang].map((form) => dateFormExample(form, lang));
    expect(new Set(examples).size).toBe(examples.length);
  });
});

describe('ageOn', () => {
  it('counts full years', () => {
    expect(ageOn({ y: 2002, m: 5, d: 7 }, { y: 2026, m: 5, d: 6 })).toBe(23);
    expect(ageOn({ y: 2002, m: 5, d: 7 }, { y: 2026, m: 5, d: 7 })).toBe(24);
    expect(ageOn({ y: 2030 }, { y: 2026, m: 1, d: 1 })).toBeUndefined();
  });
});
