import { importFile } from './import-file.js';

const read = async (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });
const TEXT = `谢雨桐，27岁，女，现住武汉洪山区，电话13800002233，邮箱 xieyutong@example.com。

我想应聘数据专员。2015年到2018年在湖北工艺职业学院读室内设计（大专，2015.09-2018.06），毕业后一直做家装设计，到现在八年。

2021.03-2026.08 在武汉木石空间装饰工程有限公司做主案设计师。一共做了 140 多套住宅。公司让我带过两个助理。

2018.07-2021.02 在武汉业峰装饰做设计师助理，画施工图，协助完成 60 套左右。

软件：AutoCAD、酷家乐；Excel 会 VLOOKUP 和透视表；Python 在网上看了二十来集，跟着敲过代码，没有做过项目。会说白族话。

证书：室内装饰设计师（三级）；大学英语四级 438 分。

自我评价：做事细致，能按时交图。`;

describe('paragraphs that start with a period', () => {
  it('are read as sentences, with the details of the first line', async () => {
    const { document } = await read(TEXT);
    expect(document.basics).toMatchObject({ name: { zh: '谢雨桐' }, gender: 'female', phone: '13800002233' });
    expect(document.intention.positions).toMatchObject([{ name: { zh: '数据专员' } }]);
    expect(document.education).toMatchObject([
      {
        school: { name: { zh: '湖北工艺职业学院' } },
        major: { zh: '室内设计' },
        degreeLevel: 'college',
        period: { start: { y: 2015, m: 9 }, end: { y: 2018, m: 6 } },
      },
    ]);
    expect(document.work.map(({ title }) => title?.zh)).toEqual(['主案设计师', '设计师助理']);
  });

  it('keep the spaces between numbers and measure words', async () => {
    const { document } = await read(TEXT);
    expect(JSON.stringify(document.work)).toContain('协助完成 60 套左右');
    expect(JSON.stringify(document.work)).toContain('140 多套');
  });

  it('give tools without how they were learnt, and examinations to the languages', async () => {
    const { document, unplaced } = await read(TEXT);
    expect(JSON.stringify(document.skills)).toMatch(/Python(?! 在)/u);
    expect(JSON.stringify(document.skills)).not.toContain('敲过代码');
    expect(unplaced.map(({ text }) => text).join()).toContain('跟着敲过代码，没有做过项目');
    expect(document.languages).toMatchObject([{ exam: '大学英语四级', score: '438' }]);
    expect(document.selfEvaluation).toHaveLength(1);
  });
});

it('reads a space after a number in a spoken employment as part of the amount', async () => {
  const { document } = await read(
    '我叫贺小军，43岁，男，陕西榆林人，电话13800004455\n想找机电维修的活\n2013.07-2020.12 在榆林杭湾煤矿有限公司当机电队副队长，管 22 个人，把停机从每月 14 小时降到 5 小时。\n学历：1999.09-2002.07 榆林第一职业学校，机电，中专。',
  );
  expect(JSON.stringify(document.work)).toContain('管 22 个人，把停机从每月 14 小时降到 5 小时');
});

it('reads the studies of a graduate of a year from one clause', async () => {
  const { document } = await read(
    '苏婉清，女，2002年8月生，福建泉州人，江城理工学院广告学专业2024届本科毕业生，联系电话13800001166。\n应聘品牌策划。能接受出差。\n2024.07-2026.09 在泉州安溪铁观音集团任品牌专员，负责 3 个子品牌的公众号，一年出图文 180 篇。',
  );
  expect(document.education).toMatchObject([
    { school: { name: { zh: '江城理工学院' } }, major: { zh: '广告学' }, degreeLevel: 'bachelor' },
  ]);
});
