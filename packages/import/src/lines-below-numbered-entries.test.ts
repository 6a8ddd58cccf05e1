import { importFile } from './import-file.js';

const read = async (...lines: string[]) =>
  importFile({
    bytes: new TextEncoder().encode(['钱海', '电话：13900000000', '', ...lines].join('\n')),
    name: 'r.txt',
  });

describe('below entries with numbers', () => {
  it('a dated line without a number is a statement of its entry', async () => {
    const { document } = await read(
      '工作经历',
      '1. 海州宏图安装有限公司  机电经理  2019.02-至今',
      '   海州某医院净化工程  电气负责人  2020-2021',
      '   班组最多时130人',
      '2. 海州建安公司  电气工程师  2013.07-2019.01',
      '   某物流园供配电施工',
    );
    expect(document.work.map(({ company }) => company?.zh)).toEqual(['海州宏图安装有限公司', '海州建安公司']);
    expect(JSON.stringify(document.work[0]?.highlights)).toMatch(/净化工程.*班组最多时130人/su);
  });

  it('another employer without a number stays an entry', async () => {
    const { document } = await read(
      '工作经历',
      '1. 海州宏图安装有限公司  机电经理  2019.02-至今',
      '   管班组',
      '2. 海州建安公司  电气工程师  2013.07-2019.01',
      '   画图',
      '海州蓝天物流有限公司  仓管员  2010.07-2013.06',
      '   收发货',
    );
    expect(document.work).toHaveLength(3);
  });
});

it.each([
  ['爱好：朗诵、硬笔书法', '可到岗时间：下学期开学前', 'arrival'],
  ['技能：Excel、WMS', '期望薪资：6-8K', 'salary'],
  ['证书：叉车证、健康证', '现居住地：海州市新浦区', 'residence'],
])('a labelled detail below a list belongs to the person: %s', async (list, detail, field) => {
  const { document } = await read(
    '工作经历',
    '2019.03-2024.06  海州冷链有限公司  仓管员',
    '负责出入库',
    '',
    '其他',
    list,
    detail,
  );
  const value = detail.split('：')[1] ?? '';
  expect(JSON.stringify([document.basics, document.intention])).toContain(field);
  expect(JSON.stringify([document.hobbies, document.skills, document.certificates])).not.toContain(value);
});
