import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApplication, linkApplication } from '@qicheng/contract/job-application/index';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { MemoryRouter } from 'react-router-dom';
import { DataScope } from '../../../app/data-scope.js';
import { stubServer } from '../../../testing/stub-server.js';
import { PostingNextSteps } from './posting-next-steps.js';

const RUN = '0190a7e2-5b1c-7c3d-9e4f-000000000001';
const CARD = '0190a7e2-5b1c-7c3d-9e4f-000000000002';
const RESUME = '0190a7e2-5b1c-7c3d-9e4f-000000000003';
const posting = { company: '', post: '幼儿教师', city: '', text: '招聘幼儿教师' };
const application: ResultOf<typeof createApplication> = {
  ...{ id: CARD, company: '公司未写明', post: '幼儿教师', city: '', channel: null, url: '', deadline: null },
  ...{ appointmentAt: null, appointmentMinutes: 60, appointmentTitle: '', appointmentPlace: '' },
  ...{ notes: '', jobText: '招聘幼儿教师', stage: 'wish', version: 1, outcome: null },
  ...{ updatedAt: new Date(0), stages: [] },
  ...{ resume: null, letter: null, jd: null, interview: null, offer: null },
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});
afterEach(() => server.close());

const show = (address = '/ai/jdAiAnalyse', from: 'jd' | 'interview' = 'jd') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <DataScope>
        <PostingNextSteps
          runId={RUN}
          resumeId={RESUME}
          posting={posting}
          {...(from === 'jd' && { link: { jdRunId: RUN } })}
          from={from}
        />
      </DataScope>
    </MemoryRouter>,
  );

it('puts the advertisement on the board once, and leads on to the services with it', async () => {
  server.answer(createApplication, { data: application });
  server.answer(linkApplication, { data: application });
  show();
  await userEvent.click(screen.getByRole('button', { name: '加入求职进展' }));
  const letter = await screen.findByRole('link', { name: '写求职信' });
  expect(letter.getAttribute('href')).toContain(CARD);
  expect(document.activeElement).toBe(letter);
  expect(server.callsTo(createApplication)[0]?.body).toMatchObject({
    requestKey: RUN,
    company: '公司未写明',
    post: '幼儿教师',
    jobText: '招聘幼儿教师',
  });
  await waitFor(() =>
    expect(server.callsTo(linkApplication)[0]?.body).toEqual({ id: CARD, jdRunId: RUN, resumeId: RESUME }),
  );
});

it('a page that was opened from the board leads on without adding a card', () => {
  show(`/ai/jdAiAnalyse?application=${CARD}`);
  expect(screen.queryByRole('button', { name: '加入求职进展' })).toBeNull();
  expect(screen.getByRole('link', { name: '模拟面试' }).getAttribute('href')).toContain(CARD);
});

it('leads from questions to the other services, and links the résumé only', async () => {
  server.answer(createApplication, { data: application });
  server.answer(linkApplication, { data: application });
  show('/ai/interviewAiAnalyse', 'interview');
  await userEvent.click(screen.getByRole('button', { name: '加入求职进展' }));
  expect(await screen.findByRole('link', { name: '写求职信' })).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '分析职位描述',
    '写求职信',
    '在求职进展里查看',
  ]);
  expect(server.callsTo(linkApplication)[0]?.body).toEqual({ id: CARD, resumeId: RESUME });
});
