import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { awards, type Contest, type ContestKind, type ContestPlan, type MemberSchool } from './contest.js';
import { judgingMethod, rubric } from './judging/judging-event.js';

type ContestRow = Prisma.ContestGetPayload<object>;

@Injectable()
export class ContestRepository {
  constructor(private readonly database: Database) {}

  /**
   * The contest of a kind shown to a member: preferably one their school may enter, then the one that opens
   * last.
   */
  async current(kind: ContestKind, schools: readonly MemberSchool[], now: Date): Promise<Contest | null> {
    const codes = ['', ...schools.map(({ code }) => code)];
    const provinces = ['', ...schools.map(({ province }) => province)];
    const shown = { kind, announcedAt: { lte: now } };
    const find = (where: Prisma.ContestWhereInput) =>
      this.database.contest.findFirst({ where, orderBy: [{ opensAt: 'desc' }, { id: 'desc' }] });
    const row =
      (await find({ ...shown, schoolCode: { in: codes }, province: { in: provinces } })) ??
      (await find(shown));
    return row && contestOf(row);
  }

  async findByCode(code: string): Promise<Contest | null> {
    const row = await this.database.contest.findUnique({ where: { code } });
    return row && contestOf(row);
  }

  async find(id: string): Promise<Contest | null> {
    const row = await this.database.contest.findUnique({ where: { id } });
    return row && contestOf(row);
  }

  async list(): Promise<(Contest & { entries: number; judges: number })[]> {
    const rows = await this.database.contest.findMany({
      orderBy: [{ createdAt: 'desc' }],
      include: { _count: { select: { entries: { where: { state: 'submitted' } }, judges: true } } },
    });
    return rows.map(({ _count, ...row }) => ({ ...contestOf(row), ..._count }));
  }

  /** False when the code is taken. */
  async insert(plan: ContestPlan): Promise<boolean> {
    const { count } = await this.database.contest.createMany({ data: plan, skipDuplicates: true });
    return count === 1;
  }

  async change(id: string, changes: Prisma.ContestUncheckedUpdateInput): Promise<void> {
    await this.database.contest.update({ where: { id }, data: changes });
  }

  /** The schools that a member belongs to. */
  async schoolsOf(userId: string): Promise<MemberSchool[]> {
    return this.database.$queryRaw<MemberSchool[]>`
      SELECT code, name, province FROM school
      WHERE code IN (SELECT school_code FROM student WHERE user_id = ${userId}::uuid AND disabled_at IS NULL)
        OR name = (SELECT campus_school FROM user_account
          WHERE id = ${userId}::uuid AND campus_school <> '' AND campus_email_verified_at IS NOT NULL)
      ORDER BY code`;
  }

  async findSchool(code: string): Promise<MemberSchool | null> {
    return this.database.school.findUnique({
      where: { code },
      select: { code: true, name: true, province: true },
    });
  }
}

/** Validated on write; parsed again because it is JSON. */
function contestOf({ kind, ...row }: ContestRow): Contest {
  return {
    ...row,
    kind: kind as ContestKind,
    rubric: rubric.parse(row.rubric),
    method: judgingMethod.parse(row.method),
    awards: awards.parse(row.awards),
  };
}
