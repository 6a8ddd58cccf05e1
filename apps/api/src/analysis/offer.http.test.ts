import { randomUUID } from 'node:crypto';
import { getRun, lastOffer, listOffers, removeRun, startOffer } from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService } from '@qicheng/core/analysis';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

type OfferTerms = InputOf<typeof startOffer>['offers'][number];
type OfferResult = NonNullable<ResultOf<typeof startOffer>['result']>;

const terms: OfferTerms = { company: '示例科技', role: '数据分析师', city: '上海', monthlySalary: 15_000 };
const offers = [terms, { ...terms, company: '样例银行' }];

let api: TestApi;
let owner: Awaited<ReturnType<typeof openAccount>>;
let stranger: typeof owner;
beforeAll(async () => {
  api = await startApi();
  owner = await openAccount(api, '13800000801');
  stranger = await openAccount(api, '13800000802');
  await api.app
    .get(AiCountService, { strict: false })
    .grant(owner.userId, { key: 'a', amount: 5, source: 'test' });
});
afterAll(() => api.stop());

const month = { month: 1, taxable: 0, tax: 0, net: 1 };
const offer = (id: 'A' | 'B'): OfferResult['offers'][number] => ({
  id,
  company: '示例科技',
  role: '数据分析师',
  city: '上海',
  rank: 1,
  total: 50,
  dimensions: [],
  cash: {
    year: 2027,
    gross: 1,
    net: 1,
    tax: 0,
    bonusGross: 0,
    bonusMethod: 'none',
    bonusReason: '',
    fundEmployee: 0,
    fundEmployer: 0,
    lines: [],
    months: Array.from({ length: 12 }, () => month),
  },
  threeYears: { low: 1, base: 1, high: 1, lines: [] },
  afterRent: null,
  perHour: null,
  equity: null,
  risks: [],
  clauses: [],
  questions: [],
  negotiation: [],
});

/** Ends a run as a worker would. */
async function finish(runId: string): Promise<void> {
  const runs = api.app.get(AnalysisRunService, { strict: false });
  const claim = await runs.claim(runId);
  if (!claim) throw new Error('not claimed');
  const keys = [
    'cash',
    'fund',
    'certainty',
    'growth',
    'hours',
    'commute',
    'hukou',
    'rent',
    'contract',
    'interest',
  ];
  const weights = Object.fromEntries(keys.map((key) => [key, 10])) as OfferResult['weights']['stated'];
  const result: OfferResult = {
    tables: { version: 'test', sources: [] },
    offers: [offer('A'), offer('B')],
    ranking: [{ rank: 1, offerIds: ['A', 'B'] }],
    tieThreshold: 1,
    conclusion: '并列',
    weights: { stated: weights, effective: weights, isDefault: true },
    sensitivity: [],
    flipPoints: [],
    missing: [],
    notes: [],
  };
  await runs.complete(claim, { result, engine: { mode: 'rules', rulesVersion: 'test' }, score: null });
}

describe('offer comparison calls', () => {
  it('1: start, list and return the latest, each with its state', async () => {
    expect(await owner.call(lastOffer, {})).toEqual({ run: null });
    const requestKey = randomUUID();
    const run = await owner.call(startOffer, { offers, requestKey });
    expect(run).toMatchObject({ service: 'offer', status: 'queued', cost: 1, title: '示例科技 / 样例银行' });
    await finish(run.runId);
    const { list, total } = await owner.call(listOffers, {});
    expect([total, list[0]?.runId, list[0]?.status]).toEqual([1, run.runId, 'done']);
    const { run: last } = await owner.call(lastOffer, {});
    expect(last).toMatchObject({
      runId: run.runId,
      result: { conclusion: '并列' },
      engine: { mode: 'rules' },
    });
    // A repeated request returns the run it created.
    expect((await owner.call(startOffer, { offers, requestKey })).runId).toBe(run.runId);
  });

  it('AI7: hide a run from another user', async () => {
    const { list } = await owner.call(listOffers, {});
    const [runId = ''] = list.map((run) => run.runId);
    for (const { path } of [getRun, removeRun]) {
      const answer = await api.post(path, { runId }, { token: stranger.token });
      const random = await api.post(path, { runId: randomUUID() }, { token: stranger.token });
      expect([answer.status, answer.code, answer.msg]).toEqual([random.status, random.code, random.msg]);
      expect(answer.status).toBe(404);
    }
    expect(await stranger.call(listOffers, {})).toEqual({ list: [], total: 0 });
    expect(await stranger.call(lastOffer, {})).toEqual({ run: null });
  });

  it.each([
    ['one offer', { offers: [terms] }, '请至少填写两个 Offer'],
    ['no salary', { offers: [{ ...terms, monthlySalary: 0 }, terms] }, '请填写月薪'],
    [
      'a reversed range',
      { offers: [{ ...terms, bonusMonths: { base: 1, low: 2 } }, terms] },
      '请按 低 ≤ 一般 ≤ 高 填写',
    ],
  ])('400: %s', async (_what, body, message) => {
    const answer = await api.post(startOffer.path, body, { token: owner.token });
    expect([answer.status, answer.msg]).toEqual([400, message]);
  });

  it('0: start nothing without a count', async () => {
    const answer = await api.post(startOffer.path, { offers }, { token: stranger.token });
    expect(answer).toMatchObject({ status: 200, code: 0, msg: 'AI 次数不足，请获取更多次数后再试' });
    expect((await stranger.call(listOffers, {})).total).toBe(0);
  });

  it('401: without a token', async () => {
    for (const { path } of [startOffer, listOffers, lastOffer])
      expect((await api.post(path, { offers })).status).toBe(401);
  });
});
