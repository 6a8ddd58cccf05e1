import { firstTitle, isGeneratedTitle } from './default-title.js';

it.each([
  ['the plain title', [], 'zh', '我的简历'],
  ['the next number', ['我的简历'], 'zh', '我的简历 2'],
  ['a number above the highest', ['我的简历 7', '数据分析', '我的简历'], 'zh', '我的简历 8'],
  ['the plain title next to other names', ['我的简历（投递版）', '教师'], 'zh', '我的简历'],
  ['separate numbers for English titles', ['My résumé', '我的简历 4'], 'en', 'My résumé 2'],
] as const)('returns %s', (_what, taken, language, title) => {
  expect(firstTitle(taken, language)).toBe(title);
});

it.each([
  ['我的简历', true],
  ['我的简历 12 副本', true],
  ['My résumé 2', true],
  ['导入的简历', true],
  ['林晓禾的简历', true],
  ['林晓禾 resume', true],
  ['林晓的简历', false],
  ['我的简历（投递版）', false],
  ['副本', false],
])('decides whether %s was generated', (title, isGenerated) => {
  expect(isGeneratedTitle(title, '林晓禾')).toBe(isGenerated);
});
