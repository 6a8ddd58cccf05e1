import { getConsent, setConsent } from '@qicheng/contract/consent/index';
import { getEgress, listEgress } from '@qicheng/contract/egress/egress.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '#src/testing/axe.js';
import { dropSession, storeSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { type EgressEntry, EgressSection } from './egress-section.js';

const entry: EgressEntry = {
  callId: '0190a7e2-5b1c-7c3d-9e4f-000000000001',
  runId: '0190a7e2-5b1c-7c3d-9e4f-000000000002',
  service: 'resumeAnalysis',
  title: '秋招简历',
  provider: 'deepseek',
  model: 'some-model',
  status: 'done',
  replaced: [{ label: '姓名', count: 2 }],
  promptTokens: 10,
  completionTokens: 20,
  createdAt: new Date(),
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  storeSession('token', sampleUser);
});
afterEach(() => {
  act(() => dropSession());
  server.close();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EgressSection />
    </QueryClientProvider>,
  );

it('says so when no data was sent', async () => {
  server.answer(listEgress, { data: { list: [], total: 0 } });
  show();
  expect(await screen.findByText(/没有内容发送给语言模型/)).toBeTruthy();
});

it('shows what was sent, to whom, what was redacted, and the full text on demand', async () => {
  const messages = [{ role: 'user', content: '{"data":{"name":"[[NAME_1]]"}}' }];
  server.answer(listEgress, { data: { list: [entry], total: 1 } });
  server.answer(getEgress, { data: { ...entry, messages } });
  const { container } = show();
  expect(await screen.findByText('秋招简历')).toBeTruthy();
  expect(screen.getByText('已隐去姓名 2 处')).toBeTruthy();
  expect(server.callsTo(getEgress)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: /^查看发送的内容/ }));
  expect(await screen.findByText(/\[\[NAME_1\]\]/)).toBeTruthy();
  expect((await axe(container)).violations).toEqual([]);
});

it('asks for a separate consent to the model, and lets it be withdrawn as easily', async () => {
  server.answer(listEgress, { data: { list: [], total: 0 } });
  const consent = { kind: 'aiModel', isAsked: true, givenAt: null };
  server.answer(getConsent, { data: { ...consent, isGiven: false } });
  server.answer(setConsent, (body) => ({
    data: { ...consent, isGiven: (body as { is_given: number }).is_given === 1 },
  }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: '同意并开启' }));
  await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
  await screen.findByRole('button', { name: '同意并开启' });
  expect(server.callsTo(setConsent).map(({ body }) => body)).toEqual([
    { kind: 'aiModel', is_given: 1 },
    { kind: 'aiModel', is_given: 0 },
  ]);
});
