import { startApi, type TestApi } from '../../test/harness.js';
import { OperatorBrowser } from '../../test/operator-browser.js';
import { maskRecipient } from './local-messages.controller.js';

const send = async (api: TestApi, count: number) => {
  const database = api.openDatabase();
  for (let i = 0; i < count; i += 1) {
    await database.localMessage.create({
      data: {
        channel: 'sms',
        recipient: '13800000001',
        body: `【启程】<b>验证码</b> 40271${i}`,
        createdAt: new Date(1_800_000_000_000 + i * 1000),
      },
    });
  }
  await database.$disconnect();
};

describe('/dev/outbox', () => {
  let api: TestApi;
  afterEach(() => api.stop());

  it('responds with a page to visitors, with the envelope to callers', async () => {
    api = await startApi();
    for (const [address, back] of [
      ['/ops/nothing', '/ops'],
      ['/dev/nothing/here', '/dev/outbox'],
    ]) {
      const page = await fetch(api.url + address, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(404);
      const text = await page.text();
      expect(text).toContain(`<a href="${back}">`);
      expect(text).toContain('<link rel="icon" href="/favicon.svg"');
      const call = await fetch(api.url + address, { headers: { accept: 'application/json' } });
      expect([call.status, await call.json()]).toMatchObject([404, { code: 0 }]);
    }
  });

  it('shows sent messages, newest first, and says that it is a local driver', async () => {
    api = await startApi();
    const browser = new OperatorBrowser(api.url);
    expect((await browser.open('/dev/outbox')).text).toContain('还没有消息');
    await send(api, 2);
    const { status, text } = await browser.open('/dev/outbox');
    expect(status).toBe(200);
    expect(text).toContain('本地驱动');
    expect(text).toContain('13800000001');
    expect(text.indexOf('402711')).toBeLessThan(text.indexOf('402710'));
    expect(text).toContain('&lt;b&gt;验证码');
  });

  it('is readable on a phone: each cell names its column when the table becomes cards', async () => {
    api = await startApi();
    await send(api, 1);
    const { text } = await new OperatorBrowser(api.url).open('/dev/outbox');
    for (const column of ['时间', '方式', '收件人', '内容'])
      expect(text).toMatch(new RegExp(`<td[^>]* data-label="${column}"`));
    expect(text).toContain('@media (max-width:640px)');
  });

  it('redirects to the operator page in production', async () => {
    api = await startApi({ environment: 'production' });
    await send(api, 1);
    const answer = await new OperatorBrowser(api.url).open('/dev/outbox');
    expect(answer).toMatchObject({ status: 302, location: '/ops/messages' });
    expect(answer.text).not.toContain('验证码');
  });
});

describe('maskRecipient', () => {
  it.each([
    ['13800000001', '138****0001'],
    ['lin@example.cn', 'l***@example.cn'],
    ['10086', '****'],
  ])('%s is %s', (recipient, masked) => expect(maskRecipient(recipient)).toBe(masked));
});
