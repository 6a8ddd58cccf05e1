import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface CampaignRow {
  id: string;
  kind: string;
  name: string;
  schoolName: string;
  amount: number;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  disabledAt: Date | null;
}

@Injectable()
export class CampaignRepository {
  constructor(private readonly database: Database) {}

  async add(campaign: Omit<CampaignRow, 'disabledAt'>): Promise<void> {
    await this.database.campaign.createMany({ data: campaign, skipDuplicates: true });
  }

  find(id: string): Promise<CampaignRow | null> {
    return this.database.campaign.findUnique({ where: { id } });
  }

  /** Whether a campaign exists exactly as given. */
  async isSame(campaign: Omit<CampaignRow, 'createdAt' | 'disabledAt'>): Promise<boolean> {
    return (await this.database.campaign.count({ where: campaign })) === 1;
  }

  /** Ends a link campaign now; false if there is none. */
  async disable(id: string, now: Date): Promise<boolean> {
    const campaign = { id, kind: 'school' };
    await this.database.campaign.updateMany({
      where: { ...campaign, disabledAt: null },
      data: { disabledAt: now },
    });
    return (await this.database.campaign.count({ where: campaign })) === 1;
  }

  async list(): Promise<Array<CampaignRow & { members: number; claims: number }>> {
    const [rows, claims] = await Promise.all([
      this.database.campaign.findMany({
        include: { _count: { select: { members: true } } },
        orderBy: { createdAt: 'desc' },
        take: 500,
      }),
      this.database.campaignMember.groupBy({
        by: ['campaignId'],
        where: { claimedAt: { not: null } },
        _count: true,
      }),
    ]);
    const claimed = new Map(claims.map(({ campaignId, _count }) => [campaignId, _count]));
    return rows.map(({ _count, ...row }) => ({
      ...row,
      members: _count.members,
      claims: claimed.get(row.id) ?? 0,
    }));
  }

  /** Adds a user as a member, once; returns whether the gift was already claimed. */
  async join(campaignId: string, userId: string, now: Date): Promise<{ isClaimed: boolean }> {
    await this.database.campaignMember.createMany({
      data: { campaignId, userId, joinedAt: now },
      skipDuplicates: true,
    });
    const member = await this.database.campaignMember.findFirst({ where: { campaignId, userId } });
    return { isClaimed: member?.claimedAt != null };
  }

  async markClaimed(campaignId: string, userId: string, now: Date): Promise<void> {
    await this.database.campaignMember.updateMany({
      where: { campaignId, userId, claimedAt: null },
      data: { claimedAt: now },
    });
  }

  /** Whether an account has a verified phone. */
  async hasPhone(userId: string): Promise<boolean> {
    const count = await this.database.user.count({ where: { id: userId, phoneIndex: { not: null } } });
    return count === 1;
  }
}
