import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

@Injectable()
export class PasswordReplacementRepository {
  constructor(private readonly database: Database) {}

  /** Sets a password and ends every session of the user, both or neither. */
  async replace(userId: string, passwordHash: string, now: Date): Promise<void> {
    await this.database.$transaction([
      this.database.user.update({ where: { id: userId }, data: { passwordHash } }),
      this.database.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } }),
    ]);
  }
}
