import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

/** The partner services other than sign-on; one partner each. */
export const partnerServiceKinds = ['employment', 'campusNet'] as const;
export type PartnerServiceKind = (typeof partnerServiceKinds)[number];

export interface PartnerServiceRow {
  kind: PartnerServiceKind;
  partnerCode: string;
  resumeUrl: string;
  jobsUrl: string;
}

const SHOWN = { kind: true, partnerCode: true, resumeUrl: true, jobsUrl: true } as const;

@Injectable()
export class PartnerServiceRepository {
  constructor(private readonly database: Database) {}

  async find(kind: PartnerServiceKind): Promise<PartnerServiceRow | null> {
    const row = await this.database.partnerService.findUnique({ where: { kind }, select: SHOWN });
    return row && { ...row, kind };
  }

  async list(): Promise<PartnerServiceRow[]> {
    const rows = await this.database.partnerService.findMany({ orderBy: { kind: 'asc' }, select: SHOWN });
    return rows.map((row) => ({ ...row, kind: row.kind as PartnerServiceKind }));
  }

  async put({ kind, ...row }: PartnerServiceRow, updatedAt: Date): Promise<void> {
    const data = { ...row, updatedAt };
    await this.database.partnerService.upsert({ where: { kind }, create: { kind, ...data }, update: data });
  }

  async remove(kind: PartnerServiceKind): Promise<boolean> {
    const { count } = await this.database.partnerService.deleteMany({ where: { kind } });
    return count === 1;
  }

  /** Whether sign-on from a partner exists. */
  async isMember(partnerCode: string, userId: string): Promise<boolean> {
    return (await this.database.partnerAccount.count({ where: { partnerCode, userId } })) > 0;
  }
}
