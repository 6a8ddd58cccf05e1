import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyses/cover-letter/analyse.js';

const read = (text: string, resume: Written) =>
  withAllRows({ text, month: '2026-11', resume: snapshotOf(resume) });
const rowOf = (line: string, resume: Written, title = '专员') =>
  read(`岗位：${title}\n任职要求：\n1. ${line}`, resume).matrix[0];
const job = (title: string, ...statements: string[]): Written => ({
  work: [['江城实业公司', title, '2017.03-', ...statements]],
});

describe('a word shared by a requirement and an action', () => {
  it.each([
    ['熟悉固定资产管理', '编制资产负债表'],
    ['编写单元测试', '单元化改造后端服务 6 个'],
    ['负责年度预算编制', '编制资产负债表，配合年度审计'],
    ['会做安装算量', '负责土建算量 18 万平米'],
    ['能审核英文合同', '审核采购合同 300 份'],
    ['负责招标采购', '编制招标控制价 4 份'],
    ['培训检验员', '负责来料检验'],
    ['控制仓储成本', '管理仓储 2 万平米'],
    ['熟悉 Kubernetes、Docker', '用 Docker 部署服务 12 个'],
    ['有班主任经验', '协助班主任管理班级 46 人'],
  ])('is not a match: %s and %s', (line, statement) => {
    expect(rowOf(line, job('职员', statement))?.state).not.toBe('直接');
  });
});

describe('a concept and its members', () => {
  it.each([
    ['负责月度结账', '月结由 8 天缩短到 5 天'],
    ['会编制财务报表', '编制利润表、现金流量表'],
    ['有提高成交额的经验', 'GMV 由 300 万提高到 520 万'],
    ['熟悉消息队列', '用 RocketMQ 解耦下单与库存'],
    ['熟悉缓存', '引入 Redis，接口耗时降 70%'],
    ['熟悉广联达', '用 GTJ 算量 18 万平米'],
    ['有新媒体运营经验', '运营小红书账号，涨粉 6800'],
    ['能做好家校沟通', '召开家长会 6 次'],
    ['掌握基础护理', '静脉输液、采血、导尿'],
    ['负责招投标', '投标 19 次，中标 11 次'],
    ['负责库存盘点', '每月盘点，差异率 0.2%'],
    ['处理诉讼案件', '起草起诉状 15 份并出庭'],
    ['参与质量改进', '用 8D 把客户投诉由 9 起降到 3 起'],
  ])('is proven by one of them: %s', (line, statement) => {
    expect(rowOf(line, job('职员', statement))?.state).toBe('直接');
  });

  it.each([
    ['熟悉 RocketMQ', '用消息队列解耦下单与库存'],
    ['熟练使用 GTJ', '使用造价软件算量'],
    ['运营小红书', '负责新媒体内容 40 篇'],
  ])('does not prove them: %s', (line, statement) => {
    expect(rowOf(line, job('职员', statement))?.state).not.toBe('直接');
  });

  it('is matched partly by an interchangeable tool', () => {
    expect(rowOf('熟悉 SAP', job('会计', '用金蝶做账 300 笔'))).toMatchObject({
      state: '可迁移',
      reason: expect.stringContaining('用途相近的“金蝶”'),
    });
  });
});

it('courses are not experience', () => {
  const student: Written = {
    ...job('文员', '整理文件'),
    change: (document) => ({
      ...document,
      education: [{ id: 'e1', courses: [{ name: { zh: '绩效管理' } }, { name: { zh: '机械原理' } }] }],
    }),
  };
  expect(rowOf('有绩效管理经验', student)).toMatchObject({ state: '未体现', value: 0 });
  // The theory of a subject is taught in a course.
  expect(rowOf('熟悉机械原理', student)).toMatchObject({ state: '直接' });
});

describe('people led', () => {
  it.each([
    ['带过5人以上团队', '管理 2 万平米仓库，带 26 人', '直接'],
    ['带过5人以上团队', '带 3 人完成搬迁', '可迁移'],
    ['有团队管理经验', '带教 2 名新人', '可迁移'],
    ['有团队管理经验', '管理 300 人入离职手续', '未体现'],
    ['有团队管理经验', '主导系统投标，中标 230 万', '未体现'],
  ])('%s: %s is %s', (line, statement, state) => {
    expect(rowOf(line, job('职员', statement))?.state).toBe(state);
  });
});

describe('years in a narrow field', () => {
  it.each([
    ['5年以上总账经验', '往来会计', '核对往来账 300 笔'],
    ['3年以上财务经理岗位经验', '总账会计', '负责月结'],
    ['3年以上三甲医院工作经验', '护士', '护理患者 40 人'],
    ['5年以上质量管理经验', '仓库主管', '管理仓库，带 26 人'],
  ])('are not those of the whole trade: %s, %s', (line, title, statement) => {
    expect(rowOf(line, job(title, statement))?.state).not.toBe('直接');
  });

  it('name what the résumé does not state', () => {
    expect(rowOf('3年以上财务经理岗位经验', job('总账会计', '负责月结'))?.reason).toContain(
      '“经理”及以上的职务',
    );
  });
});

it.each(['有甲方工作经验优先', '有上市公司经验优先', '灯具照明行业优先'])(
  'an unknown kind of employer leads to a question: %s',
  (line) => {
    expect(rowOf(line, job('造价员', '配合甲方对量 130 份'))?.state).toBe('待确认');
  },
);

