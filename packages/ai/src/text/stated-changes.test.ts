import { changesIn, compareRate, computedRate, ratesIn } from './stated-changes.js';

const RESUME = [
  '2024年参与降低呼吸机相关性肺炎的品管圈，VAP发生率由千分之9.6降到千分之5.1（每千机械通气日），我负责数据收集',
  '班里报警次数从一个月140多次降到30次以内',
  '课程完课率由71%提高到86%',
  '把每份汇总时间从20分钟缩短到3分钟',
];
const changes = RESUME.flatMap((line) => changesIn(line));
const compared = (text: string) => ratesIn(text).map((rate) => compareRate(rate, changes));

it('reads both values of a change', () => {
  expect(changes.map(({ from, to, isShare }) => [from, to, isShare])).toEqual([
    [9.6, 5.1, false],
    [140, 30, false],
    [71, 86, true],
    [20, 3, false],
  ]);
});

it.each([
  ['我主导的品管圈将VAP发生率降低了90%', '约降低 47%'],
  ['我把汇总时间缩短了50%', '约降低 85%'],
  ['完课率提升了40%', '约提高 21%'],
])('a rate that contradicts both values: %s', (text, rate) => {
  const [found] = compared(text);
  expect(found?.isSame).toBe(false);
  expect(computedRate(found!.change)).toBe(rate);
});

it.each(['VAP发生率降低了近一半，约47%', '报警次数下降了近八成', '完课率提高了15%', '汇总时间缩短85%'])(
  'a rate that follows from both values: %s',
  (text) => {
    expect(compared(text).every((found) => found?.isSame)).toBe(true);
  },
);

it.each(['毛利率提高了12%', '客诉减少了三成', '合格率降到90%'])('a rate on another matter: %s', (text) => {
  expect(compared(text).filter((found) => found !== undefined)).toEqual([]);
});

it('percentage points are compared with the difference', () => {
  expect(compared('完课率提高了15个百分点').map((found) => found?.isSame)).toEqual([true]);
  expect(compared('完课率提高了21个百分点').map((found) => found?.isSame)).toEqual([false]);
});
