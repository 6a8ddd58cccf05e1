import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { SharedCache } from '@qicheng/jobs/shared-cache';
import { WechatStub } from '@qicheng/testing/wechat-stub';
import { CryptoService } from '../../platform/index.js';
import { OfficialAccountApi } from './official-account.js';

const SCENE = '0190a7e2-5b1c-7c3d-9e4f-1234567890ab';
const secrets = new CryptoService('a secret for tests only, 32 characters');
const stub = new WechatStub();
const errors: string[] = [];

let apiUrl: string;
let cache: SharedCache;
let appId: string;
beforeAll(async () => {
  Logger.overrideLogger({
    log: () => undefined,
    warn: () => undefined,
    error: (message: unknown) => errors.push(String(message)),
  });
  apiUrl = await stub.start();
  cache = new SharedCache(process.env.TEST_REDIS_URL ?? '');
});
afterAll(async () => {
  await cache.close();
  await stub.stop();
});
beforeEach(() => {
  stub.reset();
  errors.length = 0;
  appId = `wx${randomUUID()}`;
});

const newApi = () =>
  new OfficialAccountApi({ appId, secret: 'app-secret', token: 'tok', aesKey: null, apiUrl }, cache, secrets);

/** Waits until the cache is connected, because the connection opens in the background. */
async function readyCache() {
  while (!(await cache.set('ready', '1', 5))) await new Promise((resolve) => setImmediate(resolve));
}

describe('the Official Account', () => {
  beforeAll(readyCache);

  it('creates a temporary code of 60 s with our scene and returns its URL', async () => {
    expect(await newApi().createQrCode(SCENE, 60)).toBe('http://weixin.qq.com/q/02kZgI7fictional');
    const [call] = stub.callsOf('/cgi-bin/qrcode/create');
    expect(call?.query.get('access_token')).toBe(`token-${stub.tokenCount}`);
    expect(call?.body).toEqual({
      expire_seconds: 60,
      action_name: 'QR_STR_SCENE',
      action_info: { scene: { scene_str: SCENE } },
    });
  });

  it('requests one token, which every process finds in Redis, encrypted and under a key without secrets', async () => {
    await newApi().createQrCode(SCENE, 60);
    await newApi().createQrCode(SCENE, 60);
    const requests = stub.callsOf('/cgi-bin/stable_token');
    expect(requests.map(({ body }) => body)).toEqual([
      { grant_type: 'client_credential', appid: appId, secret: 'app-secret', force_refresh: false },
    ]);
    const kept = await cache.get(`wechat:${appId}:access-token`);
    expect(kept).not.toContain('token-');
    expect(secrets.decrypt(kept ?? '', 'token')).toBe(`token-${stub.tokenCount}`);
  });

  it.each([40001, 40014, 42001])('requests a new token once when WeChat answers %i', async (errcode) => {
    stub.nextErrors.push({ errcode, errmsg: 'stale' });
    expect(await newApi().createQrCode(SCENE, 60)).toContain('weixin.qq.com');
    expect(stub.callsOf('/cgi-bin/stable_token')).toHaveLength(2);
    stub.reset();
    stub.nextErrors.push({ errcode, errmsg: 'stale' }, { errcode, errmsg: 'stale' });
    await expect(newApi().createQrCode(SCENE, 60)).rejects.toMatchObject({ reason: 'wechatUnavailable' });
    expect(stub.callsOf('/cgi-bin/qrcode/create')).toHaveLength(2);
  });

  it('refuses on any other error, and logs its number but no secret', async () => {
    stub.nextErrors.push({ errcode: 45009, errmsg: 'reach max api daily quota limit' });
    await expect(newApi().createQrCode(SCENE, 60)).rejects.toMatchObject({ reason: 'wechatUnavailable' });
    expect(errors).toEqual(['WeChat returned no QR code: no address, errcode 45009']);
  });

  it('refuses if the account is not accepted, and does not log the library’s message', async () => {
    stub.tokenError = { errcode: 40125, errmsg: 'invalid appsecret' };
    await expect(newApi().createQrCode(SCENE, 60)).rejects.toMatchObject({ reason: 'wechatUnavailable' });
    expect(errors.join()).not.toMatch(/app-secret|40125/);
  });

  it('aborts if WeChat does not respond', async () => {
    stub.isSilent = true;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const answer = expect(newApi().createQrCode(SCENE, 60)).rejects.toMatchObject({
      reason: 'wechatUnavailable',
    });
    while (stub.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(4_100);
    await answer;
    jest.useRealTimers();
  });
});
