import { columnsApart } from './text-columns.js';

const beside = (left: string, right: string): string => `${left.padEnd(30)}${right}`;

describe('two columns of a plain text', () => {
  it('follow each other, the left one first', () => {
    const rows = ['Name', 'Phone', 'City', 'Skills', 'Excel', 'Word'].map((left, at) =>
      beside(left, `row ${at}`),
    );
    expect(columnsApart(rows)).toEqual([
      ...['Name', 'Phone', 'City', 'Skills', 'Excel', 'Word'],
      '',
      ...[0, 1, 2, 3, 4, 5].map((at) => `row ${at}`),
    ]);
  });

  it('are none where the gaps of heads stand at other places', () => {
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

  it('are none in a text of one column', () => {
    expect(columnsApart(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBeNull();
  });
});
