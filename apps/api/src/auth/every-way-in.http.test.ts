import type { CaptchaPurpose } from '@qicheng/contract/captcha/index';
import { StudentSchoolService, ImportRoster } from '@qicheng/core/student';
import type { WireAnswer } from '../../test/harness.js';
import { PartnerStage } from '../../test/partner-stage.js';
import { openAccount, Visitor } from '../../test/visitor.js';
import { LocalPhone, WechatBrowser } from '../../test/wechat-browser.js';

const PASSWORD = '春风得意-2026';
const SCHOOL = { school_name: '启程示范大学', student_number: '20260001' };
const ROSTER = `学号,姓名,手机号,初始密码\n20260001,许清和,,Shuishan-2026`;

let stage: PartnerStage;
let visitor: Visitor;
let phone: string;
let phones = 13_800_000_500;
beforeAll(async () => {
  stage = await PartnerStage.start();
  visitor = new Visitor(stage.api);
  await loadStudents();
});
afterAll(async () => {
  await visitor.stop();
  await stage.stop();
});
beforeEach(async () => {
  phone = String((phones += 1));
  await visitor.forgetLimits();
});

async function loadStudents() {
  const { app } = stage.api;
  const school = { code: 's1', name: SCHOOL.school_name, initials: 'qcsfdx', pinyin: 'qichengshifandaxue' };
  await visitor.database.school.create({ data: { ...school, source: 'test' } });
  const settings = {
    studentSignIn: true,
    studentContact: '就业指导中心',
    siteUrl: 'https://job.example.edu.cn/',
  };
  await app.get(StudentSchoolService, { strict: false }).set('test', 's1', settings);
  const roster = { actor: 'test', school: 's1', content: Buffer.from(ROSTER), dryRun: false };
  await app.get(ImportRoster, { strict: false }).run({ ...roster, keepPasswords: () => Promise.resolve() });
}

type Fields = Record<string, string>;
const post = (path: string, fields: Fields) => stage.api.post(path, fields);
const codeOf = async (purpose: Parameters<Visitor['receiveCode']>[1]) => {
  const { challengeId, code } = await visitor.receiveCode(phone, purpose);
  return { phone, code, msg_id: challengeId };
};
const deadCode = () => ({ phone, code: '000000', msg_id: '6f1c6f0e-7a34-4a57-9b9e-0a8f3d8b6d11' });

/** The full flow of a student's first sign-in. */
async function enterAsStudent(): Promise<WireAnswer> {
  const browser = stage.browser();
  const first = await browser.post('/user/studentLogin', { ...SCHOOL, password: 'Shuishan-2026' });
  const ticket = { cas_id: (first.data as { cas_id: string }).cas_id };
  await browser.post('/user/checkPhone', { ...ticket, ...(await codeOf('studentCheck')) });
  return browser.post('/user/resetpwd', { ...ticket, newpassword: PASSWORD, agian_pwd: PASSWORD });
}

/** Scans and confirms as an unbound WeChat account, up to the handle that binds a phone. */
async function openBinding(name: string) {
  const browser = new WechatBrowser(stage.api);
  const scene = await browser.openScene();
  await new LocalPhone(stage.api).confirm(scene, name);
  const { openid } = browser.dataOf<{ openid: string }>(await browser.poll(scene));
  return { browser, openid };
}

async function enterByWechat(): Promise<WireAnswer> {
  const { browser, openid } = await openBinding('林晓');
  const headers = {
    'x-captcha-pass': await visitor.earnPass(phone, 'wechatBind' satisfies CaptchaPurpose),
    cookie: browser.cookie,
  };
  const { data } = await stage.api.post('/sms/send', { phone, type: '4' }, headers);
  const { msg_id } = data as { msg_id: string };
  return browser.bind({ openid, phone, msg_id, code: await visitor.lastCode(phone) });
}

async function enterByPartner(): Promise<WireAnswer> {
  const browser = stage.browser();
  const ticket = stage.site.ticket(`m-${phone}`, { state: await stage.stateOf(browser), name: '林晓舟' });
  return browser.post('/user/passTickLogin', { pass_ticket: ticket });
}

interface WayIn {
  method: string;
  enter(): Promise<WireAnswer>;
  /** Failed attempts, all from one address. */
  attempts(): Promise<() => Promise<WireAnswer>> | (() => Promise<WireAnswer>);
  /** How many attempts from one address are processed before it must wait. */
  limit: number;
}

