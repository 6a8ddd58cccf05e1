import { randomBytes } from 'node:crypto';
import { CodeChallengeService, SessionService } from '@qicheng/core/auth';
import { CampaignService } from '@qicheng/core/campaign';
import { SchoolMailDomainService } from '@qicheng/core/campus-email';
import { InvitationService } from '@qicheng/core/invitation';
import { PartnerService } from '@qicheng/core/partner';
import { CryptoService } from '@qicheng/core/platform';
import { phoneIndexOf } from '@qicheng/core/platform/blind-index';
import { ImportRoster, StudentSchoolService } from '@qicheng/core/student';
import { FileLinkService } from '@qicheng/core/upload';
import { uploadFile } from '@qicheng/contract/upload/index';
import { startExport } from '@qicheng/contract/resume-export/index';
import { startImport } from '@qicheng/contract/resume-import/index';
import { copyResume, deleteResume, saveResume } from '@qicheng/contract/resume/index';
import { nameVersion } from '@qicheng/contract/resume-version/index';
import { emptyDocument } from '@qicheng/resume/defaults';
import { SAMPLES } from '@qicheng/resume/samples';
import { PartnerSite } from '@qicheng/testing/partner-site';
import { CookieBrowser } from '../cookie-browser.js';
import type { TestApi } from '../harness.js';
import { openAccount, Visitor } from '../visitor.js';
import { LocalPhone } from '../wechat-browser.js';
import { type Belongings, giveBelongings } from './belongings.js';
import { featureRecipes } from './feature-recipes.js';
import { type Codes, PASSWORD, type Recipe, recipesOf } from './recipes.js';
import type { Facts } from './schema-walker.js';
import { openStage, SCHOOL_CODE, type Stage } from './stage.js';

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
  /** A résumé that is in no contest, no share and no recommendation. */
  plainId: string;
  /** Of another device of theirs. */
  sessionId: string;
  /** A signed link to their file. */
  fileLink: string;
  things: Belongings;
  canaries: string[];
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

