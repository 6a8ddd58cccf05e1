import { emptyDocument } from '@qicheng/resume/defaults';
import { patched } from './apply-patch.js';

const seen = {
  ...emptyDocument(),
  work: [{ id: 'w', company: { zh: '云帆科枝' }, highlights: [{ id: 'a', kind: 'bullet' as const }] }],
};
const correction = [{ op: 'replace' as const, path: '/work/0/company/zh', value: '云帆科技' }];

describe('correction of a finding', () => {
  it('applies if the résumé still contains the analysed text', () => {
    expect(patched(seen, seen, correction)?.work?.[0]?.company).toEqual({ zh: '云帆科技' });
  });

  it('does not apply if its target has changed, even if another item has taken its index', () => {
    const changed = { ...seen, work: [{ ...seen.work[0]!, company: { zh: '远山科技' } }] };
    const moved = { ...seen, work: [{ id: 'new', company: { zh: '新公司' } }, ...seen.work] };
    expect(patched(changed, seen, correction)).toBeNull();
    expect(patched(moved, seen, correction)).toBeNull();
  });

  it('applies besides other changes', () => {
    const elsewhere = { ...seen, basics: { ...seen.basics, phone: '13800000000' } };
    expect(patched(elsewhere, seen, correction)?.basics.phone).toBe('13800000000');
  });

  it('adds and removes', () => {
    const added = patched(seen, seen, [{ op: 'add', path: '/work/0/city', value: { zh: '杭州' } }]);
    expect(added?.work?.[0]).toHaveProperty('city', { zh: '杭州' });
    const removed = patched(seen, seen, [{ op: 'remove', path: '/work/0/highlights/0' }]);
    expect(removed?.work?.[0]?.highlights).toEqual([]);
  });
});
