import { regex } from '@qicheng/resume/regex';
import { LAW, type RiskRule } from './risk-rule.js';

const FEES =
  '(?:培训费|岗前培训费|报名费|服装费|工装费|工服费?|工装|制服|建档费|资料费|材料费|中介费|介绍费|入职费|工牌费|考证费|管理费|体检费|住宿押金|实训费|培养费|签证费|手续费|办证费|翻译费|设备费|会费|加盟费|代理费|诚意金|意向金|[订定]金|名额费|(?:器材|设备|系统|账号|平台|工具|道具|妆造|拍摄|模卡|保险|考试|考核|床位|床上用品|被褥|物料|启动|教材|书本|证件|担保|保密|信息|推荐|审核|路|人头|进货|拿货|岗位)费|学费)';
/** Words that make a fee free of charge for the applicant. */
export const FREE =
  /不收|不需|无需|免|零|没有|拒绝|严禁|不会|不要求|不得|公司(?:统一)?(?:承担|出|付|支付|报销|提供)|报销|统一承担|无任何|谨防|警惕|请勿|举报|补贴|发放|不向|安家费|科研启动|给予|享受|奖励/u;
/** An amount right after a fee: 工服费280元, 签证和体检费用6800. */
const SUM = '[\\u4e00-\\u9fa5]{0,4}(?:费用?)?[^,;\\d]{0,6}\\d{2,}';

/** Payments of others that an employee handles, which are no fee of the applicant. */
const OF_OTHERS =
  /负责|协助|办理(?!费)|跟进|催[收缴]|代[收缴]|家长|业主|租户|住户|客户|患者|车主|商户|社保|公积金|五险|保险费|个税|水电|伙食/u;

/** Money or security demanded from applicants. */
/** What must be paid on leaving is a penalty, which has a rule of its own. */
const ON_LEAVING =
  /(?:离职|辞职|离开)[^,;]{0,10}(?:赔偿?|退还|返还|补偿|支付|承担)|(?:未满|不满)[^,;]{0,10}(?:赔偿?|退还)/u;

/** The words of a duty up to the deposit that it takes from customers: 接待客人,收押金. Terms of entry are none. */
const FROM_CUSTOMERS = regex('u')`
  ^(?:负责|协助|办理|接待|处理|做好|为)[^,;]{0,8}(?:客[人户]|顾客|宾客|[住旅租]客|会员|读者)
  (?:(?!入职|离职|到岗|上岗|报到|公司|员工|本人|个人|应聘|需|须)[^;]){0,40}[收退](?:取|还)?
`.source;
/** A deposit, other than one taken from customers: a sum or the end of the job shows whose it is. */
const DEPOSIT = `(?<!${FROM_CUSTOMERS})(?:押金|保证金)|(?:押金|保证金)(?=[^,;]{0,8}\\d|[^;]{0,20}[入离]职)`;

