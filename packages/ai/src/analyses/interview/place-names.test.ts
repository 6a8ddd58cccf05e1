import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { predictInterview } from './predict.js';

const MASON: Written = {
  school: ['江城职业学院', '建筑工程', '2010.09-2013.06'],
  work: [
    [
      '江城宏基建设公司（特级资质,在建9个标段）',
      '砌筑班长',
      '2016.03-2026.05',
      '带班砌筑教学楼两栋，一次验收合格',
    ],
    ['江城安居建筑公司', '瓦工', '2013.07-2016.02', '负责住宅楼内墙抹灰'],
  ],
  skills: ['会的工具', '激光水平仪'],
};
const questions = predictInterview({
  ...{
    resume: snapshotOf(MASON),
    position: '施工员',
    round: 'manager',
    difficulty: 'standard',
    persona: 'neutral',
  },
  ...{ count: 10, set: 1, month: '2026-11', jd: '' },
}).questions.map(({ text }) => text);

it('an employer is named without the remark on its size', () => {
  expect(questions.join('\n')).toContain('江城宏基建设公司”');
  expect(questions.join('\n')).not.toContain('标段');
});

it('the heading of a list of tools is no tool to ask about', () => {
  expect(questions.join('\n')).not.toContain('会的工具');
});
