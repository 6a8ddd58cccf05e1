import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { createTestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { TEST_PASSWORD_COST } from '@qicheng/testing/password-cost';
import { AccountStandingService } from '../src/account/account-standing.service.js';
import { AccountRepository } from '../src/account/account.repository.js';
import { PasswordHasher } from '../src/account/password/password-hasher.js';
import { AuditLogService } from '../src/operator/audit-log.service.js';
import { AuditRepository } from '../src/operator/audit.repository.js';
import { CryptoService } from '../src/platform/crypto.service.js';
import { ThrottleRepository } from '../src/platform/throttle/throttle.repository.js';
import { OpenShare } from '../src/resume-share/open-share.js';
import { OwnShareService } from '../src/resume-share/own-share.service.js';
import { ResumeShareRepository } from '../src/resume-share/resume-share.repository.js';
import { ShareLinkService } from '../src/resume-share/share-link.service.js';
import { ShareRateLimiter } from '../src/resume-share/share-rate-limiter.js';
import { TestClock } from './test-clock.js';

/** Shares over a real database, with a clock controlled by the test. */
export async function startShares() {
  const test = await createTestDatabase();
  const database = openDatabase({ url: test.url, acquireTimeoutMs: 20_000 });
  const clock = new TestClock();
  const secrets = new CryptoService('a secret for tests only, 32 characters');
  const hasher = new PasswordHasher({ passwordCost: TEST_PASSWORD_COST });
  const links = new ShareLinkService(secrets, { appUrl: 'https://qicheng.example' });
  const rows = new ResumeShareRepository(database);
  const limits = new ShareRateLimiter(new ThrottleRepository(database, clock), secrets, clock);
  const standing = new AccountStandingService(new AccountRepository(database));
  const audit = new AuditLogService(new AuditRepository(database), clock);
  return {
    database,
    clock,
    hasher,
    links,
    limits,
    own: new OwnShareService(rows, links, hasher, standing, audit, clock),
    visits: new OpenShare(rows, links, limits, hasher, clock),
    newUser: async () => (await database.user.create({ data: { username: '张三' } })).id,
    /** A stored résumé; `over` replaces parts of its document. */
    newResume: async (userId: string, over: Partial<ResumeDocument> = {}, language = 'zh') => {
      const document = { ...emptyDocument(), ...over };
      const data = {
        userId,
        title: '投给星河',
        templateCode: 'tem0001',
        language,
        document: { ...document },
      };
      return (await database.resume.create({ data: { ...data, version: 4 } })).id;
    },
    stop: async () => {
      await database.$disconnect();
      await test.drop();
    },
  };
}

export type ShareStack = Awaited<ReturnType<typeof startShares>>;
