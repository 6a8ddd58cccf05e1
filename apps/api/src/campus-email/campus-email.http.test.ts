import { getUserInfo } from '@qicheng/contract/account/index';
import {
  listSchoolSuffixes,
  sendCampusEmailCode,
  skipCampusEmail,
  verifyCampusEmail,
} from '@qicheng/contract/campus-email/index';
import { getCaptchaImage } from '@qicheng/contract/captcha/index';
import type { Call } from '@qicheng/contract/kit/client';
import { AiCountService } from '@qicheng/core/ai-count';
import { SchoolMailDomainService } from '@qicheng/core/campus-email';
import { CryptoService } from '@qicheng/core/platform';
import { LocalMessageRepository } from '@qicheng/core/platform/sms';
import { SchoolService } from '@qicheng/core/reference';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount, Visitor } from '../../test/visitor.js';

const SEND = '/ems/eduEmailSendCode';
const VERIFY = '/user/authEduEmail';
const TAKEN = { status: 200, code: 10004, msg: '该邮箱已被认证，请更换邮箱认证' };
const TOO_SOON = { status: 200, code: 0, msg: '请稍后再试' };
const CODE_WRONG = { status: 200, code: 0, msg: '验证码错误或已过期' };
const LISTED = { schoolName: '甲大学', domain: 'jia.edu.cn' };
const schoolName = '乙大学';

let api: TestApi;
let visitor: Visitor;
beforeAll(async () => {
  api = await startApi();
  visitor = new Visitor(api);
  await api.app.get(SchoolMailDomainService, { strict: false }).seed([
    { ...LISTED, source: 'test' },
    { schoolName: '甲大学', domain: 'mails.jia.edu.cn', source: 'test' },
    { schoolName: '丙学院', domain: 'bing-college.cn', source: 'test' },
  ]);
  await api.app
    .get(SchoolService, { strict: false })
    .seed([{ code: 'test:bing', name: '丙学院', source: 'test' }]);
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
});
beforeEach(async () => {
  await visitor.forgetLimits();
  await forgetMails();
});

const forgetMails = async () => {
  await visitor.database.mailMessage.deleteMany();
  await visitor.database.localMessage.deleteMany();
};
const mails = () => api.app.get(LocalMessageRepository, { strict: false }).list('mail', 100);
const lastCode = async () => /验证码是 (\d{6})/.exec((await mails())[0]?.body ?? '')?.[1] ?? '';

let phones = 13_700_000_000;
const newUser = () => openAccount(api, String((phones += 1)));
type User = Awaited<ReturnType<typeof newUser>>;

/** An image captcha pass, with the stored answer replaced by a known one. */
async function earnPass(): Promise<string> {
  await visitor.database.throttle.deleteMany();
  const { id } = await api.as(null)(getCaptchaImage, {});
  const secrets = new CryptoService('a secret for tests only, 32 characters');
  const answerHash = secrets.hash(`image:${id}:ABCDE`, 'code');
  await visitor.database.imageChallenge.update({ where: { id }, data: { answerHash } });
  const { data } = await api.post('/captcha/check', { id, code: 'ABCDE' });
  return (data as { pass: string }).pass;
}

async function ask({ token }: User, email: string, pass?: string) {
  const headers = { token, 'x-captcha-pass': pass ?? (await earnPass()) };
  return api.post(SEND, { school_name: schoolName, email }, headers);
}

const prove = ({ token }: User, email: string, code: string, more: object = {}) =>
  api.post(VERIFY, { school_name: schoolName, email, code, ...more }, { token });

/** Both steps; clears the mailbox's cooldown first. */
async function verify(user: User, email: string, more: object = {}) {
  await forgetMails();
  expect((await ask(user, email)).code).toBe(200);
  return prove(user, email, await lastCode(), more);
}

