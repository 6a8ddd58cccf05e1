import type { JdRefusal, JobRisk, RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { clipped } from '../text/clipped.js';
import { excerpt } from '../text/excerpt.js';
import { failedConditions, isOutOfReach } from './out-of-reach.js';

const GRAVE: ReadonlySet<JobRisk['kind']> = new Set([
  ...(['fee', 'deposit', 'trainingLoan', 'documents'] as const),
  ...(['scam', 'pyramid', 'freedom', 'illegal'] as const),
]);

/** Rules of other kinds by which people get hurt or are in danger. */
const GRAVE_RULES: readonly JobRisk['id'][] = [
  'burden.injury',
  'burden.accident',
  'safety.none',
  'terms.companion',
];

/** A thing that the employer lends, and the return of the whole deposit for it. */
const LENT =
  /工装|工服|制服|服装|工衣|工牌|门禁卡?|[饭餐]卡|胸牌|钥匙|宿舍|床位|床品|工具|对讲机|平板|手机|电脑|设备|头盔|柜/u;
const RETURNED =
  /(?:离职|归还|交还|退宿|辞职)[^,，;；]{0,8}(?:全额)?(?:退还|返还|退回|退)|(?:退还|返还|可退|全退|全额退)/u;
const NOT_RETURNED = /不(?:予)?[退返]|概不|满|扣(?!除)|(?:退还?|返还)\s*\d|部分/u;
const SUMS = /(\d+(?:\.\d+)?)\s*(元|块|万)/gu;
const MAX_DEPOSIT = 500;

/** Whether a deposit is a small one for a lent thing and is returned whole: unlawful, but no reason to refuse the post. */
const isReturnedDeposit = ({ id, sentence }: JobRisk): boolean => {
  if (id !== 'deposit.taken') return false;
  const clauses = sentence.split(/[;；。]/u).filter((each) => /押金/u.test(each));
  const sums = clauses.flatMap((each) =>
    [...each.slice(each.indexOf('押金')).matchAll(SUMS)].map(([, sum, unit]) =>
      unit === '万' ? Infinity : Number(sum),
    ),
  );
  return (
    clauses.every((each) => LENT.test(each) && RETURNED.test(each) && !NOT_RETURNED.test(each)) &&
    sums.length > 0 &&
    sums.every((sum) => sum <= MAX_DEPOSIT)
  );
};

/** Whether a risk is so serious (money, documents, fraud, unlawful work, injury, freedom) that no application is recommended. */
export const isGrave = (risk: JobRisk): boolean =>
  (GRAVE.has(risk.kind) || GRAVE_RULES.includes(risk.id)) &&
  risk.verdict !== 'ask' &&
  !isReturnedDeposit(risk);

/** From this number of unlawful terms on, none of them being grave, an application is not recommended either. */
const MIN_UNLAWFUL = 3;

/** Whether a posting should be refused, whoever applies. */
export const isRefused = (risks: readonly JobRisk[]): boolean =>
  risks.some(isGrave) ||
  new Set(risks.filter(({ verdict }) => verdict === 'unlawful').map(({ id }) => id)).size >= MIN_UNLAWFUL;

/** Names of terms by rule, or by kind of rule, for one sentence. */
const NAMES: Readonly<Record<string, string>> = {
  fee: '入职收费',
  deposit: '收押金',
  documents: '扣押证件',
  trainingLoan: '贷款或付费参加培训',
  freedom: '限制人身自由',
  pyramid: '拉人头计酬',
  scam: '常见的招聘诈骗手法',
  'illegal.books': '做两套账',
  'illegal.account': '用本人账户代收代付',
  'illegal.certificate': '证书挂靠',
  'illegal.collection': '向欠款人的亲友催债',
  'illegal.fake': '弄虚作假',
  'illegal.backdated': '倒签、代签记录',
  'illegal.bought': '买证',
  'illegal.bribe': '回扣或带走别家的资料',
  'illegal.escort': '有偿陪侍',
  'illegal.overload': '超载运输、躲避检查',
  'illegal.tipping': '引人打赏充值',
  'illegal.accounts': '用本人实名替别人注册账号',
  'burden.loss': '让员工赔货款或赔偿别人',
  'burden.injury': '工伤自负',
  'ban.long': '超过两年的竞业限制',
  'ban.unpaid': '没有补偿的竞业限制',
  'bias.gender': '限定性别',
  'bias.family': '限定婚育',
  discrimination: '就业歧视',
  'contract.none': '不签劳动合同',
  'contract.withheld': '扣押工资',
  'contract.pregnancy': '限制怀孕、结婚',
  'wages.holiday': '放假不发工资',
  'contract.notice': '限制辞职',
  'internship.bare': '实习不签协议',
  'fee.invested': '要入职的人出资',
  'wages.fine': '罚款',
  'deposit.guarantor': '要人担保',
  'documents.wageCard': '扣工资卡',
  'fee.loan': '用本人名义贷款或当法人',
  'fee.vehicle': '贷款买车上岗',
  'wages.late': '工资拖到年底或完工才结',
  'wages.byClient': '等客户付款才发工资',
  'wages.inKind': '用产品抵工资',
  'wages.cut': '扣罚工资',
  'contract.copy': '不给合同文本',
  'contract.blank': '签空白合同',
  'insurance.cash': '社保折现或自理',
  'hours.holidayUnpaid': '节假日上班不付三倍工资',
  'hours.leave': '年假作废',
  'hours.sick': '病假算旷工',
  'burden.accident': '事故由个人承担',
  'safety.none': '没有劳动防护',
  'illegal.licence': '无证上岗',
  'illegal.injection': '护士或美容师单独做医疗操作',
  'illegal.beauty': '护士或美容师单独做医疗操作',
  'illegal.minor': '违法招用未成年人',
  'illegal.data': '改数据补资料',
  'freedom.punished': '体罚或搜身',
  'photos.body': '索要隐私照片',
  'terms.companion': '贴身陪伴或同住',
  'terms.watched': '侵犯隐私',
  insurance: '不缴社保',
  'probation.unpaid': '试用或培训不给钱',
  probation: '试用期不合法',
  hours: '超时加班',
};
const MAX_NAMES = 5;
const gravestFirst = (risk: JobRisk): number => (isGrave(risk) ? 0 : 1);

function namesOf(risks: readonly JobRisk[], verdict: JobRisk['verdict']): string[] {
  const own = risks
    .filter((risk) => risk.verdict === verdict && (verdict === 'unlawful' || isGrave(risk)))
    .sort((a, b) => gravestFirst(a) - gravestFirst(b));
  return [...new Set(own.map(({ id, kind, label }) => NAMES[id] ?? NAMES[kind] ?? label))];
}

const listed = (names: readonly string[]): string =>
  `${names.slice(0, MAX_NAMES).join('、')}${names.length > MAX_NAMES ? '等' : ''}`;

function byTerms(risks: readonly JobRisk[]): string {
  const unlawful = namesOf(risks, 'unlawful');
  const suspicious = namesOf(risks, 'suspicious');
  const doubt = suspicious.length > 0 ? `有${listed(suspicious)}的迹象` : '';
  if (unlawful.length === 0) return `不建议投：${doubt}，不要交钱，也不要给证件和银行卡。`;
  const isLaw = `${listed(unlawful)}${unlawful.length > 1 ? '，都是违法的' : '是违法的'}`;
  return `不建议投：${isLaw}${doubt && `；还${doubt}`}。`;
}

function byConditions(matrix: readonly RequirementMatch[]): string {
  const failed = failedConditions(matrix).map(({ text }) => `“${excerpt(text, 48)}”`);
  return `现在不建议投：${failed.slice(0, 3).join('')}这 ${failed.length} 项硬性条件都不符。`;
}

/** Why an application is advised against; null if it is not. */
export function refusalOf(risks: readonly JobRisk[], matrix: readonly RequirementMatch[]): JdRefusal | null {
  if (isRefused(risks)) return { cause: 'terms', text: clipped(byTerms(risks), 200) };
  return isOutOfReach(matrix) ? { cause: 'conditions', text: clipped(byConditions(matrix), 200) } : null;
}
