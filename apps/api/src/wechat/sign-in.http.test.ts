import { Clock } from '@qicheng/core/platform';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount, Visitor } from '../../test/visitor.js';
import { LocalPhone, WechatBrowser } from '../../test/wechat-browser.js';

const PHONE = '13800000001';
const EXPIRED = { status: 200, code: 0, msg: '二维码已过期，请刷新后重新扫码', data: null };

let api: TestApi;
let visitor: Visitor;
let browser: WechatBrowser;
let phone: LocalPhone;
let seconds: number;

beforeAll(async () => {
  api = await startApi();
  visitor = new Visitor(api);
  const start = Date.now();
  jest
    .spyOn(api.app.get(Clock, { strict: false }), 'now')
    .mockImplementation(() => new Date(start + seconds * 1000));
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
});
beforeEach(async () => {
  seconds = 0;
  await visitor.forgetLimits();
  await visitor.database.wechatIdentity.deleteMany();
  browser = new WechatBrowser(api);
  phone = new LocalPhone(api);
});

async function receiveBindCode(of = PHONE) {
  await visitor.forgetLimits();
  const headers = {
    'x-captcha-pass': await visitor.earnPass(of, 'wechatBind'),
    cookie: browser.cookie,
  };
  const answer = await api.post('/sms/send', { phone: of, type: '4' }, headers);
  const { msg_id } = answer.data as { msg_id: string };
  return { phone: of, msg_id, code: await visitor.lastCode(of) };
}

/** Scans and confirms as someone without an account; the handle that binds a phone. */
async function earnHandle(name = '林晓'): Promise<string> {
  const scene = await browser.openScene();
  await phone.confirm(scene, name);
  const answer = await browser.poll(scene);
  expect(answer).toMatchObject({ status: 200, code: 201, msg: '请绑定手机号' });
  return browser.dataOf<{ openid: string }>(answer).openid;
}

async function linkAccount(of = PHONE, name = '林晓') {
  const openid = await earnHandle(name);
  return browser.bind({ openid, ...(await receiveBindCode(of)) });
}

