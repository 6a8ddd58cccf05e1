import { escaped } from '@qicheng/resume/regex';
// The words of a line are one unit; the first is its key.
const SAME_UNIT: readonly (readonly string[])[] = [
  ['%', 'percent', 'per cent', 'pct'],
  ['个百分点', '百分点', 'percentage points', 'percentage point', 'pp'],
  ['元', '人民币', '块', 'cny', 'rmb', 'yuan'],
  ['美元', '美金', 'usd', 'dollars', 'dollar'],
  ['英镑', 'gbp', 'pounds'],
  ['欧元', 'eur', 'euros'],
  [
    '人',
    '名',
    '位',
    '个人',
    '余人',
    '多人',
    '名学生',
    'people',
    'persons',
    'employees',
    'graduates',
    'colleagues',
    'members',
  ],
  ['用户', '名用户', '个用户', '位用户', 'users'],
  ['年', '周年', 'years', 'year', 'yrs'],
  ['岁'],
  ['个月', '月', 'months', 'month'],
  ['周', '个星期', '星期', 'weeks', 'week'],
  ['天', '日', 'days', 'day'],
  ['小时', '个小时', 'hours', 'hour', 'hrs', 'h'],
  ['分钟', 'minutes', 'minute', 'min'],
  ['秒', 'seconds', 'second', 's'],
  ['毫秒', 'milliseconds', 'ms'],
  ['次', '人次', 'times'],
  ['倍', 'x', 'fold'],
  ['分', 'points', 'point'],
  ['字', 'words'],
  ['项', 'projects', 'project'],
  ['个'],
  ...[
    '家',
    '件',
    '条',
    '场',
    '款',
    '套',
    '台',
    '门',
    '种',
    '类',
    '期',
    '版',
    '轮',
    '组',
    '队',
    '级',
    '行',
  ].map((unit) => [unit]),
  ...[
    '页',
    '篇',
    '份',
    '单',
    '张',
    '本',
    '部',
    '座',
    '间',
    '支',
    '只',
    '批',
    '步',
    '点',
    '等',
    '届',
    '线',
  ].map((unit) => [unit]),
  ...['吨', '公里', '千米', '米', '平方米', '平米', '亩', '公斤', '千克', '斤'].map((unit) => [unit]),
];

const CANONICAL = new Map(
  SAME_UNIT.flatMap(([first = '', ...rest]) => [first, ...rest].map((word) => [word, first])),
);

const wordEnd = (unit: string): string =>
  /[a-z]$/.test(unit) ? `${escaped(unit)}(?![A-Za-z])` : escaped(unit);

/** All units, longest first, as regular expression source. */
export const UNIT_SOURCE = [...CANONICAL.keys()]
  .sort((a, b) => b.length - a.length)
  .map(wordEnd)
  .join('|');

/** The key of a unit; empty if there is none. */
export const canonicalUnit = (unit: string): string =>
  CANONICAL.get(unit.toLowerCase()) ?? unit.toLowerCase();

const MONEY = new Set(['元', '美元', '英镑', '欧元']);
const EXACT = new Set([...MONEY, '%', '个百分点', '倍', '']);

/** The units that a number may be given, if a source states it with this one. */
export function unitsSupportedBy(unit: string): 'any-count' | readonly string[] {
  if (unit === '') return 'any-count';
  if (unit === '分') return [unit, ''];
  return EXACT.has(unit) ? [unit] : [unit, '', '个'];
}

/** Whether a bare number, such as a form field, may be given this unit. */
export const isCount = (unit: string): boolean => !EXACT.has(unit) || unit === '';
