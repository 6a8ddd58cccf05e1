import { WechatPayStub } from '@qicheng/testing/wechat-pay-stub';
import { NoticeRefusedError } from '../provider/pay-provider.js';
import { WechatPayProvider } from './wechat.pay-provider.js';

const MINUTES_5 = 300;

describe('a notice of WeChat Pay', () => {
  const stub = new WechatPayStub();
  const provider = new WechatPayProvider(stub.options(), 'https://example.test');
  const notice = stub.notice('Q1');
  const signedAt = Number(notice.headers['wechatpay-timestamp']);
  const readAfter = (seconds: number) => provider.read(notice, new Date((signedAt + seconds) * 1000));

  it.each([0, MINUTES_5, -MINUTES_5])('is valid when read %i s after it was signed', (seconds) => {
    expect(readAfter(seconds)).toMatchObject({ kind: 'paid', paymentNumber: 'Q1' });
  });

  it.each([MINUTES_5 + 1, -MINUTES_5 - 1])('is stale when read %i s after it was signed', (seconds) => {
    expect(() => readAfter(seconds)).toThrow(new NoticeRefusedError('stale'));
  });
});
