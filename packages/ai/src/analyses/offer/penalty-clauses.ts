import type { OfferTerms } from '@qicheng/analysis/offer';
import type { ClauseCheck } from '@qicheng/analysis/offer-result';
import { check } from './clause-check.js';
import { MAX_NON_COMPETE, USUAL_NON_COMPETE_PAY } from './tables/labour-law.js';

type Contract = NonNullable<OfferTerms['contract']>;
type Penalty = NonNullable<Contract['penalty']>;

const shown = (yuan: number) => yuan.toLocaleString('zh-CN');

function servicePeriod({ amount, trainingCost }: Penalty): ClauseCheck {
  const rule = '只有单位出资做专项技术培训才能约定服务期，违约金不得超过培训费用，并须按未履行的期限分摊';
  if (trainingCost === 0)
    return check(
      'penalty',
      'servicePeriod',
      'unlawful',
      `${rule}。没有培训费用，服务期违约金没有依据。`,
      '没有专项培训费用，去掉服务期违约金',
    );
  if (amount === undefined || trainingCost === undefined)
    return check(
      'penalty',
      'servicePeriod',
      'ask',
      `${rule}。请问清培训费用和违约金各是多少。`,
      `服务期${amount === undefined ? '' : `违约金 ${shown(amount)} 元`}对应的培训费用是多少，怎么按年递减？`,
    );
  return amount > trainingCost
    ? check(
        'penalty',
        'servicePeriod',
        'unlawful',
        `${rule}。违约金 ${shown(amount)} 元超过了培训费用 ${shown(trainingCost)} 元。`,
        `服务期违约金由 ${shown(amount)} 元改为不超过培训费用 ${shown(trainingCost)} 元`,
      )
    : check(
        'penalty',
        'servicePeriod',
        'ok',
        `${rule}。违约金 ${shown(amount)} 元未超过培训费用 ${shown(trainingCost)} 元。`,
      );
}

/** Checks a penalty by its reason. */
export function penaltyChecks({ penalty, nonCompete }: Contract): ClauseCheck[] {
  if (penalty === undefined) return [];
  const { reason, amount } = penalty;
  const sum = amount === undefined ? '' : ` ${shown(amount)} 元`;
  if (reason === '服务期') return [servicePeriod(penalty)];
  if (reason === '竞业限制')
    return [
      check(
        'penalty',
        'nonCompetePay',
        'ask',
        nonCompete?.monthlyPay
          ? `竞业限制可以约定违约金${sum}；请看它与补偿是否相称，明显偏高的可以谈降低。`
          : '竞业限制可以约定违约金，但单位须在限制期内按月给经济补偿；请确认补偿标准。',
        `竞业限制违约金${sum}是怎么定的，能否与补偿相称？`,
      ),
    ];
  if (reason === '三方协议')
    return [
      check(
        'penalty',
        'graduateAgreement',
        'ask',
        `三方协议签在劳动合同之前，违约金${sum}以协议约定为准，过分高于实际损失的可以请求减少；请确认签订劳动合同后是否失效。`,
        `三方协议的违约金${sum}在签订劳动合同后是否失效？`,
      ),
    ];
  const rule = '除服务期和竞业限制外，不得约定由劳动者承担违约金';
  if (reason === '其他')
    return [
      check(
        'penalty',
        'penalty',
        'unlawful',
        `${rule}；您填了“其他”违约金${sum}，请看清约定的是什么事由。`,
        `去掉服务期、竞业限制以外的违约金${sum}`,
      ),
    ];
  const hint = reason === '户口' ? '；但单位可能主张实际损失，请保留约定文本并咨询当地劳动部门' : '';
  return [
    check(
      'penalty',
      'penalty',
      'unlawful',
      `${rule}，“${reason}”违约金${sum}没有依据${hint}。`,
      `去掉“${reason}”违约金${sum}`,
    ),
  ];
}

const HUNDRED = 100;

/** Checks the pay for a non-compete clause against the rule that applies without an agreement. */
function nonCompetePay(monthlyPay: number | undefined, monthlySalary: number): ClauseCheck[] {
  const usual = `没有约定补偿的，履行后可要求按离职前 12 个月平均工资的 ${USUAL_NON_COMPETE_PAY}% 支付，不低于当地最低工资`;
  if (!monthlyPay)
    return [
      check(
        'nonCompetePay',
        'nonCompeteUnpaid',
        'ask',
        `竞业限制期内单位须按月给经济补偿；${monthlyPay === 0 ? '写明的补偿是 0 元' : '目前没有写明补偿金额'}，请要求写入协议。${usual}。`,
        '竞业限制的补偿每月多少、从什么时候起算，能否写进协议？',
      ),
    ];
  const share = Math.round((HUNDRED * 10 * monthlyPay) / monthlySalary) / 10;
  if (share >= USUAL_NON_COMPETE_PAY) return [];
  return [
    check(
      'nonCompetePay',
      'nonCompeteUsualPay',
      'ask',
      `每月补偿 ${shown(monthlyPay)} 元，是月薪的 ${share}%，低于没有约定时的参照标准 ${USUAL_NON_COMPETE_PAY}%，可以谈提高。`,
      `竞业限制补偿能否由每月 ${shown(monthlyPay)} 元提高到月薪的 ${USUAL_NON_COMPETE_PAY}% 以上？`,
    ),
  ];
}

/** Checks the duration, scope and pay of a non-compete clause. */
export function nonCompeteChecks({ nonCompete }: Contract, monthlySalary: number): ClauseCheck[] {
  if (nonCompete === undefined || nonCompete.months === 0) return [];
  const { months, monthlyPay } = nonCompete;
  const rule = `竞业限制限于高级管理、高级技术和其他负有保密义务的人员，最长 ${MAX_NON_COMPETE} 个月`;
  const term =
    months > MAX_NON_COMPETE
      ? check(
          'nonCompeteTerm',
          'nonCompeteTerm',
          'unlawful',
          `${rule}；约定的 ${months} 个月超出规定。`,
          `竞业限制由 ${months} 个月改为不超过 ${MAX_NON_COMPETE} 个月`,
        )
      : check('nonCompeteTerm', 'nonCompeteTerm', 'ask', `${rule}；请确认这一岗位是否属于上述人员。`);
  return [term, ...nonCompetePay(monthlyPay, monthlySalary)];
}
