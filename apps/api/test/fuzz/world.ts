import { randomBytes } from 'node:crypto';
import { CodeChallenges, SessionService } from '@qicheng/core/auth';
import { Campaigns } from '@qicheng/core/campaign';
import { SchoolMailDomains } from '@qicheng/core/campus-email';
import { Invitations } from '@qicheng/core/invitation';
import { Partners } from '@qicheng/core/partner';
import { Secrets } from '@qicheng/core/platform';
import { phoneIndexOf } from '@qicheng/core/platform/blind-index';
import { ImportRoster, StudentSchools } from '@qicheng/core/student';
import { FileLinks } from '@qicheng/core/upload';
import { uploadFile } from '@qicheng/contract/upload/index';
import { startExport } from '@qicheng/contract/resume-export/index';
import { startImport } from '@qicheng/contract/resume-import/index';
import { copyResume, deleteResume, saveResume } from '@qicheng/contract/resume/index';
import { nameVersion } from '@qicheng/contract/resume-version/index';
import { emptyDocument } from '@qicheng/resume/defaults';
import { PartnerSite } from '@qicheng/testing/partner-site';
import { CookieBrowser } from '../cookie-browser.js';
import type { TestApi } from '../harness.js';
import { openAccount, Visitor } from '../visitor.js';
import { LocalPhone } from '../wechat-browser.js';
import type { Facts } from './schema-walker.js';

const PASSWORD = 'Luming-2026a';
const SCHOOL = '启程示范大学';
const ROSTER = '学号,姓名,手机号,初始密码\n20260001,许清和,13900010011,Shuishan-2026\n';
const CODE_PURPOSES = ['register', 'login', 'forgotPassword', 'wechatBind', 'studentCheck', 'phoneChange'];

/** Somebody with an account and things of their own; `canaries` are texts that nobody else may ever be shown. */
export interface Person {
  userId: string;
  phone: string;
  token: string;
  resumeId: string;
  binnedId: string;
  fileId: string;
  exportId: string;
  importId: string;
  versionId: string;
  canaries: string[];
}

/** A request that fits together: what one call needs from others before it. */
export interface Recipe {
  body: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** What exists while requests are made; put back as it was after every few of them. */
export interface World {
  a: Person;
  b: Person;
  expiredToken: string;
  revokedToken: string;
  facts: Facts;
  /** Cookies of A's browser, in which flows have begun. */
  cookie: string;
  recipes: Readonly<Record<string, readonly Recipe[]>>;
  /** A ticket that a partner signed for one of its members just now. */
  ticket(member: string): string;
  /** The query of a link to A's file, signed just now. */
  fileLink(): Record<string, string>;
}

export async function buildWorld(api: TestApi): Promise<World> {
  const visitor = new Visitor(api);
  try {
    return await new WorldBuilder(api, visitor).build();
  } finally {
    await visitor.stop();
  }
}

class WorldBuilder {
  private readonly partner = new PartnerSite({ code: 'jobs', key: '', audience: 'localhost' });

  constructor(
    private readonly api: TestApi,
    private readonly visitor: Visitor,
  ) {}

  async build(): Promise<World> {
    await this.openSchool();
    const a = await this.person('13900010001', '甲', PASSWORD);
    const b = await this.person('13900010002', '乙', 'Qiushui-2026b');
    const browser = new CookieBrowser(this.api);
    const flows = await this.startFlows(browser);
    const codes = await this.makeCodes(a.phone);
    await this.proveReset(browser, a.phone);
    const passes = await this.earnPasses();
    const sessions = this.api.app.get(SessionService, { strict: false });
    const revoked = await sessions.open(a.userId, { ip: '127.0.0.1', userAgent: 'fuzz' });
    await sessions.revoke(revoked.sessionId);
    const expired = await sessions.open(a.userId, { ip: '127.0.0.1', userAgent: 'fuzz' });
    const past = new Date(Date.now() - 3_600_000);
    await this.visitor.database.session.update({
      where: { id: expired.sessionId },
      data: { expiresAt: past },
    });
    const facts = await this.collectFacts(a, b, flows, codes);
    await this.visitor.forgetLimits();
    return {
      a,
      b,
      expiredToken: expired.token,
      revokedToken: revoked.token,
      facts,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      recipes: recipesOf({ a, codes, passes, ...flows }),
      ticket: (member) => this.partner.ticket(member),
      fileLink: () => {
        const link = this.get(FileLinks).linkTo({
          id: a.fileId,
          userId: a.userId,
          mime: 'text/plain',
        } as never);
        return Object.fromEntries(new URL(link, this.api.url).searchParams);
      },
    };
  }

