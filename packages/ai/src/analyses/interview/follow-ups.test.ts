import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { bankEntry } from './bank.js';
import { followUpsOf } from './follow-ups.js';
import { predictInterview } from './predict.js';

const BAKER: Written = {
  school: ['江城职业学院', '食品加工', '2012.09-2015.06'],
  work: [
    [
      '江城麦田食品公司',
      '烘焙组长',
      '2019.03-',
      '调整醒发时间，报废率由 9% 降到 4%',
      '牵头夜班排产和交接，面包次日七点前出货',
    ],
  ],
};
const TRAINEE: Written = {
  school: ['江城农业大学', '动物医学', '2023.09-2027.06'],
  internships: [
    [
      '江城安宠动物医院',
      '助理实习生',
      '2026.07-2026.08',
      '跟着主治医生出诊，协助完成绝育手术的术前准备',
      '整理病历并回访宠物主人',
    ],
  ],
};
const questionsFor = (resume: Written, position: string, round: 'hr' | 'business') =>
  predictInterview({
    ...{ resume: snapshotOf(resume), position, round, difficulty: 'standard', persona: 'neutral' },
    ...{ count: 10, set: 1, month: '2026-11', jd: '' },
  }).questions;
const followUpsTo = (questions: ReturnType<typeof questionsFor>, words: RegExp): string =>
  questions
    .filter(({ text }) => words.test(text))
    .flatMap(({ followUps }) => followUps.map(({ text }) => text))
    .join('\n');

it('no number is requested where the question quotes a change with both values', () => {
  const followUps = followUpsTo(questionsFor(BAKER, '烘焙主管', 'business'), /9% 降到 4%/u);
  expect(followUps).not.toBe('');
  expect(followUps).not.toContain('有没有一个数字');
});

it.each(['ex-gap', 'ex-gap-told', 'ex-overlap'])(
  'no dates are requested of a period that is named: %s',
  (id) => {
    const followUps = followUpsOf(bankEntry(id), { id: 'q2', persona: 'neutral', isStudent: false });
    expect(followUps.map(({ text }) => text).join('')).not.toContain('从几月到几月');
  },
);

it('only somebody who was not guided is asked where the work would stop without them', () => {
  const guided = followUpsTo(questionsFor(TRAINEE, '宠物医生助理', 'hr'), /几个人一起做/u);
  expect(guided).toContain('哪一步还要别人带');
  expect(guided).not.toContain('你不在的那几天');
  const own = followUpsTo(questionsFor(BAKER, '烘焙主管', 'hr'), /几个人一起做/u);
  expect(own).toContain('你不在的那几天');
  expect(own).not.toContain('哪一步还要别人带');
});
