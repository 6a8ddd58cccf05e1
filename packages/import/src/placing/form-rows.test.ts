import { pairLabelsWithValues } from './form-rows.js';

const turned = (...texts: string[]): string[] =>
  pairLabelsWithValues(texts.map((text, at) => ({ text, page: 1, box: null, line: at + 1, cell: null }))).map(
    ({ text }) => text,
  );

describe('rows of personal details', () => {
  it('pairs labels with the values below them, even if there are only two', () => {
    expect(turned('应聘岗位\t意向城市', '钳工\t株洲')).toEqual(['应聘岗位\t钳工\t意向城市\t株洲']);
    expect(turned('姓名\t林知夏', '性别\t女')).toEqual(['姓名\t林知夏', '性别\t女']);
  });

  it('uses the first cell as the heading of the others', () => {
    expect(turned('求职意向\t岗位\t钳工\t城市\t株洲')).toEqual(['意向岗位\t钳工\t意向城市\t株洲']);
  });

  it('splits two details in one pair of cells', () => {
    expect(turned('性别/民族\t女/汉族')).toEqual(['性别\t女\t民族\t汉族']);
    expect(turned('电话/微信\t13800138000')).toEqual(['电话/微信\t13800138000']);
  });
});
