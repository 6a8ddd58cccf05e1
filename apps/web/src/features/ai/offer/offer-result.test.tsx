import { render, screen } from '@testing-library/react';
import { sampleComparison } from '#src/testing/sample-comparison.js';
import { FiguresTable } from './offer-result.js';

describe('figures of offers', () => {
  it('say that the housing fund was not filled in, instead of 0', () => {
    const [first] = sampleComparison.offers;
    if (!first) throw new Error('the sample has no offers');
    const offer = { ...first, cash: { ...first.cash, fundEmployee: 0, fundEmployer: 0 } };
    const gap = { offerId: offer.id, field: 'fundPercent', label: '公积金比例', effect: '' };
    const { unmount } = render(<FiguresTable offers={[offer]} missing={[gap]} />);
    expect(screen.getByText('未填写')).not.toBeNull();
    expect(screen.queryByText('0 + 0')).toBeNull();
    unmount();
    render(<FiguresTable offers={[offer]} missing={[]} />);
    expect(screen.queryByText('未填写')).toBeNull();
  });
});
