import { listResumes } from '@qicheng/contract/resume/library.contract';
import {
  closeRecommendation,
  getRecommendation,
  getRecommendationOffer,
  openRecommendation,
  RECOMMEND_CONSENT,
  syncRecommendation,
} from '@qicheng/contract/resume-recommendation/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '#src/testing/axe.js';
import { stubServer } from '#src/testing/stub-server.js';
import type { Recommendation } from '../recommendation-calls.js';
import { RecommendationPanel } from './recommendation-panel.js';

const resumeId = '0190a7e2-5b1c-7c3d-9e4f-000000000001';
const closed: Recommendation = {
  isAvailable: true,
  isOpen: false,
  recipient: '就业平台',
  textVersion: null,
  openedAt: null,
  phone: '138****0088',
  resume: null,
  delivery: 'none',
  deliveredAt: null,
};
const open: Recommendation = {
  ...closed,
  isOpen: true,
  textVersion: RECOMMEND_CONSENT.version,
  openedAt: new Date(),
  resume: { id: resumeId, title: '秋招简历', isChanged: false },
  delivery: 'delivered',
  deliveredAt: new Date(),
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answer(getRecommendationOffer, { data: { isShown: false } });
});
afterEach(() => server.close());

const show = (hasResume = true) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RecommendationPanel hasResume={hasResume} />
    </QueryClientProvider>,
  );

it('starts only after consent to the text, and sends its version', async () => {
  const resume = { id: resumeId, title: '秋招简历', templateCode: 'tem0001', language: 'zh', version: 1 };
  server.answer(getRecommendation, { data: closed });
  server.answer(listResumes, { data: { list: [{ ...resume, updatedAt: new Date() }], total: 1 } });
  server.answer(openRecommendation, { data: open });
  const { container } = show();
  await userEvent.click(await screen.findByRole('button', { name: '了解并开启' }));
  const dialog = within(await screen.findByRole('dialog', { name: '简历推荐' }));
  for (const line of RECOMMEND_CONSENT.lines) expect(dialog.getByText(line)).toBeTruthy();
  const start = dialog.getByRole<HTMLButtonElement>('button', { name: '开启简历推荐' });
  expect(start.disabled).toBe(true);
  await dialog.findByRole('option', { name: '秋招简历' });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '简历' }), '秋招简历');
  expect(start.disabled).toBe(true);
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(start);
  expect(await screen.findByText('已开启')).toBeTruthy();
  expect(server.callsTo(openRecommendation)[0]?.body).toMatchObject({
    resume_id: resumeId,
    consent: RECOMMEND_CONSENT.version,
  });
  expect((await axe(container)).violations).toEqual([]);
});

it('asks for a verified phone first if there is none', async () => {
  server.answer(getRecommendation, { data: { ...closed, phone: null } });
  server.answer(listResumes, { data: { list: [], total: 0 } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: '了解并开启' }));
  expect(await screen.findByLabelText(/企业可以联系的手机号/)).toBeTruthy();
});

it('offers to sync changes, and stops at once', async () => {
  const changed = { ...open, resume: { id: resumeId, title: '秋招简历', isChanged: true } };
  server.answer(getRecommendation, { data: changed });
  server.answer(syncRecommendation, { data: { ...open, delivery: 'waiting' } });
  server.answer(closeRecommendation, { data: closed });
  show();
  await userEvent.click(await screen.findByRole('button', { name: '同步最新内容' }));
  expect(await screen.findByText('正在发送')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '关闭推荐' }));
  expect(await screen.findByText('未开启')).toBeTruthy();
});

it('does not invite a member without a résumé, but can still be stopped', async () => {
  server.answer(getRecommendation, { data: closed });
  const { container, unmount } = show(false);
  await waitFor(() => expect(server.callsTo(getRecommendation)).toHaveLength(1));
  expect(container.querySelector('section')).toBeNull();
  unmount();
  server.answer(getRecommendation, { data: { ...open, resume: null } });
  show(false);
  expect(await screen.findByRole('button', { name: '关闭推荐' })).toBeTruthy();
});

it('is hidden without a connected network, and reports a loading failure', async () => {
  server.answer(getRecommendation, { data: { ...closed, isAvailable: false, recipient: null } });
  const { container, unmount } = show();
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
  unmount();
  server.answer(getRecommendation, { status: 500 });
  show();
  expect(await screen.findByRole('alert')).toBeTruthy();
});
