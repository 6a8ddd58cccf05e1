import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface InvitationRow {
  code: string;
  inviteId: string;
  note: string;
  createdAt: Date;
  expiresAt: Date | null;
}

/** Results of one inviter, over all codes. */
export interface InviterCounts {
  inviteId: string;
  scans: number;
  registrations: number;
  /** The most registrations from one network address. */
  mostFromOneAddress: number;
}

const live = (now: Date) => ({ OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] });

@Injectable()
export class InvitationRepository {
  constructor(private readonly database: Database) {}

  /** Adds a code; ignores a duplicate id. */
  async add(invitation: InvitationRow & { id: string }): Promise<void> {
    await this.database.invitation.createMany({ data: invitation, skipDuplicates: true });
  }

  find(id: string): Promise<InvitationRow | null> {
    return this.database.invitation.findUnique({ where: { id }, omit: { id: true } });
  }

  async inviteIdOf(code: string, now: Date): Promise<string | null> {
    const row = await this.database.invitation.findFirst({
      where: { code, ...live(now) },
      select: { inviteId: true },
    });
    return row?.inviteId ?? null;
  }

  async isLive(inviteId: string, now: Date): Promise<boolean> {
    return (await this.database.invitation.findFirst({ where: { inviteId, ...live(now) } })) !== null;
  }

  /** One row per browser, however often it visits. */
  async addScan(inviteId: string, browserHash: string, now: Date): Promise<void> {
    await this.database.invitationScan.createMany({
      data: { inviteId, browserHash, createdAt: now },
      skipDuplicates: true,
    });
  }

  list(): Promise<InvitationRow[]> {
    return this.database.invitation.findMany({
      omit: { id: true },
      orderBy: { createdAt: 'desc' },
      take: 500,
    });
  }

  /**
   * Registrations are distinguished by the address of the session that created the account, while that session is
   * stored.
   */
  counts(inviteIds: readonly string[]): Promise<InviterCounts[]> {
    return this.database.$queryRaw<InviterCounts[]>`
      WITH registered AS (
        SELECT origin ->> 'inviteId' AS invite_id, first.ip_hash
        FROM user_account LEFT JOIN LATERAL (
          SELECT ip_hash FROM session WHERE user_id = user_account.id ORDER BY created_at LIMIT 1
        ) AS first ON true
        WHERE origin ->> 'inviteId' = ANY(${[...inviteIds]}::text[])
      ), by_address AS (
        SELECT invite_id, count(*) AS made FROM registered WHERE ip_hash <> '' GROUP BY invite_id, ip_hash
      )
      SELECT asked AS "inviteId",
        (SELECT count(*)::int FROM invitation_scan WHERE invite_id = asked) AS scans,
        (SELECT count(*)::int FROM registered WHERE invite_id = asked) AS registrations,
        (SELECT coalesce(max(made), 0)::int FROM by_address WHERE invite_id = asked) AS "mostFromOneAddress"
      FROM unnest(${[...inviteIds]}::text[]) AS asked`;
  }
}
