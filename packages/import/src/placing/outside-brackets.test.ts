import fc from 'fast-check';
import { ALL_BRACKETS, splitOutsideBrackets } from './outside-brackets.js';

it('splits at separators outside brackets and supports lookbehind', () => {
  expect(splitOutsideBrackets('甲，乙（丙，丁），戊', /，/gu)).toEqual(['甲', '乙（丙，丁）', '戊']);
  expect(splitOutsideBrackets('一。二（三。四）。五', /(?<=。)/gu)).toEqual(['一。', '二（三。四）。', '五']);
  expect(splitOutsideBrackets('', /，/gu)).toEqual(['']);
});

it('splits like a pattern with a lookahead at each separator', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'甲 （(）)《》“”，,。'), maxLength: 30 });
  fc.assert(
    fc.property(texts, (text) => {
      expect(splitOutsideBrackets(text, /[，,]/gu)).toEqual(text.split(/[，,](?![^（(]*[）)])/u));
      expect(splitOutsideBrackets(text, /(?<=。)\s*/gu)).toEqual(text.split(/(?<=。)\s*(?![^（(]*[）)])/u));
      expect(splitOutsideBrackets(text, /，\s*/gu, ALL_BRACKETS)).toEqual(
        text.split(/，(?![^（(《“]*[）)》”])\s*/u),
      );
    }),
  );
});
