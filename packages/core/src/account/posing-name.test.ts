import { isPosingName } from './posing-name.js';

describe('a nickname', () => {
  it.each([
    '启程官方客服',
    '启程',
    'Qi Cheng',
    '官 方 客 服',
    '启程·小助手',
    '系统管理员',
    'ＡＤＭＩＮ',
    '启\u200b程',
    '客服小王',
  ])('impersonates the product or its staff: %j', (name) => expect(isPosingName(name)).toBe(true));
  it.each(['林知远', '李启程', '启程2026', '管理学院小周', 'administration', '系统工程师', '小助理'])(
    'is acceptable: %j',
    (name) => expect(isPosingName(name)).toBe(false),
  );
});
