import { findJobRisks } from './find-risks.js';
import { parseJobDescription } from './parse.js';

const posting = (line: string): string =>
  `岗位：行政专员\n岗位职责：负责会议安排与档案管理；\n任职要求：大专及以上学历；\n${line}\n薪资：5000-6000元/月`;
const risksIn = (line: string) => findJobRisks(posting(line), parseJobDescription(posting(line)));

describe('a risk is reported with its sentence', () => {
  it.each([
    ['fee.charged', '入职需缴纳服装费300元'],
    ['fee.charged', '岗前培训费2800元，由本人承担'],
    ['deposit.taken', '入职收取工牌押金200元，离职退还'],
    ['loan.training', '学费可分期贷款，培训四个月包就业'],
    ['loan.training', '无基础者先培训再上岗，签订就业协议'],
    ['documents.kept', '毕业证原件由公司统一保管'],
    ['documents.kept', '入职须抵押身份证'],
    ['pay.bait', '收入上不封顶，轻松月入过万'],
    ['bias.gender', '限女性，形象好'],
    ['bias.gender', '男士优先'],
    ['bias.family', '要求已婚已育'],
    ['bias.family', '三年内无生育计划'],
    ['bias.age', '年龄35岁以下'],
    ['bias.age', '18-30周岁'],
    ['bias.region', '河南籍勿扰'],
    ['bias.region', '女性，25-40岁，非东北籍'],
    ['bias.region', '限非安徽籍'],
    ['hours.unpaid', '国庆春节照常营业，法定假期不另算加班费'],
    ['hours.unpaid', '周末值守不支付加班费'],
    ['hours.unpaid', '春节值班没有三倍工资'],
    ['wages.cut', '做不满三个月工资按80%发'],
    ['wages.cut', '工作未满一年离职，工资打八折'],
    ['bias.household', '限本地户籍'],
    ['bias.ethnicity', '仅限汉族'],
    ['bias.health', '入职体检查乙肝两对半'],
    ['bias.disability', '残疾人勿扰'],
    ['bias.looks', '身高165以上，五官端正'],
    ['insurance.denied', '转正后缴纳五险一金'],
    ['insurance.denied', '公司不缴社保，折成现金发放'],
    ['hours.996', '实行996工作制'],
    ['hours.long', '单休，每天工作8小时'],
    ['hours.996', '单休，每天工作10小时'],
    ['hours.unpaid', '工作任务重，无加班费'],
    ['contract.none', '试用期不签合同'],
    ['contract.other', '签订劳务协议'],
    ['contract.penalty', '服务期两年，提前离职须支付违约金2万元'],
    ['contract.withheld', '押一个月工资'],
    ['probation.unpaid', '试岗七天无工资'],
    ['probation.long', '试用期8个月'],
    ['probation.long', '合同签一年，试用期3个月'],
    ['probation.ask', '试用期三个月'],
    ['probation.pay', '试用期工资按60%发放'],
    ['scam.signs', '手机兼职刷单，日结500元'],
    ['scam.signs', '东南亚高薪客服，包机票'],
  ])('%s: %s', (id, line) => {
    const found = risksIn(line).find((risk) => risk.id === id);
    expect(found).toBeDefined();
    expect(line).toContain(found?.sentence ?? '?');
  });

  it.each([
    '公司不收取任何培训费、押金',
    '无押金，入职即签劳动合同',
    '不限性别、年龄、户籍',
    '负责投标保证金的办理',
    '入职当月缴纳五险一金，双休',
    '男女不限',
    '试用期2个月，合同三年',
    '拒绝996，到点下班',
    '有产检假、陪产假',
    '公司严禁扣押身份证等证件',
    '谨防刷单诈骗',
    '负责女装店铺运营',
    '非上海户籍可协助办理居住证',
    '非中国籍员工由公司办理工作许可',
    '法定节假日加班另付三倍工资',
    '工作不满一年，年终奖按月折算',
  ])('finds nothing in: %s', (line) => {
    expect(risksIn(line)).toEqual([]);
  });

  it('a posting without pay or with a meaningless range is reported', () => {
    const without = '岗位：行政专员\n岗位职责：负责会议安排；\n任职要求：大专及以上学历';
    expect(findJobRisks(without, parseJobDescription(without)).map(({ id }) => id)).toEqual(['pay.none']);
    const post = `${without}\n本岗位为事业单位编制`;
    expect(findJobRisks(post, parseJobDescription(post)).map(({ id }) => id)).not.toContain('pay.none');
    const reports = `${without}\n负责编制财务报表`;
    expect(findJobRisks(reports, parseJobDescription(reports)).map(({ id }) => id)).toContain('pay.none');
    const wide = `${without}\n薪资：3000-12000元/月`;
    expect(findJobRisks(wide, parseJobDescription(wide)).map(({ id }) => id)).toEqual(['pay.wide']);
  });

  it.each([
    '岗前培训费2800元，由本人承担',
    '具有责任心，能够自费参加培训，需缴纳培训费2800元',
    '入职收取工牌押金200元，离职退还',
    '能接受毕业证原件由公司统一保管',
    '学费可分期贷款，培训四个月包就业',
    '限女性',
  ])('an unlawful demand is neither a requirement nor a duty: %s', (line) => {
    for (const heading of ['任职要求', '岗位职责', '加分项']) {
      const text = `岗位：行政专员\n${heading}：\n1. 熟悉 Excel；\n2. ${line}；\n薪资：5000-6000元/月`;
      const job = parseJobDescription(text);
      const requirements = [...job.must, ...job.plus, ...job.duties].map((each) => each.text).join('\n');
      expect(requirements).toContain('Excel');
      expect(requirements).not.toMatch(/培训费|押金|毕业证|贷款|限女/u);
      expect(findJobRisks(text, job).map(({ verdict }) => verdict)).toEqual(
        expect.arrayContaining([expect.stringMatching(/unlawful|suspicious/)]),
      );
    }
  });

  it('negations and offers are not risks', () => {
    const job = parseJobDescription('任职要求：\n1. 公司提供免费培训，熟悉投标保证金流程优先；\n2. 年龄不限');
    expect([...job.must, ...job.plus].map((each) => each.text).join()).toContain('投标保证金');
  });
});

