import { hasStrongFigure } from './wording.js';

describe('an amount that was saved is a change', () => {
  it.each([
    '备件台账原来没有，我用 Excel 建了，库存压了 11 万',
    '调整空压机加卸载，电费每月省了 4000 元',
    'Automated the weekly report, saving about 6 hours per week',
    'Cut scrap by 3 tons a month',
  ])('%s', (text) => expect(hasStrongFigure(text)).toBe(true));
  it.each(['盘点库存 12 次', '核算成本 30 单', 'Reviewed 6 reports'])('%s is a quantity', (text) =>
    expect(hasStrongFigure(text)).toBe(false),
  );
});
