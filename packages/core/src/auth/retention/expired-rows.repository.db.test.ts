import { randomUUID } from 'node:crypto';
import { startAuth } from '../../../test/auth-stack.js';
import { ExpiredRowsRepository } from './expired-rows.repository.js';

const DAY = 86_400;
let stack: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  stack = await startAuth();
});
afterAll(() => stack.stop());

async function countRows() {
  const { captchaChallenge, codeChallenge, smsSend, session, throttle, localMessage } = stack.database;
  return Promise.all([
    captchaChallenge.count(),
    codeChallenge.count(),
    throttle.count(),
    localMessage.count(),
    smsSend.count(),
    session.count(),
  ]);
}

it('keeps what still counts and removes the rest when its time has come', async () => {
  const phone = '13800000001';
  const pass = await stack.earnPass({ phone, purpose: 'login' });
  await stack.codes.issue({ phone, purpose: 'login', client: stack.clientWith(pass) });
  const userId = (await stack.accounts.createUser({ phone, password: null })) ?? '';
  await stack.sessions.open(userId, { ip: '10.0.0.1', userAgent: 'test' });
  const createdAt = stack.clock.now();
  await stack.database.localMessage.create({
    data: { id: randomUUID(), channel: 'sms', recipient: phone, body: 'x', createdAt },
  });
  const rows = new ExpiredRowsRepository(stack.database);
  const afterDays = async (days: number) => {
    stack.clock.advance(days * DAY);
    await rows.remove(stack.clock.now());
    return countRows();
  };
  expect(await afterDays(0)).toEqual([1, 1, 2, 1, 1, 1]);
  expect(await afterDays(2)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(await afterDays(6)).toEqual([0, 0, 0, 0, 1, 1]);
  expect(await afterDays(23)).toEqual([0, 0, 0, 0, 0, 0]);
});
