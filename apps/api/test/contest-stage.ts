import { submitToContest } from '@qicheng/contract/contest/index';
import { saveResume } from '@qicheng/contract/resume/index';
import { ContestAdminService } from '@qicheng/core/contest';
import type { Database } from '@qicheng/db';
import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import type { TestApi } from './harness.js';
import { openAccount } from './visitor.js';

const ACTOR = 'ops-cli';
const HOUR = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR);

/** Schools, contests and entrants for tests of contests. */
export class ContestStage {
  readonly database: Database;
  private phones = 0;

  constructor(private readonly api: TestApi) {
    this.database = api.openDatabase();
  }

  async schools(): Promise<void> {
    const school = { source: 'test', province: '湖北' };
    await this.database.school.createMany({
      data: [
        { ...school, code: '10001', name: '示例大学' },
        { ...school, code: '10002', name: '另一大学', province: '湖南' },
      ],
    });
  }

  /** Creates a contest, open now by default. */
  async contest(code: string, plan: object = {}): Promise<string> {
    const admin = this.api.app.get(ContestAdminService, { strict: false });
    const { id } = await admin.create(ACTOR, {
      code,
      kind: 'provincial',
      title: `大赛 ${code}`,
      organiser: '示例主办方',
      rules: '# 规则',
      opensAt: fromNow(-1).toISOString(),
      closesAt: fromNow(1).toISOString(),
      ...plan,
    });
    await admin.open(ACTOR, code);
    return id;
  }

  /** Moves the opening and closing times of a contest, in hours from now. */
  async move(id: string, opens: number, closes: number): Promise<void> {
    await this.database.contest.update({
      where: { id },
      data: { opensAt: fromNow(opens), closesAt: fromNow(closes) },
    });
  }

  /** Creates a member with a complete résumé, at a school if its name is given. */
  async member(school = '', document: ResumeDocument = SAMPLES.computerScience()) {
    this.phones += 1;
    const account = await openAccount(this.api, `1381234${String(this.phones).padStart(4, '0')}`);
    if (school !== '')
      await this.database.user.update({
        where: { id: account.userId },
        data: { campusSchool: school, campusEmailVerifiedAt: new Date() },
      });
    const { templateCode, lang: language } = document.meta;
    const draft = { title: '参赛简历', templateCode, language, document: { ...document } };
    const { id: resumeId } = await account.call(saveResume, draft, { encoding: 'form' });
    const submit = (kind: 'school' | 'provincial' = 'provincial', id = resumeId) =>
      account.call(submitToContest, { kind, resumeId: id });
    return { ...account, resumeId, submit };
  }

  async stop(): Promise<void> {
    await this.database.$disconnect();
  }
}
