import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/index.js';
import { type ActivePartner, PartnerService } from '../directory/partner.service.js';
import { PartnerTicketService } from '../ticket/partner-ticket.service.js';
import { SUBJECT } from '../ticket/ticket-claims.js';

export interface ProvenMember {
  partner: ActivePartner;
  subject: string;
  nonce: string;
}

// code.seconds.nonce.signature
const PROOF = /^([a-z][a-z\d-]{1,29})\.(\d{10})\.([\w-]{16,100})\.([\w-]{43})$/;
const SECONDS = 60;

/** Proof that the partner itself has just written the shared member hint ([SS3], docs/PARTNER.md). */
@Injectable()
export class MemberProofService {
  constructor(
    private readonly partners: PartnerService,
    private readonly tickets: PartnerTicketService,
    private readonly clock: Clock,
  ) {}

  /** The member named by a hint when its proof is genuine, recent and unused; else null. */
  async redeem(hint: string, proof: string): Promise<ProvenMember | null> {
    const [, code = '', seconds = '', nonce = '', signature = ''] = PROOF.exec(proof) ?? [];
    if (code === '' || !SUBJECT.test(hint)) return null;
    const age = this.clock.now().getTime() / 1000 - Number(seconds);
    if (Math.abs(age) > SECONDS) return null;
    const partner = await this.partners.findActive(code);
    if (!partner || !isSame(signProof(partner.key, { code, seconds, nonce, hint }), signature)) return null;
    const isNew = await this.tickets.spendOnce(`proof:${code}:${nonce}`);
    return isNew ? { partner, subject: hint, nonce } : null;
  }
}

/** The signature of a proof: HMAC-SHA256 over code, seconds, nonce and hint joined by dots. */
function signProof(
  key: string,
  { code, seconds, nonce, hint }: { code: string; seconds: string; nonce: string; hint: string },
): string {
  return createHmac('sha256', key).update(`${code}.${seconds}.${nonce}.${hint}`).digest('base64url');
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
