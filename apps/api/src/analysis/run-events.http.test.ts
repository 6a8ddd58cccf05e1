import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { startOffer } from '@qicheng/contract/analysis/index';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService } from '@qicheng/core/analysis';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

const terms = { company: '示例科技', role: '数据分析师', city: '上海', monthlySalary: 15_000 };
const offers = [terms, { ...terms, company: '样例银行' }];

let api: TestApi;
let owner: Awaited<ReturnType<typeof openAccount>>;
let stranger: typeof owner;
beforeAll(async () => {
  api = await startApi();
  owner = await openAccount(api, '13800000821');
  stranger = await openAccount(api, '13800000822');
  await api.app
    .get(AiCountService, { strict: false })
    .grant(owner.userId, { key: 'a', amount: 5, source: 'test' });
});
afterAll(() => api.stop());

/** A separate connection each, like a browser's event source; no keep-alive. */
const open = (runId: string, { token }: typeof owner): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const url = `${api.url}/api/ai/runs/stream?runId=${runId}`;
    get(url, { agent: false, headers: { token } }, (response) => resolve(response.setEncoding('utf8'))).on(
      'error',
      reject,
    );
  });
const textOf = async (response: IncomingMessage): Promise<string> =>
  (await response.toArray()).map(String).join('');

async function failRun(runId: string): Promise<void> {
  const runs = api.app.get(AnalysisRunService, { strict: false });
  const claim = await runs.claim(runId);
  if (claim) await runs.fail(claim, 'broken');
}

describe('the events of a run', () => {
  it('report progress, then the outcome, and close', async () => {
    const { runId } = await owner.call(startOffer, { offers });
    const response = await open(runId, owner);
    expect(response.headers['content-type']).toContain('text/event-stream');
    const parts = response[Symbol.asyncIterator]() as AsyncIterator<string>;
    const next = async () => String((await parts.next()).value);
    expect(await next()).toContain('event: progress\ndata: {"status":"queued"');
    const runs = api.app.get(AnalysisRunService, { strict: false });
    const claim = await runs.claim(runId);
    if (!claim) throw new Error('not claimed');
    await runs.renew(claim, { progress: 40, stage: '模型已写 120 字，写完后逐条核对' });
    expect(await next()).toContain('"progress":40');
    await runs.fail(claim, 'modelCapped');
    const last = await next();
    expect(last).toContain('event: error');
    expect(last).toContain('"fault":"modelCapped"');
    expect(last).toContain('次数已退回');
    expect((await parts.next()).done).toBe(true);
  });

  it('are visible to the owner only: another user learns as little as from a random id [AI7]', async () => {
    const { runId } = await owner.call(startOffer, { offers: [...offers].reverse() });
    const [foreign, random] = await Promise.all(
      [runId, randomUUID()].map(async (id) => textOf(await open(id, stranger))),
    );
    expect(foreign).toBe(random);
    await failRun(runId);
  });

  it('are limited to four streams per user, and closing one frees a slot', async () => {
    const { runId } = await owner.call(startOffer, { offers: [terms, { ...terms, city: '北京' }] });
    const watched = await Promise.all([1, 2, 3, 4].map(() => open(runId, owner)));
    for (const response of watched) await response[Symbol.asyncIterator]().next();
    const refused = await open(runId, owner);
    expect(refused.statusCode).toBe(429);
    refused.destroy();
    for (const response of watched) response.destroy();
    for (let status = 0; status !== 200;) {
      const again = await open(runId, owner);
      status = again.statusCode ?? 0;
      again.destroy();
    }
    await failRun(runId);
  });
});