it('negotiable pay leads to a question unless a range is stated', () => {
  const open = '岗位：行政专员\n任职要求：大专及以上学历；\n薪资面议';
  expect(findJobRisks(open, parseJobDescription(open)).map(({ id }) => id)).toContain('pay.open');
  expect(risksIn('有经验者薪资面议').map(({ id }) => id)).not.toContain('pay.open');
});

describe('a clause about something else is not taken for a term', () => {
  const risksOf = (line: string) => risksIn(line).map(({ id }) => id);

  it.each(['签订劳动合同，试用期2个月', '与第三方公司签合同试用期一个月'])(
    'the length of the trial is not that of the contract: %s',
    (line) => expect(risksOf(line)).not.toContain('probation.long'),
  );
  it('the year of trial in a public institution is no breach of the law on labour contracts', () => {
    const notice =
      '市直学校公开招聘教师公告\n聘用人员纳入事业编制，通过笔试、面试和体检。\n服务期5年，含试用期1年。';
    expect(risksOf(notice)).not.toContain('probation.long');
    expect(risksOf('聘用合同三年，试用期1年')).toContain('probation.long');
  });
  it('a trial of three months without a stated contract is asked about', () =>
    expect(risksOf('与公司签订合同，试用期3个月')).toContain('probation.ask'));

  it.each(['接待租客看车、选车，收押金、开收据', '为会员办卡，退还押金'])(
    'a deposit of customers is not one of the applicant: %s',
    (line) => expect(risksOf(line)).not.toContain('deposit.taken'),
  );
  it.each(['负责客户接待，收取押金500元', '为客户服务，入职收押金', '接待顾客，工服收押金，离职退还'])(
    'a deposit of the applicant is found beside customers: %s',
    (line) => expect(risksOf(line)).toContain('deposit.taken'),
  );
});
