import { randomUUID } from 'node:crypto';
import { getReportExport, startReportExport } from '@qicheng/contract/report-export/index';
import { ReportExportRunService } from '@qicheng/core/report-export';
import type { Database } from '@qicheng/db';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let rows: Database;
let runs: ReportExportRunService;
let owner: Awaited<ReturnType<typeof openAccount>>;
let stranger: typeof owner;
let runId: string;
beforeAll(async () => {
  api = await startApi();
  rows = api.openDatabase();
  runs = api.app.get(ReportExportRunService, { strict: false });
  owner = await openAccount(api, '13800000861');
  stranger = await openAccount(api, '13800000862');
});
afterAll(async () => {
  await rows.$disconnect();
  await api.stop();
});
beforeEach(async () => {
  await rows.reportExport.deleteMany();
  runId = await newRun();
});

async function newRun(status = 'done'): Promise<string> {
  const data = { userId: owner.userId, service: 'offer', title: '示例科技', input: {}, result: {}, status };
  const { id } = await rows.analysis.create({
    data: { ...data, engine: {}, inputHash: '', requestKey: randomUUID(), finishedAt: new Date() },
  });
  return id;
}

async function end(exportId: string, name: string | null): Promise<void> {
  const claim = await runs.claim(exportId);
  if (!claim) throw new Error('not claimed');
  if (name === null) await runs.fail(claim, 'timedOut');
  else await runs.complete(claim, { name, mime: 'application/pdf', bytes: Buffer.from('%PDF-') });
}

describe('the exported file of an AI result', () => {
  it('1: is requested, watched, and downloaded with its Chinese name', async () => {
    const started = await owner.call(startReportExport, { runId, format: 'pdf' });
    expect(started).toMatchObject({ runId, format: 'pdf', status: 'queued', failure: '', file: null });
    const watching = owner.call(getReportExport, { exportId: started.exportId, wait: true });
    await end(started.exportId, 'Offer 对比报告 示例科技、样例银行');
    const { status, file } = await watching;
    expect([status, file?.fileName]).toEqual(['done', 'Offer 对比报告 示例科技、样例银行.pdf']);
    const answer = await fetch(new URL(file?.url ?? '', api.url));
    expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['%PDF-', 'application/pdf']);
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment/);
    expect(disposition).toContain(encodeURIComponent('对比报告'));
    // A repeated request is available immediately.
    expect(await owner.call(startReportExport, { runId, format: 'pdf' })).toMatchObject({
      exportId: started.exportId,
      status: 'done',
    });
  });

  it('1: has a message if it could not be created', async () => {
    const { exportId } = await owner.call(startReportExport, { runId, format: 'word' });
    await end(exportId, null);
    expect(await owner.call(getReportExport, { exportId })).toMatchObject({
      status: 'failed',
      failure: '文件生成超时，请重试，或使用浏览器打印',
      file: null,
    });
  });

  it('0, 400, 401: unfinished run, invalid format, no session', async () => {
    const running = await newRun('running');
    await expect(owner.call(startReportExport, { runId: running, format: 'pdf' })).rejects.toMatchObject({
      code: 0,
      message: '分析尚未完成，请稍后再试',
    });
    const wrong = await api.post(startReportExport.path, { runId, format: 'exe' }, { token: owner.token });
    expect(wrong).toMatchObject({ status: 400, msg: '请选择导出格式' });
    expect((await api.post(startReportExport.path, { runId, format: 'pdf' })).status).toBe(401);
    expect((await api.post(getReportExport.path, { exportId: randomUUID() })).status).toBe(401);
  });

  it('429: is limited to two at a time, with a retry time', async () => {
    await owner.call(startReportExport, { runId, format: 'pdf' });
    await owner.call(startReportExport, { runId, format: 'word' });
    const third = { runId: await newRun(), format: 'pdf' };
    const answer = await api.post(startReportExport.path, third, { token: owner.token });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('AI7: my runs and files do not exist for another user', async () => {
    const { exportId } = await owner.call(startReportExport, { runId, format: 'pdf' });
    const cases = [
      [startReportExport.path, { runId, format: 'pdf' }, { runId: randomUUID(), format: 'pdf' }],
      [getReportExport.path, { exportId }, { exportId: randomUUID() }],
    ] as const;
    for (const [path, mine, unknown] of cases) {
      const answer = await api.post(path, mine, { token: stranger.token });
      const random = await api.post(path, unknown, { token: stranger.token });
      expect(answer.status).toBe(404);
      expect({ ...answer, headers: null }).toEqual({ ...random, headers: null });
    }
  });
});
