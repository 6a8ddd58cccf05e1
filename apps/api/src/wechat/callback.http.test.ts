import { WechatCallbackSender } from '@qicheng/testing/wechat-callback-sender';
import { WechatStub } from '@qicheng/testing/wechat-stub';
import { startApi, type TestApi } from '../../test/harness.js';
import { Visitor } from '../../test/visitor.js';
import { LocalPhone, WechatBrowser } from '../../test/wechat-browser.js';

const OPENID = 'oFictional000000000000000001';
const stub = new WechatStub();
let apiUrl: string;
beforeAll(async () => {
  apiUrl = await stub.start();
});
afterAll(() => stub.stop());

describe.each([
  ['plain text', null],
  ['encrypted', 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'],
] as const)('callbacks in %s', (_name, aesKey) => {
  const account = { appId: 'wx0000000000000001', token: 'callbacktoken', aesKey };
  const callbacks = new WechatCallbackSender(account);
  let api: TestApi;
  let visitor: Visitor;
  let browser: WechatBrowser;
  let scene: string;

  beforeAll(async () => {
    api = await startApi({ wechat: { driver: 'official', secret: 's', apiUrl, ...account } });
    visitor = new Visitor(api);
  });
  afterAll(async () => {
    await visitor.stop();
    await api.stop();
  });
  beforeEach(async () => {
    await visitor.forgetLimits();
    browser = new WechatBrowser(api);
    scene = await browser.openScene();
  });

  type Over = Parameters<WechatCallbackSender['query']>[0];
  /** Sends a message as WeChat would; `over` overrides query parameters. */
  const send = (message: string, over: Over = {}) => {
    if (aesKey === null) return post(callbacks.query(over), message);
    const sealed = callbacks.seal(message);
    return post(callbacks.query({ sealed, ...over }), callbacks.envelope(sealed));
  };
  const post = async (query: URLSearchParams, body: string, type = 'text/xml') => {
    const headers = { 'content-type': type };
    const response = await fetch(`${api.url}/api/wechat/callback?${query}`, {
      method: 'POST',
      body,
      headers,
    });
    return { status: response.status, text: await response.text(), query };
  };
  const opened = (text: string) => (aesKey === null ? text : callbacks.open(text));
  const stateOf = async () =>
    (await visitor.database.wechatScene.findUniqueOrThrow({ where: { id: scene } })).state;
  const linkIn = (text: string) => /\/api\/wechat\/confirm\?t=[\w.%-]+/.exec(opened(text))?.[0] ?? '';

  it.each(['SCAN', 'subscribe'] as const)(
    'WX1: a scan (%s) returns who asks and a link; only its confirmation signs in',
    async (event) => {
      const answer = await send(callbacks.scan(`${OPENID}${event}`, scene, event));
      expect(answer.status).toBe(200);
      expect(opened(answer.text)).toContain(`<ToUserName><![CDATA[${OPENID}${event}]]></ToUserName>`);
      expect(opened(answer.text)).toMatch(/时间：2\d{3}[\s\S]*来源：[\s\S]*IP 127\.0\.0\.\*/);
      expect(linkIn(answer.text)).not.toContain(OPENID);
      expect(await browser.poll(scene)).toMatchObject({ code: 1001, data: { scanned: 1 } });
      await new LocalPhone(api).decide(linkIn(answer.text));
      expect(await new WechatBrowser(api).poll(scene)).not.toMatchObject({ code: 201 });
      await visitor.forgetLimits();
      expect(await stateOf()).toBe('confirmed');
    },
  );

  it('gives the requesting browser its handle after the confirmation', async () => {
    await new LocalPhone(api).decide(linkIn((await send(callbacks.scan(OPENID, scene))).text));
    expect(await browser.poll(scene)).toMatchObject({ code: 201 });
  });

  it('WX5: a forged signature, an old or future time and a replayed nonce get 403 and change nothing', async () => {
    const now = Math.floor(Date.now() / 1000);
    const message = callbacks.scan(OPENID, scene);
    expect((await send(message, { token: 'another' })).status).toBe(403);
    expect((await send(message, { timestamp: now - 310 })).status).toBe(403);
    expect((await send(message, { timestamp: now + 310 })).status).toBe(403);
    expect((await post(new URLSearchParams(), message)).status).toBe(403);
    expect(await stateOf()).toBe('waiting');
    const nonce = 'used-nonce';
    const hello = '<xml><FromUserName>x</FromUserName><MsgType>text</MsgType><Content>hi</Content></xml>';
    expect(await send(hello, { nonce, timestamp: now })).toMatchObject({ status: 200, text: 'success' });
    expect((await send(message, { nonce, timestamp: now })).status).toBe(403);
    expect(await stateOf()).toBe('waiting');
  });

  it('WX5: a nonce is used up only by a valid signature', async () => {
    const over = { nonce: 'coming-nonce', timestamp: Math.floor(Date.now() / 1000) };
    const message = callbacks.scan(OPENID, scene);
    expect((await send(message, { ...over, token: 'another' })).status).toBe(403);
    expect((await send(message, over)).status).toBe(200);
  });

  it('responds to a scan by another phone, or a late one, without a link', async () => {
    await send(callbacks.scan(OPENID, scene));
    const second = await send(callbacks.scan('oFictional000000000000000002', scene));
    expect(opened(second.text)).toContain('二维码已过期或已被使用');
    expect(linkIn(second.text)).toBe('');
  });

  it.each([
    ['not XML', '{"a":1}'],
    ['broken XML', '<xml><a></xml>'],
    ['an entity bomb', '<!DOCTYPE x [<!ENTITY a "aaaa">]><xml><MsgType>&a;</MsgType></xml>'],
    ['nothing', ''],
  ])('WX5: rejects %s', async (_what, body) => {
    expect((await post(callbacks.query(), body)).status).toBe(403);
  });

  it('returns the echo to the settings page, once and to WeChat only', async () => {
    const query = callbacks.query();
    query.set('echostr', '<b>123</b>');
    const url = `${api.url}/api/wechat/callback?${query}`;
    const answer = await fetch(url);
    expect(await answer.text()).toBe('<b>123</b>');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect((await fetch(url)).status).toBe(403);
    expect((await fetch(`${api.url}/api/wechat/callback?echostr=1`)).status).toBe(403);
  });

  it('has no local phone', async () => {
    expect((await fetch(`${api.url}/dev/wechat/phone?scene=${scene}`)).status).toBe(404);
    expect(await new LocalPhone(api).scan(scene)).toBeNull();
    expect(await stateOf()).toBe('waiting');
  });

  if (aesKey !== null) {
    it('WX5: rejects plain text, an altered body and one for another account', async () => {
      const message = callbacks.scan(OPENID, scene);
      expect((await post(callbacks.query(), message)).status).toBe(403);
      const sealed = callbacks.seal(message);
      const other = callbacks.seal(message.replace(OPENID, 'oAnother'));
      expect((await post(callbacks.query({ sealed }), callbacks.envelope(other))).status).toBe(403);
      const foreign = callbacks.seal(message, 'wx9999999999999999');
      expect((await post(callbacks.query({ sealed: foreign }), callbacks.envelope(foreign))).status).toBe(
        403,
      );
      expect(await stateOf()).toBe('waiting');
    });
  }
});

it('0: reports that WeChat returned no code', async () => {
  const account = { appId: 'wx0000000000000002', secret: 's', token: 'callbacktoken', aesKey: null };
  const api = await startApi({ wechat: { driver: 'official', apiUrl, ...account } });
  stub.tokenError = { errcode: 40013, errmsg: 'invalid appid' };
  const answer = await new WechatBrowser(api).send('/user/wxPcloginCode', {});
  expect(answer).toMatchObject({ status: 200, code: 0, msg: '微信登录暂时不可用，请使用其他方式登录' });
  await api.stop();
});
