import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createApplication,
  linkApplication,
  listApplications,
} from '@qicheng/contract/job-application/index';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { MemoryRouter } from 'react-router-dom';
import { DataScope } from '#src/app/data-scope.jsx';
import { queryClient } from '#src/lib/query-client.js';
import { useSession } from '#src/lib/session.js';
import { stubServer } from '#src/testing/stub-server.js';
import type { KnownPosting } from './card-of-posting.js';
import { PostingNextSteps } from './posting-next-steps.js';

const RUN = '0190a7e2-5b1c-7c3d-9e4f-000000000001';
const CARD = '0190a7e2-5b1c-7c3d-9e4f-000000000002';
const RESUME = '0190a7e2-5b1c-7c3d-9e4f-000000000003';
const posting = { company: '', post: '幼儿教师', city: '', text: '招聘幼儿教师' };
const application: ResultOf<typeof createApplication> = {
  id: CARD,
  company: '',
  post: '幼儿教师',
  city: '',
  channel: null,
  url: '',
  deadline: null,
  appointmentAt: null,
  appointmentMinutes: 60,
  appointmentTitle: '',
  appointmentPlace: '',
  notes: '',
  jobText: '招聘幼儿教师',
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

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});
afterEach(() => {
  server.close();
  queryClient.clear();
  useSession.setState({ isMember: false, user: null });
});

const show = (
  address = '/ai/jdAiAnalyse',
  from: 'jd' | 'letter' | 'interview' = 'jd',
  shown: KnownPosting = posting,
) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <DataScope>
        <PostingNextSteps
          runId={RUN}
          resumeId={RESUME}
          posting={shown}
          {...(from === 'jd' && { link: { jdRunId: RUN } })}
          {...(from === 'letter' && { link: { letterRunId: RUN } })}
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
    company: '',
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

describe('a result that is opened again', () => {
  const stated: KnownPosting = {
    company: '青禾食品有限公司',
    post: '品控专员',
    city: '',
    text: '青禾食品有限公司\n招聘岗位：品控专员\n工作地点：成都市郫都区\n负责原料与成品的检验。\n报名截止日期：2026年12月9日',
  };
  const card = { ...application, company: '青禾食品有限公司', post: '品控专员' };
  const OTHER = '0190a7e2-5b1c-7c3d-9e4f-000000000004';
  const reopen = (list: unknown[], from: 'jd' | 'letter' | 'interview' = 'letter', shown = stated) => {
    useSession.setState({ isMember: true, user: null });
    server.answer(listApplications, { data: { list, most: 300 } });
    show(`/ai/letterAiAnalyse?run=${RUN}`, from, shown);
  };
  const hrefOfCard = async () =>
    (await screen.findByRole('link', { name: '在求职进展里查看' })).getAttribute('href');

  it.each([
    ['letter', { letter: { id: RUN, title: '求职信' } }],
    ['jd', { jd: { id: RUN, title: '职位描述' } }],
  ] as const)(
    'shows the card that the %s is linked to, even an ended and renamed one',
    async (from, link) => {
      reopen([{ ...card, company: '青禾', stage: 'ended', ...link }], from);
      expect(await hrefOfCard()).toContain(CARD);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('shows the card of the same company and post, and links the result to it on request', async () => {
    reopen([
      { ...card, id: OTHER, post: '采购专员' },
      { ...card, company: '青禾食品 有限公司', city: '成都' },
    ]);
    server.answer(linkApplication, { data: card });
    expect(await hrefOfCard()).toContain(CARD);
    expect(screen.queryByRole('button', { name: '加入求职进展' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '关联到这个岗位' }));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(server.callsTo(createApplication)).toHaveLength(0);
    expect(server.callsTo(linkApplication)[0]?.body).toEqual({
      id: CARD,
      letterRunId: RUN,
      resumeId: RESUME,
    });
  });

  it('leaves a card that has another letter as it is', async () => {
    reopen([{ ...card, letter: { id: OTHER, title: '上一封' } }]);
    expect(await hrefOfCard()).toContain(CARD);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['an ended application', { ...card, stage: 'ended' }],
    ['another city', { ...card, city: '西安' }],
    ['another post', { ...card, post: '品控经理' }],
  ])('offers a new card beside %s', async (_what, other) => {
    reopen([other]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '加入求职进展' })).toHaveProperty('disabled', false),
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('does not take two posts without a stated company for the same', async () => {
    reopen([application], 'letter', posting);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '加入求职进展' })).toHaveProperty('disabled', false),
    );
  });

  it('fills in the city and the deadline that the posting states', async () => {
    reopen([]);
    server.answer(createApplication, { data: card });
    server.answer(linkApplication, { data: card });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '加入求职进展' })).toHaveProperty('disabled', false),
    );
    await userEvent.click(screen.getByRole('button', { name: '加入求职进展' }));
    await screen.findByRole('link', { name: '在求职进展里查看' });
    expect(server.callsTo(createApplication)[0]?.body).toMatchObject({
      company: '青禾食品有限公司',
      post: '品控专员',
      city: '成都市郫都区',
      deadline: '2026-12-09',
    });
  });
});
