import type { DateRange, PartialDate } from '@qicheng/resume/document';
import { findDate, findPeriod } from './dates.js';

const written = ({ y, m, d }: PartialDate): string =>
  [y, m, d].filter((part) => part !== undefined).join('-');
const writtenPeriod = ({ start, end }: DateRange): string =>
  `${start ? written(start) : ''} ~ ${end === 'present' ? end : end ? written(end) : ''}`;
const periodOf = (text: string): string | null => {
  const found = findPeriod(text);
  return found && writtenPeriod(found.period);
};
const dateOf = (text: string): string | null => {
  const found = findDate(text);
  return found && written(found.date);
};

describe('a date', () => {
  it.each([
    ['2024.09', '2024-9'],
    ['2024-09-01', '2024-9-1'],
    ['2024/9/30', '2024-9-30'],
    ['2024 . 9', '2024-9'],
    ['2024·9', '2024-9'],
    ['2024．12', '2024-12'],
    ['1999.01.31', '1999-1-31'],
    ['2024年9月1日', '2024-9-1'],
    ['2024年9月12号', '2024-9-12'],
    ['2024 年 9 月', '2024-9'],
    ['2024年9月份', '2024-9'],
    ['2024年', '2024'],
    ['2024', '2024'],
    ['2024届', '2024'],
    ['2024 级', '2024'],
    ['09/2024', '2024-9'],
    ['9.2024', '2024-9'],
    ['12/2024', '2024-12'],
    ['9 / 2024', '2024-9'],
    ['2024 年 9 月 1 日', '2024-9-1'],
    ['2024 . 9 . 1', '2024-9-1'],
    ['202409', '2024-9'],
    ['202412', '2024-12'],
    ['2024 Sep', '2024-9'],
    ['2024, September', '2024-9'],
    ['Sep 2024', '2024-9'],
    ['Sept. 2024', '2024-9'],
    ['December 2024', '2024-12'],
    ['JAN. 15, 2024', '2024-1-15'],
    ['January, 2024', '2024-1'],
  ])('%s is %s', (text, date) => {
    expect(dateOf(text)).toBe(date);
  });

  it.each(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((name, at) => [at + 1, name] as const),
  )('has month %i: %s', (month, name) => {
    expect(dateOf(`${name} 2024`)).toBe(`2024-${month}`);
  });

  it.each(['', '九月', '3024', '1824.05', '72024', '20245', '2024%', '120240'])(
    'does not match “%s”',
    (text) => {
      expect(dateOf(text)).toBeNull();
    },
  );

  it.each([
    ['2024.13', '2024'],
    ['2024.9-30', '2024-9'],
    ['2024.09/30', '2024-9'],
    ['202413', null],
  ])('takes the plausible part of %s', (text, date) => {
    expect(dateOf(text)).toBe(date);
  });

  it('leaves the surrounding text without the separators', () => {
    const found = findDate('全国一等奖 | 2024.09');
    expect(found).toEqual({ date: { y: 2024, m: 9 }, text: '2024.09', rest: '全国一等奖' });
    expect(findDate('2024.09 — 全国一等奖')?.rest).toBe('全国一等奖');
    expect(findDate('一等奖（2024.09）')?.rest).toBe('一等奖');
    expect(findDate('一等奖【2024】 全国')?.rest).toBe('一等奖 全国');
    expect(findDate('校级 2024.09 奖学金')?.rest).toBe('校级\t奖学金');
    expect(findDate('校级   2024.09   奖学金')?.rest).toBe('校级\t奖学金');
    expect(findDate('一等奖（  2024.09  ）')?.rest).toBe('一等奖');
    expect(findDate('2024.09')?.rest).toBe('');
  });
});

