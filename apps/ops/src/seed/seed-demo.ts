import { Injectable } from '@nestjs/common';
import { DemoAccountService } from '@qicheng/core/account';
import { GrantByOperator } from '@qicheng/core/ai-count';
import { ClaimGift } from '@qicheng/core/campaign';
import { OperatorService } from '@qicheng/core/operator';
import { SeedDemoResume } from './seed-demo-resume.js';
import { SeedDemoStudents } from './seed-demo-students.js';
import { readDemo, readDemoStudents } from './seed-files.js';

const ACTOR = 'ops-cli';
/** Enough to try every AI service a few times; the gift of a first activation comes beside it. */
const DEMO_COUNTS = { key: 'demo:ai-counts', amount: 90 } as const;

/** Fictional people for trying the product out: accounts with AI counts, a résumé, a school's students, an operator. */
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

  /** Makes what is missing and says what the demo may be tried with. */
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
