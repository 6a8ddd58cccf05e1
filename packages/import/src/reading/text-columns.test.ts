import { columnsApart } from './text-columns.js';

const sideBySide = (left: string, right: string): string => `${left.padEnd(30)}${right}`;

describe('two columns of a plain text', () => {
  it('are read one after the other, the left one first', () => {
    const rows = ['Name', 'Phone', 'City', 'Skills', 'Excel', 'Word'].map((left, at) =>
      sideBySide(left, `row ${at}`),
    );
    expect(columnsApart(rows)).toEqual([
      ...['Name', 'Phone', 'City', 'Skills', 'Excel', 'Word'],
      '',
      ...[0, 1, 2, 3, 4, 5].map((at) => `row ${at}`),
    ]);
  });

  it('are not assumed if head gaps are at other positions', () => {
    const heads = [
      '杭州云澜信息技术有限公司',
      '启航中学',
      '镇人民政府',
      '极数科技',
      '远川',
      '某某农资有限责任公司',
    ];
    expect(columnsApart(heads.map((name) => `${name}    会计    2020.01-2021.02`))).toBeNull();
  });

  it('are not found in a single-column text', () => {
    expect(columnsApart(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBeNull();
  });
});