describe('POST /user/wxPcloginCode', () => {
  it('200: returns a picture, a scene and its lifetime, and identifies the browser by an HttpOnly cookie', async () => {
    const answer = await browser.send('/user/wxPcloginCode', {});
    expect(answer).toMatchObject({ status: 200, code: 200 });
    const data = browser.dataOf<Record<string, string>>(answer);
    expect(data).toMatchObject({
      expires_in: 60,
      phone_url: `http://localhost/dev/wechat/phone?scene=${data.scene_id}`,
    });
    expect(data.qrcode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/);
  });

  it('429: limits an address to 60 codes a minute', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await browser.send('/user/wxPcloginCode', {})).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('POST /user/wxPcloginCheck', () => {
  it('1001: waits before the scan and before the confirmation', async () => {
    const scene = await browser.openScene();
    expect(await browser.poll(scene)).toMatchObject({ status: 200, code: 1001, data: { scanned: 0 } });
    await phone.scan(scene);
    seconds = 3;
    expect(await browser.poll(scene)).toMatchObject({ status: 200, code: 1001, data: { scanned: 1 } });
  });

  it('200: signs in an existing user, and audits the method and a new device', async () => {
    const { data } = await linkAccount();
    const { user_id: userId } = data as { user_id: string };
    const scene = await browser.openScene();
    await phone.confirm(scene);
    const answer = await browser.poll(scene);
    expect(answer).toMatchObject({ status: 200, code: 200, msg: '登录成功', data: { user_id: userId } });
    const { token } = answer.data as { token: string };
    expect(await api.post('/myinfo/info', {}, { token })).toMatchObject({ code: 1 });
    const where = { actor: `user:${userId}` };
    const rows = await visitor.database.auditEntry.findMany({ where, orderBy: { createdAt: 'asc' } });
    expect(rows.map(({ action }) => action)).toEqual([
      'wechat.link',
      'wechat.newDevice',
      'session.open',
      'session.open',
    ]);
  });

  it('0: reports that the phone declined, or that the account is disabled', async () => {
    const scene = await browser.openScene();
    await phone.decide((await phone.scan(scene)) ?? '', 'cancel');
    expect(await browser.poll(scene)).toMatchObject({ status: 200, code: 0, msg: '您已在手机上取消登录' });
    const { data } = await linkAccount();
    const { user_id: id } = data as { user_id: string };
    await visitor.database.user.update({ where: { id }, data: { disabledAt: new Date() } });
    const second = await browser.openScene();
    await phone.confirm(second);
    expect(await browser.poll(second)).toMatchObject({ code: 0, msg: '该账号已停用，请联系客服' });
    await visitor.database.user.update({ where: { id }, data: { disabledAt: null } });
  });

  it('400: rejects an invalid scene', async () => {
    expect(await browser.poll('1')).toMatchObject({ status: 400, msg: EXPIRED.msg });
  });

  it('WX1: gives another browser nothing for a confirmed scene, and shows the phone who asks', async () => {
    const scene = await browser.openScene();
    const address = (await phone.scan(scene)) ?? '';
    const page = await (await fetch(api.url + address)).text();
    expect(page).toContain('确认登录启程');
    expect(page).toContain('IP 127.0.0.*');
    expect(page).toContain('<dd>localhost</dd>');
    await phone.decide(address);
    const victim = new WechatBrowser(api);
    await victim.openScene();
    expect(await victim.poll(scene)).toMatchObject(EXPIRED);
    expect(await new WechatBrowser(api).poll(scene)).toMatchObject(EXPIRED);
    seconds = 3;
    expect(await browser.poll(scene)).toMatchObject({ code: 201 });
  });

  it('WX1: opening the phone page confirms nothing, and a forged token opens none', async () => {
    const scene = await browser.openScene();
    const address = (await phone.scan(scene)) ?? '';
    await fetch(api.url + address);
    expect(await browser.poll(scene)).toMatchObject({ code: 1001 });
    const forged = `/api/wechat/confirm?t=${scene}.${'A'.repeat(43)}`;
    expect((await fetch(api.url + forged)).status).toBe(404);
    await phone.decide(forged);
    expect(await browser.poll(scene)).toMatchObject({ code: 1001 });
  });

  it('WX2: a scene lives exactly 60 s by the server’s clock', async () => {
    const scene = await browser.openScene();
    seconds = 59;
    expect(await browser.poll(scene)).toMatchObject({ code: 1001 });
    seconds = 59.999;
    expect(await browser.poll(scene)).toMatchObject({ code: 1001 });
    seconds = 60.5;
    await visitor.forgetLimits();
    seconds = 66;
    expect(await browser.poll(scene)).toMatchObject(EXPIRED);
    expect(await phone.scan(scene)).toBeNull();
  });

  it('WX2: 60.5 s is too late for poll, scan and confirmation', async () => {
    const [late, confirmed] = [await browser.openScene(), await browser.openScene()];
    const address = (await phone.scan(late)) ?? '';
    await phone.confirm(confirmed, '周舟');
    seconds = 60.5;
    await phone.decide(address);
    expect(await (await fetch(api.url + address)).text()).toContain('二维码已过期');
    expect(await browser.poll(late)).toMatchObject(EXPIRED);
    expect(await browser.poll(confirmed)).toMatchObject(EXPIRED);
  });

  it('WX2: a scene is used once, even by concurrent polls, and scanned by one phone', async () => {
    const scene = await browser.openScene();
    const address = (await phone.scan(scene)) ?? '';
    expect(await phone.scan(scene, '周舟')).toBeNull();
    expect(await phone.scan(scene)).toBe(address);
    await phone.decide(address);
    await phone.decide(address, 'cancel');
    const answers = await Promise.all([browser.poll(scene), browser.poll(scene)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 201]);
    seconds = 3;
    expect(await browser.poll(scene)).toMatchObject(EXPIRED);
  });

  it('WX4: allows a poll every 3 s, and rejects 100 a second with 429 before any storage access', async () => {
    const scene = await browser.openScene();
    for (seconds = 0; seconds < 57; seconds += 3)
      expect(await browser.poll(scene)).toMatchObject({ code: 1001 });
    const other = await browser.openScene();
    const answers = await Promise.all(Array.from({ length: 100 }, () => browser.poll(other)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(98);
    expect(answers.filter(({ code }) => code === 1001)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3');
  });
});

describe('POST /user/wxBindphone', () => {
  it('200: creates the account of a new phone, links it and signs in', async () => {
    const answer = await linkAccount('13800000011');
    expect(answer).toMatchObject({
      status: 200,
      code: 200,
      msg: '登录成功',
      data: { is_modify_password: 1 },
    });
    expect(await visitor.database.wechatIdentity.count()).toBe(1);
  });

  it('200: links the existing account of a phone', async () => {
    const { userId } = await openAccount(api, '13800000012', '春风得意-2026');
    expect(await linkAccount('13800000012')).toMatchObject({ code: 200, data: { user_id: userId } });
  });

  it('0: rejects a wrong code and keeps the handle; one account has one WeChat', async () => {
    await linkAccount();
    const openid = await earnHandle('周舟');
    const fields = await receiveBindCode();
    const wrong = fields.code === '000000' ? '111111' : '000000';
    expect(await browser.bind({ openid, ...fields, code: wrong })).toMatchObject({
      code: 0,
      msg: '短信验证码错误或已过期',
    });
    expect(await browser.bind({ openid, ...fields })).toMatchObject({
      code: 0,
      msg: '该手机号已绑定其他微信，请更换手机号，或登录后先解除绑定',
    });
    expect(await browser.bind({ openid, ...(await receiveBindCode('13800000013')) })).toMatchObject({
      code: 200,
    });
  });

  it('WX3: accepts only the handle: not the openid, not another browser, not twice', async () => {
    const openid = await earnHandle();
    expect(openid).toMatch(/^[\w-]{43}$/);
    const fields = await receiveBindCode();
    const refused = { status: 200, code: 0, msg: '绑定已过期，请重新扫码登录' };
    expect(await browser.bind({ ...fields, openid: 'local:林晓' })).toMatchObject(refused);
    expect(await new WechatBrowser(api).bind({ ...fields, openid })).toMatchObject(refused);
    expect(await browser.bind({ ...fields, openid })).toMatchObject({ code: 200 });
    expect(await browser.bind({ ...(await receiveBindCode()), openid })).toMatchObject(refused);
  });

  it('WX3: the handle lives ten minutes and is not a sign-in code', async () => {
    const openid = await earnHandle();
    const pass = await visitor.earnPass(PHONE, 'login');
    const sent = await api.post(
      '/sms/loginSendCode',
      { phone: PHONE },
      { 'x-captcha-pass': pass, cookie: browser.cookie },
    );
    const { msg_id } = sent.data as { msg_id: string };
    const login = { openid, phone: PHONE, msg_id, code: await visitor.lastCode(PHONE) };
    expect(await browser.bind(login)).toMatchObject({ code: 0, msg: '短信验证码错误或已过期' });
    seconds = 600;
    expect(await browser.bind({ openid, ...(await receiveBindCode()) })).toMatchObject({
      msg: '绑定已过期，请重新扫码登录',
    });
  });

  it('keeps the openid out of responses and encrypts it in the database', async () => {
    const answer = await linkAccount();
    expect(JSON.stringify(answer.data)).not.toContain('local:');
    const rows = [
      await visitor.database.wechatIdentity.findMany(),
      await visitor.database.wechatScene.findMany(),
    ];
    expect(JSON.stringify(rows)).not.toContain('local:');
    const used = await visitor.database.wechatScene.count({
      where: { usedAt: { not: null }, openidCipher: { not: null } },
    });
    expect(used).toBe(0);
  });
});
