import { parseJobDescription } from './parse.js';

describe('the header of a posting', () => {
  it.each([
    ['瑞禾农资（合肥）诚聘出纳一名。每天登记现金和银行日记账，做到日清月结。', '瑞禾农资（合肥）', '出纳'],
    [
      '某市政工程咨询公司招土建造价工程师，昆明\n（1）证书继续教育费由公司出',
      '某市政工程咨询公司',
      '土建造价工程师',
    ],
    ['我们是一所新建的民办小学，现有教师32人，诚聘小学数学教师3名。', null, '小学数学教师'],
    ['招远市人民医院招聘护士', '招远市人民医院', '护士'],
    ['📌招：品牌平面设计师\n📎你得有\n1️⃣ 三年以上平面设计经验', null, '品牌平面设计师'],
    [
      '【招聘】北京锦原（长沙）律师事务所 律师助理2名\n我们希望你：\n- 法学本科及以上',
      '北京锦原（长沙）律师事务所',
      '律师助理',
    ],
    [
      '临床药师（专科方向：抗感染）\n广州市越秀东和医院（三级综合）\n岗位职责\n1. 参加查房',
      '广州市越秀东和医院',
      '临床药师（专科方向：抗感染）',
    ],
    [
      'Front Office Manager – The Aldenne Shanghai Bund\nJob type: Full time\nRequirements:\n- Opera PMS',
      'The Aldenne Shanghai Bund',
      'Front Office Manager',
    ],
    ['Overseas Sales / 外贸业务员\nRequirements:\n1) 国内法学院毕业', null, 'Overseas Sales / 外贸业务员'],
  ])('%s', (text, company, title) => {
    const job = parseJobDescription(text);
    expect([job.company?.text ?? null, job.title?.text ?? null]).toEqual([company, title]);
  });

  it('does not take the number of an item for pay', () => {
    const { salary } = parseJobDescription('电气工程师\n9.懂DSP加分；\n10.18-30K，项目奖；\n11.公积金12%');
    expect(salary).toMatchObject({ low: 18_000, high: 30_000 });
  });

  it('finds the city of an office in the brackets of its name', () => {
    const { cities } = parseJobDescription(
      '【招聘】北京锦原（长沙）律师事务所 律师助理2名\n要求：\n- 法学本科',
    );
    expect(cities.map(({ text }) => text)).toEqual(['长沙']);
  });

  it('finds the city in any line', () => {
    const { cities } = parseJobDescription(
      '出纳一名\n要求：\n1. 会用 Excel\n2. 细心\n3. 大专\n4. 会计\n5. 诚实\n厂址常州武进，邮箱 a@example.com\n电话\n时间',
    );
    expect(cities.map(({ text }) => text)).toEqual(['常州']);
  });

  it.each(['薪资：10-15K，上海', '薪资待遇：8-12k·13薪 | 上海'])(
    'finds the city next to the pay: %s',
    (line) => {
      const { cities } = parseJobDescription(
        `后端开发工程师\n要求：\n1. 会用 Go\n2. 细心\n3. 本科\n${line}\n福利：\n1. 双休\n2. 五险一金`,
      );
      expect(cities.map(({ text }) => text)).toEqual(['上海']);
    },
  );
});

describe('a post', () => {
  it.each([
    ['护士（急）3名', '护士'],
    ['销售（五险一金）', '销售'],
    ['保安队长1人', '保安队长'],
    ['超市收银员/理货员（无责底薪+提成） 若干', '超市收银员/理货员'],
    ['招仓库主管/物流主管各1名（急招）', '仓库主管/物流主管'],
    ['【2027届校招】财务管培生（长沙/株洲）', '财务管培生'],
    ['客服主管（早九晚六 双休）', '客服主管'],
    ['推荐算法工程师（校招-2027届） 北京/上海', '推荐算法工程师'],
    ['急招！早教中心-托育老师（0-3岁）', '托育老师（0-3岁）'],
    ['Senior Mechanical Engineer – Surgical Robotics', 'Senior Mechanical Engineer – Surgical Robotics'],
    ['项目经理（房建）2名', '项目经理（房建）'],
    ['妈妈岗 | 薪酬专员', '薪酬专员'],
    ['【店长】西安-曲江/高新多店直招！', '店长'],
  ])('of %s is %s', (line, title) => {
    expect(parseJobDescription(`${line}\n任职要求：\n1. 大专以上学历\n2. 踏实`).title?.text).toBe(title);
  });

  it.each([
    ['会计\n任职要求：大专\n陕西长林建工有限责任公司  联系人：王经理', '陕西长林建工有限责任公司'],
    ['会计\n公司：深圳市云汐科技有限公司（龙岗坂田）\n要求：大专', '深圳市云汐科技有限公司'],
    ['护士\n江城明净口腔门诊部\n要求：大专', '江城明净口腔门诊部'],
    [
      '分析师\n要求：大专\n招聘者：谢女士 · HRBP · 鲜汇（武汉）网络科技有限公司',
      '鲜汇（武汉）网络科技有限公司',
    ],
    [
      'Analyst\nAbout us: Northfield Robotics is a start-up.\nRequirements\n- Fluent English',
      'Northfield Robotics',
    ],
    ['设计师\n我们做企业数据中台的B轮公司\n要求：大专', null],
  ])('belongs to the named employer: %j', (text, company) => {
    expect(parseJobDescription(text).company?.text ?? null).toBe(company);
  });
});

