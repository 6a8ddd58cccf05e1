import { majorClasses, majorFields } from '@qicheng/analysis/major-catalogue';

describe('the catalogue of majors', () => {
  it('has the 12 fields and 92 classes of 2020 with their codes', () => {
    expect([Object.keys(majorFields).length, majorClasses.length]).toEqual([12, 92]);
    const named = Object.fromEntries(majorClasses.map(({ code, name }) => [code, name]));
    expect(named).toMatchObject({
      ...{
        '0301': '法学类',
        '0306': '公安学类',
        '0503': '新闻传播学类',
        '0712': '统计学类',
        '0809': '计算机类',
      },
      ...{
        '0828': '建筑类',
        '0831': '公安技术类',
        '1011': '护理学类',
        '1202': '工商管理类',
        '1305': '设计学类',
      },
    });
  });
});
