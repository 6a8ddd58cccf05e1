import type { ResumeSummary } from '../api/change-resume.js';
import { familiesOf, searchFamilies } from './resume-families.js';

const resume = (id: string, title: string, more: Partial<ResumeSummary> = {}): ResumeSummary => ({
  id,
  title,
  templateCode: 'tem0001',
  language: 'zh',
  version: 1,
  updatedAt: new Date(2026, 10, 1),
  ...more,
});

const resumes = [
  resume('a', '产品经理'),
  resume('a1', '产品经理 北方', { baseId: 'a', variantTarget: '北方科技' }),
  resume('a2', '产品经理 南方', { baseId: 'a', variantTarget: '南方电商' }),
  resume('b', '数据分析'),
  resume('c1', '失去主简历的版本', { baseId: 'gone' }),
];
const shape = (families: ReturnType<typeof familiesOf>) =>
  families.map(({ base, variants }) => [base.id, ...variants.map(({ id }) => id)]);

describe('résumé families', () => {
  it('keep the order of the list and omit none', () => {
    expect(shape(familiesOf(resumes))).toEqual([['a', 'a1', 'a2'], ['b'], ['c1']]);
  });

  it("match by the base's name with all variants, or by one variant with its base", () => {
    const families = familiesOf(resumes);
    expect(shape(searchFamilies(families, '数据'))).toEqual([['b']]);
    expect(shape(searchFamilies(families, '南方 产品'))).toEqual([['a', 'a2']]);
    expect(shape(searchFamilies(families, '产品'))).toEqual([['a', 'a1', 'a2']]);
    expect(shape(searchFamilies(families, '没有'))).toEqual([]);
    expect(shape(searchFamilies(families, '  '))).toHaveLength(3);
  });
});
