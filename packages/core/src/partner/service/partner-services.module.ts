import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { OperatorModule } from '../../operator/index.js';
import { PartnerDirectoryModule } from '../directory/partner-directory.module.js';
import { PartnerCallService } from './partner-call.service.js';
import { PartnerServiceRepository } from './partner-service.repository.js';
import { PartnerFeatureService } from './partner-feature.service.js';

/** What partners do for us besides sign-on, without the ways in. */
@Module({
  imports: [OperatorModule, PartnerDirectoryModule, JwtModule.register({})],
  providers: [PartnerCallService, PartnerServiceRepository, PartnerFeatureService],
  exports: [PartnerCallService, PartnerFeatureService],
})
export class PartnerServicesModule {}
