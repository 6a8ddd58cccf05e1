import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

export interface VerifiedMailbox {
  campusEmailCipher: string;
  campusEmailIndex: string;
  campusSchool: string;
  campusEmailVerifiedAt: Date;
}

@Injectable()
export class CampusEmailRepository {
  constructor(private readonly database: Database) {}

  /** The account that verified a mailbox, or null. */
  async findOwner(campusEmailIndex: string): Promise<string | null> {
    const user = await this.database.user.findUnique({ where: { campusEmailIndex }, select: { id: true } });
    return user?.id ?? null;
  }

  /** The index of the mailbox that an account verified, or null. */
  async findIndex(userId: string): Promise<string | null> {
    const user = await this.database.user.findUnique({
      where: { id: userId },
      select: { campusEmailIndex: true },
    });
    return user?.campusEmailIndex ?? null;
  }

  /** Gives a mailbox to an account; false when another has it, for the index alone decides (reliability.md ED2). */
  async bind(userId: string, mailbox: VerifiedMailbox): Promise<boolean> {
    try {
      await this.database.user.update({ where: { id: userId }, data: mailbox });
      return true;
    } catch (error) {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return false;
      throw error;
    }
  }

  /** Wire flag: 2 = may still be asked, 1 = asked not to be reminded. */
  async setPrompt(userId: string, skipAuthEmail: 1 | 2): Promise<void> {
    await this.database.user.update({ where: { id: userId }, data: { skipAuthEmail } });
  }
}
