import { interviewReportResult } from '@qicheng/analysis/interview-report';
import { SchemaFiller } from '#src/testing/schema-filler.js';
import { interviewActionsOf, interviewVerdictOf } from './interview-verdict.js';

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

it('asks first for the questions without an answer', () => {
  const report = interviewReportResult.parse(new SchemaFiller(['甲'], 0).fill(interviewReportResult));
  const [question] = report.questions;
  const questions = Array.from({ length: 5 }, () => question!);
  const verdict = (answered: number) =>
    interviewVerdictOf({
      ...report,
      questions,
      answered,
      inconsistencies: [],
      readiness: { tier: '建议再练', why: '' },
    });
  expect(verdict(4)).toBe('还要再练一轮，先补上没有答到的 1 道题');
  expect(verdict(5)).toBe('还要再练一轮，先补齐经历的细节和结果');
});
