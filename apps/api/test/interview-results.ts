import type {
  interviewReportAnswer,
  startInterview,
  startInterviewReport,
} from '@qicheng/contract/interview/index';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';

type InterviewQuestion = ResultOf<typeof interviewReportAnswer>['question'];
type InterviewResult = NonNullable<ResultOf<typeof startInterview>['result']>;
type InterviewReportResult = NonNullable<ResultOf<typeof startInterviewReport>['result']>;

/** An answer that needs no follow-up. */
export const ANSWER =
  '去年实习时我负责核对往来账，因为口径不同，每月有三十多笔差异；我先整理了对照表，最后把差异降到 4 笔，结账提前 2 天。';

const question = (id: string): InterviewQuestion => ({
  id,
  bankId: `test-${id}`,
  type: 'behaviour',
  text: `问题 ${id}`,
  whyAsked: '看做法',
  depth: 'L1',
  timeSec: 90,
  requirement: { id: 'round:hr:执行', text: '执行', source: 'round' },
  followUps: [
    { id: `${id}f1`, when: 'blank', text: 'blank' },
    { id: `${id}f2`, when: 'short', text: 'short' },
    { id: `${id}f3`, when: 'complete', text: 'complete' },
  ],
  scoringPoints: [
    { id: 'p1', label: '做法', words: ['负责'] },
    { id: 'p2', label: '结果', words: ['最后'] },
  ],
});

/** Returns a prediction of five questions. */
export function predicted(): InterviewResult {
  const questions = ['q1', 'q2', 'q3', 'q4', 'q5'].map(question);
  return {
    round: 'hr',
    persona: 'neutral',
    difficulty: 'standard',
    bankVersion: 'test',
    opening: '开始',
    target: { position: '总账会计', occupation: null, isInferred: false },
    questions,
    anchors: [],
    requirements: [],
    totalSec: 450,
    notes: [],
  };
}

const dimensions = ['fit', 'truth', 'structure', 'depth', 'expression'].map((key) => ({
  key,
  label: key,
  weight: 20,
  score: 64,
  contributions: [{ ruleId: key, points: 64, reason: '测试', evidence: [] }],
}));

/** Returns a report on that interview. */
export const reportOn = (sessionId: string): InterviewReportResult => ({
  sessionId,
  dimensions,
  answered: 3,
  inconsistencies: [],
  toCheck: [],
  strengths: [],
  nextDrills: [],
  notes: [],
  overall: { score: 64, band: '一般', confidence: 0.6 },
  readiness: { tier: '建议再练', why: '测试' },
  questions: ['q1', 'q2', 'q3', 'q4', 'q5'].map((questionId) => ({
    questionId,
    score: 64,
    grade: '可以' as const,
    isBlank: false,
    quote: '',
    diagnosis: ['测试'],
    hitPoints: [],
    missedPoints: [],
    referenceAnswer: '',
    improvedAnswer: '',
    timing: { seconds: 30, planned: 90, note: '' },
  })),
  trend: [{ runId: null, date: '2026-11-21', score: 64 }],
  delta: null,
  changes: [],
});
