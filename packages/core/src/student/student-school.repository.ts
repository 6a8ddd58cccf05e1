import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { byName, matchesSchool, type SchoolTerms } from '../reference/index.js';

export interface StudentSchool {
  code: string;
  name: string;
  contact: string;
}

export interface SchoolSettings {
  studentSignIn?: boolean;
  studentContact?: string;
  siteUrl?: string;
}

/** Schools as student sign-in sees them. */
@Injectable()
export class StudentSchoolRepository {
  constructor(private readonly database: Database) {}

  /** Schools with student sign-in, by part of the name, a short form, or the start of its pinyin or initials. */
  async search(
    terms: SchoolTerms,
    { skip, take }: { skip: number; take: number },
  ): Promise<{ list: StudentSchool[]; total: number }> {
    const where = Prisma.sql`student_sign_in and ${matchesSchool(terms)}`;
    const [list, counts] = await Promise.all([
      this.database.$queryRaw<StudentSchool[]>`
        select code, name, student_contact as contact from school where ${where}
        order by ${byName(Prisma.sql`name`, terms)}, initials = ${terms.latin} desc, pinyin, code
        limit ${take} offset ${skip}`,
      this.database.$queryRaw<{ total: number }[]>`select count(*)::int as total from school where ${where}`,
    ]);
    return { list, total: counts[0]?.total ?? 0 };
  }

  /** The school with this code or full name. */
  find(nameOrCode: string) {
    return this.database.school.findFirst({
      where: { OR: [{ name: nameOrCode }, { code: nameOrCode }] },
      select: { code: true, name: true, studentSignIn: true, studentContact: true, siteUrl: true },
    });
  }

  /** Schools with sign-in open or with a roster, with its size. */
  list() {
    return this.database.school.findMany({
      where: { OR: [{ studentSignIn: true }, { students: { some: {} } }] },
      select: {
        code: true,
        name: true,
        studentSignIn: true,
        studentContact: true,
        siteUrl: true,
        _count: { select: { students: true } },
      },
      orderBy: { pinyin: 'asc' },
      take: 4_000,
    });
  }

  async set(code: string, settings: SchoolSettings): Promise<void> {
    await this.database.school.update({ where: { code }, data: settings });
  }
}
