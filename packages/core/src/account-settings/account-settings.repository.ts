import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

export interface ProfileRow {
  username: string;
  avatar: string;
  phoneCipher: string | null;
  passwordHash: string | null;
  createdAt: Date;
  phoneChangedAt: Date | null;
  closeRequestedAt: Date | null;
  hasWechat: boolean;
  studentSchool: string;
  studentNumber: string;
}

@Injectable()
export class AccountSettingsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<ProfileRow | null> {
    const user = await this.database.user.findUnique({
      where: { id: userId },
      include: {
        students: { include: { school: { select: { name: true } } } },
        _count: { select: { wechatIdentities: true } },
      },
    });
    if (user === null) return null;
    const [student] = user.students;
    return {
      ...user,
      hasWechat: user._count.wechatIdentities > 0,
      studentSchool: student?.school.name ?? '',
      studentNumber: student?.studentNumber ?? '',
    };
  }

  /** Writes the given fields. */
  async update(userId: string, change: { username?: string; avatar?: string }): Promise<void> {
    await this.database.user.update({ where: { id: userId }, data: change });
  }

  /** Replaces the password that was verified; false if it has changed in the meantime. */
  async replacePassword(userId: string, proven: string | null, passwordHash: string): Promise<boolean> {
    const { count } = await this.database.user.updateMany({
      where: { id: userId, passwordHash: proven },
      data: { passwordHash },
    });
    return count === 1;
  }

  /** Sets the account's phone; false if another account has it. */
  async changePhone(
    userId: string,
    { now, ...phone }: { phoneCipher: string; phoneIndex: string; now: Date },
  ): Promise<boolean> {
    try {
      await this.database.user.update({ where: { id: userId }, data: { ...phone, phoneChangedAt: now } });
      return true;
    } catch (error) {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return false;
      throw error;
    }
  }
}
