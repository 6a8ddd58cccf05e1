import { randomBytes } from 'node:crypto';
import { startExport } from '@qicheng/contract/resume-export/index';
import { startImport } from '@qicheng/contract/resume-import/index';
import { nameVersion } from '@qicheng/contract/resume-version/index';
import { copyResume, deleteResume, saveResume } from '@qicheng/contract/resume/index';
import { uploadFile } from '@qicheng/contract/upload/index';
import { CodeChallengeService, SessionService } from '@qicheng/core/auth';
import { SchoolMailDomainService } from '@qicheng/core/campus-email';
import { PartnerService } from '@qicheng/core/partner';
import { CryptoService } from '@qicheng/core/platform';
import { phoneIndexOf } from '@qicheng/core/platform/blind-index';
import { ImportRoster, StudentSchoolService } from '@qicheng/core/student';
import { FileLinkService } from '@qicheng/core/upload';
import { SAMPLES } from '@qicheng/resume/samples';
import { PartnerSite } from '@qicheng/testing/partner-site';
import { CookieBrowser } from '../cookie-browser.js';
import type { TestApi } from '../harness.js';
import { openAccount, Visitor } from '../visitor.js';
import { LocalPhone } from '../wechat-browser.js';
import { type Belongings, giveBelongings } from './belongings.js';
import { collectFacts } from './collect-facts.js';
import { featureRecipes } from './feature-recipes.js';
import { PASSWORD, type Recipe, recipesOf } from './recipes.js';
import type { Facts } from './schema-walker.js';
import { openStage, SCHOOL_CODE, SCHOOL_NAME, type Stage } from './stage.js';

const ROSTER = '学号,姓名,手机号,初始密码\n20260001,许清和,13900010011,Shuishan-2026\n';
const CODE_PURPOSES = ['register', 'login', 'forgotPassword', 'wechatBind', 'studentCheck', 'phoneChange'];

/** A user with objects of their own; `canaries` are texts that no other user may see. */
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
  /** The session of another device. */
  sessionId: string;
  /** A signed link to the user's file. */
  fileLink: string;
  things: Belongings;
  canaries: string[];
}

/** The state in which requests are sent; restored after every few of them. */
export interface World {
  a: Person;
  b: Person;
  expiredToken: string;
  revokedToken: string;
  facts: Facts;
  /** Cookies of A's browser, with flows in progress. */
  cookie: string;
  recipes: Readonly<Record<string, readonly Recipe[]>>;
  /** Returns a new ticket that a partner signed for one of its members. */
  ticket(member: string): string;
  /** Returns the query of a newly signed link to A's file. */
  fileLink(): Record<string, string>;
}

/** Returns a newly signed link to a file. */
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
    const sources = { api: this.api, database: this.visitor.database, partner: this.partner };
    const facts = await collectFacts(sources, { a, b, flows, codes, stage });
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
        {
          code: SCHOOL_CODE,
          name: SCHOOL_NAME,
          initials: 'qcsfdx',
          pinyin: 'qichengshifandaxue',
          source: 'test',
        },
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
      { schoolName: SCHOOL_NAME, domain: 'qiming.edu.cn', source: 'test' },
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
    const student = { campusSchool: SCHOOL_NAME, campusEmailVerifiedAt: new Date() };
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

  /** Starts flows of several calls in A's browser. */
  private async startFlows(browser: CookieBrowser) {
    const student = { school_name: SCHOOL_NAME, student_number: '20260001', password: 'Shuishan-2026' };
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
    const confirmation = await browser.post('/user/passTickLogin', { pass_ticket: ticket });
    const confirmHandle = (confirmation.data as { handle?: string } | null)?.handle ?? '';
    const picture = await this.api.post('/captcha/getImg', {}).catch(() => null);
    const imageId = (picture?.data as { id?: string } | null)?.id ?? '';
    return { student, studentTicket, waitingScene, confirmedScene, bindHandle, confirmHandle, imageId };
  }

  /** Creates codes for every purpose, for A's phone or one without an account. */
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

  /** Completes step one of a password reset; step two needs the browser's cookies. */
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
}

/** Returns a password sign-in of A, which must always succeed. */
export const signInOf = ({ phone }: Person) => ({ type: '1', phone, password: PASSWORD });
