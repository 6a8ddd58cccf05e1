import { randomBytes } from 'node:crypto';
import { checkSlider, issueSlider } from '@qicheng/contract/captcha/index';
import { ImportRoster, StudentSchoolService } from '@qicheng/core/student';
import { humanTrack } from '@qicheng/testing/human-track';
import { startApi, type TestApi, type WireAnswer } from '../../test/harness.js';
import { openAccount, Visitor } from '../../test/visitor.js';

const SCHOOL = '启程示范大学';
const OWN_PASSWORD = '春风得意-2026';
const ROSTER = `学号,姓名,手机号,初始密码
20260001,许清和,13800000011,Shuishan-2026
20260002,周以宁,13800000012,Luming-2026
20260003,沈若川,,Guanlan-2026`;

let api: TestApi;
let visitor: Visitor;
beforeAll(async () => {
  api = await startApi();
  visitor = new Visitor(api);
  await visitor.database.school.createMany({
    data: [
      { code: 's1', name: SCHOOL, initials: 'qcsfdx', pinyin: 'qichengshifandaxue', source: 'test' },
      { code: 's2', name: '未开通大学', initials: 'wktdx', source: 'test' },
    ],
  });
  const settings = {
    studentSignIn: true,
    studentContact: '就业指导中心',
    siteUrl: 'https://job.example.edu.cn/',
  };
  await api.app.get(StudentSchoolService, { strict: false }).set('test', 's1', settings);
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
});
beforeEach(async () => {
  await visitor.forgetLimits();
  await visitor.database.student.deleteMany();
  await visitor.database.user.deleteMany();
  const keepPasswords = () => Promise.resolve();
  await api.app
    .get(ImportRoster, { strict: false })
    .run({ actor: 'test', school: 's1', content: Buffer.from(ROSTER), dryRun: false, keepPasswords });
});

const credentials = { school_name: SCHOOL, student_number: '20260001', password: 'Shuishan-2026' };
const wireOf = ({ status, code, msg, reason, data }: WireAnswer) => ({ status, code, msg, reason, data });
const INVALID = {
  status: 200,
  code: 0,
  msg: '验证已失效，请重新使用学号登录',
  data: null,
  reason: 'studentTicketInvalid',
};

/** A separate browser that keeps its cookies. */
function browser() {
  let cookie = '';
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await api.post(path, body, { ...headers, ...(cookie && { cookie }) });
    const setCookie = answer.headers.get('set-cookie');
    if (setCookie !== null) cookie = setCookie.split(';')[0] ?? '';
    return answer;
  };
  const start = async (of: object = credentials) => {
    const { data } = await post('/user/studentLogin', of);
    return (data as { cas_id: string }).cas_id;
  };
  const prove = async (ticket: string, phone = '13800000011') => {
    const { challengeId, code } = await visitor.receiveCode(phone, 'studentCheck');
    return post('/user/checkPhone', { cas_id: ticket, phone, code, msg_id: challengeId });
  };
  return { post, start, prove };
}
const reset = (ticket: string, password = OWN_PASSWORD) => ({
  cas_id: ticket,
  newpassword: password,
  agian_pwd: password,
});

