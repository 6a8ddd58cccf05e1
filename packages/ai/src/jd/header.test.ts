import { parseJobDescription } from './parse.js';

describe('the header of a posting', () => {
  it.each([
    ['瑞禾农资（合肥）诚聘出纳一名。每天登记现金和银行日记账，做到日清月结。', '瑞禾农资（合肥）', '出纳'],
    [
      '某市政工程咨询公司招土建造价工程师，昆明\n（1）证书继续教育费由公司出',
      '某市政工程咨询公司',
      '土建造价工程师',
    ],
    ['📌招：品牌平面设计师\n📎你得有\n1️⃣ 三年以上平面设计经验', null, '品牌平面设计师'],
    ['Overseas Sales / 外贸业务员\nRequirements:\n1) 国内法学院毕业', null, 'Overseas Sales / 外贸业务员'],
  ])('%s', (text, company, title) => {
    const job = parseJobDescription(text);
    expect([job.company?.text ?? null, job.title?.text ?? null]).toEqual([company, title]);
  });

  it('takes the number of an item for no pay', () => {
    const { salary } = parseJobDescription('电气工程师\n9.懂DSP加分；\n10.18-30K，项目奖；\n11.公积金12%');
    expect(salary).toMatchObject({ low: 18_000, high: 30_000 });
  });

  it('finds the city in any line', () => {
    const { cities } = parseJobDescription(
      '出纳一名\n要求：\n1. 会用 Excel\n2. 细心\n3. 大专\n4. 会计\n5. 诚实\n厂址常州武进，邮箱 a@example.com\n电话\n时间',
    );
    expect(cities.map(({ text }) => text)).toEqual(['常州']);
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

  it('is no allowance, no waiver and no connective', () => {
    expect(must('任职要求：\n1. 但要做过出纳或收银一年以上\n2. 年龄不作硬性要求\n3. 最迟报到前取得')).toEqual(
      ['要做过出纳或收银一年以上'],
    );
  });
});

it('a long list of duties stands duty by duty', () => {
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
