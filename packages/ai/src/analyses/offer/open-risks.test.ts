import type { OfferTerms } from '@qicheng/analysis/offer';
import { fullTerms, questionOf } from '#test/offer-questions.js';
import { checkClauses } from './check-clauses.js';
import { compareOffers } from './compare-offers.js';
import { figuresOf } from './figures.js';
import { listMissing, listQuestions } from './missing-facts.js';

const valueOf = (more: Partial<OfferTerms>): number | null =>
  figuresOf({ ...fullTerms, weeklyHours: 40, ...more }, { year: 2027, deductions: 0 }).values.contract;
const contract = { termMonths: 36, probationMonths: 3, probationPayPercent: 100 };

describe('a clause to be clarified lowers the contract score', () => {
  it.each([
    [
      'a ban on competing without pay',
      { contract: { ...contract, nonCompete: { months: 24 } } },
      '第二十三条',
    ],
    [
      'a penalty without the cost of a training',
      { contract: { ...contract, penalty: { reason: '服务期' as const, amount: 50_000 } } },
      '第二十二条',
    ],
    ['insurance on a low base', { contract, monthlySalary: 25_000, insuranceBase: 5_000 }, '第十二条'],
  ])('%s', (_name, more, article) => {
    expect(valueOf({ contract })).toBe(0);
    expect(valueOf(more)).toBe(0.5);
    const clauses = checkClauses({ ...fullTerms, weeklyHours: 40, ...more }).filter(
      ({ state }) => state === 'ask',
    );
    expect(clauses.map((clause) => clause.article).join()).toContain(article);
  });

  it('the default pay for a non-compete clause cites the judicial interpretation that states it', () => {
    const unpaid = checkClauses({ ...fullTerms, contract: { ...contract, nonCompete: { months: 24 } } }).find(
      ({ id }) => id === 'nonCompetePay',
    );
    expect(unpaid?.text).toContain('30%');
    expect(unpaid?.article).toContain('解释（一）第三十六条');
  });
});

describe('an offer to stay with the current employer', () => {
  const staying: OfferTerms = { ...fullTerms, company: '现公司（留任加薪）', contract: undefined };

  it('leads to no question about probation', () => {
    const input = questionOf(staying, fullTerms);
    expect(
      listMissing(input)
        .filter(({ offerId }) => offerId === 'A')
        .map(({ field }) => field),
    ).not.toContain('probationPayPercent');
    expect(listQuestions(staying).join()).not.toContain('试用期');
  });

  it('leads to no thanks for the offer', () => {
    const [own] = compareOffers(questionOf(staying, fullTerms)).offers;
    expect(own?.negotiation.map(({ text }) => text).join()).not.toMatch(/感谢.*提供.*Offer/u);
  });
});