describe('sign-in by student number', () => {
  it.each([
    ['/user/studentLogin', {}],
    ['/user/login', { login_type: 'cas', type: '2', jyq_url: '', domain: 'd', platform: 'pc' }],
  ])('202 of %s, then phone, then password; the next time 200 directly', async (path, more) => {
    const { post, prove } = browser();
    const first = await post(path, { ...credentials, ...more });
    expect(first).toMatchObject({ status: 200, code: 202, msg: '请验证手机号' });
    const data = first.data as { cas_id: string };
    expect(data).toEqual({
      cas_id: expect.stringMatching(/^[\w-]{43}$/) as string,
      phone: '138****0011',
      contact: '就业指导中心',
      is_again: 0,
    });
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(await prove(data.cas_id)).toMatchObject({ status: 200, code: 200, data: null });
    const done = await post('/user/resetpwd', reset(data.cas_id));
    expect(done).toMatchObject({
      code: 200,
      msg: '登录成功',
      data: { is_modify_password: 0, jyq_school_url: 'https://job.example.edu.cn/' },
    });
    const { token } = done.data as { token: string };
    expect(await api.post('/myinfo/info', {}, { token })).toMatchObject({ code: 1 });
    const second = await post(path, { ...credentials, ...more, password: OWN_PASSWORD });
    expect(second).toMatchObject({ code: 200, msg: '登录成功' });
    const again = await api.post('/user/login', { type: '1', phone: '13800000011', password: OWN_PASSWORD });
    expect(again).toMatchObject({ code: 200 });
  });

  it('200: allows skipping the password after verifying the phone', async () => {
    const { post, start, prove } = browser();
    const ticket = await start();
    await prove(ticket);
    const answer = await post('/user/resetskip', { cas_id: ticket });
    expect(answer).toMatchObject({ code: 200, msg: '登录成功', data: { is_modify_password: 1 } });
  });

  it('binds the account that has the phone', async () => {
    const { userId } = await openAccount(api, '13800000011', OWN_PASSWORD);
    const { post, start, prove } = browser();
    const ticket = await start();
    await prove(ticket);
    expect((await post('/user/resetskip', { cas_id: ticket })).data).toMatchObject({ user_id: userId });
  });

  it.each([
    [{}, '请选择学校'],
    [{ school_name: SCHOOL }, '请输入学号'],
    [{ school_name: SCHOOL, student_number: ' ' }, '请输入学号'],
    [{ ...credentials, password: '' }, '密码须为8-30位，不能是纯数字、字母或字符'],
    [{ ...credentials, student_number: { not: '' } }, '请输入学号'],
  ])('400: %j', async (body, msg) => {
    expect(await api.post('/user/studentLogin', body)).toMatchObject({ status: 400, code: 0, msg });
  });

  it.each([
    [{ newpassword: '', agian_pwd: '' }, '请输入新密码'],
    [{ newpassword: OWN_PASSWORD }, '请输入确认密码'],
    [{ newpassword: OWN_PASSWORD, agian_pwd: 'other-2026' }, '请重新输入确认密码'],
    [{ newpassword: '12345678', agian_pwd: '12345678' }, '登录密码须为8-30位，不能是纯数字、字母或字符'],
  ])('400: resetpwd with %j', async (passwords, msg) => {
    const answer = await api.post('/user/resetpwd', { cas_id: 'x', ...passwords });
    expect(answer).toMatchObject({ status: 400, code: 0, msg });
  });
});

describe('AU4', () => {
  it('AU4: rejects reset and skip straight after the 202, and any other browser', async () => {
    const { post, start, prove } = browser();
    const stranger = browser();
    const ticket = await start();
    expect(wireOf(await post('/user/resetskip', { cas_id: ticket }))).toEqual(INVALID);
    expect(wireOf(await post('/user/resetpwd', reset(ticket)))).toEqual(INVALID);
    expect(wireOf(await stranger.prove(ticket))).toEqual(INVALID);
    await visitor.forgetLimits();
    expect(await prove(ticket)).toMatchObject({ code: 200 });
    expect(wireOf(await stranger.post('/user/resetskip', { cas_id: ticket }))).toEqual(INVALID);
    expect(wireOf(await stranger.post('/user/resetpwd', reset(ticket)))).toEqual(INVALID);
  });

  it('AU4: accepts a ticket once in twenty concurrent requests', async () => {
    const { post, start, prove } = browser();
    const ticket = await start();
    await prove(ticket);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/user/resetskip', { cas_id: ticket })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(wireOf(await post('/user/resetpwd', reset(ticket)))).toEqual(INVALID);
  });

  it('AU4: responds alike to every guessed ticket and writes nothing', async () => {
    const { post, start, prove } = browser();
    await start();
    const before = await visitor.database.student.findMany();
    const guesses = Array.from({ length: 200 }, () => randomBytes(32).toString('base64url'));
    for (const guess of [...guesses, 'x', '1 or 1=1', '../../x'])
      expect(wireOf(await post('/user/resetskip', { cas_id: guess }))).toEqual(INVALID);
    expect(wireOf(await post('/user/resetpwd', reset(guesses[0] ?? '')))).toEqual(INVALID);
    expect(wireOf(await prove(guesses[1] ?? ''))).toEqual(INVALID);
    expect(await visitor.database.student.findMany()).toEqual(before);
  });
});

