import { gapsByEffect } from './offer-result.js';

const gap = (offerId: 'A' | 'B' | 'C', label: string, effect = '不参与排名') => ({
  offerId,
  field: label,
  label,
  effect,
});

describe('gaps of an offer comparison', () => {
  it('are stated once for the offers that lack the same facts', () => {
    const missing = (['A', 'B', 'C'] as const).flatMap((id) => [gap(id, '每周工时'), gap(id, '单程通勤')]);
    expect(gapsByEffect(missing)).toEqual([
      { offerIds: ['A', 'B', 'C'], labels: ['每周工时', '单程通勤'], effect: '不参与排名' },
    ]);
  });

  it('are listed separately for other offers and for another effect', () => {
    const missing = [
      gap('A', '每周工时'),
      gap('A', '年终奖', '未计入现金'),
      gap('B', '年终奖', '未计入现金'),
    ];
    expect(gapsByEffect(missing)).toEqual([
      { offerIds: ['A'], labels: ['每周工时'], effect: '不参与排名' },
      { offerIds: ['A', 'B'], labels: ['年终奖'], effect: '未计入现金' },
    ]);
  });

  it('of the whole comparison name no offer', () => {
    const missing = [{ field: 'deductions', label: '专项附加扣除', effect: '按 0 计算' }];
    expect(gapsByEffect(missing)).toEqual([{ offerIds: [], labels: ['专项附加扣除'], effect: '按 0 计算' }]);
  });
});
