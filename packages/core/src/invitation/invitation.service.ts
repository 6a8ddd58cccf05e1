import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLogService, type OperatorFailure } from '../operator/index.js';
import { addressIndexOf } from '../platform/blind-index/index.js';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { Throttle } from '../platform/throttle/index.js';
import { InvitationRepository, type InvitationRow, type InviterCounts } from './invitation.repository.js';

// High enough for a lecture hall behind one address that scans the same poster.
const PER_ADDRESS_AND_MINUTE = 300;

/** Limits invitation lookups per address. */
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

/** Failure reasons for operators only. */
export type InvitationSetupFailure = 'inviterInvalid';

const INVITER = /^[\w.@-]{1,100}$/;
const DAY_MS = 86_400_000;

/** At this number of registrations for one inviter from one address, an operator should investigate [ED6]. */
const SUSPICIOUS_REGISTRATIONS = 10;

interface InvitationSummary extends InvitationRow, Omit<InviterCounts, 'inviteId'> {
  isSuspicious: boolean;
}

/** Invitation management for operators. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Creates a code for an inviter; unlimited without `days`. */
  async create(invitation: {
    actor: string;
    inviteId: string;
    note: string;
    days: number | null;
    /** Idempotency key of the form. */
    formKey?: string;
  }): Promise<string> {
    const { actor, inviteId, note, days, formKey = randomUUID() } = invitation;
    if (!INVITER.test(inviteId) || note.length > 200)
      throw new Failure<InvitationSetupFailure>('inviterInvalid');
    const [code, createdAt] = [this.secrets.token(9), this.clock.now()];
    const expiresAt = days === null ? null : new Date(createdAt.getTime() + days * DAY_MS);
    if ((await this.invitations.find(formKey)) === null)
      await this.audit.record(actor, 'invitation.create', inviteId, { days });
    await this.invitations.add({ id: formKey, code, inviteId, note, createdAt, expiresAt });
    const made = await this.invitations.find(formKey);
    if (made?.inviteId !== inviteId || made.note !== note) throw new Failure<OperatorFailure>('formReused');
    return made.code;
  }

  /** All codes, newest first, with their inviters' results. */
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
