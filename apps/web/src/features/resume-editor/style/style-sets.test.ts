import { displacedBy, MAX_SETS, type StyleSet } from './style-sets.js';

const set = (name: string): StyleSet => ({ name, templateCode: 'tem0001', style: {} });
const all = Array.from({ length: MAX_SETS }, (_, place) => set(`样式 ${place}`));

it('replaces the one with the same name, also when the list is full', () => {
  expect(displacedBy('样式 3', all)?.name).toBe('样式 3');
  expect(displacedBy('样式 0', all.slice(0, 2))?.name).toBe('样式 0');
});

it('replaces the oldest when the list is full, and none before', () => {
  expect(displacedBy('新的', all)?.name).toBe(`样式 ${MAX_SETS - 1}`);
  expect(displacedBy('新的', all.slice(1))).toBeUndefined();
});
