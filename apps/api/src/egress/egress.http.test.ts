import { randomUUID } from 'node:crypto';
import { startOffer } from '@qicheng/contract/analysis/index';
import { setConsent } from '@qicheng/contract/consent/index';
import { getEgress, listEgress } from '@qicheng/contract/egress/index';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService } from '@qicheng/core/analysis';
import { ModelCallService } from '@qicheng/core/model-call';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

const terms = { company: '示例科技', role: '数据分析师', city: '上海', monthlySalary: 15_000 };
const messages = [{ role: 'user', content: '{"data":{"name":"[[NAME_1]]"}}' }];

let api: TestApi;
let owner: Awaited<ReturnType<typeof openAccount>>;
let stranger: typeof owner;
beforeAll(async () => {
  api = await startApi();
  owner = await openAccount(api, '13800000811');
  stranger = await openAccount(api, '13800000812');
  await api.app
    .get(AiCountService, { strict: false })
    .grant(owner.userId, { key: 'a', amount: 5, source: 'test' });
});
afterAll(() => api.stop());

describe('data sent to a language model', () => {
  it('is shown to its owner verbatim, and does not exist for anyone else [AI7]', async () => {
    expect(await owner.call(listEgress, {})).toEqual({ list: [], total: 0 });
    const { runId } = await owner.call(startOffer, { offers: [terms, { ...terms, company: '样例银行' }] });
    const claim = await api.app.get(AnalysisRunService, { strict: false }).claim(runId);
    if (!claim) throw new Error('not claimed');
    const calls = api.app.get(ModelCallService, { strict: false });
    const call = {
      provider: 'deepseek',
      model: 'stub',
      sent: JSON.stringify(messages),
      costMicroYuan: 5,
      replaced: { NAME: 2 },
    };
    const open = () => calls.open(claim, call, { yuan: 1, calls: 10 });
    expect(await open()).toEqual({ refusal: 'unagreed' });
    await owner.call(setConsent, { kind: 'aiModel', isGiven: true });
    const opening = await open();
    const { callId } = opening as { callId: string };
    await calls.close(callId, {
      status: 'done',
      failure: null,
      promptTokens: 10,
      completionTokens: 20,
      costMicroYuan: 3,
    });
    const { list, total } = await owner.call(listEgress, {});
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      callId,
      runId,
      service: 'offer',
      provider: 'deepseek',
      model: 'stub',
      status: 'done',
      replaced: [{ label: '姓名', count: 2 }],
    });
    expect(await owner.call(getEgress, { callId })).toMatchObject({ callId, messages });
    const refusals = [callId, randomUUID()].map((id) =>
      stranger.call(getEgress, { callId: id }).catch((error: unknown) => String(error)),
    );
    const [foreign, random] = await Promise.all(refusals);
    expect(foreign).toEqual(random);
    expect(foreign).toContain('不存在');
    expect(await stranger.call(listEgress, {})).toEqual({ list: [], total: 0 });
  });
});
