import { snapshotOf } from '#test/jd/a-resume.js';
import { analyseJd } from '../analyses/jd-analysis/analyse.js';
import { jdReferenceOf } from '../analyses/jd-analysis/reference.js';
import { reportOfJd } from '../analyses/jd-analysis/report.js';
import { findJobRisks } from './find-risks.js';
import { parseJobDescription } from './parse.js';
import { refusalOf } from './refusal.js';

const posting = (line: string, heading = '任职要求'): string =>
  `岗位：行政专员\n岗位职责：\n1、负责会议安排与档案管理；\n${heading}：\n1、大专及以上学历；\n2、熟悉 Excel；\n3、${line}；\n薪资：5000-6000元/月`;
const risksIn = (line: string) => findJobRisks(posting(line), parseJobDescription(posting(line)));

describe('unlawful or dangerous terms are risks with their law, never requirements', () => {
  it.each([
    ['illegal.books', '能做内账和外账两套账'],
    ['illegal.books', '会做内外账'],
    ['illegal.books', '懂得虚开发票冲抵成本'],
    ['illegal.account', '需提供本人收款码代收客户款项'],
    ['illegal.account', '用个人银行卡走账'],
    ['illegal.certificate', '药师证可挂靠，不坐班'],
    ['illegal.certificate', '需将二级建造师证书挂在公司'],
    ['illegal.certificate', '出租工程师职称证书者优先'],
    ['illegal.collection', '对逾期借款人电话催收，必要时联系其家人和单位'],
    ['illegal.collection', '能联系欠款人亲戚朋友施压'],
    ['illegal.fake', '负责给店铺刷好评、刷销量'],
    ['illegal.fake', '协助更换生产日期标签'],
    ['illegal.fake', '能接受超载运输'],
    ['illegal.bribe', '能给采购回扣、维护关系'],
    ['illegal.bribe', '能带原公司的图纸和客户名单'],
    ['illegal.escort', '能陪酒，日结'],
    ['burden.loss', '货款收不回的由业务员赔偿'],
    ['burden.loss', '丢件由骑手本人赔付'],
    ['burden.costs', '差旅费自理'],
    ['burden.costs', '油费由司机承担'],
    ['ban.long', '离职后五年内不得从事同行业'],
    ['ban.long', '须签竞业限制3年'],
    ['ban.unpaid', '签订竞业协议，没有补偿'],
    ['fee.entry', '上岗前须购买工衣两套240元'],
    ['fee.entry', '签约时支付账号开通费299元'],
    ['fee.entry', '健身服装费从工资里扣'],
    ['bias.gender', '30岁以下女性，形象好'],
    ['bias.gender', '男，25-40岁'],
    ['bias.family', '年龄28岁以上、已育优先'],
    ['probation.unpaid', '先参加5天无薪跟岗'],
    ['probation.low', '试用期工资2500元'],
  ])('%s: %s', (id, line) => {
    for (const heading of ['任职要求', '岗位职责', '加分项']) {
      const text = posting(line, heading);
      const job = parseJobDescription(text);
      const found = findJobRisks(text, job).find((risk) => risk.id === id);
      expect(found?.verdict).toMatch(/unlawful|suspicious/u);
      const requirements = [...job.must, ...job.plus, ...job.duties].map((each) => each.text);
      expect(requirements.join('\n')).toContain('Excel');
      if (id !== 'probation.low') expect(requirements.filter((each) => line.includes(each))).toEqual([]);
    }
  });

  it.each([
    '负责反洗钱、反欺诈规则的排查',
    '熟悉增值税申报和税务筹划',
    '负责账外资产的清查',
    '负责竞业限制协议的起草与管理',
    '负责职称评审和证书年检',
    '公司承担出差费用',
    '面试差旅自理',
    '负责客房押金的登记与退还',
    '男女不限，25-40岁',
    '男20-45岁，女20-40岁',
    '负责催收应收账款，与客户单位对账',
    '负责防伪造标签的设计',
    '给用户发放红包，提高活跃',
    '办理员工社保缴纳，处理报销费用300笔以上',
  ])('finds nothing unlawful in: %s', (line) => {
    expect(risksIn(line).filter(({ verdict }) => verdict !== 'ask')).toEqual([]);
  });

  it('a penalty in a three-party agreement is not judged by labour law', () => {
    const [risk] = risksIn('三方协议违约金8000元').filter(({ kind }) => kind === 'contract');
    expect(risk).toMatchObject({ id: 'contract.threeParty', basis: { article: '《民法典》第五百八十五条' } });
    expect(risksIn('中途离职须付违约金8000元').map(({ id }) => id)).toContain('contract.penalty');
  });

  it('nothing void is to be put into the contract', () => {
    for (const line of ['离职后五年内不得从事同行业', '入职前缴纳平台使用费900元', '提前离职扣两个月工资'])
      for (const { advice } of risksIn(line)) expect(advice).not.toMatch(/写进|写明/u);
  });

  it('a base pay near the minimum wage leads to a question', () => {
    expect(risksIn('底薪1600元加提成').find(({ id }) => id === 'pay.low')?.verdict).toBe('ask');
    expect(risksIn('底薪4600元加提成').map(({ id }) => id)).not.toContain('pay.low');
  });
});

