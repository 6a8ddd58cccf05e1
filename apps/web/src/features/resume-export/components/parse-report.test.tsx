import { getExport, startExport } from '@qicheng/contract/resume-export/export.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ParseReport } from '@qicheng/resume/parse-report';
import { ParseReportDialog } from './parse-report-dialog.js';

const id = '01939b3c-0000-7000-8000-000000000001';
const field = {
  kind: 'school',
  of: null,
  expected: '江城理工大学',
  read: '江城理工大学',
  state: 'found',
  isInText: true,
} as const;
const REPORT: ParseReport = {
  fields: [
    field,
    { ...field, kind: 'period', of: '江城理工大学', expected: '2023.09', read: '2019.09', state: 'misread' },
    { ...field, kind: 'employer', expected: '星河云', read: null, state: 'lost' },
  ],
  lines: ['林知远', '教育背景'],
  fileOrder: ['教育背景', '林知远'],
};
const onExportAts = jest.fn();

/** The dialog with a server that reports as given; returns the requests. */
function open(report: () => ParseReport | null, isSaved = true) {
  const requests: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = input as string;
    if (path === '/file') return Promise.resolve(Response.json(report()));
    if (path === startExport.path) requests.push(JSON.parse(init?.body as string));
    expect([startExport.path, getExport.path]).toContain(path);
    const isRead = report() !== null;
    const state = {
      exportId: id,
      resumeId: id,
      format: 'parse',
      status: isRead ? 'done' : 'failed',
      createdAt: '2026-11-24T00:00:00.000Z',
      finishedAt: '2026-11-24T00:00:01.000Z',
      failure: isRead ? null : '系统繁忙',
      file: isRead ? { fullurl: '/file', file_name: 'a.json' } : null,
    };
    return Promise.resolve(Response.json({ code: 1, msg: '', data: state }));
  });
  const props = { resumeId: id, language: undefined, onExportAts, onClose: () => undefined };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ParseReportDialog open waitUntilSaved={() => Promise.resolve(isSaved)} {...props} />
    </QueryClientProvider>,
  );
  return { requests, user: userEvent.setup() };
}

afterEach(() => jest.restoreAllMocks());

it('counts the fields that were read, explains what went wrong with each and offers the ATS version', async () => {
  const { user } = open(() => REPORT);
  expect(await screen.findByText('共核对 3 项：1 项读对，1 项读错，1 项没读到。')).toBeTruthy();
  expect(screen.getByText('2023.09（江城理工大学）')).toBeTruthy();
  expect(screen.getByText('读成了“2019.09”')).toBeTruthy();
  expect(screen.getByText('文字里有，但没有认出它是什么')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '导出 ATS 版 PDF' }));
  expect(onExportAts).toHaveBeenCalledTimes(1);
});

it('shows the text by position and in file order', async () => {
  const { user } = open(() => REPORT);
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await user.click(await screen.findByRole('tab', { name: '文字（按版面）' }));
  expect(lines()).toEqual(['林知远', '教育背景']);
  await user.click(screen.getByRole('tab', { name: '文字（按文件顺序）' }));
  expect(lines()).toEqual(['教育背景', '林知远']);
});

it('reads the ATS version on request', async () => {
  const { requests, user } = open(() => ({ ...REPORT, fields: [field] }));
  await screen.findByText(/^共核对 1 项：1 项读对/);
  expect(screen.queryByRole('button', { name: '导出 ATS 版 PDF' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'ATS 版' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests).toMatchObject([
    { format: 'parse', ats: 0 },
    { format: 'parse', ats: 1 },
  ]);
});

it('says why nothing was read, and retries', async () => {
  let report: ParseReport | null = null;
  const { user } = open(() => report);
  expect((await screen.findByRole('alert')).textContent).toContain('系统繁忙');
  report = REPORT;
  await user.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await screen.findByText(/^共核对 3 项/)).toBeTruthy();
});

it.each([
  [
    'says what to do first where the résumé is empty',
    { fields: [], lines: [], fileOrder: [] },
    true,
    /写好之后再来看/,
  ],
  ['asks for nothing before everything is saved', REPORT, false, /没有保存到服务器/],
])('%s', async (_what, report, isSaved, words) => {
  const { requests } = open(() => report, isSaved);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(requests).toHaveLength(isSaved ? 1 : 0);
});
