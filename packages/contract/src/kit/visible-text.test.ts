import { isVisible } from './visible-text.js';

describe('a visible text', () => {
  it.each(['林', 'é', '简历 1', '·', '😀', '\u200b林'])('is %j', (text) =>
    expect(isVisible(text)).toBe(true),
  );
  it.each(['\u200b', '\u2060\u00ad', '\u3164', '\ufe0f', '\u2800', '\u202e ', '\u0301', '\u{e0041}'])(
    'is not %j',
    (text) => expect(isVisible(text)).toBe(false),
  );
});
