import { finishGuide, getGuideState } from '@qicheng/contract/guide/guide.contract';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useAuthDialog } from '#src/lib/auth-dialog.js';
import { dropSession, storeSession } from '#src/lib/session.js';
import { congratulate, useWelcome } from '#src/lib/welcome.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { IsLocalContext } from '../local-draft/is-local.js';
import { openDrawer } from '../shortcuts/tool-state.js';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { BASICS, openSection, useView } from '../store/view-state.js';
import { EditorChecklist } from './editor-checklist.js';

let server: ReturnType<typeof stubServer>;
const guide = (isFinished: boolean) => ({ data: { guide: 'pc', step: 0, isFinished } });
beforeEach(() => {
  server = stubServer();
  server.answer(getGuideState, guide(false));
  server.answer(finishGuide, guide(true));
  useWelcome.setState({ done: [], gift: 0, isClosed: false });
});
afterEach(() => {
  act(() => dropSession());
  server.close();
});

function open(isLocal = false) {
  const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <IsLocalContext value={isLocal}>
          <EditorProvider store={store}>
            <EditorChecklist />
          </EditorProvider>
        </IsLocalContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return store;
}

it('ticks each step when it is done', async () => {
  const store = open();
  expect((await screen.findByRole('button', { name: /选模板/ })).textContent).toContain('已完成');
  act(() =>
    store.edit((document) => {
      document.basics = { name: { zh: '陈小满' }, phone: '13800000001' };
      document.education = [{ id: 'e1', school: { name: { zh: '启明大学' } } }];
    }),
  );
  act(() => openDrawer('check'));
  expect(screen.getByRole('heading').textContent).toContain('3 / 5');
});

const NAMED = { name: { zh: '陈小满' } };
const SCHOOL = { education: [{ id: 'e1', school: { name: { zh: '启明大学' } } }] };
it.each<[string, boolean, Partial<ResumeDocument>]>([
  ['a name alone', false, { basics: NAMED }],
  ['name and school without a contact', false, { basics: NAMED, ...SCHOOL }],
  ['name and contact without an entry', false, { basics: { ...NAMED, email: 'chen@example.com' } }],
  ['a contact of blanks', false, { basics: { ...NAMED, phone: ' ' }, ...SCHOOL }],
  [
    'an entry without a name',
    false,
    {
      basics: { ...NAMED, phone: '13800000001' },
      work: [{ id: 'w1', highlights: [{ id: 'a1', kind: 'bullet', zh: [{ text: '接待来访' }] }] }],
    },
  ],
  ['name, e-mail and school', true, { basics: { ...NAMED, email: 'chen@example.com' }, ...SCHOOL }],
  [
    'English name, WeChat and employer',
    true,
    {
      basics: { name: { en: 'Chen Xiaoman' }, wechat: 'chenxm' },
      work: [{ id: 'w1', company: { en: 'Example Trading' } }],
    },
  ],
  [
    'name, phone and a position',
    true,
    {
      basics: { ...NAMED, phone: '13800000001' },
      internships: [{ id: 'w1', title: { zh: '前台' } }],
    },
  ],
])('with %s, 填内容 is done: %s', async (_what, isDone, parts) => {
  const store = open(true);
  await userEvent.click(screen.getByRole('button', { name: '展开新手引导' }));
  act(() => store.edit((document) => void Object.assign(document, parts)));
  expect(screen.getByRole('button', { name: /填内容/ }).textContent?.includes('已完成')).toBe(isDone);
});

it('leads to what is missing: the basics, then the first entry', async () => {
  const store = open(true);
  const next = () => userEvent.click(screen.getByRole('button', { name: '下一步：填内容' }));
  openSection('intention');
  await next();
  expect(useView.getState().section).toBe(BASICS);
  act(() => store.edit((document) => void Object.assign(document.basics, { ...NAMED, qq: '10001' })));
  await next();
  expect(useView.getState().section).toBe('education');
});

it('names the next step while collapsed, and expands to all of them', async () => {
  open(true);
  expect(screen.getByRole('button', { name: '下一步：填内容' }).isConnected).toBe(true);
  const unfold = screen.getByRole('button', { name: '展开新手引导' });
  expect(unfold.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(unfold);
  expect(screen.getByRole('button', { name: '收起新手引导' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('button', { name: '下一步：填内容' })).toBeNull();
});

it('once closed, stays closed for the member on every device', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '关闭新手引导' }));
  expect(screen.queryByRole('heading')).toBeNull();
  await waitFor(() => expect(server.callsTo(finishGuide)).toHaveLength(1));
});

it.each([
  ['is over', guide(true)],
  ['cannot be asked about', { status: 503 }],
])('is hidden from a member for whom it %s', async (_why, answer) => {
  server.answer(getGuideState, answer);
  open();
  await waitFor(() => expect(server.callsTo(getGuideState)).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('is shown to a visitor without a request; sharing asks to sign in', async () => {
  open(true);
  await userEvent.click(screen.getByRole('button', { name: '第 5 步： 分享' }));
  expect(useAuthDialog.getState().open).toBe('signIn');
  expect(server.sent).toEqual([]);
  expect(screen.queryByText(/认证校园邮箱/)).toBeNull();
});

it('contains the gift and the campus e-mail as cards', async () => {
  act(() => storeSession('token', { ...sampleUser, campusEmail: '', mayAskCampusEmail: true }));
  act(() => congratulate(10));
  open();
  await userEvent.click(await screen.findByRole('button', { name: '知道了' }));
  expect(screen.queryByText(/已到账/)).toBeNull();
  expect(screen.getByRole('button', { name: '去认证' })).toBeTruthy();
});
