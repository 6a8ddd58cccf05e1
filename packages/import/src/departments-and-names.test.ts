import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;
const PERSON = '姓名：方若溪\n电话：13800002213\n邮箱：fang@example.com\n\n';
const EDUCATION = '\n教育经历\n2014.09-2018.06  江城财经大学  金融学  本科\n';

describe('a department written together with a title or an employer', () => {
  it.each([
    ['2018.07-2020.06  江城农村商业银行  信贷部客户专员', '江城农村商业银行', '信贷部', '客户专员'],
    ['2018.07-2020.06  江城明远电器有限公司  采购部实习生', '江城明远电器有限公司', '采购部', '实习生'],
    ['2018.07-2020.06  江城第四医院康复科  理疗师', '江城第四医院', '康复科', '理疗师'],
    ['2018.07-2020.06  江城市水务局  人事科副科长', '江城市水务局', '人事科', '副科长'],
    ['2018.07-2020.06  江城市水务局  党建办干事、副主任', '江城市水务局', '党建办', '干事、副主任'],
    ['2018.07-2020.06  江城明远电器有限公司  质检部QA助理', '江城明远电器有限公司', '质检部', 'QA助理'],
    ['2018.07-2020.06  江城第二职业学院  基础部讲师', '江城第二职业学院', '基础部', '讲师'],
    ['2018.07-2020.06  江城第四医院ICU  康复治疗师', '江城第四医院', 'ICU', '康复治疗师'],
    ['2018.07-2020.06  江城农业研究院植保研究所  助理研究员', '江城农业研究院', '植保研究所', '助理研究员'],
  ])('is read as a field of its own: %s', async (head, company, department, title) => {
    const { work, internships } = await read(`${PERSON}工作经历\n${head}\n整理台账 40 份\n${EDUCATION}`);
    expect([...work, ...internships][0]).toMatchObject({
      company: { zh: company },
      department: { zh: department },
      title: { zh: title },
    });
  });

  it.each(['采购科科长', '市场部经理', '手术室护士', '办公室主任', '代课教师', '病房护士'])(
    'stays in a title that it is the whole of: %s',
    async (title) => {
      const { work } = await read(
        `${PERSON}工作经历\n2018.07-2020.06  江城明远有限公司  ${title}\n整理台账 40 份\n${EDUCATION}`,
      );
      expect(work[0]).toMatchObject({ company: { zh: '江城明远有限公司' }, title: { zh: title } });
      expect(work[0]?.department).toBeUndefined();
    },
  );
});

describe('a department in front of the title under one label', () => {
  it.each([
    ['职位：公司业务部 客户经理（小微信贷）\n部门：公司业务部', '公司业务部', '客户经理（小微信贷）'],
    ['岗位：财务部—总账会计', '财务部', '总账会计'],
    ['职务：设备动力科 维修主管', '设备动力科', '维修主管'],
    ['岗位名称：投资银行部 项目经理', '投资银行部', '项目经理'],
    ['职位：集团财务中心 税务专员', '集团财务中心', '税务专员'],
  ])('is read as a field of its own: %s', async (lines, department, title) => {
    const { work } = await read(
      `${PERSON}工作经历\n江城明远电器有限公司  2018.07-2020.06（2年）\n${lines}\n工作描述：整理台账 40 份\n${EDUCATION}`,
    );
    expect(work).toHaveLength(1);
    expect(work[0]).toMatchObject({
      company: { zh: '江城明远电器有限公司' },
      department: { zh: department },
      title: { zh: title },
    });
    expect(work[0]?.highlights).toHaveLength(1);
  });

  it('is told from a title of several words', async () => {
    const { work } = await read(
      `${PERSON}工作经历\n江城明远电器有限公司  2018.07-2020.06\n职位：采购部经理\n工作描述：整理台账 40 份\n${EDUCATION}`,
    );
    expect(work[0]?.title).toEqual({ zh: '采购部经理' });
  });
});

describe('a branch joined to its employer by a dot or a dash', () => {
  it.each([
    [
      '江城澄源水务有限公司·江北污水处理厂  工艺实习生  2018.07-2018.09',
      '江城澄源水务有限公司·江北污水处理厂',
      '工艺实习生',
    ],
    ['2018.06-2020.05|江南能源集团—来宾发电分公司|主值班员', '江南能源集团—来宾发电分公司', '主值班员'],
    ['2018.06-2020.05  江城农商银行-城南支行  柜员', '江城农商银行-城南支行', '柜员'],
  ])('is part of the name: %s', async (head, company, title) => {
    const { work, internships } = await read(`${PERSON}工作经历\n${head}\n整理台账 40 份\n${EDUCATION}`);
    expect([...work, ...internships][0]).toMatchObject({ company: { zh: company }, title: { zh: title } });
  });

  it('leaves a department a field of its own', async () => {
    const { work } = await read(
      `${PERSON}工作经历\n2018.06-2020.05|江北热电厂—汽机车间|巡检工\n每班巡检 3 次\n${EDUCATION}`,
    );
    expect(work[0]).toMatchObject({ company: { zh: '江北热电厂' }, department: { zh: '汽机车间' } });
  });
});

it('posts below an employer with the whole time there belong to it, whatever they are called', async () => {
  const { work } = await read(
    `${PERSON}工作经历\n江城人寿保险股份有限公司    2014.08-至今\n培训部 高级讲师    2020.03-至今\n• 每年授课96场\n组训    2017.01-2020.02\n• 带4个营业部\n综合内勤    2014.08-2016.12\n• 处理保全件每月260件\n${EDUCATION}`,
  );
  expect(work.map(({ company, department, title }) => [company?.zh, department?.zh, title?.zh])).toEqual([
    ['江城人寿保险股份有限公司', '培训部', '高级讲师'],
    ['江城人寿保险股份有限公司', undefined, '组训'],
    ['江城人寿保险股份有限公司', undefined, '综合内勤'],
  ]);
});

it('the department in a cell of titles is apart too', async () => {
  const { work } = await read(
    `${PERSON}工作经历\n起止时间\t单位\t职务\n2018.07-2020.06\t江城市水务局\t财务科出纳员\n2020.07-至今\t江城市林业局\t宣传科干事\n${EDUCATION}`,
  );
  expect(work.map(({ department, title }) => [department?.zh, title?.zh])).toEqual([
    ['财务科', '出纳员'],
    ['宣传科', '干事'],
  ]);
});

it('a name written downwards is one name, with the title below it', async () => {
  const { basics, languages } = await read(
    `联系\n138 0000 1188\n技术\nVue\nMySQL\n语言\n英语四级 431\n普通话\n陶\n思\n远\n前端开发\n工作\n江城蓝点科技有限公司\n前端开发工程师 2021/03 — 至今\n• 写了 12 个页面\n`,
  );
  expect(basics.name).toEqual({ zh: '陶思远' });
  expect(basics.headline?.zh).toBe('前端开发');
  expect(languages).toHaveLength(2);
});

it('the pay a person wants is shown in their words and stored as an amount', async () => {
  const { document, fields } = await importFile({
    bytes: Buffer.from(
      '我叫方若溪，女，电话13800002213\n想找仓库文员，工资五千五以上\n2018年3月到2022年6月在江城顺达物流公司做仓管员，管出入库\n',
    ),
    name: 'x.txt',
  });
  expect(document.intention.salary).toMatchObject({ min: 5500 });
  expect(fields.find(({ pointer }) => pointer === '/intention/salary')?.value).toBe('五千五以上');
});
