import { written } from '#test/resume-analysis/written-resume.js';
import { personOf } from './person.js';
import { isLaterPost } from './present-post.js';

const employmentOf = (title: string, period: string, ...lines: string[]): string =>
  personOf(written({ work: [['江城精密制造有限公司', title, period, ...lines]] })).employment;

it.each([
  ['装配钳工', '2020年起任组长', '现任江城精密制造有限公司装配钳工组长（2020 年起）'],
  ['质检员', '2022年3月起做班长', '现任江城精密制造有限公司质检班长（2022 年起）'],
  ['工艺工程师', '2023年升主管', '现任江城精密制造有限公司主管（2023 年起）'],
  ['会计', '2021年5月起兼出纳', '现任江城精密制造有限公司会计兼出纳'],
  ['店员', '现任店长', '现任江城精密制造有限公司店长'],
  ['装配班长（2020年5月起）/装配钳工', '负责试机', '现任江城精密制造有限公司装配班长'],
  ['装配钳工（2022.05起为设备巡检员）', '负责试机', '现任江城精密制造有限公司设备巡检员（2022 年起）'],
  ['焊工', '2019年做过半年组长', '现任江城精密制造有限公司焊工'],
  ['焊工', '2021年起做班长，带 6 个人', '现任江城精密制造有限公司焊工'],
])('%s with the line %s', (title, line, employment) => {
  expect(employmentOf(title, '2016.03-', '负责日常生产，产量 200 件', line)).toBe(employment);
});

it('does not date a later post back to the beginning of the job', () =>
  expect(
    personOf(
      written({ work: [['江城精密制造有限公司', '钳工/班长（2020年5月起）', '2016.03-', '负责试机']] }),
    ).currentPost,
  ).toBe(''));

it('tells no later post of a job that is over', () =>
  expect(employmentOf('装配钳工', '2012.03-2020.06', '2016年起任组长')).toBe(
    '曾任江城精密制造有限公司装配钳工',
  ));

it('is a statement of the post alone', () => {
  expect(isLaterPost('2022年9月起兼年级组长（4个班）')).toBe(true);
  expect(isLaterPost('2021年起做老客户回访，流失率降到 8%')).toBe(false);
});
