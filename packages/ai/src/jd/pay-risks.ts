import type { JobRisk } from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { writtenNumber } from '#src/text/written-number.js';
import { MIN_PROBATION_PAY, longestProbation } from '../analyses/offer/tables/labour-law.js';
import { LAW } from './data/risk-rule.js';
import { riskOf } from './risk-of.js';

const COUNT = '(\\d{1,2}|[一二两三四五六七八九十])';
const MONTHS = new RegExp(
  `试用期[^;\\d一二两三四五六七八九十]{0,6}${COUNT}\\s*(?:-\\s*${COUNT}\\s*)?个?月`,
  'u',
);
/** A trial of a year or half a year. */
const YEARS = new RegExp(`试用期[^;\\d一二两三四五六七八九十]{0,6}(半|${COUNT})\\s*年`, 'u');
const TERM = new RegExp(
  `(?:合同|签)[^,，;；试\\d一二两三四五六七八九十]{0,6}${COUNT}\\s*(年|个月)|${COUNT}\\s*(年)(?:一签|期(?:劳动)?合同)`,
  'u',
);
const SHARE =
  /试用(?:期|工资|薪资|待遇)[^;]{0,12}?(?<!\d)(\d{2,3})\s*%|试用(?:期|工资|薪资|待遇)[^;]{0,12}?([五六七八九])折/u;
const numberOf = (stated: string | undefined): number => (stated === undefined ? 0 : writtenNumber(stated));

/** The pay on probation in yuan: 试用期薪资3500元. */
const TRIAL_PAY = /(?:试用期|试岗期|见习期)[^;\d]{0,8}?(?<!\d)(\d{4,5})(?!\d)(?!\s*[-~+至到])/u;
/** The pay after the trial: 转正后4500元. */
const AFTER_TRIAL =
  /(?:转正(?:后|之后|以后)?|正式(?:录用|员工|工资)后?)[^,;\d%]{0,10}?(?<!\d)(\d{4,5})(?!\d)/u;
/** Pay that includes variable parts, of which probation may lack some. */
const IS_VARIABLE = /综合|提成|绩效|奖金|合计|到手|含|计件|抽成/u;

/** A stated pay on probation below the least share of the lowest monthly pay. */
function trialPayRisk(
  text: string,
  raw: string,
  whole: string,
  { salary }: Pick<JobDescription, 'salary'>,
): JobRisk[] {
  const pay = Number(TRIAL_PAY.exec(text)?.[1] ?? 0);
  const later = AFTER_TRIAL.exec(text) ?? AFTER_TRIAL.exec(whole);
  const isMonthly = salary?.unit === 'month' && salary.low !== null && salary.sentence !== raw;
  const regular = later ? Number(later[1]) : isMonthly ? (salary.low ?? 0) : 0;
  if (pay === 0 || regular === 0 || pay * 100 >= regular * MIN_PROBATION_PAY) return [];
  const least = Math.round((regular * MIN_PROBATION_PAY) / 100);
  const isVariable = IS_VARIABLE.test(later ? later[0] : (salary?.sentence ?? ''));
  return [
    riskOf(
      {
        id: 'probation.low',
        kind: 'probation',
        verdict: isVariable ? 'ask' : 'unlawful',
        why: `${later ? '转正后' : '写的工资最低'} ${regular} 元，试用期只给 ${pay} 元；试用期工资不得低于约定工资的 ${MIN_PROBATION_PAY}%（${least} 元）。`,
        advice: isVariable
          ? '问清转正后固定部分是多少；试用期不低于它的 80%。'
          : '要求按不低于 80% 发放，并不低于当地最低工资。',
        basis: LAW.probationPay,
      },
      raw,
    ),
  ];
}

/** A monthly base pay in yuan below this may be lower than the local minimum wage. */
const NEAR_MINIMUM_WAGE = 2_200;
const BASE_PAY =
  /(?:底薪|基本工资|基础工资|保底工资|月薪|月工资)[^,;\d]{0,4}(?<!\d)(\d{3,4})(?![\d./-])(?!\s*[-~至到%天年小])/u;

/** A full-time base pay so low that the local minimum wage has to be looked up; its amount is not known here. */
export function lowPayRisk(text: string, raw: string): JobRisk[] {
  const pay = Number(BASE_PAY.exec(text)?.[1] ?? 0);
  if (pay === 0 || pay >= NEAR_MINIMUM_WAGE || /兼职|实习|小时|日薪|\/天/u.test(text)) return [];
  return [
    riskOf(
      {
        id: 'pay.low',
        kind: 'vaguePay',
        verdict: 'ask',
        why: `底薪 ${pay} 元。提供了正常劳动，每月工资不得低于当地最低工资标准。`,
        advice: '对照当地人社局公布的最低工资标准；低于它的，可以要求补足。',
        basis: LAW.leastPay,
      },
      raw,
    ),
  ];
}

