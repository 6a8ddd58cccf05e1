import { importFile } from './import-file.js';

const certificatesOf = async (...rows: string[]): Promise<(string | undefined)[]> => {
  const text = [
    '钱海',
    '电话：13900000000',
    '',
    '工作经历',
    '2015.03-至今 海州建设公司 施工员',
    '负责现场',
    '',
    '证书',
    ...rows,
  ];
  const { document } = await importFile({ bytes: new TextEncoder().encode(text.join('\n')), name: 'r.txt' });
  return document.certificates.map(({ name }) => name?.zh);
};

it.each([
  ['注册会计师\t已过会计、税法两科', '注册会计师（已过会计、税法两科）'],
  ['二级建造师\t还差一科', '二级建造师（还差一科）'],
  ['一级注册消防工程师\t备考中', '一级注册消防工程师（备考中）'],
])('the status of an exam in the next cell stays with its name: %s', async (row, name) => {
  const names = await certificatesOf('名称\t取得时间', '测量员证\t2012年', row);
  expect(names).toContain('测量员证');
  expect(names).toContain(name);
  expect(names).toHaveLength(2);
});

it('an exam of which all parts were passed is a certificate with its date', async () => {
  expect(await certificatesOf('名称\t取得时间', '中级会计职称\t2019年10月（三科全过）')).toEqual([
    '中级会计职称',
  ]);
});
