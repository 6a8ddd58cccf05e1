import { claimGift, getAiUseCount, joinCampaign } from '@qicheng/contract/ai-count/index';
import { AiCountService } from '@qicheng/core/ai-count';
import { CampaignService } from '@qicheng/core/campaign';
import { SettingsService } from '@qicheng/core/site';
import type { Database } from '@qicheng/db';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

const HOUR = 3_600_000;

let api: TestApi;
let database: Database;
let phones = 13_800_000_000;

beforeAll(async () => {
  api = await startApi();
  database = api.openDatabase();
});
afterAll(async () => {
  await database.$disconnect();
  await api.stop();
});
afterEach(async () => {
  expect(await api.app.get(AiCountService, { strict: false }).findBreaches()).toEqual([]);
});

const newcomer = () => openAccount(api, String((phones += 1)));
const change = (key: string, value: unknown) =>
  api.app.get(SettingsService, { strict: false }).change({ actor: 'operator:test', key, value });
const campaigns = () => api.app.get(CampaignService, { strict: false });
const campaign = async ({ from = -HOUR, to = HOUR, amount = 20 } = {}) => {
  const now = Date.now();
  return campaigns().create({
    actor: 'operator:test',
    name: '示例大学迎新',
    schoolName: '示例大学',
    amount,
    startsAt: new Date(now + from),
    endsAt: new Date(now + to),
  });
};
const writes = async () => [
  await database.campaignMember.count(),
  await database.aiCountEntry.count(),
  await database.aiCountBalance.count(),
];

describe('POST /myinfo/getAiUseCount', () => {
  it('1: starts at zero and returns the ledger balance', async () => {
    const { call, userId, token } = await newcomer();
    expect(await call(getAiUseCount, {})).toEqual({ count: 0, isUnlimited: false });
    await api.app
      .get(AiCountService, { strict: false })
      .grant(userId, { key: 'k', amount: 7, source: 'test' });
    expect(await api.post('/myinfo/getAiUseCount', {}, { token })).toMatchObject({
      code: 1,
      data: { count: 7, unlimited: 0 },
    });
  });

  it.each(['aiCountsEnabled', 'vipEnabled'])('returns unlimited while %s is off', async (key) => {
    const { call } = await newcomer();
    await change(key, false);
    expect(await call(getAiUseCount, {})).toEqual({ count: 0, isUnlimited: true });
    await change(key, null);
  });
});

