import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../operator/index.js';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { InvitationRepository, type InvitationRow, type InviterCounts } from './invitation.repository.js';
import { addressIndexOf } from '../platform/blind-index/index.js';
import { Throttle } from '../platform/throttle/index.js';

// Wide enough for a lecture hall behind one address that scans the same poster.
const PER_ADDRESS_AND_MINUTE = 300;

/** Bounds how fast one address asks about invitations. */
@Injectable()
export class InvitationGuard {
  constructor(
    private readonly throttle: Throttle,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  async admit(ip: string): Promise<void> {
    const [count] = await this.throttle.hit([
      { key: `invitation:${addressIndexOf(this.secrets, ip)}`, seconds: 60 },
    ]);
    if (!count || count.hits <= PER_ADDRESS_AND_MINUTE) return;
    const wait = Math.ceil((count.expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    throw new Failure('tooManyRequests', { retryAfterSeconds: Math.max(1, wait) });
  }
}

export type InvitationFailure = 'invitationInvalid';

/** What only operators are told. */
export type InvitationSetupFailure = 'inviterInvalid';

const INVITER = /^[\w.@-]{1,100}$/;
const DAY_MS = 86_400_000;

/** From this many registrations of one inviter out of one address on, an operator should look [ED6]. */
const SUSPICIOUS_REGISTRATIONS = 10;

interface InvitationSummary extends InvitationRow, Omit<InviterCounts, 'inviteId'> {
  isSuspicious: boolean;
}

/** Invitations as operators make and watch them. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Makes a code that stands for an inviter; for ever without `days`. */
  async create(wanted: {
    actor: string;
    inviteId: string;
    note: string;
    days: number | null;
  }): Promise<string> {
    const { actor, inviteId, note, days } = wanted;
    if (!INVITER.test(inviteId) || note.length > 200)
      throw new Failure<InvitationSetupFailure>('inviterInvalid');
    const [code, createdAt] = [this.secrets.token(9), this.clock.now()];
    const expiresAt = days === null ? null : new Date(createdAt.getTime() + days * DAY_MS);
    await this.audit.record(actor, 'invitation.create', inviteId, { days });
    await this.invitations.add({ code, inviteId, note, createdAt, expiresAt });
    return code;
  }

  /** All codes, newest first, with what came by their inviters. */
  async list(): Promise<InvitationSummary[]> {
    const rows = await this.invitations.list();
    const counts = await this.invitations.counts([...new Set(rows.map(({ inviteId }) => inviteId))]);
    const byInviter = new Map(counts.map((count) => [count.inviteId, count]));
    const none = { scans: 0, registrations: 0, mostFromOneAddress: 0 };
    return rows.map((row) => {
      const count = byInviter.get(row.inviteId) ?? none;
      return { ...row, ...count, isSuspicious: count.mostFromOneAddress >= SUSPICIOUS_REGISTRATIONS };
    });
  }
}
