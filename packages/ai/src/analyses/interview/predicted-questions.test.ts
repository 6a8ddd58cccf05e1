import { interviewInput, interviewRoundKeys } from '@qicheng/analysis/interview';
import { foreseenFollowUps } from '@qicheng/analysis/interview-answer';
import { SAMPLES } from '@qicheng/resume/samples';
import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { POSTING_QUESTIONS } from './ask-work.js';
import { QUESTION_BANK } from './bank.js';
import { claimOf } from './claims.js';
import { followUpsOf } from './follow-ups.js';
import { placesOf } from './places.js';
import { predictInterview } from './predict.js';
import { reportOfInterview } from './report.js';
import { spokenTopic } from './spoken-topic.js';

const document = SAMPLES.computerScience();
const resume = { title: '简历', language: document.meta.lang, document };
const predicted = (choices: { position?: string; jd?: string }) => {
  const input = interviewInput.parse({ resume, ...choices });
  return { input, result: predictInterview(input) };
};

describe('follow-ups', () => {
  const { input, result } = predicted({ position: '后端开发' });

  it('are at most two per printed question, and none depends on an answer', () => {
    expect(result.questions.some((question) => foreseenFollowUps(question).length > 0)).toBe(true);
    for (const question of result.questions)
      expect(foreseenFollowUps(question).length).toBeLessThanOrEqual(2);
    const printed = JSON.stringify(reportOfInterview(input, result));
    expect(printed).not.toMatch(/没关系|你说的多是|还想听你说说|没有听到/u);
  });

  it('mention course work and clubs to students only', () => {
    const [work] = SAMPLES.computerScience().internships;
    const working = {
      ...document,
      work: work ? [{ ...work, period: { start: { y: 2018 }, end: { y: 2024 } } }] : [],
    };
    const ofWorker = predictInterview(
      interviewInput.parse({ resume: { ...resume, document: working }, position: '后端开发' }),
    );
    expect(JSON.stringify(ofWorker)).not.toContain('社团里的例子');
    expect(JSON.stringify(result)).toContain('社团里的例子');
  });
});

describe('a requirement of a posting', () => {
  it.each([
    '或相近专业',
    '物理学、学科教学（物理',
    'CET-6 or equivalent',
    'LL.B. or LL.M.',
    '国内法学院毕业',
    '3⃣ 附作品集',
    '普通话好',
    '保密意识强',
    '逻辑清楚',
    '能每周出差3天',
    '12月结算期会比较忙',
    '但要做过出纳或收银一年以上',
    '高级车铣工证加分',
    '英语口语流利',
    'Spanish or Arabic speaker',
    '物理',
    '其中一种必须精通',
    '文字通顺',
    '近三年无重大事故、无酒驾记录',
    '打算读博的可优先推荐',
    'Travel up to 40% of the time',
  ])('%s is proven by documents and is not a topic', (line) => {
    expect(spokenTopic(line)).toBeNull();
  });

  it.each([
    ['先看要求再聊：能独立调机、对刀、换程序', '独立调机、对刀、换程序'],
    ['熟练使用PSIM或Simulink', 'PSIM或Simulink'],
    ['3⃣ 维护品牌手册，检查经销商物料', '维护品牌手册，检查经销商物料'],
    ['（2）编制招标控制价、投标报价及竣工结算', '编制招标控制价、投标报价及竣工结算'],
    ['会用秀米写推文加分', '用秀米写推文'],
    ['做过会员或积分体系', '会员或积分体系'],
    ['招投标流程、会用广联达', '招投标流程'],
    ['门店盘点，懂食品安全法规', '门店盘点'],
    ['Own APQP/PPAP (new parts) and report supplier PPM', 'Own APQP/PPAP and report supplier PPM'],
    ['把次品率控制在2%', '把次品率控制在2%'],
  ])('%s is spoken as %s', (line, spoken) => {
    expect(spokenTopic(line)).toBe(spoken);
  });
});

it('only requirements are called requirements, not duties', () => {
  const jd =
    '技术经理\n岗位职责：\n1、制定技术规范；\n2、组织代码评审；\n3、搭建监控平台；\n任职要求：\n1、熟悉 Kafka；\n2、熟悉 Elasticsearch';
  const { result } = predicted({ position: '技术经理', jd });
  const texts = [1, 2, 3].flatMap((set) =>
    predictInterview(interviewInput.parse({ resume, position: '技术经理', jd, set })).questions.map(
      ({ text }) => text,
    ),
  );
  const demanded = [...result.questions.map(({ text }) => text), ...texts].filter((text) =>
    text.includes('招聘要求里写了'),
  );
  expect(demanded).not.toEqual([]);
  for (const text of demanded) expect(text).not.toMatch(/技术规范|代码评审|监控平台/u);
});

