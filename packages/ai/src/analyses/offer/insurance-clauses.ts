import type { OfferTerms } from '@qicheng/analysis/offer';
import type { ClauseCheck } from '@qicheng/analysis/offer-result';
import { check } from './clause-check.js';
import { insuranceStandardOf } from './tables/city-standards.js';

const shown = (yuan: number) => yuan.toLocaleString('zh-CN');

/** No city has a lower cap in yuan per month: a cap is three times the average pay of a province. */
const MIN_CAP = 15_000;

const capOf = ({ city, insuranceCap }: OfferTerms): number | null =>
  insuranceCap ?? insuranceStandardOf(city)?.high ?? null;

/** Whether no social insurance is paid at all. */
const hasNoInsurance = ({ insuranceBase, insurancePercent }: OfferTerms): boolean =>
  insuranceBase === 0 || insurancePercent === 0;

/** Whether social insurance is paid on less than the salary without a cap as the reason. */
export function isUnderInsured(terms: OfferTerms): boolean {
  const { insuranceBase, monthlySalary } = terms;
  if (hasNoInsurance(terms)) return true;
  if (insuranceBase === undefined || insuranceBase >= monthlySalary) return false;
  return insuranceBase < (capOf(terms) ?? MIN_CAP);
}

/** Whether the salary may exceed an unknown cap, so that the contributions cannot be computed. */
export const isCapUnknown = (terms: OfferTerms): boolean =>
  capOf(terms) === null && terms.monthlySalary > MIN_CAP;

/** The offer with social insurance by its salary, for comparisons. */
export function fullyInsured(terms: OfferTerms): OfferTerms {
  const { insuranceBase: _base, insurancePercent, ...others } = terms;
  return insurancePercent === undefined || insurancePercent === 0 ? others : { ...others, insurancePercent };
}

function insuranceChecksOf(terms: OfferTerms): ClauseCheck[] {
  const { insuranceBase, monthlySalary } = terms;
  if (hasNoInsurance(terms))
    return [
      check(
        'insuranceBase',
        'noInsurance',
        'unlawful',
        '单位必须在用工之日起 30 日内办理社会保险登记并缴费；约定不缴、自愿放弃都无效，可以据此解除合同并要求经济补偿。',
        '从入职起按实际工资缴纳社会保险',
      ),
    ];
  if (insuranceBase === undefined || insuranceBase >= monthlySalary) return [];
  const rule = `社保应按本人工资缴纳；缴费基数 ${shown(insuranceBase)} 元低于月薪 ${shown(monthlySalary)} 元`;
  if (isUnderInsured(terms))
    return [
      check(
        'insuranceBase',
        'socialInsurance',
        'ask',
        `${rule}，这不是当地基数上限能解释的，多半是少缴，会影响养老、医疗和生育待遇；请要求按实际工资缴纳（超过当地上限的按上限）。`,
        isCapUnknown(terms)
          ? '社保能否按实际工资缴纳（超过当地上限的按上限）？'
          : `社保能否按实际工资 ${shown(Math.min(monthlySalary, capOf(terms) ?? monthlySalary))} 元缴纳？`,
      ),
    ];
  // A base at the known cap is correct.
  if (capOf(terms) !== null) return [];
  return [
    check(
      'insuranceBase',
      'socialInsurance',
      'ask',
      `${rule}，请确认是否因当地基数上限，还是少缴。`,
      `社保缴费基数 ${shown(insuranceBase)} 元是不是当地的上限？`,
    ),
  ];
}

const MIN_FUND_PERCENT = 5;

function fundChecks({ fundPercent, employerFundPercent }: OfferTerms): ClauseCheck[] {
  const stated = [fundPercent, employerFundPercent].filter((percent) => percent !== undefined);
  const least = Math.min(MIN_FUND_PERCENT, ...stated);
  if (least === 0)
    return [
      check(
        'fundPercent',
        'noFund',
        'unlawful',
        `单位应为职工办理住房公积金缴存，双方比例均不低于 ${MIN_FUND_PERCENT}%；写明的是 0%，等于没有缴存。`,
        `按不低于 ${MIN_FUND_PERCENT}% 的比例缴存住房公积金`,
      ),
    ];
  if (least >= MIN_FUND_PERCENT) return [];
  return [
    check(
      'fundPercent',
      'fund',
      'ask',
      `公积金双方比例均不得低于 ${MIN_FUND_PERCENT}%，经批准才可降低；写明的是 ${least}%，请确认原因。`,
      `公积金比例 ${least}% 低于 ${MIN_FUND_PERCENT}%，是否经过批准？`,
    ),
  ];
}

/** Checks social insurance and housing fund against the mandatory contributions. */
export const insuranceChecks = (terms: OfferTerms): ClauseCheck[] => [
  ...insuranceChecksOf(terms),
  ...fundChecks(terms),
];
