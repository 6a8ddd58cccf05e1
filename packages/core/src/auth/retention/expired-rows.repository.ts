import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

const AUDIT_DAYS = 1096; // three years, one of them a leap year

/** Rows that had their time (reliability.md §6 "Retention"). */
@Injectable()
export class ExpiredRowsRepository {
  constructor(private readonly database: Database) {}

  /** Removes codes and puzzles of yesterday, counted browsers, dead sessions, spent counters, old sends and audits. */
  async remove(now: Date): Promise<void> {
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const yesterday = { lt: daysAgo(1) };
    await this.database.codeChallenge.deleteMany({ where: { expiresAt: yesterday } });
    await this.database.stepGrant.deleteMany({ where: { expiresAt: yesterday } });
    await this.database.imageChallenge.deleteMany({ where: { expiresAt: yesterday } });
    await this.database.wechatScene.deleteMany({ where: { expiresAt: yesterday } });
    await this.database.usedTicket.deleteMany({ where: { expiresAt: { lt: now } } });
    await this.database.captchaChallenge.deleteMany({ where: { expiresAt: yesterday } });
    await this.database.throttle.deleteMany({ where: { expiresAt: { lt: now } } });
    await this.database.session.deleteMany({ where: { expiresAt: { lt: now } } });
    await this.database.operatorSession.deleteMany({ where: { expiresAt: { lt: now } } });
    await this.database.smsSend.deleteMany({ where: { createdAt: { lt: daysAgo(30) } } });
    await this.database.mailMessage.deleteMany({ where: { createdAt: { lt: daysAgo(30) } } });
    await this.database.localMessage.deleteMany({ where: { createdAt: { lt: daysAgo(7) } } });
    await this.database.resumeShareVisit.deleteMany({ where: { createdAt: { lt: daysAgo(2) } } });
    await this.database.dataExport.deleteMany({ where: { createdAt: { lt: daysAgo(30) } } });
    await this.database.auditEntry.deleteMany({ where: { createdAt: { lt: daysAgo(AUDIT_DAYS) } } });
  }
}
