import type { OfferTerms } from '@qicheng/analysis/offer';
import type { ClauseCheck } from '@qicheng/analysis/offer-result';
import { check } from './clause-check.js';
import { lawOf } from './employer.js';
import { insuranceChecks } from './insurance-clauses.js';
import { nonCompeteChecks, penaltyChecks } from './penalty-clauses.js';
import {
  MIN_DISPATCH_TERM,
  MIN_PROBATION_PAY,
  longestProbation,
  MAX_WEEKLY_HOURS,
  REGULAR_HOURS,
} from './tables/labour-law.js';

type Contract = NonNullable<OfferTerms['contract']>;

const shown = (yuan: number) => yuan.toLocaleString('zh-CN');

function probationTerm({ termMonths, probationMonths }: Contract): ClauseCheck[] {
  if (probationMonths === undefined || probationMonths === 0) return [];
  if (termMonths === undefined)
    return [check('probation', 'probation', 'ask', '试用期上限取决于合同期限，请先问清合同签几年。')];
  if (termMonths > 0 && probationMonths >= termMonths)
    return [
      check(
        'probation',
        'probation',
        'unlawful',
        `合同 ${termMonths} 个月、试用期 ${probationMonths} 个月，等于只约定了试用期：试用期不成立，这段时间就是劳动合同期限，应按正式工资发放。`,
        '合同期限写清楚，试用期不能与合同期限一样长',
      ),
    ];
  const limit = longestProbation(termMonths);
  const term = termMonths === 0 ? '无固定期限合同' : `${termMonths} 个月的合同`;
  const rule = limit === 0 ? `${term}不得约定试用期` : `${term}试用期最长 ${limit} 个月`;
  return [
    probationMonths > limit
      ? check(
          'probation',
          'probation',
          'unlawful',
          `${rule}，约定的 ${probationMonths} 个月超出规定。`,
          limit === 0 ? '去掉试用期' : `试用期由 ${probationMonths} 个月改为不超过 ${limit} 个月`,
        )
      : check('probation', 'probation', 'ok', `${rule}，约定的 ${probationMonths} 个月符合规定。`),
  ];
}

/** The monthly salary in yuan below which the local minimum wage has to be checked. */
const NEAR_MINIMUM_WAGE = 2_200;

function probationPay({ probationPayPercent }: Contract, monthlySalary: number): ClauseCheck[] {
  if (probationPayPercent === undefined) return [];
  const rule = `试用期工资不得低于约定工资的 ${MIN_PROBATION_PAY}%（或本单位相同岗位最低档工资的 ${MIN_PROBATION_PAY}%），也不得低于当地最低工资`;
  if (probationPayPercent < MIN_PROBATION_PAY)
    return [
      check(
        'probationPay',
        'probationPay',
        'unlawful',
        `${rule}；约定的 ${probationPayPercent}% 过低。`,
        `试用期工资由 ${probationPayPercent}% 提高到不低于 ${MIN_PROBATION_PAY}%`,
      ),
    ];
  const pay = Math.round((monthlySalary * probationPayPercent) / 100);
  if (pay < NEAR_MINIMUM_WAGE)
    return [
      check(
        'probationPay',
        'probationPay',
        'ask',
        `${rule}；约定的 ${probationPayPercent}% 是每月 ${shown(pay)} 元，请对照当地人社局公布的最低工资。`,
        `试用期每月 ${shown(pay)} 元，是否不低于当地最低工资？`,
      ),
    ];
  return [
    check('probationPay', 'probationPay', 'ok', `${rule}；约定的 ${probationPayPercent}% 未低于比例要求。`),
  ];
}

const WEEKS_PER_MONTH = 52 / 12;