const balanceOf = ({ userId }: User) => api.app.get(AiCountService, { strict: false }).balanceOf(userId);
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a campus mailbox', () => {
  it('200: a code by mail, verification, gift and profile', async () => {
    const { call, userId } = await newUser();
    expect(await call(getUserInfo, {})).toMatchObject({ campusEmail: '', mayAskCampusEmail: true });
    const headers = { 'x-captcha-pass': await earnPass() };
    const email = ' Li.Ming@JIA.edu.cn ';
    await call(sendCampusEmailCode, { schoolName: '甲大学', email }, { headers });
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'li.ming@jia.edu.cn' });
    const claim = { email, schoolName: '甲大学', code: ` ${await lastCode()} `, intent: 'first' as const };
    expect(await call(verifyCampusEmail, claim)).toEqual({ grantedAiCounts: 30 });
    expect(await call(getUserInfo, {})).toMatchObject({
      campusEmail: 'li.ming@jia.edu.cn',
      campusSchool: '甲大学',
      mayAskCampusEmail: false,
    });
    const rows = JSON.stringify([
      await visitor.database.user.findUnique({ where: { id: userId } }),
      await visitor.database.mailMessage.findMany(),
      await visitor.database.codeChallenge.findMany(),
    ]);
    expect(rows).not.toContain('jia.edu.cn');
  });

  it('200: responds with the messages of the specification and msg_id', async () => {
    const answer = await ask(await newUser(), 'words@jia.edu.cn');
    expect(answer).toMatchObject({ code: 200, msg: '发送验证码成功' });
    expect(answer.data).toMatchObject({ msg_id: expect.stringMatching(/^[\w-]{36}$/) as string });
  });

  it.each([
    ['a listed school with another suffix', 'a@bing-college.cn', 30],
    ['a mailbox within a listed domain', 'a@stu.jia.edu.cn', 30],
    ['only .edu.cn', 'a@unlisted.edu.cn', 10],
  ])('200: accepts %s', async (_name, email, amount) => {
    const user = await newUser();
    expect(await verify(user, email)).toMatchObject({ code: 200, data: { add_ai_count: amount } });
    expect(await balanceOf(user)).toBe(amount);
  });

  it.each([
    ['no school', { school_name: ' ' }, '请输入学校名称'],
    ['no address', { email: '' }, '请输入正确的邮箱'],
    ['an incomplete address', { email: 'a@' }, '请输入正确的邮箱'],
    ['an overlong address', { email: `${'a'.repeat(300)}@x.edu.cn` }, '请输入正确的邮箱'],
  ])('400: %s', async (_name, field, msg) => {
    const { token } = await newUser();
    const body = { school_name: schoolName, email: 'a@x.edu.cn', ...field };
    expect(await api.post(SEND, body, { token })).toMatchObject({ status: 400, msg });
  });

  it('401: requires sign-in', async () => {
    for (const path of [SEND, VERIFY, '/user/skipAuthEmail', '/school/getSuffixSchool'])
      expect((await api.post(path, {})).status).toBe(401);
  });
});

describe('the image captcha pass', () => {
  it('CA1: is required for each send and works once', async () => {
    const user = await newUser();
    const refused = { status: 200, code: 0, msg: '请先完成图形验证' };
    expect(await ask(user, 'p@jia.edu.cn', '')).toMatchObject(refused);
    expect(await ask(user, 'p@jia.edu.cn', 'x'.repeat(43))).toMatchObject(refused);
    const pass = await earnPass();
    expect((await ask(user, 'p@jia.edu.cn', pass)).code).toBe(200);
    await visitor.database.mailMessage.deleteMany();
    expect(await ask(user, 'p@jia.edu.cn', pass)).toMatchObject(refused);
    expect(await mails()).toHaveLength(1);
  });

  it('CA1: survives a typo in the address, and is required to learn which mailboxes are taken', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    await verify(owner, 'oracle@jia.edu.cn');
    expect(await ask(other, 'oracle@jia.edu.cn', 'x'.repeat(43))).toMatchObject({ code: 0 });
    const pass = await earnPass();
    expect((await ask(other, 'a@gmail.com', pass)).msg).toBe('亲，您填写的是非教育邮箱，请更换教育邮箱认证');
    expect(await ask(other, 'oracle@jia.edu.cn', pass)).toMatchObject(TAKEN);
  });
});