describe('an English posting', () => {
  const sales: Written = {
    ...job('大客户经理', '主导 MES 项目投标，中标 230 万', '完成率 118%'),
    school: ['江城大学', '统计学', '2013.09-2017.06'],
  };
  const rows = (line: string) =>
    read(`Sales Manager\nRequirements:\n- ${line}`, sales).matrix.filter(({ level }) => level === 'must');

  it('is matched by subject, years and words of a Chinese résumé', () => {
    expect(rows("Bachelor's degree in Statistics or related field")).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'major', state: '直接' })]),
    );
    expect(rows('5+ years of software sales experience')[0]?.state).not.toBe('直接');
    expect(rows('Hands-on experience in bidding and tender')[0]?.state).toBe('直接');
  });
});

it('a relaxed or preferred requirement is not advice to apply', () => {
  const lines = ['3年以上护理经验，优秀者可放宽', '大专及以上学历（特别优秀的中专可放宽）', '有口腔经验优先'];
  for (const line of lines)
    for (const { action } of read(`岗位：护士\n任职要求：\n1. ${line}`, job('文员', '整理文件')).matrix)
      expect(action).not.toContain('可以投');
});

it('keywords are neither fragments nor common words', () => {
  const { keywords } = read(
    '岗位：会计\n岗位职责：\n1. 负责国家财税法规学习和经验总结工作\n2. 审核采购申报，对接优化作业\n任职要求：\n1. 熟练使用用友',
    {},
  );
  const words = keywords.map(({ word }) => word);
  expect(words).toContain('用友');
  for (const word of ['国家', '经验', '工作', '申报', '优化', '作业', '能力'])
    expect(words).not.toContain(word);
});

describe('the requirements of a letter', () => {
  it('include the studies that the letter mentions as answered', () => {
    const { requirements, written } = analyseLetter({
      ...{ today: '2026-11-28', company: '', position: '', letter: '', addressee: '' },
      jd: '招聘总账会计\n任职要求：\n1. 本科及以上学历\n2. 会计学专业\n3. 有出口退税经验',
      resume: snapshotOf({
        ...job('会计', '办理出口退税 60 单'),
        school: ['江城大学', '会计学', '2013.09-2017.06'],
      }),
    });
    expect(written?.text).toContain('会计学');
    for (const { kind, isAnswered } of requirements)
      if (kind === 'degree' || kind === 'major') expect(isAnswered).toBe(true);
  });
});

it.each([
  ['江城仁和医院 招ICU护士/急诊护士', 'ICU护士/急诊护士'],
  ['✨HRBP（研发方向）✨ 江城·可远程两天｜15-22K', 'HRBP（研发方向）'],
])('reads only the post from %s', (line, title) => {
  expect(read(`${line}\n要求：本科以上学历`, {}).job.title?.text).toBe(title);
});

describe('driving', () => {
  it.each([
    ['B2及以上驾照', '驾驶证 C1', '缺口'],
    ['C1驾照', '驾驶证 B2', '直接'],
    ['驾龄3年以上', '驾驶证 C1', '待确认'],
    ['驾龄3年以上', '驾驶证 C1，2015年领证', '直接'],
  ])('%s is matched against %s: %s', (line, skill, state) => {
    expect(rowOf(line, { skills: [skill] })?.state).toBe(state);
  });
});

it('a letter lists certificates, not the employer that proves the years of driving', () => {
  const { written } = analyseLetter({
    ...{ today: '2026-11-28', company: '', position: '', letter: '', addressee: '' },
    jd: '招聘货车司机\n任职要求：\n1. B2及以上驾照\n2. 驾龄3年以上',
    resume: snapshotOf({
      work: [['江城顺达物流公司', '货车司机', '2016.03-', '开货车跑专线 12 万公里']],
      skills: ['驾驶证 B2'],
    }),
  });
  expect(written?.text).not.toMatch(/已取得[^。]*公司/u);
});

it('a name outside the dictionary must match literally', () => {
  expect(rowOf('有千川投放经验', job('天猫运营', '直通车投放，ROI 由 2.1 提到 3.4'))?.state).not.toBe('直接');
});

it('a deputy has not held the post', () => {
  expect(rowOf('3年以上厨师长经验', job('副厨师长', '研发新菜 22 道'))?.state).not.toBe('直接');
});

it.each([
  ['熟悉 Java 或 Go', '直接'],
  ['熟悉Java或Go', '直接'],
  ['熟悉 Java 或者 Go 语言', '直接'],
  ['熟练使用 Photoshop 和 Sketch', '未体现'],
])('%s with Go in the résumé: %s', (line, state) => {
  expect(
    rowOf(line, {
      ...job('后端开发工程师', '用 Go 写订单服务，平均响应时间从 180ms 降到 70ms'),
      skills: ['Go', 'MySQL'],
    })?.state,
  ).toBe(state);
});

it('a letter mentions an exam without the skill before it', () => {
  const { written } = analyseLetter({
    ...{ today: '2026-11-28', company: '', position: '', letter: '', addressee: '' },
    jd: '招聘新媒体运营专员\n任职要求：\n1. 英语六级以上',
    resume: snapshotOf({ ...job('专员', '撰写推文 48 篇'), skills: ['Excel 英语六级 530'] }),
  });
  expect(written?.text).toContain('我已通过英语六级（530 分）。');
});
