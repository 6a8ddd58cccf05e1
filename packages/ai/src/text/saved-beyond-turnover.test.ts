import { impossibleFigureIn } from './impossible.js';

describe('savings of more than half of the turnover of the same period', () => {
  it.each([
    '毛利做到65%，每个月光人工就省了20多万，店里一个月营业额大概30万左右',
    '每月节约物料费用50万元；门店每月营业额80万元',
  ])('are doubtful: %s', (text) => {
    expect(impossibleFigureIn(text)).not.toBeNull();
  });

  it.each([
    '每月节约物料费用5万元，门店每月营业额80万元',
    '全年节约成本50万元，每月营业额80万元',
    '每月省20万元采购款',
    '一年营业额500万，每月省下3万',
  ])('are not there: %s', (text) => {
    expect(impossibleFigureIn(text)).toBeNull();
  });
});
