import { findJobRisks } from '../find-risks.js';
import { parseJobDescription } from '../parse.js';

const risksIn = (line: string) => {
  const text = `岗位：行政专员\n任职要求：大专及以上学历；\n${line}\n薪资：5000-6000元/月`;
  return findJobRisks(text, parseJobDescription(text));
};

describe('terms that put the law aside, whatever the trade and the wording', () => {
  it.each([
    ['documents.kept', '持证人员原件由店方保管至合同期满'],
    ['documents.kept', '毕业证、学位证原件交人事存档'],
    ['documents.kept', '护士执业证原件入职时放在院办，离职归还'],
    ['documents.kept', '厨师证原件须交给门店保存'],
    ['burden.injury', '上班期间受伤自行负责，单位不承担责任'],
    ['burden.injury', '骑手送餐途中摔伤，站点概不负责'],
    ['burden.injury', '入职签工伤免责协议'],
    ['burden.loss', '丢件由快递员承担'],
    ['burden.loss', '老人摔伤由值班护理员赔偿'],
    ['burden.loss', '宠物走失由当班员工承担赔偿'],
    ['bias.region', '本地人优先，河南、安徽的不考虑'],
    ['bias.region', '东北人免谈'],
    ['bias.region', '不收新疆籍员工'],
    ['bias.household', '江西籍优先'],
    ['bias.ethnicity', '要求女生，汉族，身高160以上'],
    ['bias.ethnicity', '汉族优先'],
    ['contract.pregnancy', '合同期内怀孕视为自动离职'],
    ['contract.pregnancy', '入职两年内不得结婚、生育'],
    ['wages.holiday', '寒暑假无工资'],
    ['wages.holiday', '法定节假日放假不计薪'],
    ['wages.slack', '淡季放假不发工资'],
    ['illegal.backdated', '按要求倒签监测记录'],
    ['illegal.backdated', '代签家长意见，补做护理记录'],
    ['illegal.bought', '可代办焊工证，费用从工资扣'],
    ['illegal.bought', '没有叉车证的公司安排买证'],
    ['illegal.bought', '建造师证包过免考'],
    ['illegal.overload', '合理安排超载运输路线，避开检查站点'],
    ['illegal.overload', '能适应超载，绕开治超站'],
    ['illegal.tipping', '与粉丝一对一私聊，引导打赏充值'],
    ['illegal.accounts', '用本人手机号注册多个社交账号用于引流'],
    ['illegal.unlicensed', '有无教师资格证均可'],
    ['illegal.unlicensed', '有没有焊工证都可以'],
    ['fee.entry', '入职前自费在指定机构做微整一次，可从首月工资扣除'],
    ['fee.entry', '上岗前自费购买公司课程一套'],
    ['hours.996', '按排班上班，每天10小时，做六休一'],
    ['hours.996', '12小时工作制，做五休二'],
    ['scam.signs', '在群里喊单，引导客户做虚拟货币合约并入金'],
  ])('%s: %s', (id, line) => {
    const found = risksIn(line).find((risk) => risk.id === id);
    expect(found).toBeDefined();
    // The whole sentence is quoted.
    expect(line).toBe(found?.sentence);
  });

  it.each([
    '负责公司资质证书原件的保管与借阅',
    '负责合同原件归档，交档案室存档',
    '统一保管游客护照，返程时归还',
    '入职当天带毕业证原件，查验后当场归还',
    '提交身份证、学历证复印件存档',
    '公司统一购买意外险，工伤由公司承担',
    '客户受伤时按流程报案并协助理赔',
    '处理员工工伤认定与理赔',
    '全国包邮，新疆、西藏的除外',
    '熟悉河南、安徽市场的优先',
    '负责东北、西北区域的客户维护',
    '教授汉族、藏族民间舞',
    '公司不因员工结婚、怀孕调整岗位',
    '处理女员工怀孕期间的劳动争议',
    '寒暑假带薪，节日有福利',
    '事假不计薪，年假带薪',
    '暑假工做满一个月结清工资',
    '审核施工资料，杜绝代签、倒签',
    '负责快递代签收',
    '处理倒签提单引起的索赔',
    '可代办健康证和居住证',
    '公司出钱培训并代办焊工证考试报名',
    '为客户代办建造师注册变更',
    '排班制，每天8小时，做五休二',
    '研究数字货币与支付政策',
    '发生受伤事件第一时间上报，由单位承担医疗费',
  ])('finds nothing in: %s', (line) => {
    expect(risksIn(line).map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([]);
  });

  it('days in turn are counted as they are', () => {
    expect(risksIn('做一休一，每天10小时').map(({ id }) => id)).not.toContain('hours.996');
  });

  it('an unusual condition is quoted whole', () => {
    const risk = risksIn('入职须签承诺书，公司不承担责任').find(({ id }) => id === 'terms.unusual');
    expect(risk === undefined || risk.sentence === '入职须签承诺书，公司不承担责任').toBe(true);
  });
});
