import { Injectable } from '@nestjs/common';
import { DemoAccountService } from '@qicheng/core/account';
import { GrantByOperator } from '@qicheng/core/ai-count';
import { ClaimGift } from '@qicheng/core/campaign';
import { ContestAdminService } from '@qicheng/core/contest';
import { OperatorService } from '@qicheng/core/operator';
import { chinaDay } from '@qicheng/core/platform';
import { SchoolService } from '@qicheng/core/reference';
import { ResumeService, SaveResume } from '@qicheng/core/resume';
import { ImportRoster, StudentSchoolService } from '@qicheng/core/student';
import { SAMPLES } from '@qicheng/resume/samples';
import { readDemo, readDemoStudents } from './seed-files.js';

const DAY_MS = 86_400_000;
const OPEN_DAYS = 60;

const RULES = `本大赛是演示用的**示例**，不是真实的比赛，不会评出真实的名次。

## 参赛办法

1. 每人提交一份简历，提交的是当时的内容；之后修改简历不会改变参赛内容。
2. 截止前可以撤回，撤回后参赛内容立即清除，可以重新提交。
3. 简历要有姓名、联系方式、教育经历，以及至少一段经历和两条描述。

## 评审办法

- 作品按抽签编号，隐去姓名、照片、学校和联系方式后交给评委。
- 每份作品由多位评委按评分标准独立打分，去掉最高分和最低分，并校正评委的宽严。
- 雷同的作品由主办方核对，确认后不参加排名。
- 内容须真实。虚构经历的作品取消资格。`;

/** A school contest and a provincial contest, both labelled as samples. */
@Injectable()
export class SeedDemoContests {
  constructor(private readonly admin: ContestAdminService) {}

  /** Once: later changes are kept. */
  async run(actor: string, school: { code: string; name: string }, now: Date): Promise<void> {
    const known = new Set((await this.admin.list()).map(({ code }) => code));
    const times = {
      opensAt: `${chinaDay(now)}T00:00:00+08:00`,
      closesAt: `${chinaDay(new Date(now.getTime() + OPEN_DAYS * DAY_MS))}T18:00:00+08:00`,
    };
    const plans = [
      {
        code: 'demo-school',
        kind: 'school',
        schoolCode: school.code,
        organiser: `${school.name}就业指导中心`,
        title: `${school.name}简历大赛（示例）`,
      },
      {
        code: 'demo-provincial',
        kind: 'provincial',
        organiser: '启程（示例）',
        title: '大学生简历大赛（示例）',
      },
    ];
    for (const plan of plans) {
      if (known.has(plan.code)) continue;
      await this.admin.create(actor, { ...plan, ...times, rules: RULES, isSample: true });
      await this.admin.open(actor, plan.code);
    }
  }
}

type DemoSchool = Awaited<ReturnType<typeof readDemo>>['school'];

/** A fictional school with students and a contest, for trying sign-in by student number [decision 20]. */
@Injectable()
export class SeedDemoStudents {
  constructor(
    private readonly schools: SchoolService,
    private readonly studentSchools: StudentSchoolService,
    private readonly roster: ImportRoster,
    private readonly contests: SeedDemoContests,
  ) {}

  /** Once: later changes are kept. */
  async run(actor: string, school: DemoSchool, content: Buffer): Promise<void> {
    await this.students(actor, school, content);
    await this.contests.run(actor, school, new Date());
  }

  private async students(actor: string, { code, name, contact }: DemoSchool, content: Buffer): Promise<void> {
    const isNew = (await this.schools.seed([{ code, name, source: 'demo' }])) === 1;
    if (!isNew) return;
    await this.studentSchools.set(actor, code, { studentSignIn: true, studentContact: contact });
    const keepPasswords = () => Promise.reject(new Error('演示名单须写明初始密码'));
    await this.roster.run({ actor, school: code, content, dryRun: false, keepPasswords });
  }
}

/** Gives the first demo account a finished résumé, unless it has any. */
@Injectable()
export class SeedDemoResume {
  constructor(
    private readonly resumes: ResumeService,
    private readonly save: SaveResume,
  ) {}

  async run(userId: string): Promise<void> {
    const { total } = await this.resumes.list(userId, { page: 1, limit: 1 });
    if (total > 0) return;
    const document = SAMPLES.computerScience();
    const { templateCode, lang } = document.meta;
    await this.save.run({ userId, title: '后端开发工程师', templateCode, language: lang, document });
  }
}

const ACTOR = 'ops-cli';
/** Enough to try every AI service a few times; the gift of a first activation is added to it. */
const DEMO_COUNTS = { key: 'demo:ai-counts', amount: 90 } as const;

/**
 * Fictional people for trying the product: accounts with AI counts, a résumé, a school's students, an
 * operator.
 */
@Injectable()
export class SeedDemo {
  constructor(
    private readonly accounts: DemoAccountService,
    private readonly gifts: ClaimGift,
    private readonly counts: GrantByOperator,
    private readonly resume: SeedDemoResume,
    private readonly students: SeedDemoStudents,
    private readonly operators: OperatorService,
  ) {}

  /** Creates what is missing and returns the demo's credentials. */
  async run(): Promise<Awaited<ReturnType<typeof readDemo>>> {
    const demo = await readDemo();
    const accounts = await this.accounts.seed();
    for (const { userId } of accounts) {
      await this.gifts.run(userId);
      await this.counts.once({ actor: ACTOR, userId, ...DEMO_COUNTS });
    }
    const [first] = accounts;
    if (first) await this.resume.run(first.userId);
    await this.students.run(ACTOR, demo.school, await readDemoStudents());
    const known = await this.operators.list();
    if (!known.some(({ name }) => name === demo.operator.name))
      await this.operators.add({ actor: ACTOR, ...demo.operator });
    return demo;
  }
}
