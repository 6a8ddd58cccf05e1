import { describeOrigin } from '../sign-in/show-qr-code.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('what the phone shows of the browser', () => {
  it.each([
    [{ ip: '203.0.113.24', userAgent: CHROME }, 'Chrome，Windows，IP 203.0.113.*'],
    [{ ip: '::ffff:203.0.113.24', userAgent: CHROME }, 'Chrome，Windows，IP 203.0.113.*'],
    [{ ip: '2001:db8:1234:5678::1', userAgent: CHROME }, 'Chrome，Windows，IP 2001:db8:1234:*'],
    [{ ip: '', userAgent: '' }, '未知浏览器，IP 未知'],
    [{ ip: '::1', userAgent: 'node' }, '未知浏览器，IP 本机'],
  ])('contains %j', (client, text) => {
    expect(describeOrigin(client)).toBe(text);
  });
});
