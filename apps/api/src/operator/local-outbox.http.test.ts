import { createDatabase } from '@qicheng/db';
import { startApi, type TestApi } from '../../test/harness.js';
import { OperatorBrowser } from '../../test/operator-browser.js';
import { maskRecipient } from './message-table.js';

const send = async (api: TestApi, count: number) => {
  const database = createDatabase({ url: api.databaseUrl });
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

  it('shows what was sent, newest first, and says that it is a local driver', async () => {
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

  it('leads to the operators’ page in production', async () => {
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
