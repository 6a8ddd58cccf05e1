import { openShare } from '@qicheng/contract/resume-share/open-share.contract';
import { SAMPLES } from '@qicheng/resume/samples';
import { sharedDocument } from '@qicheng/resume/projection';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubServer } from '#src/testing/stub-server.js';
import { SharedResumeView } from './shared-resume.js';
import type { ShareReading } from './share-text.js';

jest.mock('@qicheng/templates/preview', () => ({ ResumePreview: () => <p>纸面</p> }));

const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const shared = {
  title: '林晓的简历',
  templateCode: 'tem0001',
  language: 'zh',
  document: sharedDocument(SAMPLES.mechanical(), { showsContacts: false }),
  hasPhoto: false,
  showsContacts: false,
  allowsDownload: false,
  hasAiText: false,
};
let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});
afterEach(() => server.close());

function open(reading: ShareReading | null = null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SharedResumeView token={token} reading={reading} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('shows the résumé, says that contacts are hidden, and omits downloads that are not allowed', async () => {
  server.answer(openShare, { data: shared });
  open();
  expect(await screen.findByRole('heading', { name: '林晓的简历' })).toBeTruthy();
  expect(screen.getByText('联系方式与个人信息已由本人隐藏')).toBeTruthy();
  expect(screen.getByText('纸面')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '下载 PDF' })).toBeNull();
});

it('asks for the password after every rejection, and says when it was wrong', async () => {
  server.answer(openShare, (body) =>
    (body as { password?: string }).password === 'abcd' ? { data: shared } : { status: 404 },
  );
  const user = open();
  const field = await screen.findByLabelText('访问密码');
  expect(screen.getByRole('heading', { name: '打不开这份简历' })).toBeTruthy();
  expect(screen.queryByText(/密码不正确/)).toBeNull();
  await user.type(field, 'wrong{Enter}');
  expect(await screen.findByText(/密码不正确，或链接已经失效/)).toBeTruthy();
  // The field keeps the caret and what was typed, selected to be replaced.
  expect(screen.getByLabelText('访问密码')).toBe(field);
  expect(document.activeElement).toBe(field);
  await user.keyboard('abcd{Enter}');
  expect(await screen.findByRole('heading', { name: '林晓的简历' })).toBeTruthy();
});

it('offers a retry when the server fails', async () => {
  server.answer(openShare, { status: 500 });
  const user = open();
  await screen.findByRole('alert');
  server.answer(openShare, { data: shared });
  await user.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await screen.findByRole('heading', { name: '林晓的简历' })).toBeTruthy();
});

it('shows the server-rendered text until the pages are laid out', async () => {
  server.answer(openShare, { data: shared });
  open({ title: '林晓的简历', text: '【教育背景】' });
  expect(screen.getByText('【教育背景】')).toBeTruthy();
  expect(await screen.findByText('纸面')).toBeTruthy();
  expect(screen.queryByText('【教育背景】')).toBeNull();
});
