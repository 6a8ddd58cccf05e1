import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseResume } from './analyse.js';

const analysed = (outline: Written) =>
  analyseResume({
    resume: { title: '简历', language: 'zh', document: written(outline) },
    ...{ target: {}, modules: [], month: '2026-11', previous: null },
  });
const work = (...statements: string[]): Written => ({
  position: '店长',
  work: [['江城百货', '店长', '2022.03-', ...statements]],
});
const rulesOn = (outline: Written, text: string) =>
  analysed(outline)
    .findings.filter(({ before, issue }) => before === text || issue.includes(text))
    .map(({ ruleId }) => ruleId);

it('what the person has not done is not a word of the occupation', () => {
  const own = (line: string) =>
    analysed({ ...work('发布岗位 40 个'), position: '人力资源专员', self: line }).target.matched;
  expect(own('熟悉薪酬核算')).toContain('薪酬');
  expect(own('不足：没有独立做过薪酬核算')).not.toContain('薪酬');
});

describe('no advice on wording for a text that is not an action', () => {
  it.each([
    '公司名称 / 职位名称',
    '请填写项目描述',
    '有护士证吗？',
    '公司裁员，拿了补偿',
    '张三 13800001234',
    '以前',
  ])('%s', (text) => {
    expect(rulesOn(work(text), text).filter((rule) => /^(?:wording|quantified)/u.test(rule))).toEqual([]);
  });
});

it.each([
  '接店时月销28万，离店前月销46万',
  '主体封顶比计划提前11天',
  '盘点差异率千分之二',
  '一次通过城建档案馆验收，归档120份',
  '一冬天跑了120多趟，零事故',
])('the result in “%s” is recognised', (text) => {
  expect(rulesOn(work(text), text).filter((rule) => /^(?:wording|quantified)/u.test(rule))).toEqual([]);
});

it.each([
  ['被扣过一次安全分', '处罚'],
  ['老板跑路，欠薪2个月，仲裁赢了', '原因'],
  ['注册会计师考试未通过两门', '考试'],
  ['不擅长写PPT', '不擅长'],
])('“%s” is to be left out', (text, reason) => {
  const found = analysed(work('每天接待顾客60人', text)).findings.find(
    ({ ruleId }) => ruleId === 'harmful.strike',
  );
  expect(found?.issue).toContain(reason);
  expect(found?.patch).toEqual([{ op: 'remove', path: '/work/0/highlights/1' }]);
});

it.each([
  ['原公司提成一直拖欠，老板只会画饼', '评价原单位|离开上一家'],
  ['领导天天PUA，干着没意思', '评价原单位'],
  ['不接受加班和出差', '条件'],
  ['酒量好，能陪客户', '酒量'],
  ['全网第一女装主播，无人能及', '可信度'],
  ['离婚，有一个女儿', '婚育'],
  ['给客户寄样460次，返工率降到3%以下，2021年6月因为照顾不过来，辞职回家', '离职'],
  ['母亲生病需要人照顾，2023年3月离职', '离职'],
])('“%s” is to be left out and is not rewritten', (text, reason) => {
  const { findings } = analysed(work('每天接待顾客60人', text));
  expect(findings.find(({ ruleId }) => ruleId === 'harmful.strike')?.issue).toMatch(new RegExp(reason));
  expect(findings.filter(({ before }) => before === text)).toEqual([]);
});

it.each([
  '参与门店关停与裁员沟通80余人，无一起劳动仲裁',
  '组织晚自习互助，全班挂科人次由9降到2',
  '给补考学生开了六次答疑课，12人全部及格',
  '复检未通过的批次，退回供应商整改',
  '代理离婚纠纷案件12件，调解结案9件',
  '协助工会追讨拖欠工资36万元',
  '办理员工因病离职手续40余份',
  '为离职回家照顾老人的员工补办社保转移12份',
  '上门照顾老人起居，每天记录血压',
  '公司业务收缩期间，完成离职面谈45人，未发生劳动仲裁',
])('“%s” is about work and is kept', (text) => {
  const rules = rulesOn(work('每天接待顾客60人', text), text);
  expect(rules.filter((rule) => rule.startsWith('harmful'))).toEqual([]);
});

it.each(['全年没有差错', '从业六年无医疗纠纷', '连续两年未发生安全事故', '开叉车装卸货柜六年，没出过事故'])(
  '“%s” is a result',
  (text) => {
    const line = `负责日常盘点与交接，${text}`;
    expect(
      rulesOn(work(line), line).filter((rule) => /^(?:wording|quantified)\.(?:duty|none)/u.test(rule)),
    ).toEqual([]);
  },
);

it('an estimate or an implausible growth is not quoted as the best proof', () => {
  const { strengths } = analysed(
    work('一个月大概卖5万元，有时候第一', '独立负责新品，日活提升500%', '盘点差异率由千分之八降到千分之二'),
  );
  expect(strengths[0]?.text).toContain('盘点差异率');
});

it('an impossible figure is questioned and never praised, moved or rewritten', () => {
  const odd = '主导产线改造，OEE由74%提升到115%';
  const { findings, strengths, dimensions } = analysed(
    work('负责日常补货', '接待到店顾客，处理退换货', odd, '盘点差异率由千分之八降到千分之二'),
  );
  const about = findings.filter(({ pointer }) => pointer === '/work/0/highlights/2');
  expect(about.map(({ ruleId, severity, after }) => [ruleId, severity, after])).toEqual([
    ['fact.impossible', 'urgent', undefined],
  ]);
  expect(JSON.stringify(strengths)).not.toContain('115%');
  const quantified = dimensions.find(({ key }) => key === 'quantified');
  expect(JSON.stringify(quantified)).not.toContain('115%');
});