describe('ST1', () => {
  it('ST1: slows single guesses across a school after twenty, with one alert row; the slider lets in', async () => {
    const guess = async (index: number) => {
      // Each from a separate IP address, because of the limit per address.
      await visitor.database.throttle.deleteMany({ where: { key: { startsWith: 'student:address:' } } });
      const number = String(20_269_000 + index);
      return api.post('/user/studentLogin', {
        school_name: SCHOOL,
        student_number: number,
        password: number,
      });
    };
    const messages: string[] = [];
    for (let index = 0; index < 40; index += 1) messages.push((await guess(index)).msg);
    expect(messages.slice(0, 20)).toEqual(Array<string>(20).fill('学号或密码错误'));
    expect(messages.slice(20)).toEqual(Array<string>(20).fill('请先完成滑块验证'));
    expect(
      await visitor.database.auditEntry.count({ where: { action: 'student.guessing', subject: 's1' } }),
    ).toBe(1);
    expect(await api.post('/user/studentLogin', credentials)).toMatchObject({
      code: 0,
      msg: '请先完成滑块验证',
    });
    const headers = { 'x-captcha-pass': await studentPass('20260001') };
    expect(await api.post('/user/studentLogin', credentials, headers)).toMatchObject({ code: 202 });
  });

  it('ST1: blocks an address that keeps guessing', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 62; index += 1) {
      const body = { school_name: SCHOOL, student_number: `S${index}`, password: 'x' };
      statuses.push((await api.post('/user/studentLogin', body)).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  const studentPass = async (studentNumber: string) => {
    const call = api.as(null);
    const { challengeId } = await call(issueSlider, {});
    const { answer } = await visitor.database.captchaChallenge.findUniqueOrThrow({
      where: { id: challengeId },
    });
    const track = humanTrack(answer);
    return (await call(checkSlider, { challengeId, studentNumber, purpose: 'studentLogin', track })).pass;
  };
});

describe('ST2', () => {
  it("ST2: rejects a phone that differs from the roster's, even with the right code", async () => {
    const { start, prove, post } = browser();
    const ticket = await start();
    expect(await prove(ticket, '13800000099')).toMatchObject({
      code: 0,
      msg: '该手机号与学校登记的不一致，如需更换请联系学校老师',
    });
    expect(wireOf(await post('/user/resetskip', { cas_id: ticket }))).toEqual(INVALID);
    expect(await visitor.database.student.count({ where: { userId: { not: null } } })).toBe(0);
  });

  it('ST2: does not reveal whose phone it is without a code on it', async () => {
    const { start, post } = browser();
    const ticket = await start();
    const { challengeId } = await visitor.receiveCode('13800000099', 'studentCheck');
    for (const phone of ['13800000011', '13800000099']) {
      const body = { cas_id: ticket, phone, code: 'aaaaaa', msg_id: challengeId };
      expect(await post('/user/checkPhone', body)).toMatchObject({ code: 0, msg: '短信验证码错误或已过期' });
    }
  });
});

it('AU2: responds alike to a wrong school, number or password', async () => {
  const answers = [];
  for (const over of [{ school_name: '未开通大学' }, { student_number: '1' }, { password: 'x' }])
    answers.push(wireOf(await api.post('/user/studentLogin', { ...credentials, ...over })));
  for (const answer of answers)
    expect(answer).toEqual({
      status: 200,
      code: 0,
      msg: '学号或密码错误',
      reason: 'studentCredentialsIncorrect',
      data: null,
    });
});

describe('GET /user/getSchoolList', () => {
  const list = async (query: string) => {
    const response = await fetch(`${api.url}/user/getSchoolList?${query}`);
    return (await response.json()) as { code: number; data: { total: number } };
  };

  it('200: lists the open schools with their contacts', async () => {
    const school = { code: 's1', school_name: SCHOOL, contact: '就业指导中心' };
    expect(await list('')).toMatchObject({ code: 200, data: { list: [school], total: 1 } });
    expect(await list('keyword=qcsf')).toMatchObject({ data: { total: 1 } });
    expect(await list('keyword=wkt')).toMatchObject({ data: { total: 0 } });
    expect(await api.post('/user/getSchoolList', {})).toMatchObject({ code: 200 });
  });
});
