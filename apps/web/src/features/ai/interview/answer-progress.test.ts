import { isSubmitted, stepLabel } from './interview-room.js';

const followUp = { id: 'f', text: '结果用什么来衡量？' };

it.each([
  [undefined, '未答', false],
  [{ text: '  ', followUp: null, state: 'saved' }, '未答', false],
  [{ text: '我负责', followUp: null, state: 'changed' }, '未保存', false],
  [{ text: '我负责', followUp: null, state: 'saved' }, '未提交', false],
  [{ text: '我负责', followUp, state: 'saved' }, '已答', true],
  [{ text: '我负责', followUp, state: 'conflict' }, '待选择', true],
] as const)('labels %j as %s', (answer, words, isCounted) => {
  expect(stepLabel(answer)).toBe(words);
  expect(isSubmitted(answer)).toBe(isCounted);
});
