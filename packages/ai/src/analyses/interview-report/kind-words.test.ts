import { harmIn } from './harms.js';

describe('a step left out that only the model finds', () => {
  it('is not named without a word for the step', () => {
    expect(
      harmIn(
        '信息不完整的时候我就凭经验，我做了快二十年了，一般不会错。我曾经靠直觉一个月给公司赚了两百万纯利润。',
      ),
    ).toBeUndefined();
  });

  it('is named with it', () => {
    expect(harmIn('赶进度的时候我没做班前检查就直接开机了，大家都这样，也没出过事。')).toBeDefined();
  });
});
