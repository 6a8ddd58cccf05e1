import { Injectable } from '@nestjs/common';
import { Database, type Prisma } from '@qicheng/db';

/** Referral parameters of an account [decision 18], as sent by the visitor's browser. */
export interface Origin {
  returnUrl?: string | undefined;
  domain?: string | undefined;
  platform?: string | undefined;
  channel?: string | undefined;
  campaignCode?: string | undefined;
  inviteId?: string | undefined;
  expireSchool?: string | undefined;
}

export interface NewUser {
  phoneCipher: string;
  phoneIndex: string;
  passwordHash: string | null;
  username: string;
  origin: Origin;
  createdAt: Date;
}

@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  findByPhone(phoneIndex: string) {
    return this.database.user.findUnique({
      where: { phoneIndex },
      select: { id: true, passwordHash: true, disabledAt: true },
    });
  }

  findById(id: string) {
    return this.database.user.findUnique({ where: { id } });
  }

  /** The site of the student's school, or null. */
  async findSchoolSite(userId: string): Promise<string | null> {
    const student = await this.database.student.findUnique({
      where: { userId },
      select: { school: { select: { siteUrl: true } } },
    });
    return student?.school.siteUrl ?? null;
  }

  async setFirstPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.database.user.updateMany({ where: { id, passwordHash: null }, data: { passwordHash } });
  }

  /** The new user's id, or null if the phone already has an account. */
  async add({ origin, ...user }: NewUser): Promise<string | null> {
    const known = Object.entries(origin).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const data: Prisma.UserCreateManyInput = {
      ...user,
      origin: Object.fromEntries<string>(known),
    };
    const rows = await this.database.user.createManyAndReturn({
      data: [data],
      skipDuplicates: true,
      select: { id: true },
    });
    return rows[0]?.id ?? null;
  }
}
