import { table } from './table.js';

it('aligns columns by terminal width, where a Chinese character takes two', () => {
  expect(
    table(
      ['编号', '名称', '价格'],
      [
        ['1', '月度会员', '18.00'],
        ['20', 'A', '5.00'],
      ],
    ),
  ).toEqual(['编号  名称      价格', '1     月度会员  18.00', '20    A         5.00']);
});

it('prints only the header if there are no rows', () => {
  expect(table(['编号', '名称'], [])).toEqual(['编号  名称']);
});