describe('ED1: suffix tricks', () => {
  it.each([
    'a@x.notedu.cn',
    'a@edu.cn.evil.com',
    'a@evil.com#.edu.cn',
    'a@x.edu.cn\r\nBcc:b@c',
    'a@x.edu.cn\r\nBcc: b',
    'a@еdu.cn',
    'a@.edu.cn',
    '"a@b"@x.edu.cn',
    'a@evil.com%23.edu.cn',
    'a@evil.com/.edu.cn',
    'a@evil.com\\.edu.cn',
    'a@xjia.edu.cn.evil.com',
    'a@notbing-college.cn',
    'a@edu.cn',
    'a@x.edu.cn,b@evil.com',
    'a@b＠x.edu.cn',
    '<script>@x.edu.cn',
  ])('%j is rejected and no mail is sent', async (email) => {
    const answer = await ask(await newUser(), email);
    expect(answer.code).toBe(0);
    expect(['请输入正确的邮箱', '亲，您填写的是非教育邮箱，请更换教育邮箱认证']).toContain(answer.msg);
    expect(await mails()).toEqual([]);
    expect(await visitor.database.mailMessage.count()).toBe(0);
  });
});

describe('ED2: one mailbox, one account', () => {
  it('10004: rejects another account in any spelling', async () => {
    const [a, b] = [await newUser(), await newUser()];
    expect((await verify(a, 's@x.edu.cn')).code).toBe(200);
    await forgetMails();
    for (const email of ['S+1@X.EDU.CN', 's@x.edu.cn', 'ｓ@x.edu.cn', 's+a+b@x.edu.cn'])
      expect(await ask(b, email)).toMatchObject(TAKEN);
    expect(await mails()).toEqual([]);
  });

  it('10004: of 20 concurrent verifications exactly one succeeds, with one gift', async () => {
    const email = 'race@x.edu.cn';
    const claims = [];
    for (let count = 0; count < 20; count += 1) {
      const user = await newUser();
      await forgetMails();
      await ask(user, email);
      claims.push({ user, code: await lastCode() });
    }
    const answers = await Promise.all(claims.map(({ user, code }) => prove(user, email, code)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === TAKEN.code)).toHaveLength(19);
    const balances = await Promise.all(claims.map(({ user }) => balanceOf(user)));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(10);
  });
});

describe('ED3: the gift', () => {
  it('is given once, however often the mailbox changes', async () => {
    const user = await newUser();
    const gifts = [];
    for (const email of [
      'one@jia.edu.cn',
      'two@jia.edu.cn',
      'three@x.edu.cn',
      'one@jia.edu.cn',
      'one+x@jia.edu.cn',
    ]) {
      const { code, data } = await verify(user, email, { type: gifts.length === 0 ? 1 : 2 });
      expect(code).toBe(200);
      gifts.push((data as { add_ai_count: number }).add_ai_count);
    }
    expect(gifts).toEqual([30, 0, 0, 0, 0]);
    expect(await balanceOf(user)).toBe(30);
  });

  it('is given once for one code submitted 20 times concurrently', async () => {
    const user = await newUser();
    await ask(user, 'twenty@x.edu.cn');
    const code = await lastCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => prove(user, 'twenty@x.edu.cn', code)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(await balanceOf(user)).toBe(10);
  });

  it('0: a first verification does not replace a mailbox', async () => {
    const user = await newUser();
    await verify(user, 'kept@jia.edu.cn');
    const second = await verify(user, 'other@jia.edu.cn', { type: 1 });
    expect(second).toMatchObject({ code: 0, data: null });
    expect((await user.call(getUserInfo, {})).campusEmail).toBe('kept@jia.edu.cn');
  });
});

