import { chooseFollowUp, hitPoints, isBlankAnswer } from './interview-answer.js';
import type { FollowUp } from './interview.js';

const followUps: FollowUp[] = (
  ['blank', 'short', 'teamOnly', 'noFigure', 'noReason', 'missedPoint', 'complete'] as const
).map((when, index) => ({
  id: `q1f${index}`,
  when,
  text: when,
  ...(when === 'missedPoint' && { pointId: 'p2' }),
}));
const question = {
  followUps,
  scoringPoints: [
    { id: 'p1', label: '目标', words: ['目标'] },
    { id: 'p2', label: '复盘', words: ['复盘'] },
  ],
};

describe('the follow-up depends on the answer', () => {
  it.each([
    ['不会', 'blank'],
    ['我做了宣传。', 'short'],
    [
      '我们小组在大二的校园文化节一起做了宣传，大家分头联系了很多班级，最后大家都很满意，团队配合得不错。',
      'teamOnly',
    ],
    [
      '大二的校园文化节里我负责宣传，我联系了各个班级的班长，写了推文，还在食堂门口发了传单，最后很多同学来了。',
      'noFigure',
    ],
    [
      '大二的校园文化节里我负责宣传，目标 300 人，我联系了 12 个班的班长，写了 3 篇推文，最后来了 420 位同学。',
      'noReason',
    ],
    [
      '大二的校园文化节里我负责宣传，目标 300 人，因为预算少，我联系了 12 个班的班长，最后来了 420 位同学。',
      'missedPoint',
    ],
    [
      '大二的校园文化节里我负责宣传，目标 300 人，因为预算少，我联系了 12 个班的班长，最后来了 420 人，复盘后还写了文档。',
      'complete',
    ],
  ])('%s', (answer, when) => {
    expect(chooseFollowUp(question, answer)?.when).toBe(when);
  });

  it('gives null if no follow-up fits', () => {
    expect(
      chooseFollowUp({ ...question, followUps: followUps.slice(0, 1) }, '我当时的目标很明确'),
    ).toBeNull();
  });
});

it('recognises non-answers', () => {
  expect(['', '不会', 'I dont know', '没想好'].map(isBlankAnswer)).toEqual([true, true, true, true]);
  expect(['不怕困难', '没有做成的是一次比赛', '我负责测试'].map(isBlankAnswer)).toEqual([
    false,
    false,
    false,
  ]);
});

it('finds the points in an answer', () => {
  expect(hitPoints(question, '目标是什么').map(({ id }) => id)).toEqual(['p1']);
});