/** The link to a file, signed just now. */
export const linkTo = (api: TestApi, file: { id: string; userId: string }): string =>
  api.app.get(FileLinkService, { strict: false }).linkTo({ ...file, mime: 'text/plain' } as never);

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
    const stage = await openStage(this.api, this.visitor.database);
    const a = await this.person(
      { phone: '13900010001', mark: '甲', password: PASSWORD, sharePassword: null },
      stage,
    );
    const b = await this.person(
      { phone: '13900010002', mark: '乙', password: 'Qiushui-2026b', sharePassword: 'qiushui' },
      stage,
    );
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
    const { userId, resumeId, plainId, things } = a;
    const features = featureRecipes({ userId, resumeId, plainId, things, stage });
    const facts = await this.collectFacts({ a, b, flows, codes, stage });
    await this.visitor.forgetLimits();
    return {
      a,
      b,
      expiredToken: expired.token,
      revokedToken: revoked.token,
      facts,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      recipes: { ...recipesOf({ a, codes, passes, ...flows }), ...features },
      ticket: (member) => this.partner.ticket(member),
      fileLink: () => {
        const link = linkTo(this.api, { id: a.fileId, userId: a.userId });
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
        { code: SCHOOL_CODE, name: SCHOOL, initials: 'qcsfdx', pinyin: 'qichengshifandaxue', source: 'test' },
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
    await this.get(StudentSchoolService).set('test', SCHOOL_CODE, settings);
    const keepPasswords = () => Promise.resolve();
    const content = Buffer.from(ROSTER);
    await this.get(ImportRoster).run({
      actor: 'test',
      school: SCHOOL_CODE,
      content,
      dryRun: false,
      keepPasswords,
    });
    await this.get(SchoolMailDomainService).seed([
      { schoolName: SCHOOL, domain: 'qiming.edu.cn', source: 'test' },
    ]);
  }

  private async person(
    who: { phone: string; mark: string; password: string; sharePassword: string | null },
    stage: Stage,
  ): Promise<Person> {
    const { phone, sharePassword } = who;
    const canary = `金丝雀${who.mark}${randomBytes(4).toString('hex')}`;
    const { userId, token, call } = await openAccount(this.api, phone, who.password);
    const { database } = this.visitor;
    const student = { campusSchool: SCHOOL, campusEmailVerifiedAt: new Date() };
    await database.user.update({ where: { id: userId }, data: { username: canary, ...student } });
    const document = SAMPLES.accounting();
    document.selfEvaluation = [{ id: 'a1', kind: 'bullet', zh: [{ text: `${canary}的自我评价` }] }];
    const draft = { title: `${canary}简历`, templateCode: 'tem0001', language: 'zh' as const, document };
    const { id: resumeId } = await call(saveResume, draft);
    const { id: plainId } = await call(copyResume, { id: resumeId });
    const { id: binnedId } = await call(copyResume, { id: resumeId });
    await call(deleteResume, { id: binnedId });
    const file = new Blob([`${canary}的文件`]);
    const { id: fileId } = await call(uploadFile, {}, { file, fileName: `${canary}.txt` });
    const { exportId } = await call(startExport, { resumeId, format: 'pdf' });
    const { importId } = await call(startImport, { fileId });
    const { id: versionId } = await call(nameVersion, { id: resumeId, name: `${canary}版` });
    const owner = { userId, phone, canary, call, resumeId, fileId, sharePassword };
    const things = await giveBelongings(this.api, database, owner, stage.postId);
    const own = { resumeId, plainId, binnedId, fileId, exportId, importId, versionId, things };
    const client = { ip: '127.0.0.1', userAgent: 'another device' };
    const { sessionId } = await this.get(SessionService).open(userId, client);
    const fileLink = linkTo(this.api, { id: fileId, userId });
    return { userId, phone, token, sessionId, fileLink, ...own, canaries: [canary] };
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
    const partners = this.get(PartnerService);
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
    const challenges = this.get(CodeChallengeService);
    const secrets = this.get(CryptoService);
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
    const recipientIndex = phoneIndexOf(this.get(CryptoService), phone);
    const binding = { recipientIndex, purpose: 'forgotPassword' };
    const { challengeId, code } = await this.get(CodeChallengeService).create(binding, 300);
    await browser.post('/user/forgetPassword', { phone, code, msg_id: challengeId });
  }

  private async earnPasses(): Promise<Record<string, string>> {
    const passes: Record<string, string> = {};
    for (const purpose of ['register', 'login', 'forgotPassword', 'phoneChange'] as const)
      passes[purpose] = await this.visitor.earnPass('13900010008', purpose);
    return passes;
  }

  private async collectFacts({ a, b, flows, codes, stage }: Found): Promise<Facts> {
    const challenges = await this.visitor.database.captchaChallenge.findMany({ where: { triedAt: null } });
    const sessions = await this.visitor.database.session.findMany({ take: 4 });
    const soon = { startsAt: new Date(Date.now() - 3_600_000), endsAt: new Date(Date.now() + 86_400_000) };
    const named = { actor: 'test', name: '示例活动', schoolName: SCHOOL, amount: 20, ...soon };
    const campaign = await this.get(CampaignService).create(named);
    const invitation = { actor: 'test', inviteId: 'inviter-1', note: '', days: null };
    const flagCode = await this.get(InvitationService).create(invitation);
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
    const calls = await this.visitor.database.modelCall.findMany();
    const document = JSON.stringify({ ...emptyDocument() });
    const both = [a, b].map(({ things }) => things);
    const passwords = [PASSWORD, 'Shuishan-2026', '更上层楼-2027'];
    return {
      ...factsOf(both, stage),
      callId: calls.map(({ id }) => id),
      id: [...ids, flows.imageId, ...Object.values(stage), ...both.map(({ messageId }) => messageId)],
      fullurl: [a.fileLink, b.fileLink],
      resume_id: [a.resumeId, b.resumeId],
      uid: [a.userId, b.userId],
      ids: [[a.fileId], [a.fileId, b.fileId], [b.fileId]],
      resumeId: [a.resumeId, b.resumeId],
      exportId: [a.exportId, b.exportId, ...both.map(({ reportFileId }) => reportFileId)],
      importId: [a.importId, b.importId, ...both.map(({ readImportId }) => readImportId)],
      versionId: [a.versionId, b.versionId],
      sessionId: [...sessions.map(({ id }) => id), ...both.map((things) => things.sessionId)],
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

/** Facts by the names that calls of the newer features give them. */
const factsOf = (both: readonly Belongings[], stage: Stage) => ({
  runId: both.flatMap(({ runs, reportId }) => [...Object.values(runs), reportId]),
  questionId: ['q1', 'q9'],
  order_id: both.flatMap(({ waitingOrderId, paidOrderId }) => [waitingOrderId, paidOrderId]),
  import_id: both.map(({ readImportId }) => readImportId),
  md5: both.map(({ shareToken }) => shareToken),
  product_id: [0, 1, 2, 11, 12],
  pay_type: ['local'],
  postId: [stage.postId],
  chapter: [1],
});

interface Found {
  a: Person;
  b: Person;
  flows: { studentTicket: string; waitingScene: string; confirmedScene: string } & Record<
    'bindHandle' | 'confirmHandle' | 'imageId',
    string
  >;
  codes: Codes;
  stage: Stage;
}
/** A password sign-in of A's that must always work. */
export const signInOf = ({ phone }: Person) => ({ type: '1', phone, password: PASSWORD });
