import {
  getAccountProfile,
  getUserInfo,
  listAvatars,
  listSessions,
  revokeSession,
  revokeSessions,
  setPassword,
  updateAccountProfile,
} from '@qicheng/contract/account/index';
import { uploadFile } from '@qicheng/contract/upload/index';
import { PasswordHasher } from '@qicheng/core/account';
import { Failure } from '@qicheng/core/platform';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../test/harness.js';
import { Owner } from '../../test/owner.js';
import { openAccount, Visitor } from '../../test/visitor.js';

const PASSWORD = '春风得意-2026';
const NEW_PASSWORD = '更上层楼-2027';

let api: TestApi;
let visitor: Visitor;
let owner: Owner;
let count = 0;
let phone: string;
let newPhone: string;
beforeAll(async () => {
  api = await startApi();
  visitor = new Visitor(api);
  owner = new Owner(api, visitor);
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
});
beforeEach(async () => {
  count += 1;
  phone = `138001000${String(count).padStart(2, '0')}`;
  newPhone = `139001000${String(count).padStart(2, '0')}`;
  await visitor.forgetLimits();
});

describe('POST /myinfo/my_info', () => {
  it('1: returns the profile with a masked phone', async () => {
    const { call } = await openAccount(api, phone, PASSWORD);
    expect(await call(getAccountProfile, {})).toMatchObject({
      username: `用户${phone.slice(-4)}`,
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      needsPassword: false,
      hasWechat: false,
      studentNumber: '',
      exportsPausedUntil: null,
      erasedAt: null,
    });
  });
});

