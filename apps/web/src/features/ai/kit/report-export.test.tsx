import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportExport } from './report-export.js';

const runId = '01939b3c-0000-7000-8000-000000000001';
const exportId = '01939b3c-0000-7000-8000-000000000002';
const file = { url: '/api/files?id=1', fileName: 'Offer 对比报告.pdf' };
const state = (changes: object = {}) => ({
  exportId,
  runId,
  format: 'pdf',
  status: 'queued',
  failure: '',
  file: null,
  ...changes,
});
const answer = (data: unknown) => Response.json({ code: 1, msg: '', data });

/** A bar with a server that gives these answers in order, repeating the last one. */
function open(...answers: (() => Response | Promise<Response>)[]) {
  const requests: [string, unknown][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    requests.push([input as string, JSON.parse(init?.body as string)]);
    const next = answers[Math.min(requests.length, answers.length) - 1];
    return Promise.resolve(next?.() ?? Response.error());
  });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const view = render(<ReportExport runId={runId} />);
  const click = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
  return { requests, saved, view, click };
}
afterEach(() => jest.restoreAllMocks());

it('requests the file, waits for it, and downloads it under its name', async () => {
  let finish: (response: Response) => void = () => undefined;
  const finished = new Promise<Response>((resolve) => (finish = resolve));
  const { requests, saved, click } = open(
    () => answer(state()),
    () => finished,
  );
  await click('导出 PDF');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '正在生成 PDF…' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '导出 Word' }).disabled).toBe(true);
  await act(async () => {
    finish(answer(state({ status: 'done', file })));
    await finished;
  });
  expect((await screen.findByRole('status')).textContent).toContain('PDF 已生成');
  expect(saved).toEqual([file.fileName]);
  expect(requests).toEqual([
    ['/api/ai/runs/export', { runId, format: 'pdf' }],
    ['/api/ai/runs/export/state', { exportId, wait: 1 }],
  ]);
});

it('explains why there is no file, and retries', async () => {
  const { saved, click } = open(
    () => answer(state({ status: 'failed', failure: '文件生成超时，请重试，或使用浏览器打印' })),
    () => answer(state({ status: 'done', file })),
  );
  await click('导出 Word');
  expect((await screen.findByRole('alert')).textContent).toContain('文件生成超时');
  await click('重试');
  expect((await screen.findByRole('status')).textContent).toContain('已生成');
  await click('再次下载');
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(saved.length).toBeGreaterThanOrEqual(1);
});

it("shows the server's rejection, and network failures", async () => {
  const { click } = open(
    () => Response.json({ code: 429, msg: '请稍后再试', data: null }, { status: 429 }),
    () => Promise.reject(new TypeError('offline')),
  );
  await click('导出 PDF');
  expect((await screen.findByRole('alert')).textContent).toContain('请稍后再试');
  await click('重试');
  expect(await screen.findByRole('alert')).toBeTruthy();
});
