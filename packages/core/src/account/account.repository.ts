import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

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

export interface StoredCredentials {
  id: string;
  passwordHash: string | null;
  disabledAt: Date | null;
}

/** What an account's owner sees of it, as stored. */
export interface ShownAccount {
  id: string;
  username: string;
  avatar: string;
  isTutor: boolean;
  hasPassword: boolean;
  /** Whether the campus e-mail invitation may still be shown. */
  mayAskCampusEmail: boolean;
  campusEmailCipher: string | null;
  campusSchool: string;
  closeRequestedAt: Date | null;
  disabledAt: Date | null;
  /** The site of the student's school, or null. */
  schoolUrl: string | null;
}

@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  async findByPhone(phoneIndex: string): Promise<StoredCredentials | null> {
    const [user] = await this.database.prepared<StoredCredentials>(Prisma.sql`
      SELECT id, password_hash AS "passwordHash", disabled_at AS "disabledAt" FROM user_account
      WHERE phone_index = ${phoneIndex}`);
    return user ?? null;
  }

  findById(id: string) {
    return this.database.user.findUnique({ where: { id } });
  }

  async findShown(id: string): Promise<ShownAccount | null> {
    const [user] = await this.database.prepared<ShownAccount>(Prisma.sql`
      SELECT id, username, avatar, is_tutor AS "isTutor", password_hash IS NOT NULL AS "hasPassword",
        skip_auth_email = 2 AS "mayAskCampusEmail", campus_email_cipher AS "campusEmailCipher",
        campus_school AS "campusSchool", close_requested_at AS "closeRequestedAt", disabled_at AS "disabledAt", (
          SELECT school.site_url FROM student JOIN school ON school.code = student.school_code
          WHERE student.user_id = user_account.id) AS "schoolUrl"
      FROM user_account WHERE id = ${id}::uuid`);
    return user ?? null;
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
