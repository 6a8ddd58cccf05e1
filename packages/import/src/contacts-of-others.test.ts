import { importFile } from './import-file.js';

const JOB = '\n\n工作经历\n2019.03-2024.06  海州冷链有限公司  仓管员\n负责出入库\n';
const read = async (text: string) =>
  importFile({ bytes: new TextEncoder().encode(text + JOB), name: 'r.txt' });

it.each([
  '监护人电话',
  '家长电话',
  '紧急联系电话',
  '紧急联系人电话',
  '证明人电话',
  '班主任联系方式',
  '母亲手机',
  '介绍人电话',
])('the number of somebody else is not that of the person: %s', async (label) => {
  for (const line of [`${label}：13900005678`, `${label} 139 0000 5678`]) {
    const { document, unplaced } = await read(`姓名：钱海    电话：13800001234\n${line}`);
    expect(document.basics.phone).toBe('13800001234');
    const alone = await read(`姓名：钱海\n${line}`);
    expect(alone.document.basics.phone).toBeUndefined();
    expect(alone.document.basics.nativePlace).toBeUndefined();
    expect(JSON.stringify([document.basics.facts, unplaced])).toContain('5678');
  }
});

it('a number in parts after another detail is read', async () => {
  const { document } = await read(
    '郑美琪\n女 | 1996.05 | 现居：三亚市吉阳区 | 139 0000 1122 | zmq@example.com',
  );
  expect(document.basics).toMatchObject({
    residence: { name: { zh: '三亚市吉阳区' } },
    phone: '13900001122',
    email: 'zmq@example.com',
  });
});

it.each(['1992年 | 女 | 已婚 | 13200001234', '女 | 1992年 | 13200001234', '男，1992年，汉族，13200001234'])(
  'a year among the details is that of birth: %s',
  async (line) => {
    const { document } = await read(`钱海\n${line}`);
    expect(document.basics.birthDate).toEqual({ y: 1992 });
  },
);