describe('a number', () => {
  it.each([
    ['年度完成率 118%，回款率 95%', 'measured'],
    ['次月留存由 23% 升到 31%', 'measured'],
    ['年销售额 120 万美元', 'measured'],
    ['主导 19 次投标中标 11 次', 'lost'],
    ['带 3 名学生获省物理竞赛二等奖', 'people'],
    ['跟 5 家印厂打样核色', 'counted'],
    ['筛选报名表 300 份、电话通知面试', 'many'],
  ])('in %s is %s', (statement, kind) => {
    expect(claimOf(statement)?.kind).toBe(kind);
  });

  it.each([
    '作品集 26 页，可发',
    '2024 年去迪拜展 6 天',
    '使用 GTJ2021 和 GCCP6',
    '每天 18-25 家店',
    '主导组件库从 0 到 1',
    '实习 6 周，负责来访登记',
  ])('in %s is not a topic', (statement) => {
    expect(claimOf(statement)).toBeNull();
  });
});

describe('questions of another trade', () => {
  const textOf = (jd: string, position: string) =>
    predicted({ jd, position })
      .result.questions.map(({ text }) => text)
      .join('\n');

  it('do not ask a cost engineer about pouring concrete', () => {
    const text = textOf(
      '职责：编制招标控制价、竣工结算；现场核量、签证审核；参与甲方对账。',
      '土建造价工程师',
    );
    expect(text).not.toContain('混凝土浇筑');
    expect(text).toMatch(/签证|对账|工程量|软件算出来/u);
  });

  it('do not ask a power electronics engineer about a dead board', () => {
    const text = textOf(
      '负责储能变流器主回路设计、器件选型与仿真；到电站配合并网调试。',
      '电气工程师（PCS方向）',
    );
    expect(text).not.toMatch(/一块电路板|中断服务程序/u);
    expect(text).toMatch(/拓扑|谐振|样机/u);
  });

  it('do not ask a data analyst in retail what shop staff are asked', () => {
    const text = textOf('岗位：数据分析师（生鲜零售方向）；职责：搭建门店日报、周报体系。', '');
    expect(text).not.toMatch(/收银|点钱|货架|嚷/u);
  });

  it('ask a theatre nurse about the count before closing', () => {
    const text = textOf('手术室护士\n配合手术的洗手和巡回；物品清点、标本送检。', '手术室护士');
    expect(text).toContain('清点纱布');
  });

  it('ask about each topic once', () => {
    const { questions } = predicted({
      jd: '负责海报设计；负责海报设计与导览册排版；跟印厂打样。',
      position: '平面设计',
    }).result;
    expect(questions.filter(({ text }) => text.includes('海报设计')).length).toBeLessThanOrEqual(1);
    expect(new Set(questions.flatMap(({ anchor }) => (anchor ? [anchor.quote] : []))).size).toBe(
      questions.filter(({ anchor }) => anchor).length,
    );
  });
});

