import { startAuth } from '#test/auth-stack.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let auth: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

it('a sign-in from a new device is notified to the member once', async () => {
  const { accounts, sessions, newDevice, database } = auth;
  const userId = (await accounts.createUser({ phone: '13800000301', password: null })) ?? '';
  const signIn = async (userAgent: string) => {
    const client = { ip: '127.0.0.1', userAgent };
    const { sessionId } = await sessions.open(userId, client);
    await newDevice.run(userId, sessionId, client);
  };
  const messages = () => database.message.findMany({ where: { userId }, select: { title: true } });
  await signIn(CHROME);
  await signIn(CHROME);
  expect(await messages()).toEqual([]);
  await signIn(SAFARI);
  expect(await messages()).toEqual([{ title: '账号在新设备登录：Safari · iOS' }]);
  await signIn(SAFARI);
  expect(await messages()).toHaveLength(1);
});
