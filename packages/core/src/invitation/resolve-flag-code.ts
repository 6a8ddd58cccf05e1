import { Injectable } from '@nestjs/common';
import { Clock, Failure } from '../platform/index.js';
import { InvitationRepository } from './invitation.repository.js';
import { type InvitationFailure, InvitationGuard } from './invitation.service.js';

@Injectable()
export class ResolveFlagCode {
  constructor(
    private readonly guard: InvitationGuard,
    private readonly invitations: InvitationRepository,
    private readonly clock: Clock,
  ) {}

  /** The invitation of a shared code, if valid. */
  async run(code: string, ip: string): Promise<string> {
    await this.guard.admit(ip);
    const inviteId = await this.invitations.inviteIdOf(code, this.clock.now());
    if (inviteId === null) throw new Failure<InvitationFailure>('invitationInvalid');
    return inviteId;
  }
}
