import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const MANAGER: Written = {
  school: ['江城大学', '软件工程', '2008.09-2012.06'],
  work: [
    [
      '杭州云栈电子商务有限公司',
      '技术经理',
      '2020.06-2026.07',
      '把订单系统从单体拆成7个微服务，大促峰值由1200 TPS提升到6500 TPS',
      '团队规模从5人扩展到14人',
    ],
    [
      '融汇信息技术有限公司',
      '后端工程师',
      '2012.07-2020.05',
      '设计Redis+Lua的额度扣减方案，上线两年零资损',
      '跌倒发生率由0.35‰降到0.08‰，协助策划校园活动2场，收到感谢信3封',
    ],
  ],
  campus: [['广播站', '编辑', '2009.09-2010.06', '编写校园新闻']],
  skills: ['Java、Redis', 'CFA二级通过'],
};

const findingsOf = (body: string) =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '汇越支付', position: '架构师', addressee: '', jd: '' },
      letter: `尊敬的汇越支付招聘负责人：\n${body}\n此致\n敬礼\n林知远\n2026年11月28日`,
      resume: { title: '简历', language: 'zh', document: written(MANAGER) },
    }),
  );
const untraced = (body: string): string[] =>
  findingsOf(body)
    .findings.filter(({ ruleId }) => ruleId === 'evidence.untraced')
    .map(({ issue }) => issue);

describe('a statement of a letter that the résumé does not have', () => {
  it.each([
    ['我2021年考下了注册会计师，', '简历里没有“注册会计师”这项证书或荣誉'],
    ['我被评为公司标兵，', '简历里没有“标兵”这项证书或荣誉'],
    ['大四我在中原丰收银行城东支行柜台实习半年，', '简历里没有“中原丰收银行”这个单位'],
  ])('is a qualification, an honour or an employer: %s', (body, issue) => {
    expect(untraced(`${body}期待面谈。`)).toContain(issue);
  });

  it.each([
    '我正在准备注册会计师考试，期待面谈。',
    '我在一家大型银行附近住，期待面谈。',
    '去年六一我给孩子们编了舞蹈，期待面谈。',
    '我在电子商务公司工作了六年，期待面谈。',
    '我在校广播站担任编辑，期待面谈。',
  ])('is not a plan, no kind of employer and no holiday: %s', (body) => {
    expect(untraced(body)).toEqual([]);
  });

  it('is shown with its figure and the figure of the résumé', () => {
    expect(
      untraced('在云栈任技术经理期间，我把订单系统拆成7个微服务，大促峰值从1200 TPS提升到8500 TPS。'),
    ).toEqual([expect.stringMatching(/^信里写“[^”]*8500 TPS[^”]*”，简历写“[^”]*6500 TPS[^”]*”$/u)]);
    expect(untraced('我独立策划了15场校园活动。')).toEqual([expect.stringMatching(/15场.*2场/u)]);
    expect(untraced('我持有CFA三级证书。')).toEqual([expect.stringMatching(/CFA三级.*CFA二级/u)]);
  });

  it.each([
    ['在星河传媒有限公司担任运营期间，我负责活动。', '星河传媒有限公司'],
    ['我曾担任研发总监，管理全部团队。', '研发总监'],
    ['我连续获得总行“十佳经理”称号。', '十佳经理'],
    ['我精通PCI-DSS合规和Kafka。', 'PCI-DSS'],
    ['我带来了50万销售额。', '50万'],
    ['我有20年后端开发经验。', '20年'],
  ])('is named: %s', (body, name) => {
    expect(untraced(body)).toEqual([expect.stringContaining(name)]);
  });
});

describe('a figure of another thing is not a contradiction', () => {
  it.each([
    '我有十年以上Redis经验，培训过18名新人。',
    '在云栈，我每月主持3次评审。',
    '技术选型时我对比了4种微服务框架。',
  ])('%s', (body) => expect(untraced(body).join()).not.toContain('简历写'));
});

it.each([
  ['我已取得国家卫健委抗感染专业临床药师岗位培训证书，能独立参加查房。', '岗位培训证书'],
  ['我是江城大学软件工程硕士毕业，应聘架构师。', '硕士'],
])('a long name of a certificate and higher studies are read: %s', (body, name) => {
  expect(untraced(body).join()).toContain(name);
});

