const CARE =
  '照(?:顾|看)(?:[\\u4e00-\\u9fa5]{1,4}的)?(?:家庭|家人|孩子|小孩|宝宝|老人|长辈|亲人|爷爷|奶奶|父母|父亲|母亲|[一二三][孩宝])|带(?:孩子|小孩|娃)|全职(?:妈妈|爸爸|太太|主妇)';
const GAP = new RegExp(
  `家庭原因|(?:身体|健康|个人)原因(?:离职|休养|休息|在家)|(?:休养|养伤|求职中|找工作)$|术后(?:恢复|休养)|离职(?:后)?(?:在家|备考|休息|休养)|(?:在家|居家)(?:休养|休息|备考|待业)|待业|空窗期?$|(?:全职|脱产)(?:在家|备考|复习)|^备考|备考$|^(?:二战|脱产|在家)?考[研公编]$|养病|备孕|待产|\\bgap (?:year|period)\\b|${CARE}`,
  'iu',
);
const EMPLOYER = /公司|集团|中心|机构|医院|[养敬]老院|工作室|学校|服务|平台|协会|家政|厂$|店$|园$|社区/u;

/** Whether a name in the place of an employer states time without a job: 家庭原因离职在家, 全职带孩子, 备考. */
export const isStatedGap = (name: string): boolean => GAP.test(name) && !EMPLOYER.test(name);