  private get<T>(token: abstract new (...args: never[]) => T): T {
    return this.api.app.get<T>(token, { strict: false });
  }

  private async openSchool(): Promise<void> {
    const { database } = this.visitor;
    await database.school.createMany({
      data: [
        { code: 's1', name: SCHOOL, initials: 'qcsfdx', pinyin: 'qichengshifandaxue', source: 'test' },
        { code: 's2', name: '未开通大学', initials: 'wktdx', pinyin: 'weikaitongdaxue', source: 'test' },
      ],
    });
    await database.region.createMany({
      data: [
        { code: '110000', name: '北京市', level: 1 },
        { code: '110100', name: '市辖区', level: 2, parentCode: '110000' },
        { code: '110101', name: '东城区', level: 3, parentCode: '110100' },
      ],
    });
    const settings = {
      studentSignIn: true,
      studentContact: '就业指导中心',
      siteUrl: 'https://job.example.cn/',
    };
    await this.get(StudentSchools).set('test', 's1', settings);
    const keepPasswords = () => Promise.resolve();
    const content = Buffer.from(ROSTER);
    await this.get(ImportRoster).run({ actor: 'test', school: 's1', content, dryRun: false, keepPasswords });
    await this.get(SchoolMailDomains).seed([{ schoolName: SCHOOL, domain: 'qiming.edu.cn', source: 'test' }]);
  }

  private async person(phone: string, mark: string, password: string): Promise<Person> {
    const canary = `金丝雀${mark}${randomBytes(4).toString('hex')}`;
    const { userId, token, call } = await openAccount(this.api, phone, password);
    await this.visitor.database.user.update({ where: { id: userId }, data: { username: canary } });
    const document = emptyDocument();
    document.selfEvaluation = [{ id: 'a1', kind: 'bullet', zh: [{ text: `${canary}的自我评价` }] }];
    const draft = { title: `${canary}简历`, templateCode: 'tem0001', language: 'zh' as const, document };
    const { id: resumeId } = await call(saveResume, draft);
    const { id: binnedId } = await call(copyResume, { id: resumeId });
    await call(deleteResume, { id: binnedId });
    const file = new Blob([`${canary}的文件`]);
    const { id: fileId } = await call(uploadFile, {}, { file, fileName: `${canary}.txt` });
    const { exportId } = await call(startExport, { resumeId, format: 'pdf' });
    const { importId } = await call(startImport, { fileId });
    const { id: versionId } = await call(nameVersion, { id: resumeId, name: `${canary}版` });
    const things = { resumeId, binnedId, fileId, exportId, importId, versionId };
    return { userId, phone, token, ...things, canaries: [canary] };
  }

  /** Flows of several calls that A's browser is in the middle of. */
  private async startFlows(browser: CookieBrowser) {
    const student = { school_name: SCHOOL, student_number: '20260001', password: 'Shuishan-2026' };
    const started = await browser.post('/user/studentLogin', student);
    const studentTicket = (started.data as { cas_id: string }).cas_id;
    const scene = await browser.post('/user/wxPcloginCode', {});
    const waitingScene = (scene.data as { scene_id: string }).scene_id;
    const confirmed = await browser.post('/user/wxPcloginCode', {});
    const confirmedScene = (confirmed.data as { scene_id: string }).scene_id;
    await new LocalPhone(this.api).confirm(confirmedScene, '林晓');
    const third = await browser.post('/user/wxPcloginCode', {});
    const usedScene = (third.data as { scene_id: string }).scene_id;
    await new LocalPhone(this.api).confirm(usedScene, '周以宁');
    const poll = await browser.post('/user/wxPcloginCheck', { scene_id: usedScene });
    const bindHandle = (poll.data as { openid: string }).openid;
    const partners = this.get(Partners);
    const hosts = ['jobs.example.cn'];
    this.partner.useKey((await partners.add({ actor: 'test', code: 'jobs', name: '就业平台', hosts })).key);
    const ticket = this.partner.ticket('member-1');
    const asked = await browser.post('/user/passTickLogin', { pass_ticket: ticket });
    const confirmHandle = (asked.data as { handle?: string } | null)?.handle ?? '';
    const picture = await this.api.post('/captcha/getImg', {}).catch(() => null);
    const imageId = (picture?.data as { id?: string } | null)?.id ?? '';
    return { student, studentTicket, waitingScene, confirmedScene, bindHandle, confirmHandle, imageId };
  }

