import { importFile } from './import-file.js';

const HEAD = `贺明轩
13800138000

教育经历
2022.09-2026.06  江口理工学院  环境工程  本科

`;

const read = async (rest: string) => {
  const { document, unplaced } = await importFile({ bytes: Buffer.from(HEAD + rest), name: 'x.txt' });
  return { ...document, unplaced: unplaced.map(({ text }) => text) };
};

describe('an item of a list', () => {
  it('keeps the parts of an examination that were passed as its remark', async () => {
    const { certificates, awards } = await read(
      '证书与获奖\n初级导游资格考试笔试、面试均已通过（2025年3月），拟于2026年夏季领证\n2024.05 校环保知识竞赛一等奖\n',
    );
    expect(certificates.map(({ name, date }) => [name?.zh, date])).toEqual([
      ['初级导游资格考试（笔试、面试均已通过）', { y: 2025, m: 3 }],
    ]);
    expect(awards.map(({ name }) => name?.zh)).toEqual(['校环保知识竞赛']);
  });

  it('won in two years is two awards', async () => {
    const { awards } = await read('证书与获奖\n2023、2024学年校三等奖学金\nC1驾驶证\n');
    expect(awards.map(({ name, date }) => [name?.zh, date?.y])).toEqual([
      ['校三等奖学金', 2023],
      ['校三等奖学金', 2024],
    ]);
  });

  it('behind a language is no skill of its own', async () => {
    const { languages, skills, unplaced } = await read(
      '证书与技能\n低压电工证|叉车证\nAutoCAD、Revit;Excel做工程量统计\n英语六级,能读英文图纸\n',
    );
    expect(languages.map(({ exam }) => exam)).toEqual(['英语六级']);
    expect(JSON.stringify(skills)).not.toContain('英文图纸');
    expect(unplaced).toContain('能读英文图纸');
  });
});

describe('the head of an employment', () => {
  const employers = async (text: string) => {
    const { work } = await read(`工作经历\n${text}`);
    return work.map(({ company, title }) => [company?.zh, title?.zh]);
  };

  it.each([
    ['2021.03-2023.05  广东佛山大沥  宏泰五金厂  质检员\n', ['宏泰五金厂', '质检员']],
    ['2021.03-2023.05  单位  岗位\n2023.06-至今  宏泰五金厂  质检员\n', ['宏泰五金厂', '质检员']],
  ])('has no place and no title of a column for an employer', async (text, expected) => {
    expect(await employers(text)).toEqual([expected]);
  });
});