describe('ED4: the code', () => {
  it('is mailed once for 20 concurrent sends', async () => {
    const user = await newUser();
    const passes = [];
    for (let count = 0; count < 20; count += 1) passes.push(await earnPass());
    const answers = await Promise.all(passes.map((pass) => ask(user, 'many@x.edu.cn', pass)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code, msg }) => code === 0 && msg === TOO_SOON.msg)).toHaveLength(19);
    expect(await mails()).toHaveLength(1);
  });

  it('0: waits 60 seconds per user for any mailbox, and per mailbox for any user', async () => {
    const [a, b] = [await newUser(), await newUser()];
    expect((await ask(a, 'wait@x.edu.cn')).code).toBe(200);
    expect(await ask(a, 'other@x.edu.cn')).toMatchObject(TOO_SOON);
    expect(await ask(b, 'wait+1@x.edu.cn')).toMatchObject(TOO_SOON);
    const createdAt = new Date(Date.now() - 61_000);
    await visitor.database.mailMessage.updateMany({ data: { createdAt } });
    expect((await ask(b, 'wait@x.edu.cn')).code).toBe(200);
  });

  it('0: is rejected after 15:01 minutes', async () => {
    const user = await newUser();
    await ask(user, 'late@x.edu.cn');
    await visitor.database.codeChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
    expect(await prove(user, 'late@x.edu.cn', await lastCode())).toMatchObject(CODE_WRONG);
  });

  it('0: is void after five wrong attempts', async () => {
    const user = await newUser();
    const { data } = await ask(user, 'guess@x.edu.cn');
    const code = await lastCode();
    for (let count = 0; count < 5; count += 1)
      expect(await prove(user, 'guess@x.edu.cn', wrongOf(code))).toMatchObject(CODE_WRONG);
    expect(await prove(user, 'guess@x.edu.cn', code, data as object)).toMatchObject(CODE_WRONG);
  });

  it('0: is invalid for another account, another mailbox or a second use', async () => {
    const [a, b] = [await newUser(), await newUser()];
    const { data } = await ask(a, 'mine@x.edu.cn');
    const code = await lastCode();
    expect(await prove(b, 'mine@x.edu.cn', code, data as object)).toMatchObject(CODE_WRONG);
    expect(await prove(a, 'yours@x.edu.cn', code, data as object)).toMatchObject(CODE_WRONG);
    expect((await prove(a, 'mine@x.edu.cn', code, data as object)).code).toBe(200);
    expect(await prove(a, 'mine@x.edu.cn', code, data as object)).toMatchObject(CODE_WRONG);
  });
});

describe('POST /school/getSuffixSchool', () => {
  let call: Call;
  beforeAll(async () => {
    ({ call } = await newUser());
  });

  it.each([
    ['甲', [{ schoolName: '甲大学', suffixes: ['jia.edu.cn', 'mails.jia.edu.cn'] }]],
    ['mails.jia', [{ schoolName: '甲大学', suffixes: ['jia.edu.cn', 'mails.jia.edu.cn'] }]],
    ['BING', [{ schoolName: '丙学院', suffixes: ['bing-college.cn'] }]],
    ['bxy', [{ schoolName: '丙学院', suffixes: ['bing-college.cn'] }]],
    ['丙院', [{ schoolName: '丙学院', suffixes: ['bing-college.cn'] }]],
    ['%', []],
  ])('200: finds by name, short form, initials or domain: %s', async (keyword, list) => {
    expect(await call(listSchoolSuffixes, { keyword })).toEqual({ list, total: list.length });
  });

  it('200: pages through the whole list', async () => {
    const { list, total } = await call(listSchoolSuffixes, { page: 2, limit: 1 });
    expect({ shown: list.length, total }).toEqual({ shown: 1, total: 2 });
  });
});

describe('POST /user/skipAuthEmail', () => {
  it('200: stops reminding, and resumes on request', async () => {
    const { call } = await newUser();
    await call(skipCampusEmail, {});
    expect((await call(getUserInfo, {})).mayAskCampusEmail).toBe(false);
    await call(skipCampusEmail, { mayAskAgain: true });
    expect((await call(getUserInfo, {})).mayAskCampusEmail).toBe(true);
  });
});