function hoursChecks(weeklyHours: number | undefined): ClauseCheck[] {
  if (weeklyHours === undefined || weeklyHours <= REGULAR_HOURS) return [];
  const rates = '工作日 150%、休息日 200%、法定节假日 300%';
  const over = weeklyHours - REGULAR_HOURS;
  const request = `每周 ${weeklyHours} 小时里超出 ${REGULAR_HOURS} 小时的部分，加班费怎么算？`;
  if (weeklyHours <= MAX_WEEKLY_HOURS)
    return [
      check(
        'overtimePay',
        'overtimePay',
        'ask',
        `每周 ${weeklyHours} 小时，比标准工时（${REGULAR_HOURS} 小时）多 ${over} 小时，请确认加班费如何计算：${rates}。`,
        request,
      ),
    ];
  return [
    check(
      'overtime',
      'overtime',
      'ask',
      `每周 ${weeklyHours} 小时，比标准工时多 ${over} 小时，每月约 ${Math.round(over * WEEKS_PER_MONTH)} 小时，超过加班上限 36 小时；除非岗位经批准实行综合或不定时工时制。加班费按${rates}，请问清怎么算。`,
      request,
    ),
  ];
}

/** Dispatched employees: the agency is the employer. */
function dispatchChecks({ company, role, contract }: OfferTerms): ClauseCheck[] {
  if (!/劳务派遣|派遣制|派遣员工/u.test(`${company}${role}`)) return [];
  const rule = `劳务派遣与派遣单位签合同，固定期限不少于 ${MIN_DISPATCH_TERM / 12} 年；岗位限于临时性、辅助性或替代性，与用工单位职工同工同酬`;
  const term = contract?.termMonths;
  if (term !== undefined && term > 0 && term < MIN_DISPATCH_TERM)
    return [
      check(
        'dispatch',
        'dispatch',
        'unlawful',
        `${rule}；约定的 ${term} 个月少于规定。`,
        `合同期限由 ${term} 个月改为不少于 ${MIN_DISPATCH_TERM} 个月`,
      ),
    ];
  return [
    check(
      'dispatch',
      'dispatch',
      'ask',
      `${rule}。`,
      '用工单位是哪一家，什么情况会被退回，有没有转为正式职工的办法？',
    ),
  ];
}

const PUBLIC_RULES = {
  civilService: check(
    'law',
    'civilServant',
    'ask',
    '公务员适用《公务员法》：新录用的试用期一年，不签劳动合同，工资按规定执行；最低服务年限以录用公告为准。',
  ),
  institution: check(
    'law',
    'institution',
    'ask',
    '在编人员签聘用合同，适用《事业单位人事管理条例》：合同一般不低于 3 年，初次就业的试用期为 12 个月；服务期和违约责任以公告和聘用合同为准。',
  ),
} as const;

function contractChecks(terms: OfferTerms): ClauseCheck[] {
  const contract = terms.contract ?? {};
  return [
    ...probationTerm(contract),
    ...(contract.probationMonths === 0 ? [] : probationPay(contract, terms.monthlySalary)),
    ...penaltyChecks(contract),
    ...nonCompeteChecks(contract, terms.monthlySalary),
    ...hoursChecks(terms.weeklyHours),
    ...dispatchChecks(terms),
  ];
}

/**
 * Checks the stated clauses of a contract against the applicable law; clauses that were not stated are not mentioned.
 */
export function checkClauses(terms: OfferTerms): ClauseCheck[] {
  const law = lawOf(terms);
  if (law === 'abroad') return [];
  const { takesDeposit } = terms.contract ?? {};
  const found = [
    ...(law === 'contract' ? contractChecks(terms) : [PUBLIC_RULES[law]]),
    ...(takesDeposit
      ? [
          check(
            'deposit',
            'deposit',
            'unlawful',
            '单位不得扣押身份证和其他证件，也不得要求担保或收取押金。',
            '不收押金，不扣留证件',
          ),
        ]
      : []),
    ...insuranceChecks(terms),
  ];
  const isUnlawful = ({ state }: ClauseCheck) => state === 'unlawful';
  return [...found.filter(isUnlawful), ...found.filter((one) => !isUnlawful(one))];
}
