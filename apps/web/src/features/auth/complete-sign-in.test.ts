import { claimGift, joinCampaign } from '@qicheng/contract/ai-count/ai-count.contract';
import { prepareReturn } from '@qicheng/contract/partner/partner.contract';
import { storeArrival, readArrival } from '#src/lib/arrival.js';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import { currentToken } from '#src/lib/session.js';
import { dismissGift, useWelcome } from '#src/lib/welcome.js';
import { clearStored } from '#src/lib/storage.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { useAuthFlow } from './auth-flow.js';
import { completeSignIn } from './complete-sign-in.js';
import { leaveFor } from './leave-for.js';

jest.mock('./leave-for.js', () => ({ leaveFor: jest.fn() }));

const PARTNER = 'https://jobs.partner.example/back';
const campaign = { name: '开学季', schoolName: '示例大学', gift: 10, isClaimed: false };

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  clearStored();
  jest.mocked(leaveFor).mockClear();
});
afterEach(() => {
  dismissGift();
  server.close();
});

it('stores the session and continues the pending action, without claiming a gift twice', async () => {
  server.answer(claimGift, { data: { added: 0, count: 10 } });
  const continueAction = jest.fn();
  openAuthDialog('signIn', continueAction);
  await completeSignIn(sampleUser, '登录成功');
  expect(currentToken()).toBe('fresh-token');
  expect(continueAction).toHaveBeenCalledTimes(1);
  expect(server.sent.map(({ path, body }) => [path, body])).toEqual([[claimGift.path, {}]]);
  expect(useWelcome.getState().gift).toBe(0);
  expect(leaveFor).not.toHaveBeenCalled();
});

it('joins the campaign of the link, claims its gift, shows it later as a card and continues', async () => {
  storeArrival({ search: '?expire_school=signed-code' });
  server.answer(joinCampaign, { data: campaign });
  server.answer(claimGift, { data: { added: 10, count: 20 } });
  const continueAction = jest.fn();
  openAuthDialog('signIn', continueAction);
  await completeSignIn(sampleUser, '登录成功');
  expect(server.sent.map(({ path, body }) => [path, body])).toEqual([
    [claimGift.path, {}],
    [joinCampaign.path, { expire_school: 'signed-code' }],
    [claimGift.path, { expire_school: 'signed-code' }],
  ]);
  expect(useWelcome.getState().gift).toBe(20);
  expect(continueAction).toHaveBeenCalledTimes(1);
  expect(readArrival().expireSchool).toBeUndefined();
});

it.each([
  ['forgets a campaign that the server refuses', { reason: 'campaignEnded' as const }, undefined],
  ['keeps one that could not be looked at', { status: 503 }, 'signed-code'],
])('%s, and still signs in', async (_name, answer, stored) => {
  storeArrival({ search: '?expire_school=signed-code' });
  server.answer(joinCampaign, answer);
  await completeSignIn(sampleUser, '登录成功');
  expect(readArrival().expireSchool).toBe(stored);
  expect(useWelcome.getState().gift).toBe(0);
  expect(useAuthFlow.getState().isFinishing).toBe(false);
});

it('grants the first gift on the first sign-in, by any method', async () => {
  server.answer(claimGift, { data: { added: 10, count: 10 } });
  await completeSignIn(sampleUser, '登录成功');
  expect(server.callsTo(claimGift)[0]?.body).toEqual({});
  expect(useWelcome.getState().gift).toBe(10);
});

describe('redirect after sign-in', () => {
  it('goes to the partner with a ticket, once', async () => {
    storeArrival({ search: `?jyq_url=${encodeURIComponent(PARTNER)}` });
    server.answer(prepareReturn, { data: { url: `${PARTNER}?ticket=once` } });
    const continueAction = jest.fn();
    openAuthDialog('signIn', continueAction);
    await completeSignIn({ ...sampleUser, schoolUrl: 'https://school.example/' }, '登录成功');
    expect(server.callsTo(prepareReturn)[0]?.body).toEqual({ jyq_url: PARTNER });
    expect(leaveFor).toHaveBeenCalledWith(`${PARTNER}?ticket=once`);
    expect(continueAction).not.toHaveBeenCalled();
    expect(readArrival().returnUrl).toBeUndefined();
  });

  it('goes to the school when the partner is not allowed', async () => {
    storeArrival({ search: '?jyq_url=https://evil.example/' });
    server.answer(prepareReturn, { data: { url: null } });
    await completeSignIn({ ...sampleUser, schoolUrl: 'https://school.example/' }, '登录成功');
    expect(leaveFor).toHaveBeenCalledWith('https://school.example/');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ''])('stays here for %j', async (schoolUrl) => {
    await completeSignIn({ ...sampleUser, schoolUrl }, '登录成功');
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
