import { findJobRisks } from './find-risks.js';
import { parseJobDescription } from './parse.js';

const posting = (line: string): string =>
  `岗位：宠物美容师\n岗位职责：负责洗护与修剪；\n任职要求：有一年以上经验；\n${line}\n薪资：5000-6000元/月`;
const risksIn = (line: string) => findJobRisks(posting(line), parseJobDescription(posting(line)));

it.each([
  ['probation.long', '试用期一年'],
  ['probation.long', '试用期半年，签订一年期劳动合同'],
  ['probation.long', '劳动合同一年一签，试用期4个月'],
  ['probation.low', '试用期工资2500元，转正后4000元起'],
  ['probation.pay', '试用期两个月，试用工资按转正的七折'],
  ['insurance.denied', '社保满一年后缴纳'],
  ['insurance.denied', '做满半年才给买社保'],
  ['contract.notice', '离职需提前60天申请'],
  ['contract.notice', '辞职要提前两个月书面提出'],
  ['fee.invested', '需自备启动资金5000元参与门店合伙，多投多得'],
  ['loan.instalments', '岗前训练费4980元，可用第三方平台分期'],
  ['internship.bare', '实习6个月，实习期间不发工资，不签实习协议'],
  ['hours.996', '上班时间9:00-21:00，一周六天'],
  ['hours.996', '早8:30至晚9点，月休两天'],
  ['hours.996', '每天工作12小时，单休'],
])('%s: %s', (id, line) => {
  const found = risksIn(line).find((risk) => risk.id === id);
  expect(found?.basis?.article).toBeDefined();
  expect(line).toContain(found?.sentence ?? '?');
  expect(found?.sentence).not.toMatch(/^\d{2}[-:]/u);
});

it.each([
  '合同三年，试用期六个月',
  '试用期工资4500元，转正后5000元',
  '入职当月缴纳五险一金，另购商业保险',
  '离职请提前30天书面通知',
  '上班时间9:00-18:00，午休1小时，双休',
  '营业时间9:00-22:00，早晚班轮换，每班8小时',
  '四班两运转，白班8:30-20:30，综合计算工时',
  '负责协助家长办理学费分期付款',
  '三方签订实习协议，实习补贴1500元',
  '负责项目自有资金出资管理',
])('finds nothing unlawful in: %s', (line) => {
  expect(risksIn(line).map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([]);
});

it('the hours of a week are counted from the times of a day and its days', () => {
  const [risk] = risksIn('上班时间9:00-21:00，一周六天').filter(({ id }) => id === 'hours.996');
  expect(risk?.why).toContain('每周约 60 小时');
});

it('what one does below the heading of a post is not its name', () => {
  const text =
    '海外新媒体运营（月薪3-5万）\n岗位：1、在社交软件上添加客户，建立感情，引导客户投资；2、每天聊天；\n要求：会打字';
  expect(parseJobDescription(text).title?.text).toBe('海外新媒体运营');
});

it('a call next to the name of a post is not part of it', () => {
  expect(parseJobDescription('急聘！高端服装店店长 月入2万不是梦\n要求：会销售').title?.text).toBe(
    '高端服装店店长',
  );
});

it('students have an agreement of internship, not a labour contract with double wages', () => {
  const line = '面向在校学生，实习期不签劳动合同';
  const found = risksIn(line).find(({ id }) => id === 'contract.none');
  expect(found?.verdict).toBe('ask');
  expect(found?.advice).not.toContain('双倍');
  expect(found?.why).toContain('实习协议');
  expect(risksIn('试用期不签劳动合同').find(({ id }) => id === 'contract.none')?.verdict).toBe('unlawful');
});

it('a deposit that is lost on leaving is no cost of training', () =>
  expect(risksIn('需交保证金800元，中途走人保证金不退还').map(({ id }) => id)).not.toContain(
    'contract.leaving',
  ));
