import { startOffer } from '@qicheng/contract/analysis/index';
import { getConsent, setConsent } from '@qicheng/contract/consent/index';
import { AiCountService } from '@qicheng/core/ai-count';
import type { Database } from '@qicheng/db';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let database: Database;
beforeAll(async () => {
  api = await startApi({ languageModel: 'stub/model' });
  database = api.openDatabase();
});
afterAll(async () => {
  await database.$disconnect();
  await api.stop();
});

const offers = (salary: number) => ({
  offers: [
    { company: '示例科技', role: '数据分析师', city: '上海', monthlySalary: salary },
    { company: '样例银行', role: '数据分析师', city: '上海', monthlySalary: 12_000 },
  ],
});

it('uses a model only for users who consented, until they withdraw', async () => {
  const { userId, call } = await openAccount(api, '13800000401');
  await api.app
    .get(AiCountService, { strict: false })
    .grant(userId, { key: 'test', amount: 5, source: 'test' });
  const preferenceOf = async (salary: number) => {
    const { runId } = await call(startOffer, offers(salary));
    const { preference } = await database.analysis.findUniqueOrThrow({ where: { id: runId } });
    return preference;
  };
  expect(await call(getConsent, { kind: 'aiModel' })).toMatchObject({ isAsked: true, isGiven: false });
  expect(await preferenceOf(10_001)).toBe('rules');
  expect(await call(setConsent, { kind: 'aiModel', isGiven: true })).toMatchObject({ isGiven: true });
  await call(setConsent, { kind: 'aiModel', isGiven: true });
  expect(await preferenceOf(10_002)).toBe('auto');
  expect(await call(setConsent, { kind: 'aiModel', isGiven: false })).toMatchObject({ isGiven: false });
  expect(await preferenceOf(10_003)).toBe('rules');
  const rows = await database.consent.findMany({ where: { userId } });
  expect(rows).toMatchObject([{ kind: 'aiModel', textVersion: '2026-11', withdrawnAt: expect.any(Date) }]);
});