  /** Codes to A's phone and to one without an account, for every purpose. */
  private async makeCodes(phone: string) {
    const challenges = this.get(CodeChallenges);
    const secrets = this.get(Secrets);
    const codes: Record<string, { phone: string; code: string; msg_id: string }> = {};
    for (const purpose of [...CODE_PURPOSES, 'resumeRecommend']) {
      const of = ['register', 'wechatBind', 'phoneChange'].includes(purpose)
        ? '13900010009'
        : purpose === 'studentCheck'
          ? '13900010011'
          : phone;
      const binding = { recipientIndex: phoneIndexOf(secrets, of), purpose };
      const { challengeId, code } = await challenges.create(binding, 300);
      codes[purpose] = { phone: of, code, msg_id: challengeId };
    }
    return codes;
  }

  /** Step one of a forgotten password; what step two needs lies in the browser's cookies. */
  private async proveReset(browser: CookieBrowser, phone: string): Promise<void> {
    const recipientIndex = phoneIndexOf(this.get(Secrets), phone);
    const binding = { recipientIndex, purpose: 'forgotPassword' };
    const { challengeId, code } = await this.get(CodeChallenges).create(binding, 300);
    await browser.post('/user/forgetPassword', { phone, code, msg_id: challengeId });
  }

  private async earnPasses(): Promise<Record<string, string>> {
    const passes: Record<string, string> = {};
    for (const purpose of ['register', 'login', 'forgotPassword', 'phoneChange'] as const)
      passes[purpose] = await this.visitor.earnPass('13900010008', purpose);
    return passes;
  }

