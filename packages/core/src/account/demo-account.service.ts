import { Inject, Injectable } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '../platform/index.js';
import { AccountService } from './account.service.js';

/** Fictional people for demos; keep in sync with prisma/seed/demo-accounts.json, which the launcher reads. */
export const DEMO_ACCOUNTS = [
  { phone: '13800000001', password: 'Qicheng2026', username: '林知远' },
  { phone: '13800000002', password: 'Qicheng2026', username: '苏晓禾' },
] as const;

/** The accounts printed by the embedded start; [decision 20]: only with DEMO=1, never in production. */
@Injectable()
export class DemoAccountService {
  constructor(
    private readonly accounts: AccountService,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  /** Creates missing demo accounts and returns all of them; none outside a demo. */
  async seed(): Promise<readonly { phone: string; password: string; username: string; userId: string }[]> {
    if (!this.config.demo) return [];
    if (this.config.environment === 'production')
      throw new Error('demo accounts are not allowed in production');
    const seeded = [];
    for (const account of DEMO_ACCOUNTS) {
      const created = await this.accounts.createUser(account);
      const userId = created ?? (await this.accounts.findCredentials(account.phone))?.userId;
      if (userId === undefined) throw new Error(`demo account ${account.username} could not be created`);
      seeded.push({ ...account, userId });
    }
    return seeded;
  }
}
