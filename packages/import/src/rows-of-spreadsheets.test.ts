import { importFile } from './import-file.js';

const read = async (...rows: string[]) => {
  const text = ['钱海', '电话：13900000000', '', ...rows].join('\n');
  return importFile({ bytes: new TextEncoder().encode(text), name: 'r.txt' });
};

const TITLES = '起止时间\t单位\t职务\t证明人';

describe('list numbers in cells of their own, below the rows of a table', () => {
  it.each([
    ['1.\t', '2.\t'],
    ['①\t', '②\t'],
    ['\t1、\t', '\t2、\t'],
    ['•\t', '•\t'],
    ['1.→', '2.→'],
  ])('their lines are statements of the row above: %j', async (one, two) => {
    const { document } = await read(
      '工作经历',
      TITLES,
      '2019.03-至今\t海州宏图建设有限公司\t施工员\t王经理',
      `${one}负责钢筋绑扎与模板验收，累计32层`,
      `${two}120组试块送检，一次合格`,
      '2015.03-2019.02\t连云港蓝天物流有限公司\t仓管员\t李主任',
      `${one}收发货，日均140单`,
    );
    expect(document.work.map(({ company }) => company?.zh)).toEqual([
      '海州宏图建设有限公司',
      '连云港蓝天物流有限公司',
    ]);
    const statements = document.work.map(({ highlights }) => highlights?.map(({ zh }) => zh?.[0]?.text));
    expect(statements).toEqual([
      ['负责钢筋绑扎与模板验收，累计32层', '120组试块送检，一次合格'],
      ['收发货，日均140单'],
    ]);
  });

  it('numbered rows of a table stay rows', async () => {
    const { document } = await read(
      '工作经历',
      '1.\t2019.03-至今\t海州宏图建设有限公司\t施工员',
      '2.\t2015.03-2019.02\t连云港蓝天物流有限公司\t仓管员',
    );
    expect(document.work.map(({ title }) => title?.zh)).toEqual(['施工员', '仓管员']);
  });
});

it.each(['状态', '备注', '说明', '结果'])(
  'a column %s of certificates is a title and no certificate',
  async (title) => {
    const { document } = await read(
      '证书',
      `名称\t取得时间\t${title}`,
      '测量员证\t2012年\t有效',
      '保育员证\t2019年\t',
    );
    expect(document.certificates.map(({ name }) => name?.zh)).toEqual(['测量员证', '保育员证']);
  },
);