describe('realistic questions', () => {
  it.each([
    ['负责一家客户的全盘账务，年营业额约8000万', null],
    ['参与住宅项目施工管理，总造价2.6亿元', null],
    ['个人年销售额做到800万元', 'measured'],
    ['开源的小工具获得320个star', 'reach'],
    ['账号一年涨粉2万', 'reach'],
    ['全年录入单据无差错、无投诉', 'clean'],
    ['2025年指标完成率76%', 'missed'],
    ['一个月大概卖6万多', 'measured'],
    ['开发医院客户 80 家', 'counted'],
  ])('about %s have the claim %s', (statement, kind) => {
    expect(claimOf(statement)?.kind ?? null).toBe(kind);
  });

  it('do not take willingness for night shifts for a skill', () => {
    const named = (name: string) => ({ id: name, name: { zh: name }, keywords: [] });
    const skills = [named('能上夜班'), named('收银'), named('Excel')];
    const places = placesOf({ ...document, skills }).filter(({ kind }) => kind === 'skill');
    expect(places.map(({ text }) => text)).toEqual(['收银', 'Excel']);
  });

  it('contain no alternatives in brackets and no unfilled placeholder', () => {
    for (const { id, text, next } of QUESTION_BANK)
      expect([id, [text, ...next].filter((words) => /[（(][^）)]*或/u.test(words))]).toEqual([id, []]);
    for (const round of interviewRoundKeys) {
      const { questions } = predictInterview(interviewInput.parse({ resume, round, count: 10 }));
      for (const { text } of questions) expect(text).not.toMatch(/\{|“”/u);
    }
  });

  it('have a follow-up to every complete answer, and never reveal scoring labels', () => {
    for (const entry of [...QUESTION_BANK, ...POSTING_QUESTIONS]) {
      expect([entry.id, entry.next.length > 0]).toEqual([entry.id, true]);
      const followUps = followUpsOf(entry, { id: 'q1', persona: 'neutral', isStudent: false });
      const reactions = followUps.filter(({ isForeseen }) => !isForeseen).map(({ text }) => text);
      for (const { label, words } of entry.points) {
        expect([entry.id, reactions.some((text) => text.includes(`“${label}”`))]).toEqual([entry.id, false]);
        expect(words.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('suitability for the action', () => {
  const [work] = SAMPLES.computerScience().internships;
  const questionsOn = (statement: string, round: 'hr' | 'business') => {
    const atom = { id: 'a1', kind: 'paragraph' as const, zh: [{ text: statement }] };
    const internships = work ? [{ ...work, highlights: [atom] }] : [];
    const own = { ...document, internships, projects: [], research: [], campus: [], practice: [] };
    return predictInterview(interviewInput.parse({ resume: { ...resume, document: own }, round }))
      .questions.map(({ text }) => text)
      .join('\n');
  };

  it.each(['个人全年签约额860万元，排名第3', '独立完成两套培训课件的编写'])(
    'no question about the team for “%s”',
    (statement) => {
      expect(questionsOn(statement, 'hr')).not.toContain('几个人一起做');
    },
  );

  it('no question about other methods for a routine task', () => {
    expect(questionsOn('装订卷宗26册，登记来访人员', 'hr')).not.toContain('别的做法');
  });

  it('a question about the goal that was not reached', () => {
    expect(questionsOn('全年拜访门店120家，销售指标完成率78%', 'business')).toContain(
      '没完成的那部分主要差在哪里',
    );
  });
});

describe('a question about a place', () => {
  const asked = (work: string[], more: Partial<Written> = {}) => {
    const own = written({ work: [['星河公司', '店员', '2024.01-2025.06', ...work]], ...more });
    const input = interviewInput.parse({
      resume: { title: '简历', language: 'zh', document: own },
      ...{ position: '店员', round: 'hr', count: 8, month: '2026-11' },
    });
    return predictInterview(input).questions;
  };

  it.each(['负责备料、出餐和打扫，高峰时一个人看两个台', '头三批样品被退回两批，因为尺寸看错了'])(
    'asks who else took part only if the line tells of others: %s',
    (statement) => {
      const ids = asked([statement]).map(({ bankId }) => bankId);
      expect(ids.filter((id) => id === 'ex-role' || id === 'ex-team-coop')).toEqual([]);
    },
  );

  it('asks who shared in the work if the line tells of others', () => {
    expect(asked(['协助主管完成月末盘点，核对台账']).map(({ bankId }) => bankId)).toContain('ex-role');
  });

  it('asks about the levels of a language, not about its best piece', () => {
    const of = asked([], { skills: ['法语'] }).find(({ text }) => text.includes('法语'));
    expect(of?.text).toContain('听、说、读、写');
  });

  it.each(['设备', '标准（用过）', '仪器'])('asks nothing about the name of a kind: %s', (skill) => {
    expect(asked([], { skills: [skill] }).some(({ text }) => text.includes(`“${skill}”`))).toBe(false);
  });

  it('asks about no ordinary day of an event or of studies', () => {
    const texts = asked([], {
      campus: [['校园马拉松志愿者', '补给组', '2025.05-2025.05']],
      projects: [['毕业论文：冻融作用下黄土的强度', '', '2024.03-2025.06']],
    }).map(({ text }) => text);
    expect(texts.join()).not.toContain('平常一天');
    expect(texts.some((text) => text.includes('冻融作用') && text.includes('什么问题'))).toBe(true);
  });

  it('asks what was arranged at home only of those who cared for somebody', () => {
    const stayed = (remark: string) =>
      asked(['理货和收银'], { self: remark }).find(({ bankId }) => bankId === 'ex-gap-told')?.text;
    expect(stayed('2025年6月起全职在家照顾母亲')).toContain('安排好了吗');
    expect(stayed('2025年6月起待业备考')).not.toContain('安排好了吗');
  });
});
