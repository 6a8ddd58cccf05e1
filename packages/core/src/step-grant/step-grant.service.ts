import { Injectable } from '@nestjs/common';
import { Clock, CryptoService } from '../platform/index.js';
import { type GrantKey, StepGrantRepository } from './step-grant.repository.js';

/** A flow of several calls; a grant of one kind is invalid for another. */
export type GrantKind = 'passwordReset' | 'studentCheck' | 'wechatBind' | 'phoneChange' | 'partnerConfirm';

interface Presented {
  kind: GrantKind;
  token: string;
  /** The caller's browser, as its HttpOnly cookie names it. */
  browser: string;
}

export interface Grant {
  id: string;
  step: string;
  /** The subject of the flow, decrypted. */
  subject: string;
  userId: string | null;
}

const SECONDS = 600;

/**
 * What the next step of a flow must present: created by the previous step, 256 bits, ten minutes, one use,
 * valid only in the browser that earned it [principle 6] [AU3] [AU4] [WX3].
 */
@Injectable()
export class StepGrantService {
  constructor(
    private readonly grants: StepGrantRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Creates a grant and returns its token; only its hash is stored. */
  async issue(grant: {
    kind: GrantKind;
    browser: string;
    subject: string;
    step?: string;
    userId?: string | null;
  }): Promise<string> {
    const token = this.secrets.token();
    const createdAt = this.clock.now();
    await this.grants.add({
      ...this.keyOf({ ...grant, token }),
      step: grant.step ?? '',
      subject: this.secrets.encrypt(grant.subject),
      userId: grant.userId ?? null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + SECONDS * 1000),
    });
    return token;
  }

  /** The live grant presented; null when forged, spent, expired, or of another kind or browser. */
  async find(presented: Presented): Promise<Grant | null> {
    const row = await this.grants.find(this.keyOf(presented), this.clock.now());
    return row && { ...row, subject: this.secrets.decrypt(row.subject) };
  }

  /** Advances a flow; false when another call did so first. */
  advance(grant: Grant, to: { step: string; subject?: string }): Promise<boolean> {
    const subject = this.secrets.encrypt(to.subject ?? grant.subject);
    return this.grants.advance(grant.id, grant.step, { step: to.step, subject }, this.clock.now());
  }

  /** Ends a flow at its current step; true exactly once. */
  spend(grant: Grant): Promise<boolean> {
    return this.grants.spend(grant.id, grant.step, this.clock.now());
  }

  private keyOf({ kind, token, browser }: Presented): GrantKey {
    return {
      kind,
      tokenHash: this.secrets.hash(token, 'pass'),
      browserHash: this.secrets.hash(`browser:${browser}`, 'pass'),
    };
  }
}