export const FEE_RULES: readonly RiskRule[] = [
  {
    id: 'fee.charged',
    kind: 'fee',
    verdict: 'unlawful',
    pattern: new RegExp(
      `(?:收取?|缴纳|缴|交纳?|支付|自费|需付|先付)[^,;]{0,12}${FEES}|${FEES.replace('|学费', '')}${SUM}|(?<![成提外结社相递转移出客])(?:先?付|[预先补]?交|缴|自购|认?购买?)(?![货付易通接给流互替班期稿底])[^,;]{0,6}?\\d{3,}\\s*(?:元|块|万)?[^,;]{0,4}(?:产品|定金|套餐|保证金|押金|名额|保持|礼包|货款)|先付一半|[\\u4e00-\\u9fa5]费用?[^,;]{0,4}\\d{2,}[^,;]{0,4}(?:自理|自付|自费)|${FEES}[^,;]{0,10}(?:自理|自付|自费|\\d+\\s*元|由[^,;]{0,4}(?:员工|本人|个人)承担)`,
      'u',
    ),
    denied: new RegExp(`${FREE.source}|${OF_OTHERS.source}|${ON_LEAVING.source}`, 'u'),
    why: '招聘和入职不得以任何名义向求职者收钱。',
    advice: '不要交钱；保留聊天和转账记录，可向当地劳动保障监察（12333）举报。',
    basis: LAW.noFees,
  },
  {
    id: 'deposit.taken',
    kind: 'deposit',
    verdict: 'unlawful',
    pattern: new RegExp(
      `${DEPOSIT}|风险金|风险抵押|担保金|履约金|诚意金|意向金|(?:交|付|缴)[^,;]{0,6}[定订]金`,
      'u',
    ),
    denied:
      /不收|无需|免|零|没有|无押|不用|不[交缴付押]|严禁|不得|谨防|警惕|请勿|举报|客户|项目(?!(?:经理|负责人)|[^,;]{0,6}金\s?\d)|投标|租房|管理|催收|登记|入住|退房|核对|清点|负责(?!人)|业主|租户|住户/u,
    why: '用人单位不得要求劳动者提供担保或收取财物。',
    advice: '拒绝交押金；已经交的要求退还并保留凭据。',
    basis: LAW.noCollateral,
  },
  {
    id: 'fee.entry',
    unlessFound: ['fee.charged', 'deposit.taken'],
    kind: 'fee',
    verdict: 'unlawful',
    // Any name of a fee, with the time of entry or an amount.
    pattern: regex('u')`
      (?:入职|入司|上岗|录用|报到|面试|签约|开工|进组|试岗|入学|到岗)[^,;\d]{0,8}?(?:缴纳?|交纳?|支付|预[存付]|充值|付|自付|自费
      |自购|购买|买)[^,;]{0,14}?(?:费(?!用?由?公司)|\d{2,}\s*(?:元|块))
      |(?:缴纳?|交纳?|支付|预[存付]|充值|自付|自费)[^,;\d]{0,4}[\u4e00-\u9fa5A-Za-z]{2,10}费[^,;\d]{0,4}\d{2,}\s*(?:元|块|$)
      |(?:软件|服装|制服|工装|工衣|体检|培训|建档|系统|平台|账号|工牌|资料|材料|证件)[^,;\d]{0,6}(?:从|在)?[^,;]{0,4}(?:工资|薪资)(?:中|里)?扣
      |(?:入职|上岗|录用|转正|试用)[^,;]{0,8}(?:自费|自己出钱|自掏腰包)[^,;]{0,16}(?:做|买|办|体验|参加|报|整|考)
      |自费[^,;]{0,6}(?:指定|合作|公司)(?:的)?(?:机构|医院|平台|门店|商家|产品|课程)
      |(?:服装|制服|工装|工衣|体检|培训|软件|工具|设备)(?:费用?)?(?:须|需|由|要|均)?(?:自费|自理|自付|自己出|自行(?:购买|承担)|本人承担|个人承担)
    `,
    denied: new RegExp(`${FREE.source}|${OF_OTHERS.source}`, 'u'),
    why: '招聘和入职不得以任何名义向求职者收钱。',
    advice: '不要交钱；保留聊天和转账记录，可向当地劳动保障监察（12333）举报。',
    basis: LAW.noFees,
  },
  {
    id: 'fee.examination',
    unlessFound: ['fee.charged', 'fee.entry'],
    kind: 'fee',
    verdict: 'ask',
    pattern: /(?:自费|自行付费|自己出钱|自掏腰包)[^,;]{0,8}体检|体检[^,;]{0,10}(?:自费|自理|自付|自己出钱)/u,
    denied: new RegExp(`${FREE.source}|客户|患者`, 'u'),
    why: '接触粉尘、噪声、化学品等职业病危害的岗位，上岗前的职业健康检查由单位付费；其他岗位的入职体检由谁付费，要问清。',
    advice: '先问清体检项目、费用和能不能报销，可不可以自己选医院；拿到录用通知之前不必先去体检。',
    basis: LAW.occupationalExamination,
  },
];
