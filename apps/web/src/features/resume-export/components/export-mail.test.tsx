import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportMenu } from './export-menu.js';

const exportId = '01939b3c-0000-7000-8000-000000000001';
const resumeId = '01939b3c-0000-7000-8000-000000000002';
const done = {
  exportId,
  resumeId,
  format: 'docx',
  status: 'done',
  createdAt: '2026-11-21T00:00:00.000Z',
  finishedAt: '2026-11-21T00:00:01.000Z',
  failure: null,
  file: { fullurl: '/api/files?id=1', file_name: '张三的简历.docx' },
};
const MAIL = '/index/sendEmailAttachment';

/** A menu with a server that exports at once and answers the mail as given. */
function open(mail: () => Response) {
  const requests: [string, unknown][] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    requests.push([input as string, JSON.parse(String(init?.body)) as unknown]);
    return Promise.resolve(input === MAIL ? mail() : Response.json({ code: 1, msg: '', data: done }));
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportMenu resumeId={resumeId} waitUntilSaved={() => Promise.resolve(true)} />
    </QueryClientProvider>,
  );
  return { requests, user: userEvent.setup() };
}

async function openMail(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: '导出' }));
  await user.click(screen.getByRole('button', { name: /^Word/ }));
  await user.click(await screen.findByRole('button', { name: '发送到邮箱' }));
}

afterEach(() => jest.restoreAllMocks());

it('sends the finished file to one address and shows the remaining quota', async () => {
  const { requests, user } = open(() =>
    Response.json({ code: 1, msg: '邮件已发送', data: { state: 'sent', left: 2 } }),
  );
  await openMail(user);
  const address = await screen.findByLabelText('收件邮箱');
  expect(document.activeElement).toBe(address);
  await user.type(address, 'hr@example.com');
  await user.type(screen.getByLabelText('正文（可不填）'), '请查收');
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    '已发送到 hr@example.com。今天还可以发送到其他邮箱 2 次',
  );
  expect(requests.at(-1)).toEqual([
    MAIL,
    { id: exportId, email: 'hr@example.com', subject: '张三的简历', content: '请查收' },
  ]);
});

it('keeps the input when the mail is rejected', async () => {
  const { user } = open(() =>
    Response.json({ code: 0, msg: '发送过于频繁，请一分钟后再试', data: null }, { status: 429 }),
  );
  await openMail(user);
  await user.type(await screen.findByLabelText('收件邮箱'), 'hr@example.com');
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect((await screen.findByRole('alert')).textContent).toBe('发送过于频繁，请一分钟后再试');
  expect(screen.getByLabelText<HTMLInputElement>('收件邮箱').value).toBe('hr@example.com');
});

it('exports with the chosen options, with safe defaults', async () => {
  const { requests, user } = open(() => Response.json({}));
  await user.click(screen.getByRole('button', { name: '导出' }));
  await user.click(screen.getByRole('button', { name: /^更多格式/ }));
  await user.click(screen.getByRole('button', { name: /^纯文本/ }));
  await screen.findByText('纯文本 已生成');
  await user.click(screen.getByText('导出选项'));
  await user.click(screen.getByLabelText('英文'));
  await user.click(screen.getByLabelText(/^附带可编辑数据/));
  await user.click(screen.getByLabelText(/^注明 AI/));
  await user.click(screen.getByRole('button', { name: /^JSON Resume/ }));
  await screen.findByText('JSON Resume 已生成');
  expect(requests.map(([, body]) => body)).toEqual([
    { resumeId, format: 'txt', withSource: 0, aiNotice: 1 },
    { resumeId, format: 'json', language: 'en', withSource: 1, aiNotice: 0 },
  ]);
});
