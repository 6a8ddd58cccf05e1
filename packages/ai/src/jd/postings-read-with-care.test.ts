import { findJobRisks } from './find-risks.js';
import { parseJobDescription } from './parse.js';

const risksIn = (text: string): string[] => findJobRisks(text, parseJobDescription(text)).map(({ id }) => id);

describe('the head of a posting', () => {
  it('has the employer apart from the post, after a dash or in a line of its own', () => {
    const dashed = parseJobDescription(
      '理赔审核岗（车辆）—远岸联合保险公司滨城分公司\n岗位职责：\n1. 审核理赔单',
    );
    expect(dashed.title?.text).toBe('理赔审核岗（车辆）');
    const inFull = parseJobDescription(
      '质检员\n常州远川光学仪器股份有限公司\n公司介绍：远川光学成立于2011年，主营镜头',
    );
    expect(inFull.company?.text).toBe('常州远川光学仪器股份有限公司');
  });

  it('has no place or unnamed employer in the post, and keeps what a post manages', () => {
    expect(parseJobDescription('【诚聘】餐饮总监  无锡 某度假酒店集团\n包吃住').title?.text).toBe('餐饮总监');
    expect(parseJobDescription('产业园区物业总经理\n年薪20-30万').title?.text).toBe('产业园区物业总经理');
  });

  it.each([
    ['收割机手\n一天割60-80亩，每亩12元', null],
    ['店长\n工资面议，肯干年薪40万不封顶', '面议'],
    ['招商主管\n待遇:底薪 6K + 项目分红,年包 30-60W', '6K'],
  ])('pay is neither goods nor a promise without a limit: %s', (text, pay) => {
    expect(parseJobDescription(text).salary?.text ?? null).toBe(pay);
  });

  it('a stage of financing is no requirement', () => {
    const { must } = parseJobDescription(
      '运营\n武汉 在线医疗 · B轮 · 200-499人\n任职要求：\n1. 熟练使用 SPSS；\n2. 本科',
    );
    expect(must.map(({ text }) => text)).toEqual(['熟练使用 SPSS', '本科']);
  });
});

describe('risks', () => {
  it.each(['文员\n福利：试用期2个月全薪、免费班车、人才公寓', '操作工\n能接受两班倒，每班8小时，双休'])(
    'are not found where there are none: %s',
    (text) => {
      expect(risksIn(text).filter((id) => /probation\.unpaid|hours/u.test(id))).toEqual([]);
    },
  );

  it.each([
    ['司机\n旺季无偿加班', 'hours.unpaid'],
    ['导购\n试用3天免费', 'probation.unpaid'],
    ['出纳\n入职需押电工证原件', 'documents.kept'],
  ])('%s', (text, id) => {
    expect(risksIn(text)).toContain(id);
  });

  it('a payment on leaving is a penalty and no fee of entry', () => {
    const risks = risksIn('教练\n签3年合同，签约后 1 年内离职须赔偿公司培养费 5 万元');
    expect(risks).not.toContain('fee.charged');
    expect(risks.some((id) => id.startsWith('contract.'))).toBe(true);
  });

  it('the name of the person at the head of a company is a danger', () => {
    expect(risksIn('法务\n岗位职责：\n1. 以个人名义担任下属公司的法定代表人')).toContain('fee.loan');
    expect(risksIn('法务\n岗位职责：\n1. 协助法定代表人办理授权')).not.toContain('fee.loan');
  });
});
