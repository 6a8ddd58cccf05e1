import { changePhone, getAccountProfile } from '@qicheng/contract/account/index';
import { startApi, type TestApi } from '../../test/harness.js';
import { Owner } from '../../test/owner.js';
import { openAccount, Visitor } from '../../test/visitor.js';

const PASSWORD = '春风得意-2026';

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

describe('ST3: POST /myinfo/changemobile', () => {
  it('is rejected with only a token, even with a correct code of the new phone', async () => {
    const { token } = await openAccount(api, phone, PASSWORD);
    const { code, challengeId } = await owner.phoneCode(newPhone);
    const body = { phone: newPhone, code, msg_id: challengeId };
    const refusal = '请输入当前密码或短信验证码，以确认是您本人操作';
    expect(await api.post('/myinfo/changemobile', body, { token })).toMatchObject({ code: 0, msg: refusal });
    const guessed = await api.post('/myinfo/changemobile', { ...body, password: 'guess' }, { token });
    expect(guessed).toMatchObject({ code: 0, msg: '当前密码错误' });
    const wrongPhone = { ...body, old_code: code, old_msg_id: challengeId };
    expect(await api.post('/myinfo/changemobile', wrongPhone, { token })).toMatchObject({
      code: 0,
      msg: '当前手机号的验证码错误或已失效',
    });
    expect(await owner.isLive(token)).toBe(true);
  });

  it.each(['password', 'a code of type 6', 'an identity code'])(
    'by %s: revokes old tokens, notifies the old phone and pauses data exports',
    async (way) => {
      const mine = await openAccount(api, phone, PASSWORD);
      const elsewhere = await owner.signInElsewhere(mine.userId);
      const old =
        way === 'password'
          ? null
          : await (way === 'an identity code'
              ? owner.identityCode(mine.token, phone)
              : owner.phoneCode(phone));
      const proof = old ? { oldCode: old.code, oldChallengeId: old.challengeId } : { password: PASSWORD };
      const { token } = await mine.call(changePhone, {
        phone: newPhone,
        ...(await owner.phoneCode(newPhone)),
        ...proof,
      });
      expect((await api.post('/myinfo/info', {}, { token: mine.token })).status).toBe(401);
      expect((await api.post('/myinfo/info', {}, { token: elsewhere })).status).toBe(401);
      const notice = await owner.lastMessage(phone);
      expect(notice).toContain('已更换手机号');
      expect(notice).not.toContain(newPhone);
      const profile = await api.as(token)(getAccountProfile, {});
      expect(profile.phone.slice(-4)).toBe(newPhone.slice(-4));
      expect(profile.exportsPausedUntil).not.toBeNull();
      const login = (of: string) =>
        api.post('/user/login', { login_type: 'cas', type: '1', phone: of, password: PASSWORD });
      expect((await login(phone)).code).toBe(0);
      expect((await login(newPhone)).code).toBe(200);
    },
  );

  it('0: rejects the current phone', async () => {
    const mine = await openAccount(api, phone, PASSWORD);
    const change = { phone, ...(await owner.phoneCode(phone)), password: PASSWORD };
    await expect(mine.call(changePhone, change)).rejects.toMatchObject({
      message: '新手机号与当前手机号相同',
    });
  });
});

describe('POST /myinfo/changemobile without phone and password', () => {
  const openBare = async () => {
    const mine = await openAccount(api, phone);
    const bare = { phoneIndex: null, phoneCipher: null };
    await visitor.database.user.update({ where: { id: mine.userId }, data: bare });
    return mine;
  };

  it('1: binds a first phone soon after sign-in', async () => {
    const mine = await openBare();
    const { token } = await mine.call(changePhone, { phone: newPhone, ...(await owner.phoneCode(newPhone)) });
    expect((await api.as(token)(getAccountProfile, {})).phone.slice(-4)).toBe(newPhone.slice(-4));
    expect(await owner.isLive(mine.token)).toBe(false);
  });

  it('0: requires a new sign-in later', async () => {
    const mine = await openBare();
    const createdAt = new Date(Date.now() - 16 * 60_000);
    await visitor.database.session.updateMany({ where: { userId: mine.userId }, data: { createdAt } });
    const change = { phone: newPhone, ...(await owner.phoneCode(newPhone)) };
    await expect(mine.call(changePhone, change)).rejects.toMatchObject({
      message: '该账号还没有手机号和密码，请重新登录后绑定手机号',
    });
  });
});

describe('ST4: POST /myinfo/changemobile to another account’s phone', () => {
  it('responds as for a free phone until the code is correct, then says so and changes nothing', async () => {
    const mine = await openAccount(api, phone, PASSWORD);
    const free = `137001000${String(count).padStart(2, '0')}`;
    const theirs = await openAccount(api, newPhone);
    const body = { code: '000000', msg_id: '6f1c6f0e-7a34-4a57-9b9e-0a8f3d8b6d11', password: PASSWORD };
    const tryWith = async (to: string) => {
      const { headers: _headers, ...answer } = await api.post(
        '/myinfo/changemobile',
        { ...body, phone: to },
        { token: mine.token },
      );
      return answer;
    };
    const taken = await tryWith(newPhone);
    expect(taken).toMatchObject({ status: 200, code: 0, msg: '短信验证码错误或已过期' });
    expect(taken).toEqual(await tryWith(free));
    const proven = { phone: newPhone, ...(await owner.phoneCode(newPhone)), password: PASSWORD };
    await expect(mine.call(changePhone, proven)).rejects.toMatchObject({
      message: '该手机号已绑定其他账号，请更换手机号',
    });
    expect(await owner.isLive(mine.token)).toBe(true);
    expect((await theirs.call(getAccountProfile, {})).phone).toContain(newPhone.slice(-4));
    expect(await owner.lastMessage(phone)).toBe('');
  });
});
