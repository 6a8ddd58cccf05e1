import { listResumes } from '@qicheng/contract/resume/library.contract';
import { getResume, saveResume } from '@qicheng/contract/resume/resume.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
// Loaded ahead: the first load of the dialog library takes longer than a query waits on a busy machine.
import '@qicheng/ui/confirm-dialog';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { resetStoredValues } from '#src/testing/stored-values.js';
import { stubServer } from '#src/testing/stub-server.js';
import { emptyDocument } from '@qicheng/resume/defaults';
import { beginDraft, findDraft, hasDraftFor } from './local-draft/visitor-draft.js';
import { EditorPage } from './editor-page.js';

jest.mock('idb-keyval', () => jest.requireActual<object>('#src/testing/stored-values.js'));

const KNOWN = '0190a7e2-5b1c-7c3d-9e4f-000000000001';
let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  resetStoredValues();
  server = stubServer();
  useSession.setState({ user: sampleUser, isMember: true });
});
afterEach(() => {
  server.close();
  useSession.setState({ user: null, isMember: false });
});

const open = (query: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/resume/edit?${query}`]}>
        <EditorPage renderExport={() => null} wall={<p>登录后查看</p>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it.each([
  ['is malformed', 'nope', 200],
  ['is refused as malformed', KNOWN, 400],
  ['has no résumé', KNOWN, 404],
])('says that the résumé does not exist when its id %s', async (_what, id, status) => {
  server.answer(getResume, { status });
  open(`id=${id}`);
  expect((await screen.findByRole('alert')).textContent).toContain('简历不存在或已被删除');
  expect(screen.queryByRole('button', { name: '再试一次' })).toBeNull();
});

it('reports a network problem and retries when the server is unreachable', async () => {
  server.answer(getResume, { status: 503 });
  open(`id=${KNOWN}`);
  expect((await screen.findByRole('alert')).textContent).toContain('请检查网络');
  expect(screen.getByRole('button', { name: '再试一次' }).isConnected).toBe(true);
});

it('creates nothing with an unknown template and links to the gallery', async () => {
  open('tzUrl=tem9999');
  expect((await screen.findByRole('alert')).textContent).toContain('没有这套模板');
  expect(screen.getByRole('link', { name: '全部模板' }).getAttribute('href')).toBe('/index/Template');
  expect(server.sent).toEqual([]);
});

it('retries a lost request unchanged, with its own title', async () => {
  const summary = { templateCode: 'tem0001', language: 'zh', version: 1, updatedAt: new Date() };
  server.answer(listResumes, { data: { list: [{ ...summary, id: KNOWN, title: '我的简历' }], total: 1 } });
  server.answer(saveResume, { status: 503 });
  open('tzUrl=tem0002');
  (await screen.findByRole('button', { name: '再试一次' })).click();
  await waitFor(() => expect(server.callsTo(saveResume)).toHaveLength(2));
  const [first, second] = server.callsTo(saveResume).map(({ body }) => body);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ title: '我的简历 2' });
  expect(server.callsTo(listResumes)).toHaveLength(1);
});

describe('a visitor', () => {
  beforeEach(() => useSession.setState({ user: null, isMember: false }));

  it('asks a visitor to sign in for a résumé that is not in this browser', async () => {
    open(`id=${KNOWN}`);
    expect(await screen.findByText('登录后查看')).toBeTruthy();
    expect(server.sent).toEqual([]);
  });

  it('tells a visitor about an unknown template, and creates nothing', async () => {
    open('tzUrl=tem9999');
    expect((await screen.findByRole('alert')).textContent).toContain('没有这套模板');
    expect(await findDraft()).toBeNull();
  });
});

it('tells a member why the draft is not in the account, and lets them discard it', async () => {
  const draft = await beginDraft({
    title: '我的简历',
    document: { ...emptyDocument(), basics: { name: { zh: '陈' } } },
  });
  server.answer(listResumes, { data: { list: [], total: 0 } });
  server.answer(saveResume, { reason: 'resumeLimitReached' });
  open(`id=${draft.id}`);
  expect((await screen.findByRole('alert')).textContent).toContain('简历数量已达上限');
  fireEvent.click(screen.getByRole('button', { name: '丢弃草稿' }));
  fireEvent.click(await screen.findByRole('button', { name: '丢弃' }));
  await waitFor(async () => expect(await hasDraftFor(sampleUser.userId)).toBe(false));
});
