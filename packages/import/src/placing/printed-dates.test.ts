import { DATE_FORMS, displayDate, displayDateRange } from '@qicheng/resume/date-display';
import type { DateRange, PartialDate } from '@qicheng/resume/document';
import { findDate, findPeriod } from './dates.js';

const STYLES = (['zh', 'en'] as const).flatMap((lang) => DATE_FORMS[lang].map((form) => ({ form, lang })));

const PERIODS: readonly DateRange[] = [
  { start: { y: 2021, m: 9 }, end: { y: 2024, m: 6 } },
  { start: { y: 2026, m: 6 }, end: { y: 2026, m: 9 } },
  { start: { y: 2025, m: 3 }, end: { y: 2025, m: 12 } },
  { start: { y: 2025, m: 11 }, end: { y: 2025, m: 12 } },
  { start: { y: 2024, m: 5 }, end: 'present' },
  { start: { y: 2019 }, end: { y: 2023 } },
  { start: { y: 2019 }, end: 'present' },
  { start: { y: 2019, m: 9 }, end: { y: 2023 } },
  { start: { y: 2019 }, end: { y: 2023, m: 6 } },
];
const DATES: readonly PartialDate[] = [
  { y: 2002 },
  { y: 2002, m: 5 },
  { y: 2002, m: 12 },
  { y: 2002, m: 5, d: 7 },
  { y: 2002, m: 11, d: 30 },
];

describe.each(STYLES)('a date printed as $form in $lang', (style) => {
  it.each(PERIODS)('is parsed back from the period %j', (period) => {
    const printed = displayDateRange(period, style);
    expect(findPeriod(printed)).toMatchObject({ period, rest: '' });
    const line = style.lang === 'zh' ? `星河云 后端实习生 ${printed}` : `Xinghe Cloud, Intern ${printed}`;
    expect(findPeriod(line)?.period).toEqual(period);
    expect(findPeriod(`${printed} ${line.slice(0, 8)}`)?.period).toEqual(period);
  });

  it.each(DATES)('is parsed back from the date %j', (date) => {
    const printed = displayDate(date, style);
    expect(findDate(printed)).toMatchObject({ date, rest: '' });
    expect(findPeriod(printed)).toBeNull();
  });
});
