import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportMenu } from './export-menu.js';

const exportId = '01939b3c-0000-7000-8000-000000000001';
const resumeId = '01939b3c-0000-7000-8000-000000000002';
const failed = {
  exportId,
  resumeId,
  format: 'pdf',
  status: 'failed',
  createdAt: '2026-11-21T00:00:00.000Z',
  finishedAt: '2026-11-21T00:00:01.000Z',
  failure: '文件生成失败，请重试，或使用浏览器打印',
  file: null,
};
const answer = (data: unknown, status = 200) =>
  Response.json({ code: status === 200 ? 1 : 0, msg: '', data }, { status });

/** A menu with a server that answers the check as given, and fails every export. */
function open(check: () => Promise<Response>) {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const path = input as string;
    requests.push(path);
    return path.endsWith('/check') ? check() : Promise.resolve(answer(failed));
  });
  render(
    <>
      <ExportMenu resumeId={resumeId} waitUntilSaved={() => Promise.resolve(true)} />
      <input aria-label="姓名" />
    </>,
  );
  const user = userEvent.setup();
  const choose = async (format: RegExp) => {
    await user.click(screen.getByRole('button', { name: '导出' }));
    if (format.source.startsWith('^图片')) await user.click(screen.getByRole('button', { name: /^图片/ }));
    await user.click(screen.getByRole('button', { name: format }));
  };
  return { requests, user, choose };
}
const missing = (...characters: string[]) =>
  Promise.resolve(answer({ missing: characters, hasAiText: false }));
const button = (name: string) => screen.getByRole('button', { name });
const CHECK = '/api/resume/exports/check';
const EXPORT = '/api/resume/exports';

afterEach(() => jest.restoreAllMocks());

it('lists characters that would print as empty boxes before the export, with the safe answer focused', async () => {
  const { requests, choose } = open(() => missing('😀', '🎉'));
  await choose(/^PDF/);
  const question = await screen.findByRole('group', { name: /没有对应的字形/ });
  expect(question.textContent).toContain('以下字符没有对应的字形，导出后会显示为空白方框：😀 🎉');
  expect(document.activeElement).toBe(button('返回修改'));
  expect(requests).toEqual([CHECK]);
});

it.each(['button', 'Escape'])('cancels with %s: nothing is exported and 导出 gets the focus', async (way) => {
  const { requests, user, choose } = open(() => missing('😀'));
  await choose(/^图片 PNG/);
  await screen.findByText(/没有对应的字形/);
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(button('返回修改'));
  expect(screen.queryByText(/没有对应的字形/)).toBeNull();
  expect(button('导出').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button('导出'));
  expect(requests).toEqual([CHECK]);
});

it('exports anyway on confirmation, without asking twice', async () => {
  const { requests, user, choose } = open(() => missing('😀'));
  await choose(/^图片 JPG/);
  await user.click(await screen.findByRole('button', { name: '仍要导出' }));
  await screen.findByText(failed.failure);
  expect(requests).toEqual([CHECK, EXPORT]);
  expect(document.activeElement).toBe(button('导出'));
});

it.each([
  ['finds nothing', () => missing()],
  ['is refused', () => Promise.resolve(answer(null, 500))],
  ['is answered by a page of a proxy', () => Promise.resolve(new Response('<html>'))],
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
])('exports at once when the check %s', async (_what, check) => {
  const { requests, choose } = open(check);
  await choose(/^PDF/);
  await screen.findByText(failed.failure);
  expect(requests).toEqual([CHECK, EXPORT]);
});

it('exports the ATS version with one click, beside a sentence that explains it', async () => {
  const bodies: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if ((input as string).endsWith('/check')) return missing();
    bodies.push(JSON.parse(init?.body as string));
    return Promise.resolve(answer(failed));
  });
  render(<ExportMenu resumeId={resumeId} waitUntilSaved={() => Promise.resolve(true)} />);
  const user = userEvent.setup();
  await user.click(button('导出'));
  expect(screen.queryByRole('list', { name: '网申系统用' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^网申系统用/ }));
  const group = screen.getByRole('list', { name: '网申系统用' });
  expect(screen.getByText(/^单栏、普通标题，内容不变/)).toBeTruthy();
  for (const name of [/^ATS 版 PDF/, /^ATS 版 Word/]) {
    await user.click(within(group).getByRole('button', { name }));
    await screen.findByText(failed.failure);
  }
  expect(bodies).toMatchObject([
    { format: 'pdf', ats: 1 },
    { format: 'docx', ats: 1 },
  ]);
});