it.each(['我还没有取得PMP证书。', '我计划明年考取PMP证书。'])(
  'a denial or a plan claims nothing: %s',
  (body) => expect(untraced(body)).toEqual([]),
);

describe('nothing is looked for in a résumé that cannot be in one', () => {
  it.each([
    '您好，我在BOSS直聘上看到贵公司招聘架构师，特来应聘。',
    '我有14年后端开发经验。',
    '我今年36岁，做开发十多年了。',
    '贵公司去年服务了3000家商户，这是我想加入的原因。',
    '期待您的回复，我的电话是139-0001-0010。',
    '希望入职后第1个月就熟悉业务。',
    '我没有用过Kafka。',
    '用两个季度把流程理顺，关账时间统一到每月2日。',
    'I look forward to hearing from you at +86 138 1290 7765.',
    '这两年在云栈，我实习两个月就转正了。',
  ])('%s', (body) => expect(untraced(body)).toEqual([]));
});

describe('a fact is found however it is written', () => {
  it.each([
    '更早在融汇信息做后端时，我设计了Redis+Lua的额度扣减方案，上线后两年没有出现资损。',
    '在云栈电商任技术经理，团队从五人带到十四人。',
    '跌倒发生率由千分之0.35降到千分之0.08。',
    '我办了两场校园活动，收到三封感谢信。',
    '2020年6月起我任技术经理。',
    '我带着近15人的团队，峰值做到6400多TPS。',
    '我是林知远，毕业于江城大学软件工程专业，现任云栈技术经理。',
  ])('%s', (body) => expect(untraced(body)).toEqual([]));
});

it('every false statement lowers the score, and three leave no good one', () => {
  const honest =
    '您好！我是林知远，江城大学软件工程专业毕业，在云栈任技术经理，应聘汇越支付的架构师岗位。\n我把订单系统从单体拆成7个微服务，大促峰值从1200 TPS提升到6500 TPS。我把团队从5人带到14人。\n更早在融汇信息，我设计了额度扣减方案，上线两年零资损。\n我一直关注汇越支付的跨境业务，认同先保证资金安全再求快的做法，希望加入。\n期待有机会当面介绍，我的电话是13900000001。';
  const scoreOf = (body: string): number => findingsOf(body).overall?.score ?? 0;
  const changes = [
    ['6500', '8500'],
    ['14人', '40人'],
    ['任技术经理', '任技术总监'],
  ] as const;
  const scores = [honest];
  for (const [from, to] of changes) scores.push((scores.at(-1) ?? '').replace(from, to));
  const [withoutClaims = 0, one = 0, two = 0, three = 0] = scores.map(scoreOf);
  expect(withoutClaims).toBeGreaterThanOrEqual(80);
  expect(withoutClaims - one).toBeGreaterThanOrEqual(20);
  expect(two).toBeLessThan(one);
  expect(three).toBeLessThanOrEqual(25);
});

describe('a figure that follows from others of the résumé', () => {
  it.each([
    '我用三个多月做完了这次拆分。',
    '团队从5人带到14人，多出来的9人都是我面试的。',
    '我办了2场校园活动，收到感谢信3封。',
  ])('is not called missing: %s', (body) => expect(untraced(body)).toEqual([]));

  it('does not excuse another one', () => {
    expect(untraced('团队从5人带到14人，另外的23人由我间接管理。').join()).toContain('23人');
  });
});

describe('an exam that the résumé has in part', () => {
  const partly = (body: string, exam = '注册会计师已过4科'): string[] =>
    analyseLetter(
      letterInput.parse({
        ...{ today: '2026-11-28', company: '汇越支付', position: '会计', addressee: '', jd: '' },
        letter: `尊敬的汇越支付招聘负责人：\n${body}\n此致\n敬礼\n林知远`,
        resume: {
          title: '简历',
          language: 'zh',
          document: written({ ...MANAGER, skills: [exam, '初级会计'] }),
        },
      }),
    )
      .findings.filter(({ ruleId }) => ruleId === 'evidence.untraced')
      .map(({ issue }) => issue);

  it.each(['我已通过CPA全部科目。', '我持有注册会计师证书。'])('is not held: %s', (body) => {
    expect(partly(body)).toEqual([expect.stringContaining('已过4科')]);
  });
  it('is read to the end of its list', () => {
    const found = partly('我持有CPA证书。', '注会 通过审计、战略 2 科、初级会计证书');
    expect(found).toEqual([expect.stringContaining('审计、战略 2 科')]);
  });
  it.each(['我的CPA已过4科，还差2科。', '我正在备考注册会计师。', '我已取得初级会计证书。'])(
    'may be stated as it is: %s',
    (body) => expect(partly(body)).toEqual([]),
  );
});

