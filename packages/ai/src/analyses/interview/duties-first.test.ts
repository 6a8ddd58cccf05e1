import { interviewInput } from '@qicheng/analysis/interview';
import { written } from '#test/resume-analysis/written-resume.js';
import { claimOf } from './claims.js';
import { predictInterview } from './predict.js';

const questionsFor = (
  position: string,
  jd: string,
  { round = 'business', company = '', statements = [] as string[], title = position } = {},
) =>
  predictInterview(
    interviewInput.parse({
      resume: {
        title: '简历',
        language: 'zh',
        document: written({ work: [['星河公司', title, '2021.03-', ...statements]] }),
      },
      ...{ position, jd, round, company, count: 8, month: '2026-11' },
    }),
  ).questions;

describe('questions about the work', () => {
  it('for a supporting post in a sales team are about its duties', () => {
    const jd =
      '商务助理\n岗位职责：\n1、录入和跟踪客户订单；\n2、核对应收款并开票；\n3、归档合同；\n任职要求：\n1、熟练使用Excel';
    const text = questionsFor('商务助理', jd, { statements: ['每月核对 60 家客户的应收款'] })
      .flatMap((each) => [each.text, ...each.followUps.map((next) => next.text)])
      .join('\n');
    expect(text).not.toMatch(/新区域|别家便宜|没完成、最后赶上|没打过交道的客户/u);
    expect(text).toMatch(/订单|应收款|归档/u);
  });

  it('do not ask for a plan for taking over an emergency', () => {
    const jd =
      '变电运维员\n岗位职责：\n1、巡视设备并记录；\n2、配合调度处理突发跳闸事故；\n3、协助完成倒闸操作；\n任职要求：\n1、熟悉安全规程';
    const texts = questionsFor('变电运维员', jd, { statements: ['整理档案 300 份', '登记来访人员'] }).map(
      ({ text }) => text,
    );
    expect(texts.join('\n')).not.toMatch(/接手“(?:配合|协助)|头三天[^\n]*事故/u);
    expect(texts.some((text) => text.includes('突发跳闸事故') && text.includes('第一步做什么'))).toBe(true);
  });

  it('ask for no rescue where an emergency is only rehearsed or planned for', () => {
    const jd =
      '酒店客房主管\n岗位职责：\n1、安排楼层排班；\n2、组织部门培训和应急演练，配合星级评定；\n3、编制突发事件预案；\n任职要求：\n1、三年以上客房经验';
    const texts = questionsFor('酒店客房主管', jd, { statements: ['负责楼层排班', '检查客房卫生'] }).map(
      ({ text }) => text,
    );
    expect(texts.join('\n')).not.toMatch(/真遇上一次/u);
  });

  it('quote a figure without half of its remark in brackets', () => {
    expect(claimOf('首班准点率由82%提高到95%（2023年Q2对比2024年Q2，数据来自车载系统）')?.words).toBe(
      '首班准点率由82%提高到95%',
    );
  });

  it('name the kind of the employer in a follow-up', () => {
    const next = questionsFor('门诊护士', '', { round: 'hr', company: '青州安康医院' })
      .flatMap(({ followUps }) => followUps.map(({ text }) => text))
      .join('\n');
    expect(next).toContain('同类的医院');
    expect(next).not.toContain('同类的公司');
  });
});

describe('the requirement named with a question', () => {
  it('shares more than one common word with the statement', () => {
    const jd = '岗位职责：\n1、分析广告数据，制作投放报告；\n2、管理素材库';
    const questions = questionsFor('广告优化师', jd, {
      statements: ['在后厨制作凉菜并登记用料', '每周分析广告投放数据，写投放报告给客户'],
    });
    const named = (words: string) =>
      questions
        .filter(({ anchor }) => anchor?.quote.includes(words))
        .map(({ requirement }) => requirement?.text);
    expect(named('凉菜').every((text) => text === undefined)).toBe(true);
    expect(named('投放报告')).toEqual([expect.stringContaining('制作投放报告')]);
  });
});

describe('a count of equipment, rooms or branches', () => {
  it.each([
    '中心有检测仪器 24 台，每班看 4 台',
    '公司设有门店 12 家',
    '负责管理 3 个仓库和 18 台叉车',
    '酒店共有客房 210 间',
    '看护病床 36 张，配 2 台监护仪',
  ])('is not work of the candidate: %s', (statement) => {
    expect(claimOf(statement)?.kind).not.toBe('counted');
  });

  it.each(['每天大概接待35个病人', '教过4个班约160名学生', '负责一站式接待12个客户家庭的客人'])(
    'of people is not work whose hardest piece was achieved: %s',
    (statement) => {
      expect(claimOf(statement)?.kind).not.toBe('counted');
    },
  );

  it.each(['检修进口设备 15 台', '开拓门店 12 家', '参与设计教室 6 间'])(
    'is, if they were made or acquired: %s',
    (statement) => {
      expect(claimOf(statement)?.kind).toBe('counted');
    },
  );
});

describe('a number', () => {
  it('of a large group leads to no question about one person', () => {
    expect(claimOf('累计培训新员工 180 人')?.kind).not.toBe('people');
    expect(claimOf('带教新员工 4 人')?.kind).toBe('people');
  });

  it('that is a date leads to no question about its calculation', () => {
    const texts = questionsFor('成本会计', '', {
      statements: ['把月结由每月 10 日提前到 6 日', '核对往来 40 家'],
    }).map(({ text }) => text);
    expect(texts.join('\n')).not.toContain('这个数是怎么算出来的');
  });
});

it('the duties of a special unit come before the general questions of the occupation', () => {
  const jd =
    '新生儿科护士\n岗位职责：\n1、配合医生抢救危重新生儿；\n2、早产儿喂养与暖箱管理；\n3、指导家长护理；\n任职要求：\n1、细心';
  const ids = questionsFor('新生儿科护士', jd, { statements: ['负责病区日常护理'] }).map(
    ({ bankId }) => bankId,
  );
  expect(ids).toContain('requirement-acute');
  const firstOf = (kind: string): number => ids.findIndex((id) => id.startsWith(kind));
  expect(firstOf('nurse-')).toBeGreaterThan(firstOf('requirement-'));
});

it('a complaint is heard and clarified, not treated as an emergency', () => {
  const jd = '客服专员\n岗位职责：\n1、跟进买家客诉并给出方案；\n2、整理常见问题；\n任职要求：\n1、细心';
  const questions = questionsFor('客服专员', jd, { statements: ['回复买家消息'] });
  expect(questions.map(({ bankId }) => bankId)).toContain('requirement-complaint');
  expect(questions.map(({ text }) => text).join('\n')).not.toContain('同时叫谁');
});

it('an amount that was found is not asked about as an achievement', () => {
  expect(claimOf('年中抽盘发现短少物料 32 万元')?.kind).not.toBe('measured');
  expect(claimOf('抽盘发现短少物料 32 万元，追回货款 21 万元')?.words).toContain('21');
});

it('only a level that can last is asked about later', () => {
  const followUps = (statement: string): string =>
    questionsFor('财务专员', '', { statements: [statement] })
      .flatMap((question) => question.followUps.map(({ text }) => text))
      .join('\n');
  expect(followUps('逐户对账，追回货款 21 万元')).not.toContain('保持住');
  expect(followUps('逐户催收，回款率从 71% 提高到 88%')).toContain('保持住');
});
