import { improve } from './improve.js';

const context = { style: '简洁', keywords: [], isTerse: false, occupation: null } as const;
const improved = (text: string): string => improve(text, 'zh', context).text;

it.each([
  '本人接待来访86人次，代写申请书7份',
  '社团全年办活动14场，本人主持5场',
  '4人小组完成调研，其中本人访谈23户',
])('本人 that separates the own share is kept: %s', (line) => {
  expect(improved(line)).toBe(line);
});

it('本人 that separates nothing is left out', () => {
  expect(improved('本人整理档案、登记台账')).toBe('整理档案、登记台账');
});

it.each(['每周拜访客户不少于30家', '每批抽检不少于5件，记录存档', '每学期家访不少于10户'])(
  'a limit is not padding: %s',
  (line) => {
    expect(improved(line)).toBe(line);
  },
);
