import { isEnglishLetter, letterLines } from './letter-lines.js';

const COURTESY = ['此致', '敬礼！'];
const TEXT = '尊敬的招聘负责人：\n\n我应聘护士。\n\n随信附上简历。\n\n此致\n敬礼！\n\n沈一诺\n2026年11月30日';

describe('letterLines', () => {
  it('finds salutation, paragraphs, courtesy and signature', () => {
    expect(letterLines(TEXT, COURTESY).map(({ kind }) => kind)).toEqual([
      'salutation',
      'paragraph',
      'paragraph',
      'courtesy',
      'courtesy',
      'signature',
      'signature',
    ]);
  });

  it('keeps the kinds of lines that the writer changed or added', () => {
    const changed = TEXT.replace('我应聘护士。', '我应聘贵院护士。\n我住在附近。').replace(
      '沈一诺',
      '沈一诺 敬上',
    );
    expect(letterLines(changed, COURTESY).map(({ kind, text }) => `${kind} ${text}`)).toEqual(
      expect.arrayContaining(['paragraph 我住在附近。', 'signature 沈一诺 敬上']),
    );
  });

  it('has only paragraphs where salutation and courtesy were deleted', () => {
    expect(letterLines('我应聘护士。\n随信附上简历。', COURTESY).map(({ kind }) => kind)).toEqual([
      'paragraph',
      'paragraph',
    ]);
  });
});

it('an English letter may name a Chinese place', () => {
  expect(isEnglishLetter('I worked in 南京 and Suzhou.')).toBe(true);
  expect(isEnglishLetter(TEXT)).toBe(false);
});
