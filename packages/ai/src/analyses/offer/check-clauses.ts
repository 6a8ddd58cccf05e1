import type { OfferTerms } from '@qicheng/analysis/offer';
import type { ClauseCheck } from '@qicheng/analysis/offer-result';
import {
  type ArticleKey,
  articles,
  LEAST_PROBATION_PAY,
  longestProbation,
  MOST_NON_COMPETE,
  MOST_WEEKLY_HOURS,
  REGULAR_HOURS,
} from './tables/labour-law.js';

type Contract = NonNullable<OfferTerms['contract']>;
type Penalty = NonNullable<Contract['penalty']>;

const check = (id: string, key: ArticleKey, state: ClauseCheck['state'], text: string): ClauseCheck => ({
  id,
  state,
  text,
  ...articles[key],
});

function probation({ termMonths, probationMonths, probationPayPercent }: Contract): ClauseCheck[] {
  const found: ClauseCheck[] = [];
  if (probationMonths !== undefined && termMonths === undefined)
    found.push(check('probation', 'probation', 'ask', '试用期上限取决于合同期限，请先问清合同签几年。'));
  if (probationMonths !== undefined && termMonths !== undefined) {
    const limit = longestProbation(termMonths);
    const term = termMonths === 0 ? '无固定期限合同' : `${termMonths} 个月的合同`;
    const rule = limit === 0 ? `${term}不得约定试用期` : `${term}试用期最长 ${limit} 个月`;
    const isOver = probationMonths > limit;
    const text = isOver
      ? `${rule}，约定的 ${probationMonths} 个月超出规定。`
      : `${rule}，约定的 ${probationMonths} 个月符合规定。`;
    found.push(check('probation', 'probation', isOver ? 'unlawful' : 'ok', text));
  }
  if (probationPayPercent !== undefined) {
    const isLow = probationPayPercent < LEAST_PROBATION_PAY;
    const rule = `试用期工资不得低于约定工资的 ${LEAST_PROBATION_PAY}%，也不得低于当地最低工资`;
    const text = isLow
      ? `${rule}；约定的 ${probationPayPercent}% 过低。`
      : `${rule}；约定的 ${probationPayPercent}% 未低于比例要求。`;
    found.push(check('probationPay', 'probationPay', isLow ? 'unlawful' : 'ok', text));
  }
  return found;
}

function servicePeriod({ amount, trainingCost }: Penalty): ClauseCheck {
  const rule = '只有公司出资做专项技术培训才能约定服务期，违约金不得超过培训费用，并须按未履行的期限分摊';
  if (amount === undefined || trainingCost === undefined)
    return check('penalty', 'servicePeriod', 'ask', `${rule}。请问清培训费用和违约金各是多少。`);
  const isOver = amount > trainingCost;
  const text = isOver
    ? `违约金 ${amount} 元超过了培训费用 ${trainingCost} 元。`
    : `违约金未超过培训费用 ${trainingCost} 元。`;
  return check('penalty', 'servicePeriod', isOver ? 'unlawful' : 'ok', `${rule}。${text}`);
}

function penaltyCheck(penalty: Penalty): ClauseCheck {
  const { reason } = penalty;
  if (reason === '服务期') return servicePeriod(penalty);
  if (reason === '竞业限制')
    return check(
      'penalty',
      'nonCompetePay',
      'ask',
      '竞业限制可以约定违约金，但公司须在限制期内按月给经济补偿；请确认补偿标准。',
    );
  if (reason === '三方协议')
    return check(
      'penalty',
      'penalty',
      'ask',
      '三方协议签在劳动合同之前，违约金以协议约定为准；请确认金额，以及签订劳动合同后是否失效。',
    );
  const rule = '除服务期和竞业限制外，不得约定由劳动者承担违约金';
  const hint = reason === '户口' ? '；但公司可能主张实际损失，请保留约定文本并咨询当地劳动部门' : '';
  return check('penalty', 'penalty', 'unlawful', `${rule}，“${reason}”违约金没有依据${hint}。`);
}

