import {
  checkContestSubmit,
  getContest,
  getContestCertificate,
  submitToContest,
  verifyCertificate,
  withdrawFromContest,
} from '@qicheng/contract/contest/index';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { routes } from '#src/app/routes.jsx';
import { queryClient } from '#src/lib/query-client.js';
import { useSession } from '#src/lib/session.js';
import { stubServer } from '#src/testing/stub-server.js';

const ID = '00000000-0000-7000-8000-000000000001';
const contest = {
  id: ID,
  kind: 'provincial',
  phase: 'open',
  title: '大学生简历大赛',
  organiser: '主办方',
  scope: '全体用户',
  rulesHtml: '<p>每人一份</p>',
  entries: 3,
  isSample: true,
  results: [],
  opensAt: new Date('2026-11-01T00:00:00Z'),
  closesAt: new Date('2026-12-31T10:00:00Z'),
  rubric: [{ title: '经历与成果', hint: '真实具体', share: 40 }],
  awards: [{ name: '一等奖', places: 3 }],
};
const entry = {
  state: 'submitted',
  resumeId: ID,
  title: '参赛简历',
  withdrawnAt: null,
  canWithdraw: true,
  number: null,
  rank: null,
  score: null,
  award: '',
  certificate: 'none',
  submittedAt: new Date('2026-11-20T00:00:00Z'),
};
const resume = {
  id: ID,
  title: '参赛简历',
  templateCode: 'tem0001',
  language: 'zh',
  version: 1,
  updatedAt: new Date('2026-11-20T00:00:00Z'),
};

const otherResume = { ...resume, id: ID.replace(/1$/, '2'), title: '另一份' };

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  queryClient.clear();
  useSession.setState({ isMember: false, user: null });
});
afterEach(() => server.close());

const show = (address: string) => {
  const pages = routes.flatMap((route) => route.children ?? []).flatMap((route) => route.children ?? []);
  return render(<RouterProvider router={createMemoryRouter(pages, { initialEntries: [address] })} />);
};
const answerChecks = () =>
  server.answer(checkContestSubmit, (body) => {
    const isMet = (body as { id?: string }).id === ID;
    const check = { name: 'resume', title: '选择一份简历', isMet, hint: isMet ? '' : '请选择要参赛的简历' };
    const data = {
      contestId: ID,
      kind: 'provincial',
      title: '',
      canSubmit: isMet,
      checks: [check],
      entry: null,
    };
    return { data };
  });
const panel = async () => within(await screen.findByRole('region', { name: '我的参赛' }));

describe('contest page', () => {
  it('explains the contest to a visitor and asks them to sign in', async () => {
    server.answer(getContest, { data: { contest, entry: null } });
    const { container } = show('/resume/contest?type=2');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('大学生简历大赛');
    expect(screen.getByText('示例，不是真实的比赛')).toBeTruthy();
    expect((await panel()).getByRole('button', { name: '登录' })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('says when there is no contest, and when the site hides it', async () => {
    server.answer(getContest, { data: { contest: null, entry: null } });
    const first = show('/resume/contest?type=2');
    expect(await screen.findByRole('heading', { name: '现在没有省级大赛' })).toBeTruthy();
    first.unmount();
    server.answer(getContest, { reason: 'contestHidden' });
    show('/resume/contest?type=1');
    expect(await screen.findByRole('heading', { name: '简历大赛暂未开放' })).toBeTruthy();
  });

  it('lets a member choose a résumé, see what is missing, enter and withdraw', async () => {
    useSession.setState({ isMember: true });
    let own: typeof entry | null = null;
    server.answer(getContest, () => ({ data: { contest, entry: own } }));
    server.answer(listResumes, { data: { list: [resume, otherResume], total: 2 } });
    answerChecks();
    server.answer(submitToContest, () => ({ data: (own = entry) }));
    server.answer(withdrawFromContest, () => {
      own = { ...entry, state: 'withdrawn', canWithdraw: false };
      return { data: own };
    });
    show('/resume/contest?type=2');
    const ownEntry = await panel();
    const submit = () => ownEntry.getByRole<HTMLButtonElement>('button', { name: '提交参赛' });
    expect(await ownEntry.findByText('请选择要参赛的简历')).toBeTruthy();
    expect(submit().disabled).toBe(true);
    await userEvent.click(ownEntry.getByRole('radio', { name: /参赛简历/ }));
    await waitFor(() => expect(submit().disabled).toBe(false));
    await userEvent.click(submit());
    expect(await ownEntry.findByText('已提交“参赛简历”')).toBeTruthy();
    await userEvent.click(ownEntry.getByRole('button', { name: '撤回参赛简历' }));
    await userEvent.click(ownEntry.getByRole('button', { name: '确认撤回' }));
    expect(await ownEntry.findByText(/可以重新提交/)).toBeTruthy();
  });

  it('chooses the only résumé of a member beforehand', async () => {
    useSession.setState({ isMember: true });
    server.answer(getContest, { data: { contest, entry: null } });
    server.answer(listResumes, { data: { list: [resume], total: 1 } });
    answerChecks();
    show('/resume/contest?type=2');
    const ownEntry = await panel();
    expect(await ownEntry.findByRole<HTMLInputElement>('radio', { name: /参赛简历/ })).toHaveProperty(
      'checked',
      true,
    );
    await waitFor(() =>
      expect(ownEntry.getByRole('button', { name: '提交参赛' })).toHaveProperty('disabled', false),
    );
  });

  it('shows results by number, and the member’s own rank with the certificate', async () => {
    useSession.setState({ isMember: true });
    const results = [{ number: 7, award: '一等奖', school: '示例大学' }];
    const placed = { ...entry, number: 7, rank: 1, score: 91.5, award: '一等奖', certificate: 'ready' };
    server.answer(getContest, {
      data: { contest: { ...contest, phase: 'results', results }, entry: { ...placed, canWithdraw: false } },
    });
    server.answer(getContestCertificate, { data: { file: null } });
    show('/resume/contest?type=2');
    expect(await screen.findByRole('row', { name: '一等奖 7 号 示例大学' })).toBeTruthy();
    const ownEntry = await panel();
    expect(await ownEntry.findByText('第 1 名')).toBeTruthy();
    await userEvent.click(ownEntry.getByRole('button', { name: '下载证书' }));
    expect(server.sent.at(-1)).toMatchObject({ path: '/api/contest/certificate', body: { type: '2' } });
  });
});

describe('certificate verification page', () => {
  it('shows the certificate, or that none exists', async () => {
    const certificate = {
      code: 'abcdefghijklmnopqrstuv',
      contest: '大学生简历大赛',
      organiser: '主办方',
      award: '一等奖',
      holder: '王**',
      school: '示例大学',
      number: 7,
      publishedAt: new Date(0),
      isSample: false,
    };
    server.answer(verifyCertificate, { data: certificate });
    const { unmount } = show('/contest/verify?code=abcdefghijklmnopqrstuv');
    expect(await screen.findByText('证书有效')).toBeTruthy();
    expect(screen.getByText('王**')).toBeTruthy();
    unmount();
    server.answer(verifyCertificate, { reason: 'certificateUnknown' });
    show('/contest/verify?code=x');
    expect(await screen.findByRole('heading', { name: '没有查到这份证书' })).toBeTruthy();
  });
});