describe('a campaign', () => {
  it('200, 1: is joined and its gift claimed once', async () => {
    const { token } = await newcomer();
    const { code } = await campaign();
    const form = new URLSearchParams({ expire_school: code });
    const joined = { name: '示例大学迎新', school_name: '示例大学', add_ai_count: 20 };
    expect(await api.post('/user/setSchoolToCAiCount', form, { token })).toMatchObject({
      code: 200,
      data: { ...joined, is_claimed: 0 },
    });
    expect(await api.post('/myinfo/addAiCount', form, { token })).toMatchObject({
      code: 1,
      data: { add_ai_count: 20, count: 20 },
    });
    expect(await api.post('/myinfo/addAiCount', form, { token })).toMatchObject({
      code: 1,
      data: { add_ai_count: 0, count: 20 },
    });
    expect(await api.post('/user/setSchoolToCAiCount', form, { token })).toMatchObject({
      data: { ...joined, is_claimed: 1 },
    });
  });

  it('ED5: gives one gift for 100 calls with one code, whatever happens in between', async () => {
    const { call, token, userId } = await newcomer();
    const { code } = await campaign();
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 3 === 0
          ? api.post('/user/setSchoolToCAiCount', { expire_school: code }, { token })
          : api.post('/myinfo/addAiCount', { expire_school: code, amount: 999, user_id: 'x' }, { token }),
      ),
    );
    expect((await call(getAiUseCount, {})).count).toBe(20);
    expect(await database.campaignMember.count({ where: { userId } })).toBe(1);
    expect(await database.aiCountEntry.count({ where: { userId } })).toBe(1);
  });

  it('ED5: gives and writes nothing for 100 random codes', async () => {
    const { token } = await newcomer();
    const { code, id } = await campaign();
    const before = await writes();
    for (let index = 0; index < 50; index += 1) {
      const forged = index % 2 ? `${code.slice(0, 23)}${'A'.repeat(41)}${index}` : `${id}${index}`;
      for (const path of ['/user/setSchoolToCAiCount', '/myinfo/addAiCount']) {
        expect(await api.post(path, { expire_school: forged.slice(0, 66) }, { token })).toMatchObject({
          code: 0,
          msg: '活动链接无效，请确认链接是否完整',
        });
      }
    }
    expect(await writes()).toEqual(before);
  });

  it.each(['/user/setSchoolToCAiCount', '/myinfo/addAiCount'])('ED5: %s requires a session', async (path) => {
    const { code } = await campaign();
    expect((await api.post(path, { expire_school: code })).status).toBe(401);
  });

  it.each([
    ['before its window', { from: HOUR, to: 2 * HOUR }, '活动尚未开始，请在活动开始后再来'],
    ['after its window', { from: -2 * HOUR, to: -HOUR }, '活动已结束'],
  ])('ED5: gives nothing %s', async (_name, window, message) => {
    const { token } = await newcomer();
    const { code } = await campaign(window);
    const before = await writes();
    for (const path of ['/user/setSchoolToCAiCount', '/myinfo/addAiCount'])
      expect(await api.post(path, { expire_school: code }, { token })).toMatchObject({
        code: 0,
        msg: message,
      });
    expect(await writes()).toEqual(before);
  });

  it('ED5: gives nothing after an operator ended it, and keeps earlier claims', async () => {
    const [early, late] = [await newcomer(), await newcomer()];
    const { code: campaignCode, id } = await campaign();
    await early.call(claimGift, { campaignCode });
    await campaigns().disable('operator:test', id);
    await expect(late.call(claimGift, { campaignCode })).rejects.toThrow('活动已结束');
    expect((await early.call(getAiUseCount, {})).count).toBe(20);
  });

  it('gives each user their own gift, and the gifts of two campaigns to one', async () => {
    const [first, second] = [await campaign(), await campaign({ amount: 5 })];
    const [mine, theirs] = [await newcomer(), await newcomer()];
    await mine.call(joinCampaign, { campaignCode: first.code });
    expect(await mine.call(claimGift, { campaignCode: first.code })).toEqual({ added: 20, count: 20 });
    expect(await mine.call(claimGift, { campaignCode: second.code })).toEqual({ added: 5, count: 25 });
    expect(await theirs.call(claimGift, { campaignCode: first.code })).toEqual({ added: 20, count: 20 });
  });

  it('keeps its gift until counts are enabled again', async () => {
    const { call } = await newcomer();
    const { code: campaignCode } = await campaign();
    await change('aiCountsEnabled', false);
    expect(await call(claimGift, { campaignCode })).toEqual({ added: 0, count: 0 });
    await change('aiCountsEnabled', null);
    expect(await call(claimGift, { campaignCode })).toEqual({ added: 20, count: 20 });
  });
});

describe('the first-activation gift', () => {
  it('is 10, once per user, even for concurrent requests', async () => {
    const { call, userId } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(claimGift, {})));
    expect(answers.filter(({ added }) => added === 10)).toHaveLength(1);
    expect(await call(claimGift, {})).toEqual({ added: 0, count: 10 });
    expect(await database.aiCountEntry.findMany({ where: { userId } })).toMatchObject([
      { kind: 'grant', amount: 10, source: 'activation' },
    ]);
  });

  it('ED6: requires a verified phone', async () => {
    const { call, userId } = await newcomer();
    await database.user.update({ where: { id: userId }, data: { phoneIndex: null } });
    expect(await call(claimGift, {})).toEqual({ added: 0, count: 0 });
  });

  it('follows the operators’ setting, or is off', async () => {
    const { call } = await newcomer();
    await change('activationGift', 0);
    expect(await call(claimGift, {})).toEqual({ added: 0, count: 0 });
    await change('activationGift', 3);
    expect(await call(claimGift, {})).toEqual({ added: 3, count: 3 });
    await change('activationGift', null);
  });
});
