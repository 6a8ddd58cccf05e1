import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;
const said = (list: readonly { zh?: readonly { text: string }[] }[] | undefined) =>
  list?.map(({ zh }) => zh?.map(({ text }) => text).join(''));

it('Roman numerals number headings', async () => {
  const { education, work } = await read(
    '简思齐\n电话：13800004411\n\nⅠ 教育\n2014.09-2018.06  江城农业大学  园艺  本科\n\nⅡ 工作\n2018.07-至今  江城绿野种苗有限公司  技术员\n管理育苗棚12座\n',
  );
  expect(education).toMatchObject([{ school: { name: { zh: '江城农业大学' } } }]);
  expect(work).toMatchObject([{ company: { zh: '江城绿野种苗有限公司' }, title: { zh: '技术员' } }]);
});

it('the ends of a period above each other are one period', async () => {
  const { work } = await read(
    '辛可\n电话：13800004412\n\n工作经历\n2022.03\n至今\n江城顺达物流有限公司\n调度员\n每天排车40台\n2019.07\n2022.02\n江城百川仓储有限公司\n仓管员\n盘点无差错\n',
  );
  expect(work.map(({ period }) => period)).toEqual([
    { start: { y: 2022, m: 3 }, end: 'present' },
    { start: { y: 2019, m: 7 }, end: { y: 2022, m: 2 } },
  ]);
});

it('a period repeated in English is read once', async () => {
  const { work } = await read(
    '骆言 Yan Luo\n电话：13800004413\n\n工作经历\n江城海景酒店\n前台主管  2021年5月至今 May 2021 – Present\n· 带领6人\n',
  );
  expect(work).toMatchObject([
    { company: { zh: '江城海景酒店' }, title: { zh: '前台主管' }, period: { start: { y: 2021, m: 5 } } },
  ]);
});

it('studies that give only the year end in its summer', async () => {
  const { work, internships } = await read(
    '蒋小雨\n电话：13800004414\n\n工作/实习经历\n江城农商银行城南支行 (2021.07-至今)\n综合柜员\n日均业务90笔\n江城村镇银行 (2020.07-2020.12)\n大堂实习生\n引导客户\n\n教育经历\n江城财经大学 | 金融学 | 本科 | 2017-2021\n',
  );
  expect(work).toMatchObject([{ company: { zh: '江城农商银行城南支行' } }]);
  expect(internships).toMatchObject([{ company: { zh: '江城村镇银行' } }]);
});

it('clauses between semicolons on a line of their own are one statement', async () => {
  const { work } = await read(
    '蒋小雨\n电话：13800004415\n\n工作经历\n江城安和器械有限公司 / 区域经理 / 2021-04 至 2025-02\n管理直销3人、经销商14家；2023年回款860万，完成率113%\n',
  );
  expect(said(work[0]?.highlights)).toEqual(['管理直销3人、经销商14家；2023年回款860万，完成率113%']);
});

it('labels of one letter name a list', async () => {
  const { skills, certificates, hobbies } = await read(
    '蒋小雨\n电话：13800004416\n\n教育经历\n2014.09-2018.06  江城师范大学  历史学  本科\n\n其他\n会：剪映、秀米\n证：高级中学历史教师资格证\n爱：爬山、做陶艺\n',
  );
  expect(skills[0]?.keywords).toEqual(['剪映', '秀米']);
  expect(certificates).toMatchObject([{ name: { zh: '高级中学历史教师资格证' } }]);
  expect(hobbies.map(({ name }) => name?.zh)).toEqual(['爬山', '做陶艺']);
});

it('a party is named in full, and cities are alternatives', async () => {
  const { basics, intention } = await read(
    '姓名：滕可\n党派：中国民主建国会会员\n电话：13800004417\n意向城市：芜湖或者合肥\n学历：本科\n毕业院校：江城大学\n',
  );
  expect(basics.politicalStatus?.code).toBe('06');
  expect(intention.cities?.map(({ name }) => name?.zh)).toEqual(['芜湖', '合肥']);
});
