import fc from 'fast-check';
import { barChart, ceilingOf, changeText, type ChartSeries, rankedSeries, sum } from './bar-chart.js';

const days = ['2026-11-22', '2026-11-23', '2026-11-24'];
const chart = (series: ChartSeries[], shape: 'stacked' | 'grouped' = 'stacked') =>
  barChart({ id: 'x', title: '导出', days, series, shape, head: 'sum' }).text;
const one = (counts: number[], name = 'PDF', before = [0, 0, 0]) => ({ name, counts, before });
const heights = (text: string) =>
  [...text.matchAll(/class="c\d"\s+x="[^"]+"\s+y="([^"]+)"\s+width="[^"]+"\s+height="([^"]+)"/g)].map(
    ([, y, height]) => [Number(y), Number(height)],
  );

describe('a daily bar chart', () => {
  it('draws each day in proportion, with stacked values', () => {
    expect(heights(chart([one([0, 5, 10])]))).toEqual([
      [50, 50],
      [0, 100],
    ]);
    expect(heights(chart([one([0, 5, 0], 'a'), one([0, 5, 0], 'b')]))).toEqual([
      [50, 50],
      [0, 50],
    ]);
    expect(heights(chart([one([0, 10, 0], 'a'), one([0, 5, 0], 'b')], 'grouped'))).toEqual([
      [0, 100],
      [50, 50],
    ]);
  });

  it('has a text description and a table of all values', () => {
    const text = chart([one([1, 2, 3], 'PDF', [1, 1, 1]), one([0, 0, 4], 'Word')]);
    expect(text).toContain('aria-label="导出：共 10，比前 3 天多 233%；最多的一天 7"');
    expect(text).toMatch(/<summary>逐日数据<\/summary>/);
    const cells = [...text.matchAll(/<td data-label="([^"]+)" class="">([^<]*)<\/td>/g)].slice(-5);
    expect(cells.map(([, name, value]) => `${name} ${value}`)).toEqual([
      '日期 2026-11-24',
      'PDF 3',
      'Word 4',
      '合计 7',
      '前一段同一天 1',
    ]);
  });

  it('has no literal colours, scripts or styles, and escapes names', () => {
    const text = chart([one([1, 0, 0], '<b>x</b>')]);
    expect(text).not.toMatch(/style=|<script|#[\da-f]{3}|<b>x/i);
  });

  it('draws days without data as empty', () => {
    expect(heights(chart([one([0, 0, 0])]))).toEqual([]);
    expect(chart([one([0, 0, 0])])).toContain('与前 3 天相同');
  });

  it('omits series without values from the legend, and names none of a chart without values', () => {
    const legend = (text: string) =>
      [...text.matchAll(/<i class="(\w+)"><\/i>([^<]*)/g)].map(([, , name = '']) => name.trim());
    const empty = chart([one([0, 0, 0], '合计')]);
    expect(legend(empty)).toEqual(['前一段']);
    const mixed = chart([one([0, 1, 0], 'PDF'), one([0, 0, 0], 'Word'), one([2, 0, 0], '图片')], 'grouped');
    expect(legend(mixed)).toEqual(['PDF', '图片', '前一段（PDF）']);
    expect(mixed).toMatch(/<i class="c0"><\/i>PDF[^]*<i class="c2"><\/i>图片/);
  });

  it('does not round a mean down to nothing', () => {
    const ofDays = (counts: number[]) =>
      barChart({
        id: 'x',
        title: '活跃用户',
        days: counts.map((_count, day) => `2026-11-${day + 1}`),
        series: [
          one(
            counts,
            '活跃用户',
            counts.map(() => 0),
          ),
        ],
        shape: 'stacked',
        head: 'mean',
      }).text;
    const aMonth = Array.from({ length: 30 }, () => 0);
    expect(ofDays(aMonth.with(29, 1))).toContain('<strong>不到 0.1</strong>');
    expect(ofDays(aMonth.with(29, 3))).toContain('<strong>0.1</strong>');
    expect(ofDays(aMonth)).toContain('<strong>0</strong>');
  });

  it('compares in words, also with zero', () => {
    expect([changeText(5, 0, 7), changeText(0, 4, 7), changeText(1000, 1001, 30)]).toEqual([
      '前 7 天为 0',
      '比前 7 天少 100%',
      '比前 30 天少 不到 1%',
    ]);
  });

  it('has a whole-number scale that fits the bars and is at least half full', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (max) => {
        const top = ceilingOf(max);
        expect(Number.isInteger(top) && top >= max && max > top / 2 - 1).toBe(true);
      }),
    );
  });

  it('keeps the values of series that share the last colour', () => {
    const list = fc.array(
      fc.tuple(fc.nat(99), fc.nat(99)).map((counts) => ({ name: 'n', counts, before: counts })),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(list, (series) => {
        const all = (each: readonly ChartSeries[]) => sum(each.flatMap(({ counts }) => counts));
        const ranked = rankedSeries(series);
        expect(ranked.length).toBeLessThanOrEqual(6);
        expect(all(ranked)).toBe(all(series));
      }),
    );
  });
});
