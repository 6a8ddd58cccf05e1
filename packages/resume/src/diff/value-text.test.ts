import { valueText } from './value-text.js';

it.each(['constructor', '__proto__', 'toString'])('shows the word %s as written', (word) => {
  expect(valueText(word)).toBe(word);
  expect(valueText([word, word], {})).toBe(`${word}、${word}`);
});

it('labels codes that are not readable', () => {
  expect(valueText('rounded')).toBe('圆角');
  expect(valueText('a', { a: { zh: '甲', en: 'A' } })).toBe('甲');
});
