import { listAiCountEntries } from '@qicheng/contract/ai-count/index';
import { AiCountService } from '@qicheng/core/ai-count';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('POST /api/ai/counts/ledger', () => {
  it('lists credits and debits, newest first, with descriptions and balances', async () => {
    const { call, userId } = await openAccount(api, '13800000911');
    const counts = api.app.get(AiCountService, { strict: false });
    await counts.grant(userId, { key: 'test:gift', amount: 30, source: 'campus-email' });
    const reserved = await counts.reserve(userId, { key: 'analysis:1', source: 'offer' });
    await counts.refund(reserved);
    const { list, total } = await call(listAiCountEntries, {});
    expect(total).toBe(3);
    expect(
      list.map(({ kind, amount, balanceAfter, source }) => [kind, amount, balanceAfter, source]),
    ).toEqual([
      ['refund', 1, 30, 'Offer 选择'],
      ['reserve', -1, 29, 'Offer 选择'],
      ['grant', 30, 30, '校园邮箱认证'],
    ]);
    expect((await call(listAiCountEntries, { page: 2, limit: 2 })).list).toHaveLength(1);
  });

  it('hides other users’ transactions', async () => {
    const { call } = await openAccount(api, '13800000912');
    expect(await call(listAiCountEntries, {})).toEqual({ list: [], total: 0 });
  });

  it('401: rejects a visitor', async () => {
    expect((await api.post('/api/ai/counts/ledger', {})).status).toBe(401);
  });
});
