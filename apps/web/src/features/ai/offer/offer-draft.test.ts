import { offerDimensionKeys } from '@qicheng/analysis/offer';
import { DEFAULT_WEIGHTS, EMPTY_DRAFT, readDraft, rebalanced } from './offer-draft.js';

const entry = { company: '云帆科技', role: '前端', city: '杭州', monthlySalary: '18,000' };
const sum = (weights: Record<string, number>) =>
  Object.values(weights).reduce((one, other) => one + other, 0);

describe('question parsed from the form', () => {
  it('contains the input, with figures as numbers, and omits empty fields', () => {
    const full = {
      ...entry,
      salaryMonths: '15',
      'bonusMonths.base': '１',
      growth: '4',
      'contract.takesDeposit': 'false',
      'contract.penalty.reason': '服务期',
      hukou: '',
    };
    const { question, problems } = readDraft({ ...EMPTY_DRAFT, offers: [full, entry] });
    expect(problems).toEqual({});
    expect(question?.offers[0]).toEqual({
      company: '云帆科技',
      role: '前端',
      city: '杭州',
      monthlySalary: 18_000,
      salaryMonths: 15,
      bonusMonths: { base: 1 },
      growth: 4,
      contract: { takesDeposit: false, penalty: { reason: '服务期' } },
    });
    expect(question).not.toHaveProperty('weights');
  });

  it('reports problems per field, in Chinese', () => {
    const bad = { ...entry, company: '', monthlySalary: 'x', salaryMonths: '3', 'bonusMonths.low': '2' };
    const { question, problems } = readDraft({ ...EMPTY_DRAFT, offers: [bad, { salaryMonths: 'x' }] });
    expect(question).toBeNull();
    expect(problems).toMatchObject({
      'offers.0.company': '请填写公司',
      'offers.0.monthlySalary': '请填一个金额，如 18000、18k 或 1.8万',
      'offers.1.salaryMonths': '请填数字',
      'offers.1.monthlySalary': '请填写月薪',
      'offers.0.bonusMonths.base': '请正确填写',
      'offers.1.city': '请填写城市',
    });
    for (const words of Object.values(problems)) expect(words).toMatch(/[\u4e00-\u9fff]/);
  });

  it.each([
    ['monthlySalary', '1500000', '金额过大，请核对，单位是元/月'],
    ['monthlySalary', '0', '请填写月薪'],
    ['signingBonus', '90000000', '金额过大，请核对，单位是元'],
    ['weeklyHours', '1000', '数值过大，请核对'],
    ['salaryMonths', '3', '数值过小，请核对'],
  ])('distinguishes a figure out of range from a missing one: %s %s', (path, typed, words) => {
    const { problems } = readDraft({ ...EMPTY_DRAFT, offers: [{ ...entry, [path]: typed }, entry] });
    expect(problems).toEqual({ [`offers.0.${path}`]: words });
  });

  it.each([
    ['18k', 18_000],
    ['18 K', 18_000],
    ['1.8万', 18_000],
    ['１．８ｗ元', 18_000],
    ['¥18,000元', 18_000],
    ['1.005k', 1_005],
    ['18000.5', 18_000.5],
    ['15-20k', null],
    ['18k*14', null],
    ['面议', null],
  ])('parses money as people write it: %s', (typed, yuan) => {
    const { question, problems } = readDraft({
      ...EMPTY_DRAFT,
      offers: [{ ...entry, monthlySalary: typed, housingAllowance: typed }, entry],
    });
    expect(question?.offers[0]?.monthlySalary ?? null).toBe(yuan);
    expect(question?.offers[0]?.housingAllowance ?? null).toBe(yuan);
    if (yuan === null) expect(problems['offers.0.housingAllowance']).toContain('18k');
  });

  it('accepts no unit multiplier for figures that are not money', () => {
    const { problems } = readDraft({ ...EMPTY_DRAFT, offers: [{ ...entry, weeklyHours: '1k' }, entry] });
    expect(problems).toEqual({ 'offers.0.weeklyHours': '请填数字' });
  });

  it('contains weights once they were changed', () => {
    const weights = rebalanced(DEFAULT_WEIGHTS, 'cash', 60);
    expect(readDraft({ ...EMPTY_DRAFT, offers: [entry, entry], weights }).question?.weights).toEqual(weights);
  });
});

describe('changed weights', () => {
  it.each(offerDimensionKeys)('add up to 100 wherever %s moves', (key) => {
    let weights = DEFAULT_WEIGHTS;
    for (const to of [0, 1, 33, 67, 99, 100, 50, 0]) {
      weights = rebalanced(weights, key, to);
      expect(sum(weights)).toBe(100);
      expect(weights[key]).toBe(to);
      expect(Math.min(...Object.values(weights))).toBeGreaterThanOrEqual(0);
    }
  });
});