const month = '2026-11';
const GOOD = posting('熟悉会议安排');
const analysed = (text: string) => analyseJd({ text, resume: snapshotOf(), month });

describe('a posting that one should not apply for', () => {
  const refused = posting('入职须缴纳工装费300元，毕业证原件由公司保管');

  it('has one plain verdict, and is not compared with the résumé', () => {
    const result = analysed(refused);
    expect(result.refusal).toEqual({
      cause: 'terms',
      text: '不建议投：入职收费、扣押证件，都是违法的。',
    });
    expect(result).toMatchObject({ overall: null, tailoring: null, gate: { state: 'none', checks: [] } });
    const { dimensions, matrix, keywords, findings, questions, job } = result;
    expect([dimensions, matrix, keywords, findings, questions, job.hidden]).toEqual([[], [], [], [], [], []]);
    expect(result.risks.length).toBeGreaterThan(1);
    expect(result.notes.join('')).toContain('不与简历逐条对照');
    const unread = analyseJd({ text: refused, month: '2026-11', resume: null }).notes.join('');
    expect(unread).toContain('不与简历逐条对照');
    expect(unread).not.toMatch(/可以逐条对照|计分/);
  });

  it('is not said to lack requirements that it has none of', () => {
    const result = analysed('急招模特\n报名须交形象包装费800元，身份证由公司统一保管，日结1000元');
    expect(result.refusal?.cause).toBe('terms');
    expect(result.notes.join('')).not.toMatch(/没有读到|请粘贴/u);
  });

  it('has the verdict first in its report, and no introduction', () => {
    const input = { text: refused, resume: snapshotOf(), month };
    const result = analyseJd(input);
    expect(JSON.stringify(reportOfJd(input, result))).toContain('不建议投：入职收费');
    const reference = jdReferenceOf(input, result);
    expect(reference).toMatchObject({ introduction: [], order: [], placeholders: [] });
    expect(reference.summary.text).toBe(result.refusal?.text);
  });

  it('is one with several unlawful terms too, but not one with a single ordinary problem', () => {
    const several = posting('限女性，试用期不缴社保，不签劳动合同');
    expect(analysed(several).refusal?.text).toMatch(/^不建议投：.*不缴社保/u);
    expect(analysed(posting('转正后缴纳社保')).refusal).toBeUndefined();
    expect(analysed(GOOD).refusal).toBeUndefined();
  });

  it('a single failed hard condition keeps the intention as it is', () => {
    const text = '岗位：财务经理\n任职要求：\n1、博士及以上学历；\n2、熟悉 Excel；\n薪资：20-30K';
    const result = analysed(text);
    expect(result.refusal).toBeUndefined();
    expect(result.findings.map(({ id }) => id)).not.toContain('position');
  });

  it('is one whose hard conditions of two kinds fail, without a change of the intention', () => {
    const text =
      '岗位：财务总监\n岗位职责：\n1、负责集团预算；\n任职要求：\n1、博士及以上学历；\n2、15年以上财务总监经验；\n薪资：40-60K';
    const result = analysed(text);
    expect(result.refusal).toMatchObject({ cause: 'conditions' });
    expect(result.refusal?.text).toMatch(/^现在不建议投：/u);
    expect(result.overall?.score).toBeLessThanOrEqual(54);
    expect(result.matrix.length).toBeGreaterThan(1);
    expect(result.findings.map(({ id }) => id)).not.toContain('position');
    expect(result.tailoring).toBeNull();
  });
});

describe('one fact is one risk, and only a grave one refuses the post', () => {
  it('a small deposit for a lent thing that is returned whole is unlawful, but no refusal', () => {
    const text = posting('门禁卡和工具押金200元,离职归还时退还');
    const risks = findJobRisks(text, parseJobDescription(text)).filter(
      ({ verdict }) => verdict === 'unlawful',
    );
    expect(risks.map(({ id }) => id)).toEqual(['deposit.taken']);
    expect(refusalOf(risks, [])).toBeNull();
  });

  it.each([
    '制服押金300元,做满一年退还',
    '设备押金3000元,离职退还',
    '岗位保证金200元,离职退还',
    '工装押金300元,离职退还200元',
    '工装押金200元,不满三个月不退还',
    '工装费300元',
  ])('refuses for: %s', (line) => {
    const text = posting(line);
    expect(refusalOf(findJobRisks(text, parseJobDescription(text)), [])?.cause).toBe('terms');
  });

  it('a fee and a deposit in different clauses are two risks', () => {
    const text = posting('体检费120元自理,押金500元');
    const kinds = findJobRisks(text, parseJobDescription(text)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['fee', 'deposit']));
  });
});
