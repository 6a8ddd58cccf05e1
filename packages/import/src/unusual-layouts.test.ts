import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;
const textOf = (list: readonly { zh?: readonly { text: string }[] }[] | undefined) =>
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
  expect(textOf(work[0]?.highlights)).toEqual(['管理直销3人、经销商14家；2023年回款860万，完成率113%']);
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

it('posts below the whole time at an employer belong to it', async () => {
  const { work } = await read(
    '骆小满\n电话：13800004418\n\n工作经历\n2016.7~2022.10  江城美源电器有限公司（小家电，约800人）\n  ▪ 2020.3~2022.10  测试组组长\n     - 带4人\n  ▪ 2016.7~2020.3  测试工程师\n     - 写测试用例\n2022.11~现在  江城储能科技有限公司  测试主管\n     - 搭建实验室\n',
  );
  expect(work.map(({ company, title }) => [company?.zh, title?.zh])).toEqual([
    ['江城美源电器有限公司', '测试组组长'],
    ['江城美源电器有限公司', '测试工程师'],
    ['江城储能科技有限公司', '测试主管'],
  ]);
});

it('since when a title is held is a remark on it', async () => {
  const { work } = await read(
    '骆小满\n电话：13800004419\n\n工作经历\n江城瑞和物业有限公司    2017.06 — 2024.08\n客服部    客服经理（2020.01起，此前为客服主管）\n- 处理投诉\n',
  );
  expect(work).toMatchObject([
    { company: { zh: '江城瑞和物业有限公司' }, period: { start: { y: 2017, m: 6 }, end: { y: 2024, m: 8 } } },
  ]);
});

it('marks divide a line into items, and stand around headings', async () => {
  const { certificates, hobbies, internships } = await read(
    '骆小满\n电话：13800004420\n\n★实习★\n江城湖畔酒店  前台实习生  2023.07-2023.09\n★爱好★ 钓鱼、打球\n★证书★\n★导游证（2021.6） ★普通话二级甲等 ★急救证\n',
  );
  expect(certificates.map(({ name }) => name?.zh)).toEqual(['导游证', '普通话二级甲等', '急救证']);
  expect(hobbies.map(({ name }) => name?.zh)).toEqual(['钓鱼', '打球']);
  expect(internships).toHaveLength(1);
});

it('a level in brackets is not part of the major, and unfinished studies give none', async () => {
  const { education } = await read(
    '骆小满\n电话：13800004421\n学历：大专（护理）\n\n教育经历\n| 时间 | 学校 | 专业 |\n| 2014.9—2017.6 | 江城卫生职业学院 | 护理（大专）|\n| 2021.3—2023.7 | 江城医科大学（函授） | 护理学（本科，在读，差2门未毕业）|\n',
  );
  expect(education.map(({ major, degreeLevel }) => [major?.zh, degreeLevel])).toEqual([
    ['护理', 'college'],
    ['护理学', undefined],
  ]);
});

it('a project may give its period at the end, and an examination of finance is a certificate', async () => {
  const { projects, certificates } = await read(
    'Lin Yue 林悦\nyue.lin@example.com\n\nEDUCATION\nUniversity of Leeds  Sep 2018 – Nov 2019\nMSc Statistics\n\nPROJECTS\nChurn Forecast Contest（个人）: XGBoost, top 5% (2022.12–2023.02)\n\nSKILLS\nPython, SQL, R\nCFA Level I passed (Nov 2023)\n',
  );
  expect(projects).toMatchObject([{ period: { start: { y: 2022, m: 12 }, end: { y: 2023, m: 2 } } }]);
  expect(JSON.stringify(certificates)).toContain('CFA Level I');
});

it('a bar, an arrow or a long dash may be between label and value', async () => {
  const withBars = await read(
    '姓名｜简明珠\n手机｜13800004422\n应聘职位｜外贸跟单 / 单证员\n学历｜江城万里学院，国际贸易，本科，2005.9-2009.6\n证书｜国际商务单证员证\n工作一｜2013.5-2018.11，江城伊尔纺织品有限公司，高级跟单\n',
  );
  expect(withBars.basics.name?.zh).toBe('简明珠');
  expect(withBars.work).toMatchObject([{ company: { zh: '江城伊尔纺织品有限公司' } }]);
  expect(withBars.certificates).toMatchObject([{ name: { zh: '国际商务单证员证' } }]);
  const { intention } = await read(
    '简明珠\n电话：13800004423\n\n工作经历\n2018.7-2024.6  江城精鸿电子有限公司  招聘专员\n面试普工\n\n证书\n人力资源管理师（三级）\n\n求职方向——招聘主管、人事经理\n',
  );
  expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['招聘主管', '人事经理']);
});

it('a person may be named after an occupation', async () => {
  const { basics, work } = await read(
    '摄影师温远，女，1990年10月生。2009年9月至2013年6月就读于江城电影学院摄影专业，本科；2013年9月至2016年12月在江城光年影像公司任摄影助理，跟过27部广告片；2017年1月至2020年8月在江城一瓦摄影工作室任摄影师，每年拍婚礼四十余场。会用Lightroom。电话13800004424。',
  );
  expect(basics).toMatchObject({ name: { zh: '温远' }, phone: '13800004424' });
  expect(work.map(({ company }) => company?.zh)).toEqual(['江城光年影像公司', '江城一瓦摄影工作室']);
});

it('a row of a research project has its name, period and share between commas', async () => {
  const { research } = await read(
    '简明珠\n电话：13800004425\n\n教育经历\n2015.09-2018.06  江城农业大学  植物保护  硕士\n\n科研项目\n[1] 设施茄子蓟马天敌的越冬机制，省自然科学基金，8万元，2024.01-2025.12，主持\n[2] 果园节肢动物多样性调查，省重点研发子课题，2022.03-2023.12，参与\n',
  );
  expect(research).toMatchObject([
    {
      name: { zh: '设施茄子蓟马天敌的越冬机制' },
      role: { zh: '主持' },
      period: { start: { y: 2024, m: 1 } },
    },
    { name: { zh: '果园节肢动物多样性调查' }, role: { zh: '参与' }, period: { end: { y: 2023, m: 12 } } },
  ]);
});

it('an award won several times is one award a year', async () => {
  const { awards } = await read(
    '简明珠\n电话：13800004426\n\n荣誉\n三次国家励志奖学金，2015、2016、2017\n\n证书\n基金从业资格已取得\n',
  );
  expect(awards.map(({ name, date }) => [name?.zh, date?.y])).toEqual([
    ['国家励志奖学金', 2015],
    ['国家励志奖学金', 2016],
    ['国家励志奖学金', 2017],
  ]);
});
