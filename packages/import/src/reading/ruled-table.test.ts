import { type Rule, tablesOf } from './ruled-table.js';

const level = (x0: number, x1: number, y: number): Rule => ({ x0, x1, y0: y, y1: y });
const upright = (x: number, y0: number, y1: number): Rule => ({ x0: x, x1: x, y0, y1 });
const SLACK = 2;

describe('ruled tables', () => {
  const rules = [
    ...[100, 130, 190].map((y) => level(50, 500, y)),
    ...[50, 150, 500].map((x) => upright(x, 100, 190)),
  ];

  it('returns the cell around a point and none outside', () => {
    const [table] = tablesOf(rules, SLACK);
    expect(table?.cellAt(60, 115)).toEqual({ left: 50, top: 100, right: 150, bottom: 130 });
    expect(table?.cellAt(300, 160)).toEqual({ left: 150, top: 130, right: 500, bottom: 190 });
    expect(table?.cellAt(300, 220)).toBeNull();
  });

  it('returns every cell once, merged ones whole', () => {
    const merged = [
      ...[100, 190].map((y) => level(50, 500, y)),
      level(150, 500, 130),
      ...[50, 150, 500].map((x) => upright(x, 100, 190)),
    ];
    expect(tablesOf(merged, SLACK)[0]?.cells()).toEqual(
      expect.arrayContaining([
        { left: 50, top: 100, right: 150, bottom: 190 },
        { left: 150, top: 100, right: 500, bottom: 130 },
        { left: 150, top: 130, right: 500, bottom: 190 },
      ]),
    );
  });

  it('joins borders of separately drawn cells and keeps tables apart', () => {
    const pieces = [0, 300].flatMap((down) => [
      ...[100, 130].flatMap((y) => [level(50, 150, y + down), level(150, 500, y + down)]),
      ...[50, 149, 150, 500].map((x) => upright(x, 100 + down, 130 + down)),
    ]);
    const tables = tablesOf(pieces, SLACK);
    expect(tables.map(({ top }) => top)).toEqual([100, 400]);
    expect(tables[0]?.cells()).toHaveLength(2);
  });

  it('does not take lines below headings for a table', () => {
    expect(tablesOf([level(50, 500, 100), level(50, 500, 200)], SLACK)).toEqual([]);
  });
});
