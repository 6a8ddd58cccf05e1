import { JOB_TYPE, SALARY_UNIT, SEEKER_STATUS, WORK_MODE } from '../codes/intention.js';
import type { Intention, Salary } from '../intention.js';
import type { FactView } from '../view-model.js';
import { bracket, fact, labelOf, list, pick, word, type ViewContext } from './context.js';

/** What the candidate looks for. The track steers services and is not printed. */
export function intentionFacts(context: ViewContext, intention: Intention): FactView[] {
  const row = (name: keyof Intention, zh: string, en: string, value: string | undefined): FactView[] =>
    fact(`intention.${name}`, word(context, zh, en), value);
  const { positions = [], industries = [], cities = [] } = intention;
  return [
    ...row(
      'positions',
      '意向岗位',
      'Position',
      list(
        context,
        positions.map(({ name }) => pick(context, name)),
      ),
    ),
    ...row(
      'cities',
      '意向城市',
      'Preferred city',
      list(
        context,
        cities.map(({ name }) => pick(context, name)),
      ),
    ),
    ...row(
      'industries',
      '意向行业',
      'Industry',
      list(
        context,
        industries.map((name) => pick(context, name)),
      ),
    ),
    ...row('salary', '期望薪资', 'Expected salary', salaryText(context, intention.salary)),
    ...row('jobType', '工作性质', 'Job type', labelOf(context, JOB_TYPE, intention.jobType)),
    ...row('workMode', '工作方式', 'Work mode', labelOf(context, WORK_MODE, intention.workMode)),
    ...row('arrival', '到岗时间', 'Availability', pick(context, intention.arrival)),
    ...row('status', '当前状态', 'Current status', labelOf(context, SEEKER_STATUS, intention.status)),
    ...row(
      'acceptTransfer',
      '服从调剂',
      'Open to reassignment',
      intention.acceptTransfer ? word(context, '是', 'Yes') : undefined,
    ),
  ];
}

function salaryText(context: ViewContext, salary: Salary | undefined): string | undefined {
  const negotiable = salary?.negotiable ? word(context, '面议', 'Negotiable') : undefined;
  const bounds = [...new Set([salary?.min, salary?.max].filter((bound) => bound !== undefined))];
  if (!salary || bounds.length === 0) return negotiable;
  const unit = labelOf(context, SALARY_UNIT, salary.unit ?? 'yuanPerMonth') ?? '';
  const amount = `${bounds.join('-')}${word(context, '', ' ')}${unit}`;
  return negotiable ? `${amount}${bracket(context, negotiable)}` : amount;
}
