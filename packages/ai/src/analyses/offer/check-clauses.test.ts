import type { OfferTerms } from '@qicheng/analysis/offer';
import { fullTerms } from '#test/offer-questions.js';
import { checkClauses } from './check-clauses.js';

const plainTerms: OfferTerms = { ...fullTerms, weeklyHours: 40 };
const stateOf = (contract: OfferTerms['contract'], id: string) =>
  checkClauses({ ...plainTerms, contract }).find((clause) => clause.id === id);

describe('the probation of a contract (第十九条)', () => {
  it.each([
    [2, 1, 'unlawful'],
    [3, 1, 'ok'],
    [11, 2, 'unlawful'],
    [12, 2, 'ok'],
    [35, 3, 'unlawful'],
    [36, 6, 'ok'],
    [36, 7, 'unlawful'],
    [0, 6, 'ok'],
    [0, 7, 'unlawful'],
  ])('of %d months may last %d months: %s', (termMonths, probationMonths, state) => {
    expect(stateOf({ termMonths, probationMonths }, 'probation')).toMatchObject({
      state,
      article: '《劳动合同法》第十九条',
      inForceSince: '2008-01-01',
    });
  });

  it('cannot be judged without the term', () => {
    expect(stateOf({ probationMonths: 6 }, 'probation')?.state).toBe('ask');
  });

  it.each([
    [79, 'unlawful'],
    [80, 'ok'],
  ])('is paid %d per cent: %s (第二十条)', (probationPayPercent, state) => {
    expect(stateOf({ probationPayPercent }, 'probationPay')?.state).toBe(state);
  });
});

describe('a penalty', () => {
  it.each([
    [{ reason: '提前离职', amount: 5_000 }, 'unlawful', '第二十五条'],
    [{ reason: '户口', amount: 50_000 }, 'unlawful', '第二十五条'],
    [{ reason: '服务期', amount: 20_000, trainingCost: 30_000 }, 'ok', '第二十二条'],
    [{ reason: '服务期', amount: 40_000, trainingCost: 30_000 }, 'unlawful', '第二十二条'],
    [{ reason: '服务期', amount: 40_000 }, 'ask', '第二十二条'],
    [{ reason: '竞业限制', amount: 40_000 }, 'ask', '第二十三条'],
    [{ reason: '三方协议' }, 'ask', '《民法典》第五百八十五条'],
    [{ reason: '服务期', amount: 20_000, trainingCost: 0 }, 'unlawful', '第二十二条'],
  ] as const)('%j is %s by %s', (penalty, state, article) => {
    const clause = stateOf({ penalty }, 'penalty');
    expect(clause?.state).toBe(state);
    expect(clause?.article).toContain(article);
  });
});

describe('other clauses', () => {
  it('a non-compete clause lasts at most 24 months and is paid', () => {
    expect(stateOf({ nonCompete: { months: 25 } }, 'nonCompeteTerm')?.state).toBe('unlawful');
    expect(stateOf({ nonCompete: { months: 24 } }, 'nonCompeteTerm')?.state).toBe('ask');
    expect(stateOf({ nonCompete: { months: 24 } }, 'nonCompetePay')?.state).toBe('ask');
    const paid = (monthlyPay: number) => stateOf({ nonCompete: { months: 24, monthlyPay } }, 'nonCompetePay');
    expect(paid(plainTerms.monthlySalary * 0.3)).toBeUndefined();
    expect(paid(plainTerms.monthlySalary * 0.1)?.text).toContain('月薪的 10%');
    expect(paid(0)?.text).toContain('补偿是 0 元');
  });

  it('a deposit is unlawful; long hours and a low base lead to a question', () => {
    expect(stateOf({ takesDeposit: true }, 'deposit')?.state).toBe('unlawful');
    const ids = checkClauses({ ...plainTerms, weeklyHours: 60, insuranceBase: 5_000 }).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['overtime', 'insuranceBase']));
    // The limit and the pay of overtime are one line.
    expect(ids).not.toContain('overtimePay');
  });

  it('clauses that were not stated are not mentioned', () => {
    expect(checkClauses({ ...plainTerms, contract: undefined })).toEqual([]);
  });
});

describe('a base of social insurance below the salary', () => {
  const remarkOn = (monthlySalary: number, insuranceBase: number) =>
    checkClauses({ ...plainTerms, monthlySalary, insuranceBase }).find(({ id }) => id === 'insuranceBase')
      ?.text;

  it.each([
    [23_000, 3_000, '多半是少缴'],
    [13_000, 12_000, '多半是少缴'],
    [90_000, 30_000, '多半是少缴'],
  ])('of %d and %d: %s', (salary, base, words) => expect(remarkOn(salary, base)).toContain(words));
});

describe('a post under another law', () => {
  const probation = { contract: { termMonths: 60, probationMonths: 12 }, weeklyHours: 50 };
  it.each([
    ['某县医院（编制内）', '护士', '《事业单位人事管理条例》'],
    ['某区税务局', '一级行政执法员（公务员）', '《公务员法》'],
  ])('is not checked against labour contract law: %s %s', (company, role, article) => {
    const clauses = checkClauses({ ...plainTerms, ...probation, company, role });
    expect(clauses[0]?.article).toContain(article);
    expect(clauses.map(({ state }) => state)).not.toContain('unlawful');
    expect(clauses.map(({ id }) => id)).not.toContain('probation');
  });

  it('except for a contract without 编制', () => {
    const clauses = checkClauses({
      ...plainTerms,
      ...probation,
      company: '某县医院（编外合同制）',
      role: '护士',
    });
    expect(clauses[0]).toMatchObject({ id: 'probation', state: 'unlawful' });
  });

  it('abroad is not checked', () => {
    expect(checkClauses({ ...plainTerms, ...probation, city: '东京' })).toEqual([]);
  });
});

describe('no social insurance and no housing fund', () => {
  it('are unlawful and come first', () => {
    const clauses = checkClauses({ ...plainTerms, insuranceBase: 0, fundPercent: 0, employerFundPercent: 0 });
    expect(clauses.slice(0, 2).map(({ id, state }) => [id, state])).toEqual([
      ['insuranceBase', 'unlawful'],
      ['fundPercent', 'unlawful'],
    ]);
  });

  it('a base at the cap of the city leads to no question', () => {
    const terms = {
      ...plainTerms,
      city: '北京',
      monthlySalary: 60_000,
      insuranceBase: 35_811,
      insuranceCap: 35_811,
    };
    expect(checkClauses(terms).map(({ id }) => id)).not.toContain('insuranceBase');
  });
});

describe('a contract that only covers probation', () => {
  it('has no probation', () => {
    expect(stateOf({ termMonths: 3, probationMonths: 3 }, 'probation')?.text).toContain('试用期不成立');
    expect(
      stateOf({ termMonths: 36, probationMonths: 0, probationPayPercent: 50 }, 'probationPay'),
    ).toBeUndefined();
  });
});
