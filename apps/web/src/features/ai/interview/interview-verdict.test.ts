import { interviewActionsOf } from './interview-verdict.js';

const drill = (questionId: string, focus: string, exercise: string) => ({
  questionId,
  focus,
  reason: '',
  exercise,
});

it('says an exercise once for all questions that need it', () => {
  const outline = '列三个词的提纲，合上再说一遍。';
  const nextDrills = [
    drill('q3', '作答', outline),
    drill('q4', '切题', '第一句直接回答。'),
    drill('q10', '作答', outline),
  ];
  expect(interviewActionsOf({ nextDrills }).map(({ text }) => text)).toEqual([
    '第 3、10 题 · 作答：列三个词的提纲，合上再说一遍。',
    '第 4 题 · 切题：第一句直接回答。',
  ]);
});
