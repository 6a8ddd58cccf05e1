import { Injectable } from '@nestjs/common';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { InvitationRepository } from './invitation.repository.js';
import { type InvitationFailure, InvitationGuard } from './invitation.service.js';

@Injectable()
export class RecordScan {
  constructor(
    private readonly guard: InvitationGuard,
    private readonly invitations: InvitationRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Counts a browser that followed an invitation, once. There is no reward [ED6]. */
  async run({ inviteId, browser, ip }: { inviteId: string; browser: string; ip: string }): Promise<void> {
    await this.guard.admit(ip);
    const now = this.clock.now();
    if (!(await this.invitations.isLive(inviteId, now)))
      throw new Failure<InvitationFailure>('invitationInvalid');
    await this.invitations.addScan(inviteId, this.secrets.hash(`browser:${browser}`, 'index'), now);
  }
}
