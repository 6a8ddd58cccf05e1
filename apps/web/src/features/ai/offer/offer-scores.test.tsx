import type { OfferDimensionKey } from '@qicheng/analysis/offer';
import type { OfferResult } from '@qicheng/analysis/offer-result';
import { render, screen } from '@testing-library/react';
import { sampleComparison } from '#src/testing/sample-comparison.js';
import { Ranking } from './ranking.js';
import { ScoresTable } from './offer-result.js';

/** The sample with these dimensions counted. */
function comparedBy(keys: readonly OfferDimensionKey[]): OfferResult {
  const effective = { ...sampleComparison.weights.effective };
  for (const key of Object.keys(effective) as OfferDimensionKey[])
    effective[key] = keys.includes(key) ? 100 / keys.length : 0;
  return { ...sampleComparison, weights: { ...sampleComparison.weights, effective } };
}

describe('scores of offers', () => {
  it('have a row per counted dimension, and name the others below', () => {
    render(<ScoresTable {...comparedBy(['cash', 'fund', 'hours'])} />);
    const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows).toEqual(['税后年现金', '公积金', '工作时长']);
    expect(screen.getByText(/^没有参与比较：收入确定性、成长空间、通勤/u)).not.toBeNull();
  });

  it('have no total if only salary counts', () => {
    const { unmount } = render(<Ranking {...comparedBy(['cash'])} />);
    expect(screen.queryByText('85.0')).toBeNull();
    expect(screen.queryByText('分')).toBeNull();
    expect(screen.getByText('只比较了税后年现金，不给总分；填写更多方面后再比较。')).not.toBeNull();
    expect(screen.getByText('225,162')).not.toBeNull();
    unmount();
    render(<Ranking {...comparedBy(['cash', 'fund', 'hours'])} />);
    expect(screen.getByText('85.0')).not.toBeNull();
  });
});