it('exports an image per page in the chosen resolution, and one long image by default', async () => {
  const bodies: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if ((input as string).endsWith('/check')) return missing();
    bodies.push(JSON.parse(init?.body as string));
    return Promise.resolve(answer(failed));
  });
  render(<ExportMenu resumeId={resumeId} waitUntilSaved={() => Promise.resolve(true)} />);
  const user = userEvent.setup();
  await user.click(button('导出'));
  await user.click(button('图片 长图，或每页一张'));
  for (const look of ['长图', '每页 150 dpi', '每页 300 dpi']) {
    await user.click(screen.getByRole('radio', { name: look }));
    await user.click(screen.getByRole('button', { name: /^图片 PNG/ }));
    await screen.findByText(failed.failure);
  }
  expect(screen.getByText('每页一张，适合打印；多页时打包为 ZIP。')).toBeTruthy();
  expect(bodies).toEqual([
    expect.not.objectContaining({ pageDpi: expect.anything() }),
    expect.objectContaining({ format: 'png', pageDpi: 150 }),
    expect.objectContaining({ format: 'png', pageDpi: 300 }),
  ]);
});

it('shows the progress below the clicked row, in its group', async () => {
  const { user, choose } = open(() => missing());
  await choose(/^Word/);
  const failure = await screen.findByRole('alert');
  expect(failure.closest('li')?.textContent).toMatch(/^Word/);
  await user.click(button('更多格式 网页、纯文本等'));
  await user.click(screen.getByRole('button', { name: /^Markdown/ }));
  const next = await screen.findByRole('alert');
  expect(next.closest('li')?.textContent).toMatch(/^Markdown/);
});

it('has one group open at a time', async () => {
  const { user } = open(() => missing());
  await user.click(button('导出'));
  await user.click(screen.getByRole('button', { name: /^图片/ }));
  await user.click(screen.getByRole('button', { name: /^更多格式/ }));
  expect(screen.getByRole('button', { name: /^图片/ }).getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('button', { name: /^网页 HTML/ })).toBeTruthy();
});

it('does not check Word, which is displayed with the reader’s fonts', async () => {
  const { requests, choose } = open(() => missing('😀'));
  await choose(/^Word/);
  await screen.findByText(failed.failure);
  expect(requests).toEqual([EXPORT]);
});

it('shows its question although the menu is closed, and does not steal the focus from an editor', async () => {
  let reply: (response: Response) => void = () => undefined;
  const { user, choose } = open(() => new Promise((resolve) => (reply = resolve)));
  await choose(/^PDF/);
  await user.click(screen.getByLabelText('姓名'));
  expect(button('导出').getAttribute('aria-expanded')).toBe('false');
  const faces = Array.from({ length: 25 }, (_, index) => String.fromCodePoint(0x1f600 + index));
  reply(answer({ missing: faces, hasAiText: false }));
  expect((await screen.findByText(/没有对应的字形/)).textContent).toMatch(/😓 等 25 个$/u);
  expect(document.activeElement).toBe(screen.getByLabelText('姓名'));
});

it.each(['reconnecting', 'opening it again'])('forgets a failure by %s', async (way) => {
  const { user, choose } = open(() => missing());
  await choose(/^Word/);
  await screen.findByText(failed.failure);
  if (way === 'reconnecting') act(() => void window.dispatchEvent(new Event('online')));
  else for (let press = 0; press < 2; press += 1) await user.click(button('导出'));
  expect(screen.queryByText(failed.failure)).toBeNull();
  expect(button('导出').getAttribute('aria-expanded')).toBe('true');
});

it('says before an export that the file will carry the AI label, and what omitting it means', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer(failed)));
  const hasAiText = jest.fn((language: 'zh' | 'en' | undefined) => language !== 'en');
  render(
    <ExportMenu resumeId={resumeId} waitUntilSaved={() => Promise.resolve(true)} hasAiText={hasAiText} />,
  );
  const user = userEvent.setup();
  expect(hasAiText).not.toHaveBeenCalled();
  await user.click(button('导出'));
  expect(screen.getByRole('note').textContent).toContain('导出的文件会在末页以小字注明');
  await user.click(screen.getByText('导出选项'));
  await user.click(screen.getByLabelText(/^注明 AI/));
  expect(screen.getByRole('note').textContent).toContain('文件属性中仍会写入标识');
  await user.click(screen.getByLabelText('英文'));
  expect(screen.queryByRole('note')).toBeNull();
});

it('says how many texts of the English file are still in Chinese', async () => {
  const count = (language: 'zh' | 'en' | undefined) => (language === 'zh' ? 0 : 9);
  render(
    <ExportMenu resumeId={resumeId} waitUntilSaved={() => Promise.resolve(true)} countUntranslated={count} />,
  );
  const user = userEvent.setup();
  await user.click(button('导出'));
  expect(screen.getByRole('note').textContent).toContain('9 处还没有英文，会按中文导出');
  await user.click(screen.getByText('导出选项'));
  await user.click(screen.getByLabelText('中文'));
  expect(screen.queryByRole('note')).toBeNull();
});

it('keeps the focus on a format while its file is created, and closes on Escape wherever the focus is', async () => {
  const { user, choose } = open(() => new Promise(() => undefined));
  await choose(/^PDF/);
  const chosen = screen.getByRole<HTMLButtonElement>('button', { name: /^PDF/ });
  expect(chosen.disabled).toBe(false);
  expect(chosen.getAttribute('aria-disabled')).toBe('true');
  act(() => chosen.blur());
  await user.keyboard('{Escape}');
  expect(button('导出').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button('导出'));
});