function nonCompeteChecks({ months, monthlyPay }: NonNullable<Contract['nonCompete']>): ClauseCheck[] {
  if (months === 0) return [];
  const isLong = months > MOST_NON_COMPETE;
  const rule = `竞业限制限于高级管理、高级技术和其他负有保密义务的人员，最长 ${MOST_NON_COMPETE} 个月`;
  const term = isLong
    ? check('nonCompeteTerm', 'nonCompeteTerm', 'unlawful', `${rule}；约定的 ${months} 个月超出规定。`)
    : check('nonCompeteTerm', 'nonCompeteTerm', 'ask', `${rule}；请确认这一岗位是否属于上述人员。`);
  if (monthlyPay) return [term];
  const text = '竞业限制期内公司须按月给经济补偿；目前没有写明补偿金额，请要求写入协议。';
  return [term, check('nonCompetePay', 'nonCompetePay', 'ask', text)];
}

function hoursChecks(weeklyHours: number | undefined): ClauseCheck[] {
  if (weeklyHours === undefined || weeklyHours <= REGULAR_HOURS) return [];
  const isOver = weeklyHours > MOST_WEEKLY_HOURS;
  const over = `每周 ${weeklyHours} 小时超出标准工时（${REGULAR_HOURS} 小时）`;
  const pay = check(
    'overtimePay',
    'overtimePay',
    'ask',
    `${over}，请确认加班费如何计算：工作日 150%、休息日 200%、法定节假日 300%。`,
  );
  if (!isOver) return [pay];
  const text = `${over}，且折算超过每月 36 小时的加班上限；除非岗位经批准实行综合或不定时工时制。`;
  return [check('overtime', 'overtime', 'ask', text), pay];
}

/** Yuan a month below which no city's cap lies: a cap is three times the average pay of a province. */
const LOWEST_CAP = 15_000;
/** A base this near to the salary may be the average pay of the year before. */
const NEAR_SALARY = 0.7;

function insuranceChecks({
  insuranceBase,
  monthlySalary,
  fundPercent,
  employerFundPercent,
}: OfferTerms): ClauseCheck[] {
  const found: ClauseCheck[] = [];
  if (insuranceBase !== undefined && insuranceBase < monthlySalary) {
    const rule = `社保应按本人工资缴纳；缴费基数 ${insuranceBase} 元低于月薪 ${monthlySalary} 元`;
    const text =
      insuranceBase < LOWEST_CAP && insuranceBase < monthlySalary * NEAR_SALARY
        ? `${rule}，这不是当地基数上限能解释的，多半是少缴，会影响养老、医疗和生育待遇；请要求按实际工资缴纳。`
        : `${rule}，请确认是否因当地基数上限，还是少缴。`;
    found.push(check('insuranceBase', 'socialInsurance', 'ask', text));
  }
  const least = Math.min(fundPercent ?? 12, employerFundPercent ?? 12);
  if (least < 5)
    found.push(
      check(
        'fundPercent',
        'fund',
        'ask',
        `公积金双方比例均不得低于 5%，经批准才可降低；写明的是 ${least}%，请确认原因。`,
      ),
    );
  return found;
}

/** Holds what was stated of a contract against the law; nothing is said of what was not stated. */
export function checkClauses(terms: OfferTerms): ClauseCheck[] {
  const contract = terms.contract ?? {};
  const { penalty, nonCompete, takesDeposit } = contract;
  return [
    ...probation(contract),
    ...(penalty ? [penaltyCheck(penalty)] : []),
    ...(nonCompete ? nonCompeteChecks(nonCompete) : []),
    ...(takesDeposit
      ? [check('deposit', 'deposit', 'unlawful', '公司不得扣押身份证和其他证件，也不得要求担保或收取押金。')]
      : []),
    ...hoursChecks(terms.weeklyHours),
    ...insuranceChecks(terms),
  ];
}
