import { withoutLetterSpacing } from './line-forms.js';

const tight = (text: string): string =>
  withoutLetterSpacing([{ text, page: 1, box: null, line: 1, cell: null }])[0]?.text ?? '';

describe('lines with spaced-out letters', () => {
  it.each([
    ['教 育 经 历', '教育经历'],
    ['教 育\t/\tE D U C A T I O N', '教育 / EDUCATION'],
    ['P A R T\t1\t我 的 学 业', 'PART 1 我的学业'],
    ['性    别：女', '性别：女'],

    ['C++ Linux Docker', 'C++ Linux Docker'],
  ])('%s', (spaced, meant) => {
    expect(tight(spaced)).toBe(meant);
  });
});
