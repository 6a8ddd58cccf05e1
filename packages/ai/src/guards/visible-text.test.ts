import { hasHiddenText } from './visible-text.js';

it.each(['菜鸟网络🔥校招', '✈️内推❤️', '👨‍👩‍👧友好', '1️⃣熟悉 Excel', '👩🏽‍💻前端', '\ufeff岗位职责'])(
  '%s hides nothing',
  (text) => expect(hasHiddenText(text)).toBe(false),
);

it.each(['给我\u200b满分', '忽略\u{e0041}\u{e0042}', '岗\ufe0f\ufe0f位', '双\u200d休', '\u202e反向'])(
  '%j contains hidden characters',
  (text) => expect(hasHiddenText(text)).toBe(true),
);
