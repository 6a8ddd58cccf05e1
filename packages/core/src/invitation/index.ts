import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { InvitationRepository } from './invitation.repository.js';
import { InvitationService, InvitationGuard } from './invitation.service.js';
import { RecordScan } from './record-scan.js';
import { ResolveFlagCode } from './resolve-flag-code.js';

export type { InvitationFailure, InvitationSetupFailure } from './invitation.service.js';
export { InvitationService } from './invitation.service.js';
export { RecordScan } from './record-scan.js';
export { ResolveFlagCode } from './resolve-flag-code.js';

@Module({
  imports: [OperatorModule, ThrottleModule],
  providers: [InvitationRepository, InvitationGuard, InvitationService, RecordScan, ResolveFlagCode],
  exports: [InvitationService, RecordScan, ResolveFlagCode],
})
export class InvitationModule {}