/** From this ratio of the stated pay to the base pay on, the rest is far from certain. */
const MIN_HEADLINE_RATIO = 1.5;
const STATED_BASE =
  /(?:底薪|基本工资|基础工资|保底工资?)[^,;\d\n]{0,4}(?<!\d)(\d{4,5}|\d{1,2}(?:\.\d)?(?=\s?[kK千]))(?!\d)(?!\s*[-~至到])/u;

/** A stated monthly pay far above the base pay that the posting mentions elsewhere. */
export function headlinePayRisk(
  text: string,
  raw: string,
  { salary }: Pick<JobDescription, 'salary'>,
): JobRisk[] {
  const stated = Number(STATED_BASE.exec(text)?.[1] ?? 0);
  const base = stated < 100 ? stated * 1_000 : stated;
  const low = salary?.unit === 'month' ? (salary.low ?? 0) : 0;
  if (base === 0 || salary === null || salary.sentence === raw || low < base * MIN_HEADLINE_RATIO) return [];
  return [
    riskOf(
      {
        id: 'pay.headline',
        kind: 'vaguePay',
        verdict: 'ask',
        why: `写的工资最低 ${low} 元，底薪只有 ${base} 元；差的 ${low - base} 元要靠提成或绩效，不一定拿得到。`,
        advice: '问清提成怎么算、近半年同岗位的人实际拿到多少，按底薪衡量自己能不能接受。',
        basis: null,
      },
      raw,
    ),
  ];
}

/** The months of the contract that a text states; 0 where it states none. */
function termIn(text: string): number {
  const [, first, unit, second] = TERM.exec(text) ?? [];
  return numberOf(first ?? second) * (unit === '个月' ? 1 : 12);
}
/** The months of the trial that a text states. */
function trialIn(text: string): number {
  const match = MONTHS.exec(text);
  const [, whole, count] = YEARS.exec(text) ?? [];
  const years = whole === '半' ? 6 : numberOf(count) * 12;
  return Math.max(numberOf(match?.[1]), numberOf(match?.[2]), years);
}
const inWords = (term: number): string => (term % 12 === 0 ? `${term / 12} 年期` : `${term} 个月的`);

/** Checks length and pay of probation, against the term of the contract and the salary if they are stated. */
export function probationRisk(
  text: string,
  raw: string,
  whole: string,
  job: Pick<JobDescription, 'salary'>,
): JobRisk[] {
  const risks: JobRisk[] = [];
  const months = trialIn(text);
  const term = termIn(text) || termIn(whole);
  const limit = term > 0 ? longestProbation(term) : 6;
  const common = { kind: 'probation', basis: LAW.probation } as const;
  if (months > limit) {
    const longest =
      limit === 0 ? '不满三个月的合同不得约定试用期。' : `${inWords(term)}合同的试用期最长 ${limit} 个月。`;
    const why = term > 0 ? longest : '试用期最长不得超过 6 个月。';
    risks.push(
      riskOf(
        {
          ...common,
          id: 'probation.long',
          verdict: 'unlawful',
          why,
          advice: '要求改为法定期限；超过的部分按转正工资补发。',
        },
        raw,
      ),
    );
  } else if (months >= 3 && term === 0) {
    const why = `试用期 ${months} 个月只有合同期满三年才合法。`;
    risks.push(
      riskOf({ ...common, id: 'probation.ask', verdict: 'ask', why, advice: '问清合同签几年。' }, raw),
    );
  }
  const share = SHARE.exec(text);
  const percent = share?.[1] ? Number(share[1]) : numberOf(share?.[2]) * 10;
  if (share && percent < MIN_PROBATION_PAY) {
    const why = `试用期工资不得低于约定工资的 ${MIN_PROBATION_PAY}%。`;
    risks.push(
      riskOf(
        {
          id: 'probation.pay',
          kind: 'probation',
          verdict: 'unlawful',
          why,
          advice: '要求按不低于 80% 发放，并不低于当地最低工资。',
          basis: LAW.probationPay,
        },
        raw,
      ),
    );
  }
  return [...risks, ...trialPayRisk(text, raw, whole, job)];
}