describe('POST /myinfo/modify_info', () => {
  it('1: changes only the name and keeps the token', async () => {
    const { call, token } = await openAccount(api, phone);
    expect(await call(updateAccountProfile, { username: ' 林知远 ' })).toMatchObject({
      username: '林知远',
      token,
    });
    expect((await call(getUserInfo, {})).username).toBe('林知远');
  });

  it.each([
    [{ username: '  ' }, '请输入昵称'],
    [{ username: '名'.repeat(21) }, '昵称不能超过 20 个字'],
    [{ newpassword: 'short' }, '登录密码须为8-30位，不能是纯数字、字母或字符'],
  ])('400: %j', async (body, msg) => {
    const { token } = await openAccount(api, phone);
    expect(await api.post('/myinfo/modify_info', body, { token })).toMatchObject({ status: 400, msg });
  });

  it('1: accepts an avatar from the list', async () => {
    const { call } = await openAccount(api, phone);
    const { list } = await call(listAvatars, {});
    expect(list.length).toBeGreaterThanOrEqual(12);
    const [first] = list;
    expect(await call(updateAccountProfile, { avatar: first?.avatar })).toMatchObject({
      avatar: first?.avatar,
    });
  });

  it('UP10: strips the location from an uploaded avatar, by its id and its link', async () => {
    const { call } = await openAccount(api, phone);
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2563eb' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const file = new Blob([Uint8Array.from(bytes)]);
    const photo = await call(uploadFile, { purpose: 'photo' }, { file, fileName: 'a.jpg' });
    for (const avatar of [photo.id, photo.url]) {
      const { avatar: shown } = await call(updateAccountProfile, { avatar });
      const served = await fetch(api.url + shown);
      expect(served.headers.get('content-type')).toBe('image/jpeg');
      expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).exif).toBeUndefined();
    }
  });

  it('UP7: 0: accepts no external address and no file of another user', async () => {
    const other = await openAccount(api, newPhone);
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const blob = new Blob([Uint8Array.from(bytes)]);
    const theirs = await other.call(uploadFile, { purpose: 'photo' }, { file: blob, fileName: 'a.png' });
    const { token } = await openAccount(api, phone);
    for (const avatar of [theirs.id, theirs.url, 'http://169.254.169.254/', 'javascript:alert(1)', '']) {
      const answer = await api.post('/myinfo/modify_info', { avatar, username: '被改' }, { token });
      expect(answer).toMatchObject({ status: 200, code: 0, msg: '头像不可用，请重新选择或上传' });
    }
    const { data } = await api.post('/myinfo/info', {}, { token });
    expect(data).toMatchObject({ username: `用户${phone.slice(-4)}`, avatar: '' });
  });

  it('AU5: a new password requires the current one and ends every session except a new one', async () => {
    const mine = await openAccount(api, phone, PASSWORD);
    const elsewhere = await owner.signInElsewhere(mine.userId);
    const change = { newPassword: NEW_PASSWORD, repeatedPassword: NEW_PASSWORD };
    const tryChange = (fields: object) =>
      api.post(
        '/myinfo/modify_info',
        { newpassword: NEW_PASSWORD, agian_pwd: NEW_PASSWORD, username: '改', ...fields },
        { token: mine.token },
      );
    expect(await tryChange({})).toMatchObject({
      code: 0,
      msg: '请输入当前密码或短信验证码，以确认是您本人操作',
    });
    expect(await tryChange({ password: 'wrong' })).toMatchObject({ code: 0, msg: '当前密码错误' });
    expect(await tryChange({ password: PASSWORD, agian_pwd: 'x' })).toMatchObject({
      code: 0,
      msg: '请重新输入确认密码',
    });
    expect((await mine.call(getUserInfo, {})).username).not.toBe('改');
    const { token } = await mine.call(updateAccountProfile, { ...change, password: PASSWORD });
    expect(await Promise.all([token, mine.token, elsewhere].map((token) => owner.isLive(token)))).toEqual([
      true,
      false,
      false,
    ]);
    const login = (password: string) =>
      api.post('/user/login', { login_type: 'cas', type: '1', phone, password });
    expect((await login(PASSWORD)).code).toBe(0);
    expect((await login(NEW_PASSWORD)).code).toBe(200);
  });

  it('429: blocks after ten wrong current passwords in a quarter of an hour', async () => {
    const { token } = await openAccount(api, phone, PASSWORD);
    const body = { newpassword: NEW_PASSWORD, agian_pwd: NEW_PASSWORD, password: 'wrong' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await api.post('/myinfo/modify_info', body, { token })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('POST /api/account/password', () => {
  it('0: of many concurrent changes proved by the same password, one succeeds', async () => {
    const { userId, token } = await openAccount(api, phone, PASSWORD);
    const change = { password: PASSWORD, newpassword: NEW_PASSWORD, agian_pwd: NEW_PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.post('/api/account/password', change, { token })),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await visitor.database.message.count({ where: { userId } })).toBe(1);
  });

  it('1: an account without a password sets one with a code on its phone', async () => {
    const mine = await openAccount(api, phone);
    const proof = await owner.identityCode(mine.token, phone);
    const change = { newPassword: NEW_PASSWORD, repeatedPassword: NEW_PASSWORD };
    const answer = await mine.call(setPassword, { ...change, ...proof });
    expect(answer.needsPassword).toBe(false);
    expect(await owner.isLive(mine.token)).toBe(false);
    await expect(api.as(answer.token)(setPassword, { ...change, ...proof })).rejects.toMatchObject({
      message: '短信验证码错误或已过期',
    });
  });

  it('503: a server too busy to hash keeps the code valid', async () => {
    const mine = await openAccount(api, phone);
    const proof = await owner.identityCode(mine.token, phone);
    const change = { newPassword: NEW_PASSWORD, repeatedPassword: NEW_PASSWORD };
    const hasher = api.app.get(PasswordHasher, { strict: false });
    const hash = jest.spyOn(hasher, 'hash').mockRejectedValueOnce(new Failure('busy'));
    await expect(mine.call(setPassword, { ...change, ...proof })).rejects.toMatchObject({ status: 503 });
    hash.mockRestore();
    expect((await mine.call(setPassword, { ...change, ...proof })).needsPassword).toBe(false);
  });

  it('SM3: 0: sends no code without a slider pass for the account’s phone', async () => {
    const { token } = await openAccount(api, phone);
    expect(await api.post('/api/account/identity-code', {}, { token })).toMatchObject({
      code: 0,
      msg: '请先完成滑块验证',
    });
    const other = await openAccount(api, newPhone);
    const headers = { token, 'x-captcha-pass': await owner.earnOwnPass(other.token) };
    expect(await api.post('/api/account/identity-code', {}, headers)).toMatchObject({ code: 0 });
    expect(await owner.lastMessage(phone)).toBe('');
  });
});

describe('/api/account/sessions', () => {
  it('1: lists devices, marks the current one, and signs one out', async () => {
    const mine = await openAccount(api, phone);
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
    const elsewhere = await owner.signInElsewhere(mine.userId, chrome);
    const { list } = await mine.call(listSessions, {});
    expect(list).toHaveLength(2);
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const other = list.find(({ isCurrent }) => !isCurrent);
    expect(other).toMatchObject({ browser: 'Chrome', system: 'Windows', device: 'desktop' });
    await mine.call(revokeSession, { sessionId: other?.sessionId ?? '' });
    expect(await owner.isLive(elsewhere)).toBe(false);
    expect(await owner.isLive(mine.token)).toBe(true);
  });

  it('0: does not find a session of another user', async () => {
    const mine = await openAccount(api, phone);
    const theirs = await openAccount(api, newPhone);
    const [session] = (await theirs.call(listSessions, {})).list;
    await expect(mine.call(revokeSession, { sessionId: session?.sessionId ?? '' })).rejects.toMatchObject({
      message: '该设备已退出登录',
    });
    expect(await owner.isLive(theirs.token)).toBe(true);
  });

  it('1: signs out everywhere else, and everywhere', async () => {
    const mine = await openAccount(api, phone);
    const theirs = await openAccount(api, newPhone);
    const elsewhere = await owner.signInElsewhere(mine.userId);
    await mine.call(revokeSessions, {});
    expect(
      await Promise.all([mine.token, elsewhere, theirs.token].map((token) => owner.isLive(token))),
    ).toEqual([true, false, true]);
    await mine.call(revokeSessions, { includesCurrent: true });
    expect(await Promise.all([mine.token, theirs.token].map((token) => owner.isLive(token)))).toEqual([
      false,
      true,
    ]);
  });
});
