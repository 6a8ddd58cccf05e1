import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { InvitationRepository } from './invitation.repository.js';
import { InvitationGuard } from './invitation-guard.js';
import { Invitations } from './invitations.service.js';
import { RecordScan } from './record-scan.js';
import { ResolveFlagCode } from './resolve-flag-code.js';

@Module({
  imports: [OperatorModule, ThrottleModule],
  providers: [InvitationRepository, InvitationGuard, Invitations, RecordScan, ResolveFlagCode],
  exports: [Invitations, RecordScan, ResolveFlagCode],
})
export class InvitationModule {}
