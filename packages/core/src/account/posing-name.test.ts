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
    'qicheng_official',
    'Official QiCheng',
    '启程_support',
    'admin01',
    'Webmaster',
    '站长',
    '本站站长',
    '网站小编',
    '启程审核中心',
    '运营人员2',
    'kefu 01',
  ])('impersonates the product or its staff: %j', (name) => expect(isPosingName(name)).toBe(true));
  it.each([
    ...['林知远', '李启程', '启程2026', '管理学院小周', 'administration', '系统工程师', '小助理'],
    ...[
      '加油站长老李',
      '气象站长',
      '新媒体运营小陈',
      '首席运营官',
      'supporter',
      'Teamwork',
      'systemd',
      '小编剧',
    ],
  ])('is acceptable: %j', (name) => expect(isPosingName(name)).toBe(false));
});
