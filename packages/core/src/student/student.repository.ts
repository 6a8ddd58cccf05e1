import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

const account = { select: { id: true, phoneIndex: true, phoneCipher: true, disabledAt: true } } as const;

export type StudentRow = Prisma.StudentGetPayload<{ include: { user: typeof account } }>;

/** Roster entries as sign-in sees them. */
@Injectable()
export class StudentRepository {
  constructor(private readonly database: Database) {}

  /** A student of a school with student sign-in; also the school when only that is known. */
  async findForSignIn(schoolName: string, studentNumber: string) {
    const school = await this.database.school.findFirst({
      where: { name: schoolName, studentSignIn: true },
      select: {
        code: true,
        studentContact: true,
        students: { where: { studentNumber }, include: { user: account } },
      },
    });
    return school && { ...school, student: school.students[0] ?? null };
  }

  find(by: { id: string } | { schoolCode: string; studentNumber: string }) {
    return this.database.student.findFirst({ where: by, include: { user: account } });
  }

  /**
   * Links a student to the account of a phone they verified. False when the account is another student's, or
   * the student was linked meanwhile; decided by the row and its unique index, not by a prior read.
   */
  async bind(
    student: { id: string; userId: string | null },
    to: { userId: string; phoneCipher: string; phoneIndex: string; phoneProvenAt: Date },
  ): Promise<boolean> {
    try {
      const { count } = await this.database.student.updateMany({
        where: { id: student.id, userId: student.userId, disabledAt: null },
        data: to,
      });
      return count === 1;
    } catch (error) {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return false;
      throw error;
    }
  }

  async update(id: string, data: Prisma.StudentUpdateManyMutationInput & { userId?: null }): Promise<void> {
    await this.database.student.updateMany({ where: { id }, data });
  }
}
