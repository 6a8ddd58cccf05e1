import { Injectable } from '@nestjs/common';
import { ImportRoster, StudentSchoolService } from '@qicheng/core/student';
import { SchoolService } from '@qicheng/core/reference';
import { SeedDemoContests } from './seed-demo-contests.js';
import type { readDemo } from './seed-files.js';

type DemoSchool = Awaited<ReturnType<typeof readDemo>>['school'];

/** A school that does not exist, with students that do not and a contest, for trying sign-in by student number [decision 20]. */
@Injectable()
export class SeedDemoStudents {
  constructor(
    private readonly schools: SchoolService,
    private readonly studentSchools: StudentSchoolService,
    private readonly roster: ImportRoster,
    private readonly contests: SeedDemoContests,
  ) {}

  /** Once: what was tried out since then stays as it is. */
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
