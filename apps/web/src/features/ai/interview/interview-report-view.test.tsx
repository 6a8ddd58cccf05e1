import type { InterviewReportResult } from '@qicheng/analysis/interview-report';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { finishedRun } from '#src/testing/ai-run.js';
import { InterviewReportView } from './interview-report-view.js';

const NOTE = '答了 1 / 2 题，不足 3 题，不给总分和准备程度';
const result: InterviewReportResult = {
  sessionId: 's1',
  overall: null,
  readiness: null,
  answered: 1,
  inconsistencies: [],
  strengths: [],
  dimensions: ['fit', 'truth', 'structure', 'depth', 'expression'].map((key) => ({
    key,
    label: key,
    weight: 20,
    score: 60,
    contributions: [{ ruleId: key, points: 60, reason: '测试', evidence: [] }],
  })),
  questions: ['q1', 'q2'].map((questionId) => ({
    questionId,
    score: 72,
    isBlank: false,
    quote: '',
    diagnosis: ['测试'],
    hitPoints: [],
    missedPoints: [],
    referenceAnswer: '',
    improvedAnswer: '',
    timing: { seconds: 30, planned: 90, note: '' },
  })),
  toCheck: [
    {
      questionId: 'q1',
      kind: 'number',
      resume: '简历没有写到',
      answer: '错误率降到 0.5%',
      advice: '请核对',
    },
  ],
  nextDrills: [],
  trend: [],
  delta: null,
  changes: [],
  notes: [NOTE],
};

const show = (shown: InterviewReportResult) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter>
        <InterviewReportView run={finishedRun(shown)} result={shown} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('report of few answers', () => {
  it('shows the number of answers instead of a level, and what to verify', () => {
    show(result);
    expect(screen.getByText('答了 1 / 2 题')).not.toBeNull();
    expect(screen.getAllByText(NOTE)).toHaveLength(2);
    expect(screen.queryByText('准备程度')).toBeNull();
    expect(screen.getByRole('heading', { name: '请核对' })).not.toBeNull();
    expect(screen.getByText('简历没有写到')).not.toBeNull();
    expect(screen.getAllByText('可以')).toHaveLength(2);
    expect(screen.queryByText('72')).toBeNull();
  });

  it('has nothing to verify if the résumé supports every answer', () => {
    show({ ...result, toCheck: [], readiness: { tier: '建议再练', why: '总分 60' } });
    expect(screen.queryByRole('heading', { name: '请核对' })).toBeNull();
    expect(screen.getByText('建议再练')).not.toBeNull();
  });
});