describe('a claim without a figure', () => {
  it.each([
    ['我曾在德国西门子总部进修。', '这段经历'],
    ['我是国家注册安全工程师。', '这项证书或荣誉'],
    ['我精通市面上所有的数据库。', '说得太满'],
    ['我在云栈电商任技术经理，主导了一家上市公司的IPO。', '这件事'],
  ])('is questioned: %s', (body, issue) => {
    expect(untraced(body).join()).toContain(issue);
  });
});

describe('a rate of change', () => {
  it('that contradicts both values of the résumé is named with them', () => {
    const [found] = findingsOf('我让跌倒发生率降低了95%，').findings.filter(
      ({ ruleId }) => ruleId === 'evidence.untraced',
    );
    expect(found?.issue).toMatch(/降低了95%.*由0.35‰降到0.08‰/u);
    expect(found?.why).toContain('约降低 77%');
  });
  it('that follows from them is true', () => {
    expect(untraced('我让跌倒发生率降低了77%。')).toEqual([]);
  });
});

it('a sentence with a finding is not praised', () => {
  const { paragraphs } = findingsOf('我主导的改造让跌倒发生率降低了95%，上线两年零资损。');
  expect(paragraphs.flatMap(({ comments }) => comments).filter(({ tone }) => tone === 'good')).toEqual([]);
});

it.each(['我这个月在用10x的公开数据练习。', '我用5G模组和3D打印做过样机。'])(
  'digits joined to letters are a name: %s',
  (body) => {
    expect(untraced(body)).toEqual([]);
  },
);

describe('what the résumé bears out, written with half-width commas,', () => {
  const WELDER: Written = {
    school: ['江城职业学院', '焊接技术', '2015.09-2018.06'],
    work: [
      [
        '武汉长舟船舶工程有限公司',
        '焊工',
        '2018.07-',
        '2023年焊缝一次探伤合格率98.6%,2024年完成管段1260道,带徒弟3名',
      ],
      ['江城惠家超市', '收银员', '2017.07-2017.08', '收银和盘点'],
    ],
    skills: ['持有特种作业操作证'],
  };
  const untracedOf = (body: string): string[] =>
    analyseLetter(
      letterInput.parse({
        ...{ today: '2026-11-28', company: '鄂东重工', position: '焊工', addressee: '', jd: '' },
        letter: `鄂东重工招聘负责人:\n您好!${body}\n期待面谈。\n周敏华`,
        resume: { title: '简历', language: 'zh', document: written(WELDER) },
      }),
    )
      .findings.filter(({ ruleId }) => ruleId === 'evidence.untraced')
      .map(({ issue }) => issue);

  it.each([
    '我是周敏华,2018年从江城职业学院焊接技术专业毕业,2018年起做焊工,到现在有八年。',
    '在长舟船舶期间,2023年探伤合格率98.6%,2024年完成管段一千二百六十道,带过3名徒弟。',
    '我2018年江城职业学院大专毕业,2018年7月起在船厂做焊工。',
    '我毕业后一直在工厂做焊工,此前暑假在一家超市做收银员。',
  ])('is not accused: %s', (body) => expect(untracedOf(body)).toEqual([]));

  it('is told from what it has otherwise, each figure by itself', () => {
    expect(untracedOf('我在长舟船舶做焊工,2023年探伤合格率98.6%,2024年完成管段5260道。')).toEqual([
      expect.stringContaining('5260道'),
    ]);
    expect(untracedOf('我在长舟船舶做焊工,此前在海晏造船有限公司做电工。')).toHaveLength(1);
  });
});
