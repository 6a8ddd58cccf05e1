import { listLetterAnalyses } from '@qicheng/contract/analysis/index';
import { listInterviewSessions } from '@qicheng/contract/interview/session.contract';
import { linkApplication, listApplications } from '@qicheng/contract/job-application/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '#src/testing/axe.js';
import { stubServer } from '#src/testing/stub-server.js';
import { EMPTY_DRAFT, readDraft } from '../application-draft.js';
import type { Application } from '../application-queries.js';
import { LinkPicker } from './link-picker.js';
import type { Linkable } from './link-options.js';

const ID = '0190c1f2-0000-7000-8000-000000000001';
const OLD = '0190c1f2-0000-7000-8000-000000000002';
const application: Application = {
  ...readDraft({ ...EMPTY_DRAFT, company: '北方科技', post: '会计' }).fields!,
  id: ID,
  stage: 'wish',
  version: 1,
  outcome: null,
  updatedAt: new Date(0),
  stages: [],
  resume: null,
  letter: null,
  jd: null,
  interview: null,
  offer: null,
};
const run = (status: 'done' | 'failed', title: string) => ({
  runId: OLD,
  service: 'coverLetter',
  step: 'analysis',
  parentId: null,
  isCustom: false,
  resumeId: null,
  language: null,
  title,
  status,
  progress: 100,
  stage: '',
  engine: null,
  score: null,
  fault: null,
  failure: '',
  cost: 0,
  isRefunded: false,
  createdAt: new Date(2026, 10, 1),
  finishedAt: new Date(2026, 10, 1),
});

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answer(listApplications, { data: { list: [], most: 300 } });
});
afterEach(() => server.close());

async function show(kind: Linkable, name: string, shown = application) {
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LinkPicker application={shown} kind={kind} name={name} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: `选已有的${name}` }));
  return container;
}

it('links an earlier letter, offering finished ones only', async () => {
  const failed = { ...run('failed', '没写成的'), runId: ID };
  server.answer(listLetterAnalyses, { data: { list: [run('done', '给南方科技的信'), failed], total: 2 } });
  server.answer(linkApplication, { data: { ...application, letter: { id: OLD, title: '给南方科技的信' } } });
  const container = await show('letter', '求职信');
  const choice = await screen.findByRole('combobox', { name: '关联的求职信' });
  expect(screen.queryByRole('option', { name: /没写成的/ })).toBeNull();
  await userEvent.selectOptions(choice, screen.getByRole('option', { name: /^给南方科技的信/ }));
  await waitFor(() => expect(server.callsTo(linkApplication)[0]?.body).toEqual({ id: ID, letterRunId: OLD }));
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

it('removes the link to an interview', async () => {
  const interview = { id: OLD, title: '模拟面试' };
  server.answer(listInterviewSessions, { data: { list: [], total: 0 } });
  server.answer(linkApplication, { data: application });
  await show('interview', '模拟面试', { ...application, interview });
  await userEvent.selectOptions(await screen.findByRole('combobox'), '未关联');
  await waitFor(() => expect(server.callsTo(linkApplication)[0]?.body).toEqual({ id: ID, sessionId: null }));
});

it('says that there is none', async () => {
  server.answer(listInterviewSessions, { data: { list: [], total: 0 } });
  await show('interview', '模拟面试');
  expect(await screen.findByText(/还没有完成的模拟面试记录/)).toBeTruthy();
});
