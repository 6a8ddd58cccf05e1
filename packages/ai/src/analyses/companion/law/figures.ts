import type { LegalTopic } from '@qicheng/analysis/companion-result';
import { longestProbation } from '../../offer/tables/labour-law.js';
import type { LegalFacts, TopicFinding } from './topic.js';

type ComputedFacts = LegalTopic['figures'];

const yuan = (amount: number): string =>
  `${(Math.round(amount * 100) / 100).toLocaleString('zh-CN', { maximumFractionDigits: 2 })} 元`;

/**
 * Severance in months of pay (第四十七条): one per year of work; a remainder counts as half below six months, else as one.
 */
export function monthsOfCompensation(workedMonths: number): number {
  const years = Math.floor(workedMonths / 12);
  const rest = workedMonths - years * 12;
  if (rest === 0) return years;
  return years + (rest >= 6 ? 1 : 0.5);
}

/** The limit of a probation, and whether the agreed one is within it. */
export function probationFigures({ termMonths, probationMonths }: LegalFacts): ComputedFacts {
  if (termMonths === null || termMonths <= 0) return [];
  const limit = longestProbation(termMonths);
  const allowed = limit === 0 ? '不得约定试用期' : `${limit} 个月`;
  const figures = [
    { label: '试用期上限', formula: `合同期限 ${termMonths} 个月，按第十九条`, value: allowed },
  ];
  if (probationMonths === null) return figures;
  const over = probationMonths - limit;
  return [
    ...figures,
    {
      label: '约定的试用期',
      formula: `${probationMonths} 个月 − ${limit} 个月`,
      value: over > 0 ? `超出 ${over} 个月` : '未超出上限',
    },
  ];
}

/** Whether the stated probation is within the limit of its contract; null if either is not stated. */
export function probationFinding({ termMonths, probationMonths }: LegalFacts): TopicFinding | null {
  if (termMonths === null || termMonths <= 0 || probationMonths === null) return null;
  const limit = longestProbation(termMonths);
  const isLawful = probationMonths <= limit;
  const rule = limit === 0 ? '不得约定试用期' : `试用期最长 ${limit} 个月`;
  const verdict = isLawful ? '没有超出上限' : `超出上限 ${probationMonths - limit} 个月，超出部分违法`;
  return {
    text: `按您写的合同期限 ${termMonths} 个月，劳动合同法第十九条规定${rule}；约定 ${probationMonths} 个月，${verdict}。`,
    isLawful,
    stepsIfLawful: ['核对合同写明的期限与试用期和您所说的一致', '确认同一单位没有第二次约定或者延长试用期'],
  };
}

/** The minimum pay on probation by the agreed pay. */
export function probationPayFigures({ monthlyPay, probationPay }: LegalFacts): ComputedFacts {
  if (monthlyPay === null) return [];
  const least = monthlyPay * 0.8;
  const figures = [{ label: '约定工资的 80%', formula: `${yuan(monthlyPay)} × 80%`, value: yuan(least) }];
  if (probationPay === null) return figures;
  const shortfall = least - probationPay;
  return [
    ...figures,
    {
      label: '与试用期工资相比',
      formula: `${yuan(least)} − ${yuan(probationPay)}`,
      value: shortfall > 0 ? `每月低 ${yuan(shortfall)}` : '不低于约定工资的 80%',
    },
  ];
}

/** Severance in months of pay; the cap of article 47 requires a local figure that is not available here. */
export function compensationFigures({ monthlyPay, workedMonths }: LegalFacts): ComputedFacts {
  if (workedMonths === null || workedMonths <= 0) return [];
  const months = monthsOfCompensation(workedMonths);
  const pay = monthlyPay === null ? [] : [monthlyPay];
  return [
    {
      label: '经济补偿月数（N）',
      formula: `工作 ${workedMonths} 个月，按第四十七条`,
      value: `${months} 个月工资`,
    },
    ...pay.flatMap((each) => [
      {
        label: '经济补偿',
        formula: `${months} × ${yuan(each)}（未考虑当地三倍封顶）`,
        value: yuan(months * each),
      },
      {
        label: '违法解除的赔偿金（2N）',
        formula: `2 × ${months} × ${yuan(each)}（未考虑当地三倍封顶）`,
        value: yuan(2 * months * each),
      },
    ]),
  ];
}

const MAX_DOUBLE_MONTHS = 11;

/** The second salary for work without a written contract, from the second to the twelfth month. */
export function doublePayFigures({ monthlyPay, workedMonths }: LegalFacts): ComputedFacts {
  if (workedMonths === null || workedMonths <= 1) return [];
  const months = Math.min(MAX_DOUBLE_MONTHS, Math.floor(workedMonths) - 1);
  return [
    {
      label: '可主张二倍工资的月数',
      formula: `工作 ${workedMonths} 个月，扣除第 1 个月，最多 ${MAX_DOUBLE_MONTHS} 个月`,
      value: `${months} 个月`,
    },
    ...(monthlyPay === null
      ? []
      : [
          {
            label: '另一倍工资的差额',
            formula: `${months} × ${yuan(monthlyPay)}`,
            value: yuan(months * monthlyPay),
          },
        ]),
  ];
}

const PAID_DAYS_A_MONTH = 21.75;
const HOURS_A_DAY = 8;

/** Overtime pay per hour, by the usual 21.75 paid days per month. */
export function overtimeFigures({ monthlyPay }: LegalFacts): ComputedFacts {
  if (monthlyPay === null) return [];
  const hour = monthlyPay / PAID_DAYS_A_MONTH / HOURS_A_DAY;
  const rate = (label: string, times: number) => ({
    label,
    formula: `${yuan(monthlyPay)} ÷ 21.75 ÷ 8 × ${times * 100}%（加班基数另有约定的，以约定和当地规定为准）`,
    value: `${yuan(hour * times)}/小时`,
  });
  return [rate('工作日延时', 1.5), rate('休息日', 2), rate('法定休假日', 3)];
}