  private async collectFacts(
    a: Person,
    b: Person,
    flows: Awaited<ReturnType<WorldBuilder['startFlows']>>,
    codes: Awaited<ReturnType<WorldBuilder['makeCodes']>>,
  ): Promise<Facts> {
    const challenges = await this.visitor.database.captchaChallenge.findMany({ where: { triedAt: null } });
    const sessions = await this.visitor.database.session.findMany({ take: 4 });
    const soon = { startsAt: new Date(Date.now() - 3_600_000), endsAt: new Date(Date.now() + 86_400_000) };
    const named = { actor: 'test', name: '示例活动', schoolName: SCHOOL, amount: 20, ...soon };
    const campaign = await this.get(Campaigns).create(named);
    const invitation = { actor: 'test', inviteId: 'inviter-1', note: '', days: null };
    const flagCode = await this.get(Invitations).create(invitation);
    const ids = [
      a.resumeId,
      b.resumeId,
      a.binnedId,
      b.binnedId,
      a.fileId,
      b.fileId,
      a.exportId,
      b.exportId,
    ].concat([a.importId, b.importId]);
    const document = JSON.stringify({ ...emptyDocument() });
    const passwords = [PASSWORD, 'Shuishan-2026', '更上层楼-2027'];
    return {
      id: [...ids, flows.imageId],
      ids: [[a.fileId], [a.fileId, b.fileId], [b.fileId]],
      resumeId: [a.resumeId, b.resumeId],
      exportId: [a.exportId, b.exportId],
      importId: [a.importId, b.importId],
      versionId: [a.versionId, b.versionId],
      sessionId: sessions.map(({ id }) => id),
      challengeId: challenges.map(({ id }) => id),
      request_key: [a.userId, a.fileId],
      phone: [a.phone, b.phone, '13900010009', '13900010011', '13900019999'],
      password: passwords,
      newpassword: passwords,
      agian_pwd: passwords,
      code: Object.values(codes).map(({ code }) => code),
      old_code: Object.values(codes).map(({ code }) => code),
      msg_id: Object.values(codes).map(({ msg_id: id }) => id),
      old_msg_id: Object.values(codes).map(({ msg_id: id }) => id),
      school_name: [SCHOOL, '未开通大学'],
      student_number: ['20260001', '20269999'],
      cas_id: [flows.studentTicket],
      scene_id: [flows.waitingScene, flows.confirmedScene],
      openid: [flows.bindHandle],
      handle: [flows.confirmHandle],
      m_id: ['member-1'],
      __c: [this.partner.proof('member-1')],
      pass_ticket: [this.partner.ticket('member-2')],
      ticket: [this.partner.query('member-1')],
      expire_school: [campaign.code],
      flag_code: [flagCode, campaign.code],
      flage_code: [flagCode],
      invite_id: ['inviter-1'],
      jyq_url: ['http://localhost/', 'https://jobs.example.cn/x', 'https://attacker.example/'],
      tz_url: ['tem0001', 'tem0002'],
      tzUrl: ['tem0001'],
      templateCode: ['tem0001', 'tem0003'],
      email: ['xu@qiming.edu.cn', 'someone@other.edu.cn', 'a@example.com'],
      keyword: ['北京', '启程', 'qc', SCHOOL],
      title: ['产品经理', `${'长'.repeat(60)}`],
      version: [1, 2, '1'],
      document: [document],
      expires: [Math.floor(Date.now() / 1000) + 300],
    };
  }
}

type Codes = Record<string, { phone: string; code: string; msg_id: string }>;
interface Ingredients {
  a: Person;
  codes: Codes;
  passes: Record<string, string>;
  student: Record<string, string>;
  studentTicket: string;
  bindHandle: string;
  confirmHandle: string;
}

/** Bodies that fit together, so that requests get past the first refusal of a call. */
function recipesOf({ a, codes, passes, ...flow }: Ingredients): World['recipes'] {
  const send = (purpose: string, body: object) => ({
    body: { phone: '13900010008', ...body },
    headers: { 'x-captcha-pass': passes[purpose] ?? '' },
  });
  const repeated = { newpassword: '更上层楼-2027', agian_pwd: '更上层楼-2027' };
  const proof = { password: PASSWORD };
  const own = { body: { id: a.resumeId } };
  const version = { id: a.resumeId, versionId: a.versionId };
  return {
    '/user/login': [
      { body: { type: '1', phone: a.phone, password: PASSWORD } },
      { body: { type: '2', ...flow.student } },
      { body: { type: '3', ...codes.login } },
    ],
    '/user/studentLogin': [{ body: flow.student }],
    '/user/jyqRegister': [{ body: { ...codes.register, password: PASSWORD } }],
    '/user/forgetPassword': [{ body: { ...codes.forgotPassword } }],
    '/user/forgetPasswordRest': [{ body: { phone: a.phone, ...repeated } }],
    '/user/checkPhone': [{ body: { cas_id: flow.studentTicket, ...codes.studentCheck } }],
    '/user/resetpwd': [{ body: { cas_id: flow.studentTicket, ...repeated } }],
    '/user/wxBindphone': [{ body: { openid: flow.bindHandle, ...codes.wechatBind } }],
    '/api/partner/confirm': [{ body: { handle: flow.confirmHandle } }],
    '/sms/registerSendCode': [send('register', { type: '1' })],
    '/sms/loginSendCode': [send('login', { type: '2' })],
    '/sms/send': [send('forgotPassword', { type: '3' }), send('phoneChange', { type: '6' })],
    '/user/resumeRecommendBindPhone': [{ body: { ...codes.resumeRecommend } }],
    '/myinfo/changemobile': [{ body: { ...codes.phoneChange, ...proof } }],
    '/myinfo/modify_info': [{ body: { username: '林晓舟' } }, { body: { ...repeated, ...proof } }],
    '/api/account/password': [{ body: { ...repeated, ...proof } }],
    '/api/account/close': [{ body: proof }],
    '/api/account/data-export': [{ body: proof }],
    '/make_resume/saveMakeResume': [saving(a.resumeId), saving(undefined)],
    '/rtorder/del': [own],
    '/api/resume/copy': [own],
    '/api/resume/restore': [{ body: { id: a.binnedId } }],
    '/api/resume/exports': [{ body: { resumeId: a.resumeId, format: 'pdf' } }],
    '/api/resume/exports/check': [own],
    '/api/resume/exports/state': [{ body: { exportId: a.exportId } }],
    '/api/resume-import/start': [{ body: { fileId: a.fileId } }],
    '/api/resume-import/state': [{ body: { importId: a.importId } }],
    '/api/resume-import/discard': [{ body: { importId: a.importId } }],
    '/index/parseResumeText': [{ body: { text: '姓名：张三' } }],
    '/index/getInfoByMakeResumeId_temp': [{ body: { tz_url: 'tem0002' } }],
    '/api/resume/versions': [own],
    '/api/resume/versions/latest': [own],
    '/api/resume/versions/read': [{ body: version }],
    '/api/resume/versions/name': [
      { body: { ...version, name: '投递版' } },
      { body: { id: a.resumeId, name: '现在' } },
    ],
    '/api/resume/versions/restore': [{ body: { ...version, version: 1 } }],
    '/make_resume/resumeSavePdf': [own],
    '/word/getWord': [own],
    '/upload_resume_file/getInfoByMakeResumeId': [own],
    '/check/doChekc': [own, { body: { content: '做为组长布署系统' } }],
    '/rtorder/rename': [{ body: { id: a.resumeId, title: '新的名字' } }],
  };
}

const saving = (id: string | undefined): Recipe => ({
  body: {
    ...(id === undefined ? {} : { id, version: 1 }),
    title: '产品经理',
    tz_url: 'tem0001',
    resume_type: 'zh',
    document: JSON.stringify(emptyDocument()),
  },
});

/** A password sign-in of A's that must always work. */
export const signInOf = ({ phone }: Person) => ({ type: '1', phone, password: PASSWORD });