describe('the pay', () => {
  const payOf = (line: string) => parseJobDescription(`会计\n要求：大专学历\n${line}`).salary;

  it.each([
    ['底薪4000+绩效，五险', 4000, null, 'month'],
    ['薪资：底薪4500+全勤300+绩效500-1500，综合5000-7000', 5000, 7000, 'month'],
    ['8k-12k·14薪', 8000, 12_000, 'month'],
    ['月综合 6-9K', 6000, 9000, 'month'],
    ['base 45w-70w', 450_000, 700_000, 'year'],
    ['Compensation: RMB 450,000 - 600,000 per year', 450_000, 600_000, 'year'],
    ['5-8K  天津·西青', 5000, 8000, 'month'],
    ['青秀区 6-9千 1-3年 本科', 6000, 9000, 'month'],
    ['薪资面议', null, null, 'month'],
  ])('%s', (line, low, high, unit) => {
    expect(payOf(line)).toMatchObject({ low, high, unit });
  });
});

describe('items', () => {
  const must = (text: string) => parseJobDescription(text).must.map((each) => each.text);

  it.each([
    '任职要求\n1 大专及以上学历\n2 会计相关专业\n3 熟练使用Excel',
    '任职要求：1 大专及以上学历 2 会计相关专业 3 熟练使用Excel',
    '任职要求：1、大专及以上学历；2、会计相关专业；3、熟练使用Excel',
    '任职要求\n◎ 大专及以上学历\n◎ 会计相关专业\n◎ 熟练使用Excel',
  ])('are separated with any numbering: %j', (text) => {
    expect(must(`会计\n${text}`)).toEqual(['大专及以上学历', '会计相关专业', '熟练使用Excel']);
  });

  it('are numbered again below each heading', () => {
    expect(must('工程师\n工作职责\n1.写代码；\n2.写文档；\n任职资格\n1.2027届硕士；\n2.熟悉Java')[0]).toBe(
      '2027届硕士',
    );
  });

  it('of a table in one line are separated by their labels', () => {
    expect(must('治疗师\n人数 3  学历 大专 及以上  月薪 6000～9000元\n要求：\n1. 会用Excel')).toEqual([
      '学历：大专及以上',
      '会用Excel',
    ]);
  });

  it('keep brackets that explain a word', () => {
    const { duties } = parseJobDescription(
      '客服主管\n职责：\n1. 搭建客服指标体系（响应时长、一次解决率），输出周报',
    );
    expect(duties.map(({ text }) => text)).toEqual(['搭建客服指标体系（响应时长、一次解决率），输出周报']);
  });

  it('in English are separated where a new requirement begins', () => {
    expect(
      must(
        'Engineer\nRequirements\n- Expert in SolidWorks or Creo; strong FEA (ANSYS or Abaqus)\n- Experience with drives, motors and cables',
      ),
    ).toEqual([
      'Expert in SolidWorks or Creo',
      'strong FEA (ANSYS or Abaqus)',
      'Experience with drives, motors and cables',
    ]);
  });
});

describe('an exception or alternative', () => {
  const must = (line: string) =>
    parseJobDescription(`专员\n任职要求：\n1. ${line}\n2. 熟练使用Excel`).must.map((each) => each.text);

  it.each([
    ['持有导游证，应届毕业生可放宽，须在入职一年内取得', ['持有导游证', '熟练使用Excel']],
    ['应届/1-3年均可', ['熟练使用Excel']],
    ['1-3年或应届生均可', ['熟练使用Excel']],
    ['持有育婴师证或教师资格证（任一即可）', ['持有育婴师证或教师资格证', '熟练使用Excel']],
    ['Java或Go均可', ['Java或Go均可', '熟练使用Excel']],
    ['能吃苦，月休4天', ['能吃苦', '熟练使用Excel']],
  ])('is not a separate requirement: %s', (line, left) => {
    expect(must(line)).toEqual(left);
  });
});

describe('a requirement', () => {
  const must = (text: string) => parseJobDescription(text).must.map((each) => each.text);

  it('keeps its brackets and its “or”', () => {
    expect(must('任职要求：\n1. 物理学、学科教学（物理）或相近专业，硕士研究生及以上')).toEqual([
      '物理学、学科教学（物理）或相近专业',
      '硕士研究生及以上',
    ]);
  });

  it('is not an allowance, a waiver or a conjunction', () => {
    expect(must('任职要求：\n1. 但要做过出纳或收银一年以上\n2. 年龄不作硬性要求\n3. 最迟报到前取得')).toEqual(
      ['要做过出纳或收银一年以上'],
    );
  });
});

it('a long list of duties is split into its duties', () => {
  const { duties } = parseJobDescription(
    '岗位职责：挖掘医院的信息化需求，组织方案演示和招投标，推进合同签订和回款，维护渠道伙伴',
  );
  expect(duties.map(({ text }) => text)).toEqual([
    '挖掘医院的信息化需求',
    '组织方案演示和招投标',
    '推进合同签订和回款',
    '维护渠道伙伴',
  ]);
});
