import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface PartnerRow {
  code: string;
  name: string;
  keyCipher: string;
  hosts: string[];
  createdAt: Date;
  disabledAt: Date | null;
}

@Injectable()
export class PartnerRepository {
  constructor(private readonly database: Database) {}

  findActive(code: string): Promise<PartnerRow | null> {
    return this.database.partner.findFirst({ where: { code, disabledAt: null } });
  }

  list(): Promise<PartnerRow[]> {
    return this.database.partner.findMany({ orderBy: { code: 'asc' } });
  }

  /** False when the code already exists. */
  async add(partner: Omit<PartnerRow, 'disabledAt'>): Promise<boolean> {
    const { count } = await this.database.partner.createMany({ data: [partner], skipDuplicates: true });
    return count === 1;
  }

  /** False when there is no such partner. */
  async change(code: string, change: { keyCipher?: string; disabledAt?: Date }): Promise<boolean> {
    const { count } = await this.database.partner.updateMany({ where: { code }, data: change });
    return count === 1;
  }
}
