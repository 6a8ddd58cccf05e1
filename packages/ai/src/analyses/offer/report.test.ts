import { fullTerms, questionOf } from '#test/offer-questions.js';
import { compareOffers } from './compare-offers.js';
import { reportOfOffers } from './report.js';

const basic = { company: '云帆科技', role: '测试', city: '杭州', monthlySalary: 16_333 };
const textOf = (...offers: Parameters<typeof questionOf>) => {
  const input = questionOf(...offers);
  return JSON.stringify(reportOfOffers(input, compareOffers(input)));
};

describe('the report of a comparison', () => {
  it('states amounts in whole yuan, as the page does', () => {
    const terms = { ...fullTerms, monthlySalary: 13_777 };
    const [offer] = compareOffers(questionOf(terms, basic)).offers;
    const report = textOf(terms, basic);
    expect(report).toContain(`"${offer?.cash.net.toLocaleString('zh-CN', { maximumFractionDigits: 0 })}"`);
    expect(report).toContain(`"${offer?.perHour?.toFixed(1)}"`);
    expect(report.match(/"[\d,]+\.\d\d"/gu)).toBeNull();
  });

  it('states a gap of several offers once', () => {
    const report = textOf(basic, { ...basic, company: '南山银行' }, { ...basic, company: '北岸设计' });
    expect(report).toContain('A、B、C：');
    expect(report.match(/成长空间评分/gu)).toHaveLength(1);
  });
});
