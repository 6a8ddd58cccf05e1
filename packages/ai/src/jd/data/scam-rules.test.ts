import { findJobRisks } from '../find-risks.js';
import { parseJobDescription } from '../parse.js';

const risksIn = (line: string) => {
  const text = `岗位：行政专员\n任职要求：大专及以上学历；\n${line}\n薪资：5000-6000元/月`;
  return findJobRisks(text, parseJobDescription(text)).map(({ id }) => id);
};

describe('demands of fraudulent employers', () => {
  it.each([
    ['loan.instalments', '课程费一万八，入学分12期，由金融平台垫款'],
    ['loan.course', '录用后须先参加三个月培训，费用自付'],
    ['pyramid.recruits', '每拉来一个人奖500元'],
    ['pyramid.recruits', '推荐三人升经理，拿两层业绩提成'],
    ['scam.abroad', '先走旅游签，到了再转工作签'],
    ['freedom.restricted', '上班期间手机统一保管，不得离开园区'],
    ['pay.base-none', '没有底薪，全靠业绩'],
    ['wages.fine', '迟到一次扣50'],
    ['fee.charged', '签证手续费9800元自理'],
    ['fee.charged', '工服费260元报到时交'],
    ['documents.kept', '护照到达后由公司统一保管'],
    ['probation.unpaid', '前五天试岗，不计工资'],
    ['contract.none', '先干活，三个月后再签合同'],
    ['contract.penalty', '中途退出需赔付机票'],
    ['contract.withheld', '做不满一个月的没有工资'],
    ['hours.996', '早9晚9，节假日照常'],
    ['hours.long', '每周工作六天'],
    ['bias.gender', '这个岗只考虑男生'],
    ['bias.family', '近期无备孕打算'],
  ])('%s: %s', (id, line) => {
    expect(risksIn(line)).toContain(id);
  });

  it.each([
    '不收押金、不扣证件',
    '试岗一天，有工资150元',
    '日本出差签证、机票费用由公司承担',
    '出差实报实销，无需垫资',
    '试用期薪资100%',
    '没有性别和婚育方面的任何限制',
    '面试请带证书原件，核对后当场归还',
    '安全提示：遇到以服装费名义收款的请举报',
  ])('finds nothing in: %s', (line) => {
    expect(risksIn(line)).toEqual([]);
  });
});