it('an implausible claim is questioned and proves nothing', () => {
  const claim = '主导推荐算法重构，DAU提升2600万';
  const outline: Written = {
    work: [['云湖科技', '产品实习生', '2025.07-2025.09', claim, '整理用户反馈每周150条']],
  };
  const { findings, strengths, dimensions } = analysed(outline);
  expect(findings.find(({ issue }) => issue.includes(claim))?.ruleId).toBe('fact.unlikely');
  const quantified = dimensions.find(({ key }) => key === 'quantified');
  expect(JSON.stringify([strengths, quantified])).not.toContain('2600万');
});

it('the best statement is an own change, not assistance to others', () => {
  const own = '客诉由每月14起降到3起';
  const { strengths } = analysed(work('参与会员日筹备，设计流程并组织执行，通过社群招募，到店增长12%', own));
  expect(strengths[0]?.text).toContain(own);
});

it('only the harmful sentence of several is to be removed', () => {
  const text = '会用收银系统和进销存软件。离开职场久，希望给个机会，我会好好学。';
  const found = analysed(work('每天接待顾客60人', text)).findings.find(
    ({ ruleId }) => ruleId === 'harmful.strike',
  );
  expect(found?.issue).toContain('希望给个机会');
  expect(found?.issue).not.toContain('进销存');
  expect(found?.patch).toBeUndefined();
});

it('the end of an own business is not a reason for leaving an employer', () => {
  const text = '自己创业开面馆，后因租约到期关店';
  const rules = rulesOn(work('每天接待顾客60人', text), text);
  expect(rules.filter((rule) => rule.startsWith('harmful'))).toEqual([]);
});

it('traits without an example are not rewritten as a shorter list', () => {
  const { findings } = analysed({
    ...work('每天接待顾客60人'),
    self: '热爱零售，责任心强，善于沟通',
  });
  const found = findings.find(({ module }) => module === 'selfEvaluation');
  expect(found?.after).toBeUndefined();
});

it('only activities and tools are requested, not nouns of a trade', () => {
  const requested = ['护士', '会计', '市场营销', '软件测试工程师', '电气工程师'].flatMap((position) =>
    analysed({ ...work('负责补货'), position })
      .findings.filter(({ ruleId }) => ruleId === 'relevance.keyword')
      .flatMap(({ needsFact = [] }) => needsFact),
  );
  expect(requested.length).toBeGreaterThan(0);
  expect(requested.join(' ')).not.toMatch(/“(?:静脉|党员|代理|无菌|凭证)”/u);
});

it('the best statement is praised and moved to the first place', () => {
  const best = '上架效率由每小时40件提高到65件，全年零差错';
  const { findings, strengths } = analysed(work('负责日常补货', '接待到店顾客，处理退换货', best));
  expect(strengths[0]?.text).toBe(`最有说服力的一条：“${best}”`);
  expect(findings.find(({ ruleId }) => ruleId === 'order.strongest')?.issue).toContain(best);
});

it('entries that lack the same facts are reported once', () => {
  const outline: Written = {
    work: [
      ['江城百货', '', '2022.03-', '负责补货'],
      ['云湖超市', '', '2020.03-2022.02', '负责收银'],
    ],
  };
  const lacks = analysed(outline).findings.filter(
    ({ ruleId, module }) => ruleId === 'completeness.facts' && module === 'experience',
  );
  expect(lacks.map(({ issue }) => issue)).toEqual(['“实习与工作经历”有 2 处缺少岗位名称']);
});

it('a missing e-mail address alone is not urgent and is reported once', () => {
  const missed = analysed({ ...work('负责补货'), email: '' }).findings.filter(({ issue }) =>
    issue.includes('邮箱'),
  );
  expect(missed.map(({ severity }) => severity)).toEqual(['minor']);
});

it('a repeated slip is reported once with all corrections', () => {
  const texts = ['负责补货,盘点和收银', '接待顾客,处理退换', '带新人,排班'];
  const slips = analysed(work(...texts)).findings.filter(
    ({ ruleId }) => ruleId === 'punctuation.halfWidthMark',
  );
  expect(slips).toHaveLength(1);
  expect(slips[0]?.issue).toContain('不止一处');
  expect(slips[0]?.patch).toHaveLength(3);
});

it('an assistant belongs to the occupation they assist in', () => {
  expect(analysed({ position: '会计助理' }).target.occupation).toBe('财务会计');
  const isRequestedFor = (position: string) =>
    analysed({ ...work('负责补货'), position }).findings.some(({ ruleId }) => ruleId === 'relevance.keyword');
  expect(isRequestedFor('会计')).toBe(true);
  expect(isRequestedFor('外贸跟单')).toBe(false);
});

it('adjoining years are a sequence, not an overlap', () => {
  const overlapping = (first: string, second: string) =>
    analysed({
      work: [
        ['江城百货', '店长', second, '负责补货'],
        ['云湖超市', '店员', first, '负责收银'],
      ],
    }).findings.some(({ ruleId }) => ruleId === 'date.overlap');
  expect(overlapping('2009-2014', '2014-2019')).toBe(false);
  expect(overlapping('2009-2016', '2014-2019')).toBe(true);
});

it('only the clause that harms is struck out, whatever the width of the commas', () => {
  const document: Written = {
    position: '施工员',
    work: [['江城建设', '施工员', '2021.07-', '验收钢筋 30 次']],
    self: '8年现场经验,没出过一次安全事故,能喝酒,和监理关系都处得好',
  };
  const finding = analysed(document).findings.find(({ ruleId }) => ruleId === 'harmful.strike');
  expect(finding?.issue).toBe('建议删去“能喝酒”：酒量不用写');
  expect(finding?.patch).toBeUndefined();
});