describe('a period', () => {
  it.each([
    ['2021.09-2025.06', '2021-9 ~ 2025-6'],
    ['2021.09 – 2025.06', '2021-9 ~ 2025-6'],
    ['2021.09 —— 2025.06', '2021-9 ~ 2025-6'],
    ['2021/09~2025/06', '2021-9 ~ 2025-6'],
    ['2021年9月至2025年6月', '2021-9 ~ 2025-6'],
    ['2021年9月 到 2025年6月', '2021-9 ~ 2025-6'],
    ['2021-09-01 → 2025-06-30', '2021-9-1 ~ 2025-6-30'],
    ['2021 - 2025', '2021 ~ 2025'],
    ['2021年-2025年', '2021 ~ 2025'],
    ['202109-202506', '2021-9 ~ 2025-6'],
    ['09/2021 - 06/2025', '2021-9 ~ 2025-6'],
    ['Sep 2021 - Jun 2025', '2021-9 ~ 2025-6'],
    ['Sep. 2021 to June 2025', '2021-9 ~ 2025-6'],
    ['Sep 2021 until Jun 2025', '2021-9 ~ 2025-6'],
    ['2021.09-2025/06', '2021-9 ~ 2025-6'],
  ])('%s is %s', (text, period) => {
    expect(periodOf(text)).toBe(period);
  });

  it.each([
    '2024.03-至今',
    '2024.03 至 今',
    '2024.03–迄今',
    '2024.03 ~ 现在',
    '2024.03-目前',
    '2024.03 - Present',
    'Mar 2024 - now',
    '2024.03 — current',
    '2024.03 - ongoing',
    '2024.03至今',
    '2024.03起至今',
    '2024年3月起',
    '2024年3月份起',
    '2024.03以来',
    '2024.03 -',
    '2024.03 —— | 星河科技',
    '（2024.03-）',
  ])('%s is ongoing', (text) => {
    expect(periodOf(text)).toBe('2024-3 ~ present');
  });

  it.each([
    ['2024.11-次年3月', '2024-11 ~ 2025-3'],
    ['2024.11-翌年 3', '2024-11 ~ 2025-3'],
    ['2024.03-次年6月', '2024-3 ~ 2025-6'],
    ['2024年5-5月', '2024-5 ~ 2024-5'],
    ['2024.03-同年6月', '2024-3 ~ 2024-6'],
    ['2024.11-同年12月', '2024-11 ~ 2024-12'],
    ['2024.03-06', '2024-3 ~ 2024-6'],
    ['2024.11-3', '2024-11 ~ 2025-3'],
    ['2024.03-3', '2024-3 ~ 2024-3'],
    ['2024年3-6月', '2024-3 ~ 2024-6'],
    ['2024年11月-2月', '2024-11 ~ 2025-2'],
    ['2024.3-6月', '2024-3 ~ 2024-6'],
    ['2024 / 3 ~ 6月', '2024-3 ~ 2024-6'],
    ['Mar-Jun 2022', '2022-3 ~ 2022-6'],
    ['Nov. – Feb, 2022', '2022-11 ~ 2023-2'],
    ['December - January 2022', '2022-12 ~ 2023-1'],
  ])('%s, with one year for two months, is %s', (text, period) => {
    expect(periodOf(text)).toBe(period);
  });

  it.each([
    ['21.09-25.06', '2021-9 ~ 2025-6'],
    ["'21.09 – '25.06", '2021-9 ~ 2025-6'],
    ['21年9月至25年6月', '2021-9 ~ 2025-6'],
    ['21/9 → 25/12', '2021-9 ~ 2025-12'],
    ['21 . 09 -- 25 . 06', '2021-9 ~ 2025-6'],
    ['24.03-至今', '2024-3 ~ present'],
    ['24.03-24.06', '2024-3 ~ 2024-6'],
    ['24.03-present', '2024-3 ~ present'],
    ['25.06-21.09', null],
    ['21.13-25.06', null],
    ['3.21.09-25.06', null],
    ['21.09-25.06.01', null],
  ])('%s, with two-digit years, is %s', (text, period) => {
    expect(periodOf(text)).toBe(period);
  });

  it.each([
    ['入学时间：2021.09 毕业时间：2025.06', '2021-9 ~ 2025-6'],
    ['入学时间 ：2021.09 毕业时间 ：2025.06', '2021-9 ~ 2025-6'],
    ['开始：2021年9月，结束：2025年6月', '2021-9 ~ 2025-6'],
    ['入职日期: 2024.03; 离职日期: 至今', '2024-3 ~ present'],
    ['入校2021.09 | 离校2025.06', '2021-9 ~ 2025-6'],
    ['起始年月 2021-09 截止年月 2025-06', '2021-9 ~ 2025-6'],
  ])('%s is read by its labels', (text, period) => {
    expect(periodOf(text)).toBe(period);
  });

  it.each([
    '',
    '2024',
    '2024.09',
    '2024-06',
    '2024-6 一等奖',
    '2024年 至 6月',
    '第 3-6 名',
    '3-6月',
    '负责 2021 年报',
    '13800000000',
    '5.2021.09-2025.06',
  ])('does not match “%s”', (text) => {
    expect(periodOf(text)).toBeNull();
  });

  it('leaves the surrounding text without durations and status remarks', () => {
    expect(findPeriod('星河科技 2024.03-2024.08 产品实习生')).toEqual({
      period: { start: { y: 2024, m: 3 }, end: { y: 2024, m: 8 } },
      text: '2024.03-2024.08',
      rest: '星河科技\t产品实习生',
    });
    expect(findPeriod('星河科技（2024.03-2024.08）')?.rest).toBe('星河科技');
    expect(findPeriod('2024.03-2024.08（共 5 个月） 星河科技')?.rest).toBe('星河科技');
    expect(findPeriod('2024.03-2024.08 约12个月 星河科技')?.rest).toBe('星河科技');
    expect(findPeriod('2024.03-2024.08 为期5个月')?.rest).toBe('');
    expect(findPeriod('2021.09-2025.06（预计毕业） 某大学')?.rest).toBe('某大学');
    expect(findPeriod('2024.03-至今（实习中）')?.rest).toBe('');
    expect(findPeriod('2024.03-2024.08（约20周）')?.rest).toBe('');
    expect(findPeriod('2024.03-2024.08（20周）')?.rest).toBe('');
    expect(findPeriod('2024.03-2025.03（1年）')?.rest).toBe('');
    expect(findPeriod('2024.03-2025.03（约1年）')?.rest).toBe('');
    expect(findPeriod('2024.03-2024.08（星河）')?.rest).toBe('（星河）');
    expect(findPeriod('2024年3-6月 星河科技')).toMatchObject({ text: '2024年3-6月', rest: '星河科技' });
    expect(findPeriod('星河科技 21.09-25.06')).toMatchObject({ text: '21.09-25.06', rest: '星河科技' });
    expect(findPeriod('2024.03起，星河科技')).toMatchObject({ text: '2024.03起', rest: '星河科技' });
    expect(findPeriod('共 5 个月')).toBeNull();
  });
});

describe('a period that ends in a month of this year or last year', () => {
  afterEach(() => jest.useRealTimers());

  it('uses the year of today’s date in China', () => {
    jest.useFakeTimers({ now: new Date('2030-12-31T16:30:00Z') });
    expect(periodOf('18年9月到今年8月')).toBe('2018-9 ~ 2031-8');
    expect(periodOf('2021.3至去年11月')).toBe('2021-3 ~ 2030-11');
  });
});
