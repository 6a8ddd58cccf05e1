import {
  beginInterview,
  checkInterviewReport,
  listInterviewSessions,
  thisInterviewSession,
} from '@qicheng/contract/interview/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useSession } from '#src/lib/session.js';
import { stubServer } from '#src/testing/stub-server.js';
import { SessionList } from './session-list.js';

const SESSION = '0190a7e2-5b1c-7c3d-9e4f-123456789abc';
const RUN = '0190a7e2-5b1c-7c3d-9e4f-123456789abd';
const facts = {
  sessionId: SESSION,
  runId: RUN,
  title: '会计 · 业务面',
  status: 'ended' as const,
  reportId: null,
  createdAt: new Date('2026-11-29T10:00:00Z'),
  endedAt: new Date('2026-11-29T10:20:00Z'),
};

it('an ended interview with too few answers can be repeated with the same questions', async () => {
  const server = stubServer();
  useSession.setState({ isMember: true, user: null });
  server.answer(listInterviewSessions, {
    data: { list: [{ ...facts, total: 8, answered: 2, score: null }], total: 1 },
  });
  server.answer(checkInterviewReport, {
    data: {
      sessionId: SESSION,
      canReport: false,
      answered: 2,
      least: 3,
      total: 8,
      cost: 1,
      count: 9,
      isUnlimited: false,
      reportId: null,
    },
  });
  const session = {
    ...facts,
    round: 'business' as const,
    persona: 'neutral' as const,
    position: '会计',
    opening: '',
    questionIds: [],
    questions: [],
    answers: [],
  };
  server.answer(thisInterviewSession, { data: { session } });
  server.answer(beginInterview, { data: session });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <SessionList isBusy={false} problem={null} onReport={() => undefined} onShow={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const again = await screen.findByRole('button', { name: '用同一组题再练一次' });
  await userEvent.click(again);
  expect(server.callsTo(beginInterview).map(({ body }) => body)).toEqual([{ runId: RUN }]);
  server.close();
});