const password = (text: string) =>
  post('/user/login', { login_type: 'cas', type: '1', phone, password: text });
const partnerPath = (path: string): WayIn => ({
  method: 'partner',
  enter: enterByPartner,
  attempts: () => () => post(path, { pass_ticket: 'x', __c: 'x' }),
  limit: 60,
});
const ways: Record<string, WayIn> = {
  '/user/login with a password': {
    method: 'password',
    enter: async () => {
      await openAccount(stage.api, phone, PASSWORD);
      return password(PASSWORD);
    },
    attempts: () => () => password('wrong'),
    limit: 10,
  },
  '/user/login with a code': {
    method: 'smsCode',
    enter: async () => post('/user/login', { type: '3', ...(await codeOf('login')) }),
    attempts: () => () => post('/user/login', { type: '3', ...deadCode() }),
    limit: 60,
  },
  '/user/jyqRegister': {
    method: 'register',
    enter: async () => post('/user/jyqRegister', { ...(await codeOf('register')), password: PASSWORD }),
    attempts: () => () => post('/user/jyqRegister', { ...deadCode(), password: PASSWORD }),
    limit: 60,
  },
  '/user/studentLogin': {
    method: 'student',
    enter: enterAsStudent,
    attempts: () => () => post('/user/studentLogin', { ...SCHOOL, password: 'wrong' }),
    limit: 10,
  },
  '/user/login with a student number': {
    method: 'student',
    // The first sign-in set a personal password.
    enter: () => post('/user/login', { login_type: 'cas', type: '2', ...SCHOOL, password: PASSWORD }),
    attempts: () => () => post('/user/login', { login_type: 'cas', type: '2', ...SCHOOL, password: 'wrong' }),
    limit: 10,
  },
  '/user/wxBindphone': {
    method: 'wechat',
    enter: enterByWechat,
    attempts: async () => {
      const { browser, openid } = await openBinding('许清和');
      return () => browser.bind({ openid, ...deadCode() });
    },
    limit: 60,
  },
  '/user/passTickLogin': partnerPath('/user/passTickLogin'),
  '/user/jyqLogin': partnerPath('/user/jyqLogin'),
  '/user/jyqSyncLogin': partnerPath('/user/jyqSyncLogin'),
  '/user/autoLogin': partnerPath('/user/autoLogin'),
};

const signIns = async () =>
  await stage.api.metrics.registry.getSingleMetricAsString('qicheng_sign_ins_total');

describe('AU10: every sign-in method has a limit, an audit entry and a new token', () => {
  it.each(Object.entries(ways))('%s', async (_name, { method, enter, attempts, limit }) => {
    const started = new Date();
    const answer = await enter();
    const { token, user_id: userId } = answer.data as { token: string; user_id: string };
    const sessions = { where: { userId, method, createdAt: { gte: started } } };
    expect(await visitor.database.session.findMany(sessions)).toHaveLength(1);
    const where = { action: 'session.open', subject: userId, createdAt: { gte: started } };
    expect(await visitor.database.auditEntry.findMany({ where })).toMatchObject([{ detail: { method } }]);
    const others = await visitor.database.session.findMany({ where: { userId } });
    expect(new Set(others.map(({ id }) => id)).size).toBe(others.length);
    expect((await stage.api.post('/myinfo/info', {}, { token })).code).toBe(1);
    expect(await signIns()).toMatch(new RegExp(`method="${method}",outcome="signedIn"} [1-9]`));

    await visitor.forgetLimits();
    const attempt = await attempts();
    await visitor.forgetLimits();
    const statuses: number[] = [];
    for (let index = 0; index <= limit; index += 1) statuses.push((await attempt()).status);
    expect(statuses).toEqual([...Array<number>(limit).fill(200), 429]);
  });

  it('issues a different token each time', async () => {
    await openAccount(stage.api, phone, PASSWORD);
    const tokens = [await password(PASSWORD), await password(PASSWORD)].map(
      ({ data }) => (data as { token: string }).token,
    );
    expect(new Set(tokens).size).toBe(2);
  });

  it('limits the polls of a WeChat scene per scene', async () => {
    const browser = new WechatBrowser(stage.api);
    const scene = await browser.openScene();
    const statuses: number[] = [];
    for (let index = 0; index < 20; index += 1) statuses.push((await browser.poll(scene)).status);
    expect(statuses).toContain(429);
  });
});
