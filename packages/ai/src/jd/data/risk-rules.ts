import { BIAS_RULES } from './bias-rules.js';
import { LAW, type RiskRule } from './risk-rule.js';

const FEES =
  '(?:培训费|岗前培训费|报名费|服装费|工装费|建档费|资料费|材料费|中介费|介绍费|入职费|工牌费|考证费|管理费|体检费|住宿押金)';
const FREE = /不收|不需|无需|免|零|没有|拒绝|严禁|不会|不要求|不得|公司承担|报销|统一承担|无任何|谨防|警惕/u;

/** Sentences of postings to beware of. */
export const RISK_RULES: readonly RiskRule[] = [
  {
    id: 'fee.charged',
    kind: 'fee',
    verdict: 'unlawful',
    pattern: new RegExp(
      `(?:收取?|缴纳|缴|交纳?|支付|自费|需付|先付)[^,;]{0,12}${FEES}|${FEES}[^,;]{0,10}(?:自理|自付|自费|\\d+\\s*元|由[^,;]{0,4}(?:员工|本人|个人)承担)`,
      'u',
    ),
    denied: FREE,
    why: '招聘和入职不得以任何名义向求职者收钱。',
    advice: '不要交钱；保留聊天和转账记录，可向当地劳动保障监察（12333）举报。',
    basis: LAW.noFees,
  },
  {
    id: 'deposit.taken',
    kind: 'deposit',
    verdict: 'unlawful',
    pattern: /押金|保证金|风险金|担保金|抵押金|履约金/u,
    denied: /不收|无需|免|零|没有|无押|不用|严禁|不得|谨防|警惕|客户|项目|投标|租房|管理|催收/u,
    why: '用人单位不得要求劳动者提供担保或收取财物。',
    advice: '拒绝交押金；已经交的要求退还并保留凭据。',
    basis: LAW.noCollateral,
  },
  {
    id: 'loan.training',
    kind: 'trainingLoan',
    verdict: 'suspicious',
    pattern:
      /培训贷|(?:贷款|分期|借款)[^,;]{0,10}(?:培训|学费|实训|学习费)|(?:培训|学费|实训)[^,;]{0,10}(?:贷款|分期|借款)|先(?:培训|学习)(?:再|后)(?:上岗|就业|付款|缴费)|(?:包|推荐|保证|保)就业[^,;]{0,12}(?:培训|实训)|(?:培训|实训)[^;]{0,12}(?:包就业|推荐就业|保就业)/u,
    denied: FREE,
    why: '以招聘为名让人贷款或付费参加培训，是常见的“培训贷”套路，工作往往不存在。',
    advice: '不要签任何贷款或分期协议；只有先签劳动合同、由公司出钱的培训才是入职培训。',
    basis: LAW.noFees,
  },
  {
    id: 'documents.kept',
    kind: 'documents',
    verdict: 'unlawful',
    pattern:
      /(?:扣押?|抵押|押|上交|收走|统一保管|代为保管|暂存)[^,;]{0,8}(?:身份证|毕业证|学位证|证件|资格证)|(?:身份证|毕业证|学位证|证件|资格证)(?:原件)?[^,;]{0,8}(?:抵押|扣押|上交|交由公司|统一保管|代为保管|押在|暂存)/u,
    denied: /不扣|不押|不得|严禁/u,
    why: '用人单位不得扣押身份证和其他证件。',
    advice: '证件只给看、给复印件，不交原件。',
    basis: LAW.noCollateral,
  },
  {
    id: 'pay.bait',
    kind: 'vaguePay',
    verdict: 'suspicious',
    pattern:
      /上不封顶|不设上限|轻松(?:月入|过万|赚)|月入(?:过|破|上)?(?:\d+)?万|日入|高薪诚聘|收入可观|薪资可观|多劳多得/u,
    denied: /^$/u,
    why: '只讲可能的最高收入，没有讲固定的部分。',
    advice: '问清底薪、提成比例和近半年同岗位实际到手的中位数，并写进合同。',
    basis: null,
  },
  {
    id: 'pay.open',
    kind: 'vaguePay',
    verdict: 'ask',
    pattern: /面议|薪资?\s?open|按公司标准|待遇从优|薪资优厚/iu,
    denied: /^$/u,
    why: '没有写薪资数额。',
    advice: '面试前先问清税前月薪、发薪月数和绩效占比。',
    basis: null,
  },
  ...BIAS_RULES,
  {
    id: 'insurance.denied',
    kind: 'insurance',
    verdict: 'unlawful',
    pattern:
      /(?:不缴|不交|不买|没有|无|自愿放弃|放弃)[^,;]{0,6}(?:五险|社保|社会保险|保险)|(?:转正|试用期[满后过]|入职(?:满|后)?\s?(?:\d|[一二三四五六])个?月|满[一二三半]年)[^,;]{0,8}(?:后)?[^,;]{0,4}(?:缴纳?|交|购买|买|上)[^,;]{0,4}(?:五险|社保|保险)|试用期[^,;]{0,6}(?:不|无)[^,;]{0,6}(?:社保|五险|保险)|社保(?:折现|补贴代替|折算)/u,
    denied: /无社保断缴|不限/u,
    why: '用工之日起三十日内就应办理社会保险登记，试用期也要缴，约定不缴无效。',
    advice: '要求入职当月起缴纳；拒不缴纳可向社保稽核或 12333 反映。',
    basis: LAW.insurance,
  },
  {
    id: 'hours.996',
    kind: 'hours',
    verdict: 'unlawful',
    pattern: /(?<!\d)996(?!\d)|(?<!\d)007(?!\d)|早九晚九[^;]{0,6}六天/u,
    denied: /(?:不|拒绝|没有|非)\s?(?:996|007)/u,
    why: '每周约 72 小时，超过每月加班 36 小时的上限。',
    advice: '问清真实工时和加班费；保留考勤记录。',
    basis: LAW.overtime,
  },
  {
    id: 'hours.long',
    kind: 'hours',
    verdict: 'ask',
    pattern:
      /单休|大小周|做六休一|上六休一|六天工作制|月休\s?[1-4一二三四]天|(?:每天|每日|日)(?:工作)?\s?(?:9\.5|1[0-9])\s?小时|两班倒|12小时/u,
    denied: /不(?:单休|是大小周)|无大小周|拒绝/u,
    why: '标准工时是每天 8 小时、每周 40 小时，多出的部分要付加班费或依法实行综合工时。',
    advice: '问清每周总工时、是否经批准实行综合工时、加班费怎么算。',
    basis: LAW.overtime,
  },
  {
    id: 'hours.unpaid',
    kind: 'hours',
    verdict: 'unlawful',
    pattern: /(?:无|没有|不付|不计|不算|不发)\s?加班费|自愿加班|义务加班|奋斗者协议/u,
    denied: /不(?:存在|会)/u,
    why: '安排加班必须依法支付加班费，放弃加班费的约定无效。',
    advice: '不签放弃加班费的协议，保留考勤记录。',
    basis: LAW.overtimePay,
  },
  {
    id: 'contract.none',
    kind: 'contract',
    verdict: 'unlawful',
    pattern:
      /不签(?:订)?(?:劳动)?合同|试用期[^,;]{0,8}(?:不签|再签|后签)|(?:转正|试用期满)后[^,;]{0,4}签(?:订)?(?:劳动)?合同|口头协议/u,
    denied: /不签(?:订)?(?:劳动)?合同的?(?:不|勿)/u,
    why: '用工之日起一个月内必须订立书面劳动合同，试用期包含在合同期内。',
    advice: '入职当天要求签合同；超过一个月未签可以主张双倍工资。',
    basis: LAW.written,
  },
  {
    id: 'contract.other',
    kind: 'contract',
    verdict: 'ask',
    pattern: /签(?:订|署)?(?:的是)?\s?(?:劳务|合作|承揽|居间|兼职)(?:协议|合同)|个体工商户|灵活用工/u,
    denied: /^$/u,
    why: '不是劳动合同，一般没有社保、加班费和解除补偿。',
    advice: '问清为什么不签劳动合同，以及社保和工伤由谁负责。',
    basis: null,
  },
  {
    id: 'contract.penalty',
    kind: 'contract',
    verdict: 'ask',
    pattern:
      /违约金|服务期[^,;]{0,14}(?:赔偿|违约|承担)|(?:未满|不满|不足)[^,;]{0,8}(?:离职|辞职)[^,;]{0,10}(?:赔偿|扣|承担|退还)/u,
    denied: /^$/u,
    why: '只有公司出资专项培训的服务期和竞业限制可以约定违约金，数额还有上限。',
    advice: '要求写明金额和依据；其他违约金约定无效。',
    basis: LAW.penalty,
  },
  {
    id: 'contract.withheld',
    kind: 'contract',
    verdict: 'unlawful',
    pattern:
      /(?:离职|辞职|自离|不干)[^,;]{0,10}(?:扣|不发|不结)[^,;]{0,6}(?:工资|薪资|薪水|提成)|押[一1半\d]{0,2}\s?(?:个)?月?(?:工资|薪)|压(?:一个月|半个月|\d{1,2}天)工资/u,
    denied: /不押|不压|不扣/u,
    why: '工资应按月足额支付，不得克扣或拖欠。',
    advice: '不接受押工资；拖欠可向 12333 投诉或申请劳动仲裁。',
    basis: LAW.wages,
  },
  {
    id: 'probation.unpaid',
    kind: 'probation',
    verdict: 'unlawful',
    pattern:
      /(?:试用期?|试岗|试工|培训期)[^,;]{0,10}(?:无薪|没有工资|无工资|不计薪|不发工资|不付工资|免费)|无薪试(?:用|岗|工)/u,
    denied: /^$/u,
    why: '试用、试岗也是用工，工资不得低于约定工资的 80% 和当地最低工资。',
    advice: '拒绝无薪试岗；已经工作的按天主张工资。',
    basis: LAW.probationPay,
  },
  {
    id: 'scam.signs',
    kind: 'scam',
    verdict: 'suspicious',
    pattern:
      /刷单|垫付|垫资|返佣|跑分|(?:出租|出借|租用|借用)[^,;]{0,6}(?:银行卡|电话卡|微信|支付宝)|(?:无需|不用|免)面试|(?:缅甸|柬埔寨|缅北|老挝|境外|东南亚)[^,;]{0,14}(?:高薪|包机票|包路费|客服|推广)|(?:高薪|包机票)[^,;]{0,10}(?:缅甸|柬埔寨|境外|东南亚)|手机(?:兼职|就能做|即可操作)|在家(?:就能|即可|可)(?:做|赚|兼职)|日结\s?[3-9]\d{2}|打字(?:员|录入)[^,;]{0,10}(?:日结|\d{3}\s?元)/u,
    denied: /不(?:刷单|垫付)|谨防|警惕|反诈|拒绝|防范/u,
    why: '与常见的招聘诈骗手法一致。',
    advice: '不转账、不提供银行卡和验证码，不去境外；可拨打 96110 咨询。',
    basis: null,
  },
];

/** Sentences about probation are judged by their figures. */
export const PROBATION_LAW = LAW.probation;
export const PROBATION_PAY_LAW = LAW.probationPay;
