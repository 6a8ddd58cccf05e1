import { discardImport } from '@qicheng/contract/resume-import/draft.contract';
import {
  getImport,
  importResume,
  listImports,
  parseResumeText,
} from '@qicheng/contract/resume-import/import.contract';
import { uploadFile } from '@qicheng/contract/upload/upload.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  forgetVisitorImport,
  startVisitorImport,
  takeVisitorImport,
} from '@qicheng/contract/resume-import/visitor.contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { axe } from '#src/testing/axe.js';
import { stubServer } from '#src/testing/stub-server.js';
import { HIDE_MS, TICK_MS } from '../hooks/use-import-progress.js';
import type { ImportResult } from '../api/send-import.js';
import { ImportDialog } from './import-dialog.js';

const importId = '01939b3c-0000-7000-8000-000000000001';
const queued = {
  importId,
  fileName: '苏晓禾.pdf',
  status: 'queued',
  stage: 'waiting',
  progress: 0,
  createdAt: new Date(2026, 10, 20, 9),
  finishedAt: null,
  failure: null,
  resumeId: null,
  result: null,
};
const done = {
  ...queued,
  status: 'done',
  stage: 'over',
  progress: 100,
  finishedAt: new Date(2026, 10, 20, 9),
};
const stored = {
  id: importId,
  url: `/api/files?id=${importId}`,
  fileName: '苏晓禾.pdf',
  mime: 'application/pdf',
  size: 3,
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  jest.useFakeTimers();
  server = stubServer();
  server.answer(listImports, { data: { list: [] } });
  server.answer(uploadFile, { data: stored });
  server.answer(importResume, { data: queued });
  server.answer(discardImport);
  server.answer(forgetVisitorImport);
});
afterEach(() => {
  jest.useRealTimers();
  server.close();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function open(onRead?: (result: ImportResult, fileName: string) => void) {
  const ways = { onClose: jest.fn(), onReview: jest.fn(), onOpenResume: jest.fn() };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ImportDialog open start="file" {...ways} onRead={onRead} />
    </QueryClientProvider>,
  );
  return ways;
}

const FILE = '苏晓禾.pdf';
const fileOf = (size: number) => {
  const file = new File(['abc'], FILE, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const drop = async (size = 3) => {
  const zone = screen.getByText(/把简历文件拖到这里/).parentElement;
  fireEvent.drop(zone as HTMLElement, { dataTransfer: { files: [fileOf(size)] } });
  await pass(0);
};
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

describe('for a visitor', () => {
  const result = {
    format: 'pdf',
    isLossless: false,
    title: '苏晓禾的简历',
    language: 'zh',
    templateCode: null,
    document: {},
    fields: [],
    unplaced: [],
    warnings: [],
  };

  it('sends the file without storing it, and hands over the result', async () => {
    server.answer(startVisitorImport, { data: queued });
    server.answer(takeVisitorImport, { data: { ...done, result } });
    const onRead = jest.fn();
    const { onReview, onClose } = open(onRead);
    await drop();
    await pass(1_000);
    await pass(2_000);
    expect(onRead).toHaveBeenCalledWith(expect.objectContaining({ title: '苏晓禾的简历' }), FILE);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onReview).not.toHaveBeenCalled();
    const calls = [startVisitorImport, takeVisitorImport, forgetVisitorImport];
    expect(server.sent.map(({ path }) => path)).toEqual(calls.map(({ path }) => path));
  });

  it('requests a result again after lost responses, without a second upload', async () => {
    server.answer(startVisitorImport, { data: queued });
    server.answer(takeVisitorImport, { status: 503 });
    const onRead = jest.fn();
    open(onRead);
    await drop();
    for (let look = 0; look < 8; look += 1) await pass(1_000);
    expect(server.callsTo(forgetVisitorImport)).toEqual([]);
    server.answer(takeVisitorImport, { data: { ...done, result } });
    await press('再试一次');
    await pass(2_000);
    expect(onRead).toHaveBeenCalledWith(expect.objectContaining({ title: '苏晓禾的简历' }), FILE);
    expect(server.callsTo(startVisitorImport)).toHaveLength(1);
  });

  it('sends the file again if the server no longer has the result', async () => {
    server.answer(startVisitorImport, { data: queued });
    server.answer(takeVisitorImport, { status: 503 });
    open(jest.fn());
    await drop();
    for (let look = 0; look < 8; look += 1) await pass(1_000);
    server.answer(takeVisitorImport, { reason: 'importNotFound' });
    await press('再试一次');
    await pass(0);
    expect(server.callsTo(startVisitorImport)).toHaveLength(2);
  });

  it('stops the work on the server when cancelled', async () => {
    server.answer(startVisitorImport, { data: queued });
    server.answer(takeVisitorImport, { data: queued });
    open(jest.fn());
    await drop();
    await press('取消导入');
    expect(server.callsTo(forgetVisitorImport)[0]?.body).toEqual({ importId });
  });

  it('rejects files above 3 MB without sending, with a message beside the choice', async () => {
    open(jest.fn());
    expect(screen.getByText(/小于 3MB。文件识别后立即从服务器删除/)).toBeTruthy();
    await drop(3_145_729);
    expect(screen.getByRole('alert').textContent).toContain('未登录时只能导入 3 MB 以内的文件');
    expect(server.sent).toEqual([]);
  });
});

describe('import dialog', () => {
  it('sends a dropped file, shows its stage, shows 100 and opens the review 1.5 s later', async () => {
    let state: object = { ...queued, status: 'running', stage: 'recognising' };
    server.answer(getImport, () => ({ data: state }));
    const { onReview } = open();
    await drop();
    expect(server.callsTo(importResume)[0]?.body).toMatchObject({
      fullurl: stored.url,
      file_name: '苏晓禾.pdf',
      type: 'application/pdf',
    });
    await pass(10 * TICK_MS);
    expect(percent()).toBe('10');
    expect(screen.getByRole('status').textContent).toBe('正在识别图片中的文字');
    state = done;
    await pass(1_000);
    expect(percent()).toBe('100');
    expect(onReview).not.toHaveBeenCalled();
    await pass(HIDE_MS);
    expect(onReview).toHaveBeenCalledWith(importId);
  });

  it('can be closed from 99 on, and not before', async () => {
    server.answer(getImport, { data: { ...queued, status: 'running', stage: 'reading' } });
    const { onClose } = open();
    await drop();
    expect(screen.queryByRole('button', { name: /关闭|Close/ })).toBeNull();
    await pass(99 * TICK_MS);
    expect(percent()).toBe('99');
    await press('先关闭');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.callsTo(discardImport)).toEqual([]);
  });

  it('rejects 6,291,456 bytes with the message of the specification and accepts one less', async () => {
    server.answer(getImport, { data: queued });
    open();
    await drop(6_291_456);
    expect(screen.getByRole('alert').textContent).toBe('上传简历文件大小不能超过 6MB!');
    expect(server.callsTo(uploadFile)).toEqual([]);
    await drop(6_291_455);
    expect(server.callsTo(uploadFile)).toHaveLength(1);
  });

  it('says why a file gave no result, and offers another file or pasting', async () => {
    const failure = '文件已损坏或无法打开，请重新保存后再上传';
    server.answer(getImport, { data: { ...done, status: 'failed', failure } });
    const { onReview } = open();
    await drop();
    await pass(1_000);
    expect(screen.getByRole('alert').textContent).toContain(failure);
    await pass(HIDE_MS);
    expect(onReview).not.toHaveBeenCalled();
    await press('粘贴文字');
    expect(screen.getByRole('textbox', { name: '简历内容' })).toBeTruthy();
  });

  it("shows the server's message of a rejection", async () => {
    server.answer(uploadFile, { reason: 'uploadTypeRefused' });
    open();
    await drop();
    expect(screen.getByRole('alert').textContent).toContain('文件格式不支持，请上传 jpg、png、pdf');
    server.answer(uploadFile, { data: stored });
    server.answer(getImport, { data: queued });
    await press('再试一次');
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  it('cancels and deletes what was sent', async () => {
    server.answer(getImport, { data: queued });
    open();
    await drop();
    await press('取消导入');
    expect(server.callsTo(discardImport)[0]?.body).toEqual({ importId });
    expect(screen.getByRole('button', { name: '选择文件' })).toBeTruthy();
  });

  it('parses pasted text, and asks for it if it is empty', async () => {
    server.answer(parseResumeText, { data: done });
    const { onReview } = open();
    fireEvent.click(screen.getByRole('tab', { name: '粘贴文字' }));
    await press('识别这段文字');
    expect(screen.getByRole('alert').textContent).toBe('请粘贴简历内容');
    const field = screen.getByRole('textbox', { name: '简历内容' });
    fireEvent.change(field, { target: { value: '苏晓禾 13800000002' } });
    await press('识别这段文字');
    await pass(HIDE_MS);
    expect(server.callsTo(parseResumeText)[0]?.body).toEqual({ text: '苏晓禾 13800000002' });
    expect(onReview).toHaveBeenCalledWith(importId);
  });

  it('lists recent imports with their actions', async () => {
    const { result: _result, ...summary } = done;
    const failed = {
      ...summary,
      importId: importId.replace(/1$/, '2'),
      status: 'failed',
      failure: '文件识别超时',
    };
    server.answer(listImports, { data: { list: [summary, failed] } });
    const { onReview } = open();
    await pass(0);
    expect(screen.getByText(/文件识别超时/)).toBeTruthy();
    await press('去核对：苏晓禾.pdf');
    expect(onReview).toHaveBeenCalledWith(importId);
    await act(async () => {
      jest.useRealTimers();
      const { violations } = await axe(screen.getByRole('dialog'));
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  });
});
