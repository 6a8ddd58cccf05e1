const CARE =
  '照(?:顾|看|料)(?:[\\u4e00-\\u9fa5]{1,4}的)?(?:[一两二三四俩仨][个名位]?)?(?:家庭|家人|家里|孩子|小孩|宝宝|老人|长辈|亲人|爷爷|奶奶|父母|父亲|母亲|[一二三][孩宝])|带(?:[一两二三俩][个名]?)?(?:孩子|小孩|娃)|全职(?:妈妈|宝妈|爸爸|奶爸|太太|主妇|育儿(?![嫂师员])|带娃|看娃|陪读|顾家)|^(?:在家)?(?:育儿|陪读|带娃)$';
/** Words in the place of an employer that name the home or the time at school: 家庭, 上学. */
const NO_PLACE =
  '^(?:家庭|家里|家中|自己家|在家|居家|上学|读书|念书|求学|在校读书|无|待业|失业|休息|空档期?)$';
const GAP = new RegExp(
  `家庭原因|(?:身体|健康|个人)原因(?:离职|休养|休息|在家)|(?:休养|养伤|求职中|找工作)$|术后(?:恢复|休养)|离职(?:后)?(?:在家|备考|休息|休养)|(?:在家|居家)(?:休养|休息|备考|待业)|待业|空窗期?$|(?:全职|脱产)(?:在家|备考|复习)|^备考|备考$|^(?:二战|脱产|在家)?考[研公编]$|养病|备孕|待产|\\bgap (?:year|period)\\b|${NO_PLACE}|${CARE}`,
  'iu',
);
const EMPLOYER = /公司|集团|中心|机构|医院|[养敬]老院|工作室|学校|服务|平台|协会|家政|厂$|店$|园$|社区/u;

/** Whether the text in place of an employer states a career gap: 家庭原因离职在家, 全职带孩子, 备考. */
export const isStatedGap = (name: string): boolean => GAP.test(name) && !EMPLOYER.test(name);
